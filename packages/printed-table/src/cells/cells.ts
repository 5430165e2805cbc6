import type { Grid } from './grid.js';
import { FIRST_READING, type OpponentReading, type Readings, opponentRows, readingsOf } from './opponent-rows.js';
import type { OnRepair } from './repair.js';
import { type Side, namesOpponent, roundCell } from './round-cell.js';
import { cellAt } from './sheet.js';
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
  if (won === undefined || games.some(({ isForfeit, result }) => !isForfeit && result !== 0.5)) return rows;
  const areSigns = games.some(({ cell }) => cell.text.includes('='));
  onRepair(
    'scoring',
    won.cell,
    `read as ${areSigns ? 'a game that was played' : 'a forfeit, as every game that was won'}`,
  );
  return areSigns ? rows.map((row) => row.map((side) => ({ ...side, isForfeit: false }))) : rows;
}

/** A cell of one or two games against an opponent that looks like one of SwissPerfect: of two games, the second a forfeit, or not played. */
const HALF = /^[01]?\s?:[WDL+=-]?$/;

/** Whether columns are rounds; they are opponents where other headings, or bare numbers, stand above them and no cell names another player. */
function areRounds({ heading, opponents }: Grid, texts: readonly string[]): boolean {
  if (heading.areRounds || opponents !== undefined) return heading.areRounds;
  const naming = texts.filter(namesOpponent);
  const arePairs = texts.some((text) => /^[01½][\s:/-]{1,3}[01½]$/.test(text));
  return naming.length > 0 && !(arePairs && naming.every((text) => HALF.test(text)));
}

function textsOf({ heading: { first, count }, players }: Grid): readonly (readonly string[])[] {
  return players.map((row) => Array.from({ length: count }, (_, at) => cellAt(row, first + at).text));
}

/** The readings of a table's cells. */
export function readingsOfCells(grid: Grid): Readings {
  return areRounds(grid, textsOf(grid).flat()) ? { readings: [FIRST_READING] } : readingsOf(grid);
}

/** Reads the cells of a table; `reading` chooses where its signs against opponents have several meanings. */
export function readCells(grid: Grid, reading: OpponentReading, onRepair: OnRepair): Cells {
  const { heading, players } = grid;
  const texts = textsOf(grid);
  if (!areRounds(grid, texts.flat())) {
    const { rows, games, areThreePoints } = opponentRows(grid, reading);
    return { system: 'round-robin', rows: withPlayedGames(rows, onRepair), games, areThreePoints };
  }
  const signed = withResultSigns(texts, true);
  const rows = players.map((row, player) =>
    texts[player].map((_, at): Side => {
      const cell = cellAt(row, heading.first + at);
      const read = signed === undefined ? cell : { ...cell, text: signed[player][at] };
      return { ...roundCell(read), cell };
    }),
  );
  const areThreePoints = signed !== undefined;
  return { system: 'swiss', rows: withPlayedGames(rows, onRepair), games: 1, areThreePoints };
}
