export type {
  Contribution,
  Crosstable,
  CrosstableOptions,
  Edition,
  Explanation,
  Game,
  GameKind,
  OutcomeName,
  Player,
  Reason,
  Result,
  Rounds,
  Scoring,
  System,
} from '@crosstable/core';
export { crosstable } from '@crosstable/core';
export { explain } from './explain.js';
export type { Standing } from './standings.js';
export { standings } from './standings.js';
export { tiebreak, tiebreakValues } from './values.js';
