export type {
  AddedPoints,
  Adjustment,
  AdjustmentRecord,
  Contribution,
  Crosstable,
  CrosstableOptions,
  Edition,
  EncounterStanding,
  EncounterStep,
  Explanation,
  Game,
  GameKind,
  OutcomeName,
  Player,
  Reason,
  ReasonKey,
  ReasonValues,
  Result,
  Rounds,
  Scoring,
  System,
  UnfinishedRound,
} from '@crosstable/core';
export { EDITIONS, crosstable } from '@crosstable/core';
export type { CheckedCode, CheckedList, Finding } from './check-list.js';
export { checkList } from './check-list.js';
export { explain } from './explain.js';
export type { EqualValue, OrderExplanation, SeparatedOrder, UndecidedOrder } from './explain-order.js';
export { explainOrder } from './explain-order.js';
export { explainStanding } from './explain-standing.js';
export type { Manual } from './manual.js';
export type { Standing, Standings, StandingsOptions } from './standings.js';
export { standings } from './standings.js';
export type { TiebreakTitle } from './tiebreaks.js';
export { TIEBREAKS } from './tiebreaks.js';
export { tiebreak, tiebreakValues } from './values.js';
export { inWords } from './words/in-words.js';
export type { TiebreakCode } from './words/titles.js';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from './words/words.js';
