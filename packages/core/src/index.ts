// The types that packages export
export type * from './public-explanation.js';

// Input: games, players, options
export {
  check,
  checkArray,
  checkFlag,
  checkId,
  checkObject,
  checkWhole,
  expectedId,
  isObject,
  isWhole,
  valueInMessage,
  unexpected,
} from './input/check.js';
export type { Unchecked } from './input/check.js';
export type { Adjustment, AdjustmentRecord, CheckedAdjustment } from './input/adjustments.js';
export { checkAmount, checkRoundOf, isAmount, oneReplacement } from './input/adjustments.js';
export { type InputError, type InputErrorKey, isInputError, withPath } from './text/input-error.js';
export { isDay } from './input/day.js';
export {
  EDITIONS,
  LAST_EDITIONS,
  NEWEST,
  NEWEST_RULES,
  editionOfCode,
  editionOfDays,
  editionOn,
  rowOf,
} from './input/editions.js';
export { CODES_OF_ARTICLE_5, checkedDefinitions, plainCode } from './input/check-self-defined.js';
export { appearingField, checkedPairingNumber, listedField } from './input/field.js';
export { GAME_KINDS, RESULTS, isAlone, isPairedRound, lastPairedRound } from './input/game.js';
export { nearestMillionth } from './input/millionths.js';
export { nearest, nearestFew } from './input/nearest.js';
export { expelledIn } from './input/players.js';
export type {
  ArticleTwelve,
  Match,
  MatchScoring,
  Matches,
  Team,
  TeamAdjustment,
  TeamPairingBye,
  TeamTableOptions,
} from './input/match.js';
export type { OptionNames } from './input/option-names.js';
export { checkNames } from './input/option-names.js';
export type { Fact } from './input/facts.js';
export { unknownFacts } from './input/facts.js';
export type { CrosstableOptions, Scoring } from './input/options.js';
export { choice } from './input/options.js';
export { SYSTEMS } from './input/system.js';
export { checkTextByLanguage } from './input/text-by-language.js';
export type {
  OtherPoints,
  PrintedColumn,
  PrintedList,
  PrintedTable,
  RanksInEdition,
  Rule,
} from './input/printed-table.js';
export type { Unrated } from './input/rating-rules.js';
export { REPORT_FIELDS } from './input/report-fields.js';
export type {
  CheckedDefinition,
  Exact,
  PlayerView,
  RoundView,
  SelfDefined,
  SelfDefinedByContributions,
  SelfDefinedByOrder,
  SelfDefinedByValues,
  SelfDefinedContribution,
  SelfDefinedCut,
  TournamentView,
} from './input/self-defined.js';
export { checkTableSize } from './input/table-size.js';
export { withoutUndefined } from './input/without-undefined.js';

// The compiled tournament
export { addUp } from './tournament/add-up.js';
export { scoreWithAdjustments } from './tournament/adjust.js';
export type { Boards } from './tournament/boards.js';
export { byeOfBlanks } from './tournament/byes-of-blanks.js';
export { compileCells } from './tournament/compile.js';
export { crosstable } from './tournament/crosstable.js';
export { derive } from './tournament/derive.js';
export { enterGame } from './tournament/enter-game.js';
export type { KindRead } from './tournament/kinds-read.js';
export { kindsReadIn, withKindsRead } from './tournament/kinds-read.js';
export { memoized } from './tournament/memoized.js';
export {
  AS_BLACK,
  DRAWN,
  FORFEITS,
  DOUBLE_FORFEIT,
  FORFEIT_LOSS,
  FORFEIT_LOSSES,
  FORFEIT_WIN,
  FULL_BYE,
  HALF_BYE,
  LOST,
  NO_RECORD,
  OPEN,
  OTHER_BYES,
  PAIRED_GAMES,
  PAIRING_BYE,
  PLAYED,
  UNFINISHED,
  VOLUNTARY_ROUNDS,
  WON,
  ZERO_BYE,
  isIn,
  isPlayed,
  outcomeName,
  outcomeOf,
} from './tournament/record.js';
export type { Points } from './tournament/points.js';
export type { GameForRating, PlayerForRating } from './tournament/rated-games.js';
export { ratedGamesOf } from './tournament/rated-games.js';
export type { Score, ScoreName } from './tournament/score.js';
export { pointsOf } from './tournament/scoring.js';
export type { Tied } from './tournament/seat.js';
export { seatOf, seatsOfTied } from './tournament/seat.js';
export type { CheckedOptions } from './tournament/settings.js';
export { settingsOf } from './tournament/settings.js';
export {
  openTable,
  participantOf,
  ratedTournament,
  tableOf,
  tournamentOf,
  unratedTournament,
} from './tournament/table.js';
export type { Tournament } from './tournament/tournament.js';

// The articles that all tie-breaks share
export { specialCasesOf, ratingIn, severalRatings } from './tournament/article-10-ratings.js';
export { percentage, ratingDifference } from './b02/article-8.1.1-rating-difference.js';
export { CERTAIN_DIFFERENCE, scoringProbability } from './b02/article-8.1.2-scoring-probability.js';
export type { Cut } from './c07/article-14-cuts.js';
export { cutHighest, cutLeastSignificant, cutLowest, cutRound, cutsAndMedians } from './c07/article-14-cuts.js';
export type { ReferenceScore } from './c07/article-13-reference-score.js';
export { inScore, withScoresSwapped } from './c07/article-13-reference-score.js';
export { outcomesOfMatch } from './c07/article-15.1-matches.js';
export { unplayedRounds } from './c07/article-15-unplayed-rounds.js';
export { reasonOfScoreMet } from './rule/article-16-explained.js';
export { adjustedScores, isLimitedByOpponent, scoresMet } from './c07/article-16-unplayed-rounds.js';
export { withForfeitsAsGames, withForfeitsPlayed } from './rule/article-16.6.js';

// Rules, values and explanations
export type { Contributions, Rows } from './c07/contributions.js';
export { rowsOf, valuesMet } from './c07/contributions.js';
export type { Placing, TakenStep } from './rule/explained-placing.js';
export { explanationOfPlacing } from './rule/explained-placing.js';
export { contributionOf, explainedRound } from './rule/explained-round.js';
export { explanation, explanationOf, modifierOf, ruleNamed } from './rule/explanation.js';
export { matchOf } from './rule/match.js';
export { groupsByKey } from './rule/groups-by-key.js';
export { groupsByMerit } from './rule/groups-by-merit.js';
export { meanReason } from './rule/mean-reason.js';
export type { Keeping, Kept } from './rule/kept.js';
export { after, afterOne, copyOf, take } from './rule/kept.js';
export type { KeyedReason } from './input/reasons.js';
export type { Refusal } from './rule/refusal.js';
export { PLAYERS_ONLY, TEAMS_ONLY, refusalOf, refuse, unlessKnown, unlessOrderNeeded } from './rule/refusal.js';
export type { Calculation, Contributing, OrderingRule, TiebreakRule, Title, Type } from './rule/rule.js';
export { ruleFrom, variantOf } from './rule/rule-from.js';
export { unfinishedRounds } from './rule/unfinished-rounds.js';
export { columnOfRule, quotients, inPoints, valueOf, valueWhereAllowed, valuesOf } from './rule/values.js';
