import type { Grid } from './player-rows.js';
import { namesOpponent, opponentCell, roundCell, type Side } from './round-cell.js';
import { cellAt } from './sheet.js';

/** The cells of the rounds, or of the opponents, row by row. */
export interface Cells {
  readonly system: 'swiss' | 'round-robin';
  readonly rows: readonly (readonly Side[])[];
}

/** Reads the cells of a table. Columns are opponents where bare numbers stand above them and no cell names another player. */
export function readCells({ heading: { first, count, areRounds }, players }: Grid): Cells {
  const cells = players.map((row) => Array.from({ length: count }, (_, at) => cellAt(row, first + at)));
  const isSwiss = areRounds || cells.flat().some(({ text }) => namesOpponent(text));
  const rows = cells.map((row, player) =>
    row.map((cell, at) => (isSwiss ? roundCell(cell) : opponentCell(cell, at + 1, at === player))),
  );
  return { system: isSwiss ? 'swiss' : 'round-robin', rows };
}
