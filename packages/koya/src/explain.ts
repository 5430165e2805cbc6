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
export type { KoyaLimit } from './article-14.5.js';
export { explain } from './article-9.2.js';
