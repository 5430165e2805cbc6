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
export type { PerformanceVariant } from './article-10-explanation.js';
export { explain } from './article-10-explanation.js';
