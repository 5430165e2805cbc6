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
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
export type { RepairKind } from '@crosstable/trf/inside';
export {
  type ChessEvent,
  type EventForm,
  type EventGame,
  type EventMatch,
  type EventPlayer,
  type ListedPlayer,
  type ListedTeam,
  type OpenBye,
  type Remark,
  type Repair,
  type StatedRank,
  type WrittenInFile,
} from '@crosstable/event';
export type { FileNotes, FileReadings } from '@crosstable/words/answers';
export { readPageEvent } from '@crosstable/event/page-event';
