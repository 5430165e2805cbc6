export type { Account, Column, Separation, Title } from './account.js';
export type { Modifier } from './article-14-cuts.js';
export {
  afterCuts,
  cutHighest,
  cutLeastSignificant,
  cutLowest,
  cutMostSignificant,
  cutRound,
  cutsAndMedians,
} from './article-14-cuts.js';
export type { System } from './article-15-unplayed-rounds.js';
export { SYSTEMS } from './article-15-unplayed-rounds.js';
export type { Edition } from './article-16-unplayed-rounds.js';
export { EDITIONS, NOBODY, reasonOfScoreMet, scoreMet, withForfeitsAsGames } from './article-16-unplayed-rounds.js';
export { ratingDifference } from './article-8.1.1-rating-difference.js';
export { CERTAIN_DIFFERENCE, scoringProbability } from './article-8.1.2-scoring-probability.js';
export { ownSeat, ratedSeat, seatAmongOpponents, seatWithEverything } from './bare-rounds.js';
export { check, checkArray, checkId, isObject, shown } from './check.js';
export type { Crosstable } from './compile.js';
export { crosstable } from './compile.js';
export { compiledSeat, compiledTournament } from './compiled-seat.js';
export type { Element } from './contribution.js';
export { inPoints, sumOf } from './contribution.js';
export type { Contribution, EncounterStanding, EncounterStep, Explanation, UnfinishedRound } from './explanation.js';
export { cutOf, explanation, meanReason, unfinishedRounds } from './explanation.js';
export type { Game, GameKind, Player, Result, Rounds } from './game.js';
export { GAME_KINDS, RESULTS } from './game.js';
export { nearestMillionth } from './millionths.js';
export { nearest } from './nearest.js';
export { checkNames } from './option-names.js';
export type { CrosstableOptions } from './options.js';
export { REPORT_FIELDS } from './report-fields.js';
export { columnOf, isUndefinedFor, seatShown, valueAt } from './reading.js';
export type { KeyedReason, Reason, ReasonKey, ReasonValues } from './reasons.js';
export type { Refusal } from './refusal.js';
export { refuse } from './refusal.js';
export type { OutcomeName } from './record.js';
export {
  AS_BLACK,
  FORFEITS,
  FORFEIT_LOSSES,
  NO_RECORD,
  PLAYED,
  PLAYED_GAMES,
  REQUESTED_BYES,
  UNFINISHED,
  isIn,
  isPlayed,
  outcomeName,
  outcomeOf,
} from './record.js';
export type { Scoring } from './scoring.js';
export { openTable } from './seat.js';
export { checkTableSize } from './table-size.js';
export type { Tiebreak } from './tiebreak.js';
export type { CompiledTournament, OwnRounds, RatedRounds, Seat, Tournament } from './tournament.js';
export type { View } from './view.js';
export { viewed, viewedFrom } from './view.js';
