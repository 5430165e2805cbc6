export type { PgnSource } from './pieces.js';
export type { AboutEvent, PgnEvent, PgnPlayer, PgnTeam, RefusedPgnEvent } from './pgn-event.js';
export type { Readings, Repair, RepairKind } from './readings.js';
export { readPgn } from './read-pgn.js';
export type { FileRepair } from '@crosstable/core/text';
export type { Fact, Game, GameKind, Match, Result, System } from '@crosstable/core';
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
