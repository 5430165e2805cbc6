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
export { eventText } from '../../event/src/event-text.js';
export { eventOf } from '../../event/src/json-event.js';
export { readEvent } from '../../event/src/read-event.js';
export { TrfError } from '../../trf/src/trf-error.js';
