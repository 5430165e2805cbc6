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
export type { BoardPrize, BoardPrizeColumn, BoardPrizeOptions } from '@crosstable/standings';
export { boardPrizes } from '@crosstable/standings';
export type { CheckListOptions, CheckedCode, CheckedList, Finding } from '@crosstable/standings';
export { checkList } from '@crosstable/standings';
export { explain } from '@crosstable/standings';
export type { EqualValue, OrderExplanation, SeparatedOrder, UndecidedOrder } from '@crosstable/standings';
export { explainOrder } from '@crosstable/standings';
export { explainStanding } from '@crosstable/standings';
export type { TeamTable } from '@crosstable/team/inside';
export { teamTable } from '@crosstable/team/inside';
export { playersOf } from '@crosstable/team/inside';
export type { Manual } from '@crosstable/standings';
export type { Standing, Standings, StandingsOptions } from '@crosstable/standings';
export { standings } from '@crosstable/standings';
export type { TiebreakTitle } from '@crosstable/standings';
export { TIEBREAKS } from '@crosstable/standings';
export { tiebreak, tiebreakValues } from '@crosstable/standings';
export { inWords } from '@crosstable/words';
export type { TiebreakCode } from '@crosstable/words';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, TeamWords, Told, Words } from '@crosstable/words';
