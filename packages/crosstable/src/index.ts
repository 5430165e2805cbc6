export type {
  AddedPoints,
  ArticleTwelve,
  Adjustment,
  AdjustmentRecord,
  Contribution,
  Crosstable,
  EncounterGame,
  Match,
  MatchResult,
  MatchScoring,
  Matches,
  Team,
  TeamAdjustment,
  TeamPairingBye,
  TeamTableOptions,
  CrosstableOptions,
  Edition,
  EncounterStanding,
  EncounterStep,
  Explanation,
  Fact,
  Game,
  GameKind,
  OutcomeName,
  Player,
  RatingFrom,
  RatingList,
  RatingRules,
  Reason,
  ReasonKey,
  ReasonValues,
  Result,
  Rounds,
  Scoring,
  System,
  UnfinishedRound,
  Unrated,
} from '@crosstable/core';
export { EDITIONS, crosstable } from '@crosstable/core';
export type { BoardPrize, BoardPrizeColumn, BoardPrizeOptions } from './board-prizes.js';
export { boardPrizes } from './board-prizes.js';
export type { CheckListOptions, CheckedCode, CheckedList, Finding } from './check-list.js';
export { checkList } from './check-list.js';
export { explain } from './explain.js';
export type { EqualValue, OrderExplanation, SeparatedOrder, UndecidedOrder } from './explain-order.js';
export { explainOrder } from './explain-order.js';
export { explainStanding } from './explain-standing.js';
export type { TeamTable } from '../../team/src/article-11-table.js';
export { teamTable } from '../../team/src/article-11-table.js';
export { playersOf } from '../../team/src/players-of.js';
export type { Manual } from './manual.js';
export type { Standing, Standings, StandingsOptions } from './standings.js';
export { standings } from './standings.js';
export type { TiebreakTitle } from './tiebreaks.js';
export { TIEBREAKS } from './tiebreaks.js';
export { tiebreak, tiebreakValues } from './values.js';
export { inWords } from './words/in-words.js';
export type { TiebreakCode } from './words/titles.js';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, TeamWords, Told, Words } from './words/words.js';
