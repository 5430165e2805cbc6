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
export type { AverageRatingVariant } from './article-10.1-explanation.js';
export { explain } from './article-10.1-explanation.js';
