import { columnCells, type Grid } from './player-rows.js';
import { namesOpponent, opponentCell, roundCell, type ReadCell } from './round-cell.js';

/** The cells of the rounds, or of the opponents, column by column. */
export interface Cells {
  readonly system: 'swiss' | 'round-robin';
  readonly columns: readonly (readonly ReadCell[])[];
}

/** Reads the cells of a table. Columns are opponents where bare numbers stand above them and no cell names another player. */
export function readCells(grid: Grid): Cells {
  const { first, count, areRounds } = grid.heading;
  const columns = Array.from({ length: count }, (_, at) => columnCells(grid, first + at));
  const areSwiss = areRounds || columns.some((column) => column.some(({ text }) => namesOpponent(text)));
  if (areSwiss) {
    return {
      system: 'swiss',
      columns: columns.map((column) => column.map((cell) => ({ said: roundCell(cell), cell }))),
    };
  }
  return {
    system: 'round-robin',
    columns: columns.map((column, at) =>
      column.map((cell, row) => ({ said: opponentCell(cell, at + 1, at === row), cell })),
    ),
  };
}
