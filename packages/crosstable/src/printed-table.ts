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
export { readPageEvent } from '@crosstable/event';
