// Input: games, players, options
export { check, checkArray, checkId, isObject, shown } from './input/check.js';
export type { Adjustment, AdjustmentRecord } from './input/adjustments.js';
export type { Game, GameKind, Player, Result, Rounds } from './input/game.js';
export { GAME_KINDS, RESULTS } from './input/game.js';
export { nearestMillionth } from './input/millionths.js';
export { nearest } from './input/nearest.js';
export { checkNames } from './input/option-names.js';
export type { CrosstableOptions } from './input/options.js';
export { REPORT_FIELDS } from './input/report-fields.js';
export type { Scoring } from './input/scoring.js';
export { checkTableSize } from './input/table-size.js';

// The compiled tournament
export { crosstable } from './tournament/crosstable.js';
export { derived } from './tournament/derived.js';
export { once } from './tournament/once.js';
export type { OutcomeName } from './tournament/record.js';
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
} from './tournament/record.js';
export type { Score } from './tournament/score.js';
export { seatOf, withPlayersWithoutGames } from './tournament/seat.js';
export type { Crosstable } from './tournament/table.js';
export { openTable, participantOf, ratedTournament, tournamentOf } from './tournament/table.js';
export type { Tiebreak } from './tournament/tiebreak.js';
export type { Tournament } from './tournament/tournament.js';

// The articles that all tie-breaks share
export { ratingDifference } from './b02/article-8.1.1-rating-difference.js';
export { CERTAIN_DIFFERENCE, scoringProbability } from './b02/article-8.1.2-scoring-probability.js';
export type { Cut } from './c07/article-14-cuts.js';
export { cutHighest, cutLeastSignificant, cutLowest, cutRound, cutsAndMedians } from './c07/article-14-cuts.js';
export type { System } from './c07/article-15-unplayed-rounds.js';
export { SYSTEMS } from './c07/article-15-unplayed-rounds.js';
export { reasonOfScoreMet } from './c07/article-16-explained.js';
export { scoresMet } from './c07/article-16-unplayed-rounds.js';
export { withForfeitsAsGames } from './c07/article-16.6.js';
export type { Edition } from './c07/editions.js';
export { EDITIONS, NEWEST, editionOfCode, editionOn, rowOf } from './c07/editions.js';

// Rules, values and explanations
export type { Contributions, Rows } from './rule/contributions.js';
export { rowsOf } from './rule/contributions.js';
export type {
  AddedPoints,
  Contribution,
  EncounterStanding,
  EncounterStep,
  Explanation,
  UnfinishedRound,
} from './rule/explanation-types.js';
export { explanation, explanationOf, meanReason, modifierOf, unfinishedRounds } from './rule/explanation.js';
export type { Kept } from './rule/kept.js';
export { after } from './rule/kept.js';
export type { KeyedReason, Reason, ReasonKey, ReasonValues } from './rule/reasons.js';
export type { Refusal } from './rule/refusal.js';
export { refuse } from './rule/refusal.js';
export type { Calculation, Contributing, OrderingRule, TiebreakRule, Title, Type } from './rule/rule.js';
export { columnOfRule, divided, inPoints, valueOf, valueWhereAllowed, valuesOf } from './rule/values.js';
