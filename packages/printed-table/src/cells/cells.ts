import type { Notation } from '../notations/notation.js';
import { namesOpponent, notationsOf, refuseMeanings } from '../notations/notations.js';
import type { Grid } from './grid.js';
import { isDiagonal, signsIn } from './opponent-cell.js';
import { opponentRows, readingsOf } from './opponent-rows.js';
import { errorAtCell } from './refusal.js';
import type { OnRepair } from './repair.js';
import type { Side } from './round-cell.js';
import { type Cell, cellAt } from './sheet.js';
import { withResultSigns } from './three-points.js';

/** The cells of the rounds, or of the opponents, row by row. */
export interface Cells {
  readonly system: 'swiss' | 'round-robin';
  /** Of a round robin, by row: the first games in the order of the opponents, and behind them the second ones. */
  readonly rows: readonly (readonly Side[])[];
  /** The number of games that two players of a round robin have. */
  readonly games: 1 | 2;
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
  const isSigned = won?.cell.text.includes('+') === true;
  if (!isSigned || games.some(({ isForfeit, result }) => !isForfeit && result !== 0.5)) return rows;
  const areSigns = games.some(({ cell }) => cell.text.includes('='));
  onRepair('scoring', won.cell, { key: areSigns ? 'played-games' : 'won-by-forfeit', values: {} });
  return areSigns ? rows.map((row) => row.map((side) => ({ ...side, isForfeit: false }))) : rows;
}

/** A cell of one or two games against an opponent that looks like one of SwissPerfect: of two games, the second a forfeit, or not played. */
const HALF = /^[01]?\s?:[WDL+=-]?$/;

/** Whether columns are rounds; they are opponents where other headings, or bare numbers, stand above them and no cell names another player. */
function areRounds({ heading, opponents }: Grid, texts: readonly string[]): boolean {
  if (heading.areRounds || opponents !== undefined) return heading.areRounds;
  if (!texts.some(namesOpponent)) return false;
  if (!texts.every((text) => signsIn(text) !== undefined || isDiagonal(text))) return true;
  // The opponent of the first player would have another number than 1
  const isPair = (text: string): boolean => signsIn(text)?.length === 2;
  return !texts.some((text) => isPair(text) && (text.startsWith('1') || !HALF.test(text)));
}

/** A way to read the cells of a table. */
export interface Way extends Pick<Notation, 'federation'> {
  readonly cells: (onRepair: OnRepair) => Cells;
  /** The rows with what no cell tells alone. */
  readonly settle?: Notation['settle'];
}

/** The ways in which the cells of a table can be read. Where there are several, the printed points decide. */
export interface Ways {
  readonly ways: readonly Way[];
  /** Throws where the points fit none of the ways, or several. */
  readonly refuse: (fitting: number) => never;
}

/** The cells of rounds, in a notation. */
function roundsIn(cells: readonly (readonly Cell[])[], { read, refuse }: Notation, onRepair: OnRepair): Cells {
  const signed = withResultSigns(
    cells.map((row) => row.map(({ text }) => text)),
    true,
  );
  const rows = cells.map((row, player) =>
    row.map((cell, at): Side => ({ ...(read(signed?.[player][at] ?? cell.text) ?? refuse(cell)), cell })),
  );
  return { system: 'swiss', rows: withPlayedGames(rows, onRepair), games: 1, areThreePoints: signed !== undefined };
}

/** The ways to read results against opponents. */
function waysOfOpponents(grid: Grid): Ways {
  const { readings, open } = readingsOf(grid);
  return {
    ways: readings.map((reading) => ({
      cells: (onRepair) => {
        const { rows, ...more } = opponentRows(grid, reading);
        return { system: 'round-robin', rows: withPlayedGames(rows, onRepair), ...more };
      },
    })),
    refuse: (fitting) => {
      const fits = fitting === 0 ? 'no reading' : 'several readings';
      throw errorAtCell(open[0], 'a result that the printed points explain', `they fit ${fits} of such cells`);
    },
  };
}

/** The ways to read the cells of a table. */
export function waysOf(grid: Grid): Ways {
  const { heading, players } = grid;
  const cells = players.map((row) => Array.from({ length: heading.count }, (_, at) => cellAt(row, heading.first + at)));
  const flat = cells.flat();
  if (!areRounds(grid, flat.map(({ text }) => text))) return waysOfOpponents(grid); // prettier-ignore
  const notations = notationsOf(flat);
  return {
    ways: notations.map((notation) => ({
      ...notation,
      cells: (onRepair) => roundsIn(cells, notation, onRepair),
    })),
    refuse: (fitting) => refuseMeanings(notations, flat, fitting),
  };
}
