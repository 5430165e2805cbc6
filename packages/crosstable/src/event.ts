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
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
export type { Contender } from '@crosstable/prizes/inside';
export type { TeamTable } from '@crosstable/team/inside';
export { type RepairKind, type RepairNote, TrfError } from '@crosstable/trf/inside';
export {
  type BergerOptions,
  type ChessEvent,
  type EventForm,
  type EventGame,
  type EventMatch,
  type EventPlayer,
  type EventTableOptions,
  type GameRow,
  type ListedPlayer,
  type ListedTeam,
  type MatrixCell,
  type OpenBye,
  type OpenOptions,
  type PrintedValues,
  type Refusal,
  type Remark,
  type Repair,
  type StatedRank,
  type WrittenInFile,
  bergerRounds,
  contendersOf,
  eventOf,
  eventText,
  gamesOfMatrix,
  openEvent,
  readEvent,
  roundsOf,
  tableOf,
} from '@crosstable/event';
export type { FileNotes, FileReadings } from '@crosstable/words/answers';
export type { ProgramName, RecipeKey, RefusalKey } from '@crosstable/words/recipes';
