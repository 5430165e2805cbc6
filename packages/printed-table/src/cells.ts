import type { Grid } from './player-rows.js';
import { namesOpponent, opponentCell, roundCell, type ReadCell } from './round-cell.js';
import { cellAt } from './sheet.js';

/** The cells of the rounds, or of the opponents, column by column. */
export interface Cells {
  readonly system: 'swiss' | 'round-robin';
  readonly columns: readonly (readonly ReadCell[])[];
}

/** Reads the cells of a table. Columns are opponents where bare numbers stand above them and no cell names another player. */
export function readCells({ heading: { first, count, areRounds }, players }: Grid): Cells {
  const places = Array.from({ length: count }, (_, at) => at);
  const rows = players.map((row) => places.map((at) => cellAt(row, first + at)));
  const isSwiss = areRounds || rows.some((row) => row.some(({ text }) => namesOpponent(text)));
  // Row by row, so that an error is about the first cell
  const read = rows.map((row, player) =>
    row.map((cell, at) => ({ said: isSwiss ? roundCell(cell) : opponentCell(cell, at + 1, at === player), cell })),
  );
  return { system: isSwiss ? 'swiss' : 'round-robin', columns: places.map((at) => read.map((row) => row[at])) };
}
