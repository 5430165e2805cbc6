export { type Answer, FORMATS, type Format, type Sheet, writeAnswer } from './answer.js';
export {
  type ClubLabel,
  type ClubsOptions,
  type ClubsReport,
  clubOrder,
  clubsAnswer,
  clubsReport,
} from './clubs-report.js';
export { explanationAnswer, explanationHtml, explanationMarkdown, explanationText } from './explanation-answer.js';
export type { Question } from './explanation-report.js';
export { type CheckedEvent, findingsAnswer } from './findings-answer.js';
export { canChangeStandings, eventFindings } from './findings/event-findings.js';
export type { Change, EventFinding } from './findings/finding.js';
export { type ChangingNotes, notesByChange, notesIn } from './findings/notes.js';
export { leftOutInWords, otherPointsInWords, untoldInWords, warningsOn } from './findings/other-points.js';
export { type Cell, cellsOf } from './grid.js';
export { placesByRound } from './player/places-by-round.js';
export { type Opponent, type PlayerReport, type PlayerRound, playerReport } from './player/player-report.js';
export { type BoardPrizeRow, boardPrizesAnswer, boardPrizesReport } from './board-prizes-report.js';
export { type PrizeRow, type PrizesOptions, type PrizesReport, prizesAnswer, prizesReport } from './prizes-report.js';
export { type SourcedRules, ratingsAnswer } from './ratings-answer.js';
export type { RatingRules } from './ratings-report.js';
export {
  type PrintedNumbers,
  type ToldPrintedList,
  isOtherThanPrinted,
  printedListInWords,
  printedNumbers,
} from './printed-list.js';
export { standingsAnswer, standingsCsv, standingsHtml, standingsMarkdown, standingsText } from './standings-answer.js';
export { type ExpelledRow, type StandingsReport, type StandingsRow, standingsReport } from './standings-report.js';
export { wrapped } from './text-columns.js';
