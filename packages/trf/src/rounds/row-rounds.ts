import type { PlayerRow } from '../records/player-record.js';
import { BLANK, type Cell, cellText } from '../records/round-cell.js';
import { ROUND, columnAfter } from '../text/columns.js';
import { TrfError } from '../trf-error.js';

/** The entry of a row in a round; a row that stops earlier is blank there. */
export function cellOf({ cells }: PlayerRow, round: number): Cell {
  return cells.at(round - 1) ?? BLANK;
}

/** The row with the same entry in some rounds. */
export function withCells(row: PlayerRow, rounds: readonly number[], cell: Cell): PlayerRow {
  const cells = [...row.cells];
  for (const round of rounds) {
    while (cells.length < round) cells.push(BLANK);
    cells[round - 1] = cell;
  }
  return { ...row, cells };
}

/** The first column of a round. */
export function columnOf(round: number): number {
  return columnAfter(ROUND.opponent, round - 1).from;
}

/** The text of a row in a round, as written. */
export function textOf(row: PlayerRow, round: number): string {
  return cellText(row.line, columnOf(round) - 1);
}

/** The place of a round in the file, for a repair. */
export function placeOf(row: PlayerRow, round: number): readonly [line: number, column: number, found: string] {
  return [row.line.number, columnOf(round), textOf(row, round)];
}

export function failAt(row: PlayerRow, round: number, expected: string, note?: string): never {
  throw new TrfError(row.line.number, columnOf(round), expected, textOf(row, round), note);
}
