export {
  type Ranking,
  type Split,
  byColumn,
  everybody,
  meritsOf,
  ranksIn,
  refine,
  wholeOrder,
} from './article-4.2-ranking.js';
export { FAMILIES_OF_PLAYERS, type Family, SCORES_OF_TEAMS } from './article-5-of-players.js';
export { FAMILIES } from './article-5-tie-breaks-list.js';
export { type BoardPrize, type BoardPrizeColumn, type BoardPrizeOptions, boardPrizes } from './board-prizes.js';
export {
  type ByesWithoutKind,
  type CheckListOptions,
  type CheckedCode,
  type CheckedList,
  type Finding,
  byesWithoutKind,
  checkList,
  findingsOnList,
  isUsable,
} from './check-list.js';
export { TIEBREAKS, type TiebreakTitle, modifiersOf, resolvedCode } from './codes.js';
export { checkAllowed, columnOf, needsRatings, publicValue, splitByValues } from './columns.js';
export type { Code } from './every-code.js';
export {
  type EqualValue,
  type OrderExplanation,
  type SeparatedOrder,
  type UndecidedOrder,
  explainOrder,
  explainStanding,
  explainStandings,
} from './explain-list.js';
export { explain, explainerOf } from './explain.js';
export { ranksOfPlayers, resolvedCodeOfPlayers } from './ranks-of-players.js';
export {
  type CodeOfArticle5,
  type ResolvedCode,
  canonical,
  resolveAmong,
  codesOfFamilies,
  resolvedCodeOf,
  ruleOfCode,
  scoresOf,
} from './resolved-code.js';
export { type DefinedInPrint, definedIn, resolvedCodeIn } from './self-defined/code-in.js';
export { separatedBy } from './separated-by.js';
export { type Standing, type Standings, type StandingsOptions, standings } from './standings.js';
export { type Manual, checkLength } from './steps.js';
export { tiebreak, tiebreakValues } from './values.js';
