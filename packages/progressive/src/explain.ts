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
export type { ProgressiveVariant } from './article-7.5.js';
export { explain } from './article-7.5.js';
