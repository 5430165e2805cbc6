export type {
  Adjustment,
  Edition,
  Fact,
  Game,
  GameKind,
  OtherPoints,
  Player,
  Result,
  Scoring,
  System,
} from '@crosstable/core';
export type { RepairKind, RepairNote } from '@crosstable/trf/inside';
export type { FileNotes, FileReadings } from '@crosstable/words/answers';
export type {
  ChessEvent,
  EditionOrigin,
  EventForm,
  EventGame,
  EventMatch,
  EventPlayer,
  EventTitle,
  ListedPlayer,
  ListedTeam,
  OpenBye,
  Remark,
  Repair,
  StatedRank,
  WrittenInFile,
} from '@crosstable/event';
export {
  type Change,
  type EventFinding,
  type ExpelledRow,
  type PrintedNumbers,
  type Question,
  type StandingsReport,
  type StandingsRow,
  type ToldPrintedList,
  eventFindings,
  explanationHtml,
  explanationMarkdown,
  explanationText,
  standingsCsv,
  standingsHtml,
  standingsMarkdown,
  standingsReport,
  standingsText,
} from '@crosstable/report';
export type { AnswerWords, ReportWords } from '@crosstable/words/answers';
export { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
