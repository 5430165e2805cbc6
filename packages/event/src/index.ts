export { type BergerOptions, bergerRounds } from './berger-rounds.js';
export { type Schema, checkForm } from './check-form.js';
export { FORM, checkEvent } from './checked-event.js';
export type {
  ChessEvent,
  ListedPlayer,
  ListedTeam,
  OpenBye,
  Remark,
  Repair,
  StatedRank,
  WrittenInFile,
} from './chess-event.js';
export { gamesOfMatches } from './complete.js';
export { contendersOf } from './contenders.js';
export { DEFAULT_LISTS, orderOf } from './default-list.js';
export type { EventForm, EventGame, EventMatch, EventPlayer } from './event-form.js';
export {
  type EventReport,
  type EventReportNote,
  type EventReportOptions,
  eventReport,
  noteInWords,
  reportFrom,
  reportIn,
} from './event-report.js';
export { definitionsOf, definitionsToTry } from './event-values.js';
export { type EventTableOptions, tableOf } from './event-table.js';
export { type Expelled, expelledOf } from './expelled.js';
export { type MatrixCell, gamesOfMatrix } from './games-of-matrix.js';
export { eventOf, jsonEvent } from './json-event.js';
export {
  type Names,
  type ParticipantHeading,
  nameOf,
  candidates,
  contradictionAmong,
  hasStartNumbers,
  idInWords,
  isOfTeams,
  isOnRoster,
  nameOrId,
  namesOf,
  participantHeading,
  participantsOf,
  playersMeant,
  printedTitle,
  sharedNames,
  withId,
  wordsOfName,
} from './participants.js';
export { type NormsAsked, normsAskedOf, titlesToMake } from './norms-asked.js';
export { type OpenOptions, openEvent } from './open-event.js';
export { atPrintedRound, tableOfRanks, unfinishedBefore, unfinishedGames } from './printed-round.js';
export { readEvent } from './read-event.js';
export type { PrintedValues } from './printed-values.js';
export type { Refusal } from './refusal.js';
export { isJson, isPrintedPage, isWebPage } from './recognized.js';
export { announcedRounds, roundsIn } from './rounds.js';
export { type EditionOrigin, editionFrom } from './edition-of-event.js';
export { type EventTitle, type Place, titleOf } from './title.js';
export { type TableOfTeams, tableBy } from './table-by.js';
export { US_CHESS_LISTS, rulesOf } from './us-chess-order.js';
export { GROUP_KINDS, type GroupKind, type OfferedGroup, type PlayerGroup } from './group-kinds.js';
export { groupsIn, playersIn } from './player-groups.js';
export { openTrf, trfEvent } from './trf-event.js';
export { type GameRow, roundsOf } from './rounds-of.js';
export { eventText, writtenEvent } from './written-event.js';
