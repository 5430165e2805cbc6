export type {
  Contribution,
  Crosstable,
  Edition,
  Explanation,
  Game,
  GameKind,
  OutcomeName,
  Player,
  Reason,
  Result,
  Rounds,
  System,
} from '@crosstable/core';
export type { SonnebornBergerVariant } from './article-9.1.js';
export { explain } from './article-9.1.js';
