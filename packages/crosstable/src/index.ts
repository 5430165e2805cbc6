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
export type { BoardPrize, BoardPrizeColumn, BoardPrizeOptions } from '../../standings/src/board-prizes.js';
export { boardPrizes } from '../../standings/src/board-prizes.js';
export type { CheckListOptions, CheckedCode, CheckedList, Finding } from '../../standings/src/check-list.js';
export { checkList } from '../../standings/src/check-list.js';
export { explain } from '../../standings/src/explain.js';
export type { EqualValue, OrderExplanation, SeparatedOrder, UndecidedOrder } from '../../standings/src/explain-list.js';
export { explainOrder } from '../../standings/src/explain-list.js';
export { explainStanding } from '../../standings/src/explain-standing.js';
export type { TeamTable } from '../../team/src/article-11-table.js';
export { teamTable } from '../../team/src/article-11-table.js';
export { playersOf } from '../../team/src/players-of.js';
export type { Manual } from '../../standings/src/manual.js';
export type { Standing, Standings, StandingsOptions } from '../../standings/src/standings.js';
export { standings } from '../../standings/src/standings.js';
export type { TiebreakTitle } from '../../standings/src/tiebreaks.js';
export { TIEBREAKS } from '../../standings/src/tiebreaks.js';
export { tiebreak, tiebreakValues } from '../../standings/src/values.js';
export { inWords } from '../../words/src/in-words.js';
export type { TiebreakCode } from '../../words/src/titles.js';
export type {
  CodeModifier,
  NumberWords,
  Phrases,
  ReasonNumber,
  TeamWords,
  Told,
  Words,
} from '../../words/src/words.js';
