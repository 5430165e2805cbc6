import type { OtherPoints } from '@crosstable/core';
import { type FileRepair, repairOf } from '@crosstable/core/text';

import { READINGS, type Reading, type Readings } from './readings.js';

/** Every {@link Repair.kind}: the guesses, repairs and oddities that a reader of files notes. */
export const REPAIR_KINDS = [
  'adjustment', // 299 for somebody who isn't in the file, or of match points where there are no teams
  'bye-code', // a result where nobody is the opponent
  'colour', // a game with too few colours, a forfeit with the same one twice
  'columns-shifted', // columns counted in bytes, UTF-8 read as Latin-1, or fields too far left or right
  'count-differs', // 062 that isn't the number of players
  'date', // 042 or 052 that is no date, or may have the month first
  'duplicate-record', // a record that stands twice, or beside another that says the same (142 and XXR)
  'encoding', // bytes that aren't UTF-8
  'letter-case', // a code in small letters, a colour in capitals
  'line-up', // boards whose order or result no record tells, or that are missing
  'opponent-row', // a row that is blank where another names it
  'player-field', // a sex or points in another spelling, a letter between two fields
  'points-bye', // a bye, or a board won against nobody, that only the Points column tells
  'points-differ', // a Points column that isn't what the games give
  'result', // results of two rows, of a row and 240, or of 330 and the boards, that aren't each other's counterpart
  'round-dates', // 132 without dates in its columns
  'rounds', // fewer rounds announced than in the table, or a last round that the points leave out
  'scoring', // points that a scoring cannot tell apart, or that a record leaves open
  'system', // 192 and 092 don't tell a Swiss from a round-robin, or contradict each other
  'tab', // tabs for blanks
  'team-bye', // a team without a match and without a bye
  'team-points', // points of 310, 801 or 802 that aren't what the matches give
  'team-record', // 013 in the file of an individual tournament, or as the only record of teams
  'unfinished-game', // a pairing without a result
  'unknown-record', // a line that is no record
] as const;

/** The sort of a {@link Repair}, for filtering. */
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** The kinds that change a spelling, or nothing; the others can change a result, a score or a rank. */
const MINOR: ReadonlySet<RepairKind> = new Set<RepairKind>([
  'columns-shifted',
  'count-differs',
  'encoding',
  'letter-case',
  'player-field',
  'round-dates',
  'tab',
  'team-record',
  'unknown-record',
]);

/** A place where the file broke the format, and how it was read nevertheless: in English, and as a key with values. */
export interface Repair<Key extends keyof Readings = keyof Readings> extends FileRepair<RepairKind, Readings, Key> {
  /** Whose points aren't those of the games; of `points-differ`, and of `team-points` in the scores of a team. */
  readonly points?: OtherPoints;
  /** The last paired round, which the points of all leave out; of `rounds`. */
  readonly leftOut?: number;
  /** The number of cells like this one, of whose worth nothing tells; of `points-bye`, of a printed table without points. */
  readonly untold?: number;
}

/** Records one repair. */
export type OnRepair = (
  kind: RepairKind,
  line: number,
  column: number,
  found: string,
  reading: Reading,
  more?: Pick<Repair, 'leftOut' | 'points'>,
) => void;

/**
 * A function that collects repairs, and one that sorts them: those that can change a rank come first, each group
 * in the order of the file.
 */
export function collectRepairs(): { readonly onRepair: OnRepair; readonly sorted: () => readonly Repair[] } {
  const repairs: Repair[] = [];
  return {
    onRepair(kind, line, column, text, reading, more) {
      repairs.push({ ...repairOf(kind, { line, column, text }, reading, READINGS), ...more });
    },
    sorted: () => repairs.sort((a, b) => isMinor(a) - isMinor(b) || a.line - b.line || a.column - b.column),
  };
}

function isMinor({ kind }: Repair): number {
  return Number(MINOR.has(kind));
}
