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
export type { Repair, RepairKind } from '../../trf/src/repair.js';
export type { ChessEvent, ListedPlayer, ListedTeam, OpenBye, StatedRank, WrittenInFile } from './event/chess-event.js';
export type { EventForm, EventGame, EventMatch, EventPlayer } from './event/event-form.js';
export { eventFindings } from './findings/event-findings.js';
export type { Change, EventFinding } from './findings/finding.js';
export { explanationHtml, explanationMarkdown, explanationText } from './report/explanation-formats.js';
export type { Question } from './report/explanation-report.js';
export type { ExpelledRow, StandingsReport, StandingsRow } from './report/standings-report.js';
export { standingsReport } from './report/standings-report.js';
export { standingsCsv, standingsHtml, standingsMarkdown, standingsText } from './report/standings-texts.js';
export type { EventTitle } from './report/title.js';
