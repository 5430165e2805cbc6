import type { Heading } from './heading.js';
import { misplaced } from './misplaced.js';
import { cellAt, type Cell, type Row } from './sheet.js';

/** The crosstable on a page. */
export interface Grid {
  readonly heading: Heading;
  /** The texts of the headings, by column. */
  readonly labels: readonly string[];
  /** The row of each player, in the order of the numbers by which the cells name opponents. */
  readonly players: readonly Row[];
  /** The column of those numbers, or of the ranks. */
  readonly key: number;
}

/** Headings of a starting number; another first column is read as the rank if it can be one. */
const NUMBER_WORDS = /^(?:n|no|nr|nº|n°|№|sno|snr|id)\.?$/i;

/** Whether the first column has starting numbers by what its heading says. */
export function hasNumberHeading({ labels, key }: Grid): boolean {
  return NUMBER_WORDS.test(labels[key]);
}

function isPlayer({ first, count, row: headings }: Heading, row: Row): boolean {
  if (row.table !== headings.table) return false;
  const filled = row.cells.filter(({ text }) => text !== '').length;
  const hasLetters = row.cells.slice(0, first).some(({ text }) => /\p{L}/u.test(text));
  const isHeadings = row.cells.every(({ text }, at) => text === cellAt(headings, at).text);
  const hasRounds = row.cells.slice(first, first + count).some(({ text }) => text !== '');
  return hasLetters && !isHeadings && filled > 2 && (hasRounds || filled > 3);
}

/** The rows of the players below the headings. */
export function gridOf(rows: readonly Row[], heading: Heading): Grid {
  const found = rows.slice(heading.at + 1).filter((row) => isPlayer(heading, row));
  const labels = heading.row.cells.map(({ text }) => text);
  const key = Math.max(
    0,
    labels.findIndex((label) => label !== ''),
  );
  if (found.length === 0) throw misplaced(cellAt(heading.row, 0), 'rows of players below the headings');
  const grid: Grid = { heading, labels, players: found, key };
  const numbers = found.map((row) => Number(cellAt(row, key).text));
  checkNumbers(grid, numbers);
  const isOrder = new Set(numbers).size === found.length && numbers.every((one) => one >= 1 && one <= found.length);
  const isWhole = isOrder && numbers.every(Number.isInteger);
  if (!isWhole) return grid;
  const byNumber = found.map((row, at) => ({ row, number: numbers[at] })).sort((a, b) => a.number - b.number);
  return { ...grid, players: byNumber.map(({ row }) => row) };
}

/** Throws for a number that is used twice, or 0; a blank one is the rank of the row above. */
function checkNumbers(grid: Grid, numbers: readonly number[]): void {
  const seen = new Set<number>();
  for (const [at, row] of grid.players.entries()) {
    const cell = cellAt(row, grid.key);
    if (cell.text === '') continue;
    if (!/^[1-9]\d{0,5}$/.test(cell.text)) throw misplaced(cell, 'a whole number from 1');
    if (hasNumberHeading(grid) && seen.has(numbers[at])) throw misplaced(cell, 'a number that no other player has');
    seen.add(numbers[at]);
  }
}

/** The cells of a column, one for each player. */
export function columnCells({ players }: Grid, column: number): readonly Cell[] {
  return players.map((row) => cellAt(row, column));
}
