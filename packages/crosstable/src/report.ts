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
export type {
  ChessEvent,
  ListedPlayer,
  ListedTeam,
  OpenBye,
  StatedRank,
  WrittenInFile,
} from '../../event/src/chess-event.js';
export type { EventForm, EventGame, EventMatch, EventPlayer } from '../../event/src/event-form.js';
export { eventFindings } from '../../report/src/findings/event-findings.js';
export type { Change, EventFinding } from '../../report/src/findings/finding.js';
export { explanationHtml, explanationMarkdown, explanationText } from '../../report/src/explanation-formats.js';
export type { Question } from '../../report/src/explanation-report.js';
export type { ExpelledRow, StandingsReport, StandingsRow } from '../../report/src/standings-report.js';
export { standingsReport } from '../../report/src/standings-report.js';
export { standingsCsv, standingsHtml, standingsMarkdown, standingsText } from '../../report/src/standings-texts.js';
export type { EventTitle } from '../../event/src/title.js';
