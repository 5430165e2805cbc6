import type { Grid } from './grid.js';
import { opponentCell, refuseSecond } from './opponent-cell.js';
import type { OnRepair } from './repair.js';
import { type Side, namesOpponent, roundCell } from './round-cell.js';
import { cellAt } from './sheet.js';
import { withResultSigns } from './three-points.js';

/** The cells of the rounds, or of the opponents, row by row. */
export interface Cells {
  readonly system: 'swiss' | 'round-robin';
  readonly rows: readonly (readonly Side[])[];
  /** Whether the cells have points of 3-1-0 instead of results. */
  readonly areThreePoints: boolean;
}

/**
 * The rows without forfeits where `+`, `=` and `-` are a win, a draw and a loss: nothing else shows who won, and some draws are
 * `=`. Without these nobody knows, which is said.
 */
function withPlayedGames(rows: readonly (readonly Side[])[], onRepair: OnRepair): readonly (readonly Side[])[] {
  const games = rows.flat().filter(({ opponent, result }) => opponent !== undefined && result !== null);
  const won = games.find(({ result }) => result === 1);
  if (won === undefined || games.some(({ isForfeit, result }) => !isForfeit && result !== 0.5)) return rows;
  const areSigns = games.some(({ cell }) => cell.text.endsWith('='));
  onRepair(
    'scoring',
    won.cell,
    `read as ${areSigns ? 'a game that was played' : 'a forfeit, as every game that was won'}`,
  );
  return areSigns ? rows.map((row) => row.map((side) => ({ ...side, isForfeit: false }))) : rows;
}

/** Reads the cells of a table. Columns are opponents where bare numbers stand above them and no cell names another player. */
export function readCells({ heading, players }: Grid, onRepair: OnRepair): Cells {
  const { first, count, areRounds } = heading;
  const cells = players.map((row) => Array.from({ length: count }, (_, at) => cellAt(row, first + at)));
  const isSwiss = areRounds || cells.flat().some(({ text }) => namesOpponent(text));
  if (!isSwiss) refuseSecond(heading);
  const signed = withResultSigns(
    cells.map((row) => row.map(({ text }) => text)),
    isSwiss,
  );
  const rows = cells.map((row, player) =>
    row.map((cell, at): Side => {
      const read = signed === undefined ? cell : { ...cell, text: signed[player][at] };
      return { ...(isSwiss ? roundCell(read) : opponentCell(read, at + 1, at === player)), cell };
    }),
  );
  const areThreePoints = signed !== undefined;
  return { system: isSwiss ? 'swiss' : 'round-robin', rows: withPlayedGames(rows, onRepair), areThreePoints };
}
