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
export type { Repair, RepairKind } from '@crosstable/trf/inside';
export type { ChessEvent, ListedPlayer, ListedTeam, OpenBye, StatedRank, WrittenInFile } from '@crosstable/event';
export type { EventForm, EventGame, EventMatch, EventPlayer } from '@crosstable/event';
export { eventFindings } from '@crosstable/report';
export type { Change, EventFinding } from '@crosstable/report';
export { explanationHtml, explanationMarkdown, explanationText } from '@crosstable/report';
export type { Question } from '@crosstable/report';
export type { ExpelledRow, StandingsReport, StandingsRow } from '@crosstable/report';
export { standingsReport } from '@crosstable/report';
export { standingsCsv, standingsHtml, standingsMarkdown, standingsText } from '@crosstable/report';
export type { EventTitle } from '@crosstable/event';
