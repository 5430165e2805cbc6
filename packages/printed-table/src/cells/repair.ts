import type { OtherPoints } from '@crosstable/core';
import { type FileRepair, repairOf, shorten } from '@crosstable/core/text';

import type { PrintedGame } from './printed-game.js';
import { READINGS, type Reading, type Readings } from './readings.js';
import type { Cell } from './sheet.js';

/** The sort of a {@link Repair}: what the page leaves open or contradicts. */
export type RepairKind =
  | 'bye-code' // a bye worth a point: pairing-allocated or not
  | 'colour' // letters of colours that no language here has
  | 'encoding' // bytes that aren't UTF-8
  | 'player-field' // a rating with other signs, or another text in its place
  | 'points-bye' // a bye that only the printed points show
  | 'points-differ' // printed points that aren't what the games give
  | 'result' // a match of teams that may be a forfeit, or whose boards both lost
  | 'rounds' // a round robin, whose page tells no rounds
  | 'scoring' // other points than 1-½-0, a bye worth less than it looks, or signs of forfeits for games that were played
  | 'system' // columns of opponents who never met, or a list of pairings: a round robin or a Swiss
  | 'unfinished-game' // a pairing without a result
  | 'unknown-record'; // ranks or points that aren't found, or a table that isn't read

/** A bye that can be read in two ways. */
export interface OpenCell {
  /** Counted from 1. */
  readonly round: number;
  /** The bye in each reading; the first one stands in `games`. */
  readonly readings: readonly PrintedGame[];
}

/** One place that the page leaves open, and how it was read: in English, and as a key with values. */
export interface Repair<Key extends keyof Readings = keyof Readings> extends FileRepair<RepairKind, Readings, Key> {
  /** Left out where one reading alone fits. */
  readonly open?: OpenCell;
  /** Whose points aren't those of the games; of `points-differ`, where points are printed. */
  readonly points?: OtherPoints;
  /** The number of cells like this one, of whose worth nothing tells; of `points-bye`, where no points are printed. */
  readonly untold?: number;
}

/** Takes down a repair, with what a program can do with it. */
export type OnRepair = (
  kind: RepairKind,
  cell: Cell,
  reading: Reading,
  more?: Partial<Pick<Repair, 'open' | 'points' | 'untold'>>,
) => void;

/** A function that adds each repair to the list. */
export function repairCollector(repairs: Repair[]): OnRepair {
  return (kind, cell, reading, more) => {
    repairs.push({ ...repairOf(kind, cell, reading, READINGS, shorten(cell.text)), ...more });
  };
}
