export { parseTrf } from './parse.js';
export { type TrfOptions, formatTrf } from './format.js';
export type { ByeCode, ByeKind } from './records/result-codes.js';
export { REPAIR_KINDS } from './repair.js';
export type { Readings } from './readings.js';
export type { Repair, RepairKind } from './repair.js';
export type {
  Adjustment,
  Incident,
  ListChange,
  NumbersById,
  Period,
  TrfDraft,
  TrfGame,
  TrfPlayer,
  TrfTeam,
  TrfTeams,
  TrfTexts,
  TrfTournament,
  TrfWritten,
} from './tournament.js';
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
export { TrfError } from './trf-error.js';
export type { Game, GameKind, OtherPoints, Player, Result, Rounds, Scoring } from '@crosstable/core';
