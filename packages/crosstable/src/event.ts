export type {
  Adjustment,
  Crosstable,
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
export type { TeamTable } from '@crosstable/team/inside';
export { type Repair, type RepairKind, TrfError } from '@crosstable/trf/inside';
export {
  type ChessEvent,
  type EventForm,
  type EventGame,
  type EventMatch,
  type EventPlayer,
  type EventTableOptions,
  type ListedPlayer,
  type ListedTeam,
  type OpenBye,
  type StatedRank,
  type WrittenInFile,
  eventOf,
  eventText,
  readEvent,
  tableOf,
} from '@crosstable/event';
