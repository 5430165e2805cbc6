import { type Column, columnsOf, isNumbering, playersInOneCell } from './column.js';
import { type Heading, roundRun } from './heading.js';
import { errorAtCell } from './refusal.js';
import { ordinalOf } from './number-cell.js';
import { type Row, cellAt, textOf } from './sheet.js';

/** The crosstable on a page. */
export interface Grid {
  readonly heading: Heading;
  /** The row of each player, in the order of the numbers by which the cells name opponents. */
  readonly players: readonly Row[];
  /** The column of those numbers, or of the ranks. */
  readonly key: Column;
  /** The other columns before the rounds. */
  readonly left: readonly Column[];
  /** The columns behind the rounds. */
  readonly right: readonly Column[];
  /** True where the numbers are those of the rows, because the table has none. */
  readonly areRowNumbers?: boolean;
  /**
   * The columns of each opponent, one or two, in the order of the players; left out where one column for each stands in the order of
   * their numbers.
   */
  readonly opponents?: readonly (readonly number[])[];
}

/** More than any table has: a larger number is no number of a player, and no rank. */
export const MOST_PLAYERS = 1_000_000;

/** Headings of a starting number; another first column is read as the rank if it can be one. */
export const NUMBER_WORDS = /^(?:#|№|id|s?n[or]|n[º°]?|n[oº]\.inic?)\.?$/i;

/** Whether the first column has starting numbers by what its heading says, and players have no other ones behind their names. */
export function hasNumberHeading({ key, left }: Grid): boolean {
  const hasNoOther = (column: Column): boolean =>
    playersInOneCell(column).every((found, at) => found === null || Number(found[2]) === at + 1);
  return NUMBER_WORDS.test(key.label) && left.every(hasNoOther);
}

/** Whether rows begin with something else than numbers, as with letters or names. */
export function beginWithNames({ key }: Grid): boolean {
  return key.texts.some((text) => ordinalOf(text) === undefined && !/^[-–]?$/.test(text));
}

/** A player's row begins with a number, or with a blank or a dash where a rank is shared or missing: then it has a round, or a fourth cell. */
function isPlayer({ first, count }: Heading, row: Row, key: number): boolean {
  const number = ordinalOf(cellAt(row, key).text);
  if (number === undefined && !/^[-–]?$/.test(cellAt(row, key).text)) return false;
  const filled = row.cells.filter(({ text }) => text !== '').length;
  const hasRounds = row.cells.slice(first, first + count).some(({ text }) => text !== '');
  return filled > 2 && (number !== undefined || hasRounds || filled > 3);
}

/**
 * Whether a row that is no player's has the headings of another table, which are words; or words and the numbers of rounds, where they
 * aren't those of this table again.
 */
export function beginsOther(row: Row, headings: Row): boolean {
  const filled = row.cells.filter(({ text }) => text !== '');
  const isNumbered =
    /^\p{L}/u.test(filled.at(0)?.text ?? '') && roundRun(row).count > 1 && textOf(row) !== textOf(headings);
  return filled.length > 2 && (isNumbered || filled.every(({ text }) => /^\D/.test(text)));
}

/** The rows of the players below the headings, up to a table that stands below them in the same file. */
function playersBelow(rows: readonly Row[], heading: Heading, key: number): Row[] {
  const players: Row[] = [];
  const below = rows.slice(heading.at + 1).filter(({ table }) => table === heading.row.table);
  for (const row of below) {
    if (isPlayer(heading, row, key)) players.push(row);
    else if (beginsOther(row, heading.row)) break;
  }
  return players;
}

/** Throws for a cell behind the last heading. */
export function checkWidths({ cells }: Row, players: readonly Row[]): void {
  const last = cells.findLastIndex(({ text }) => text !== '');
  for (const row of players) {
    // Papi repeats its last column below a blank heading
    const isRepeated = (at: number): boolean => at < cells.length && cellAt(row, at).text === cellAt(row, at - 1).text;
    const beyond = row.cells.find(({ text }, at) => at > last && text !== '' && !isRepeated(at));
    if (beyond !== undefined)
      throw errorAtCell(beyond, 'no cell behind the last heading', 'a separator too many moves the cells of a row');
  }
}

/**
 * The rows of the players below the headings, in the order of their numbers. These may be ranks of which some are wrong: then
 * the order of the page is a second reading.
 */
export function gridsOf(rows: readonly Row[], heading: Heading): Grid[] {
  const { cells } = heading.row;
  const headed = cells.findIndex(({ text }) => text !== '');
  // Wikipedia has a blank heading above the ranks
  const first = [headed, 0].find((at) => playersBelow(rows, heading, at).length > 0);
  if (first === undefined) throw errorAtCell(cellAt(heading.row, 0), 'rows of players below the headings');
  const inOrderOfPage = playersBelow(rows, heading, first);
  checkWidths(heading.row, inOrderOfPage);
  const gridOf = (players: readonly Row[]): Grid => {
    const columns = columnsOf(heading.row, players);
    const left = columns.slice(0, heading.first).filter(({ at }) => at !== first);
    return { heading, players, key: columns[first], left, right: columns.slice(heading.first + heading.count) };
  };
  const grid = gridOf(inOrderOfPage);
  checkNumbers(grid);
  if (!isNumbering(grid.key)) return [grid];
  const numberOf = (row: Row): number => Number(ordinalOf(cellAt(row, first).text));
  const sorted = gridOf(inOrderOfPage.toSorted((a, b) => numberOf(a) - numberOf(b)));
  return hasNumberHeading(grid) ? [sorted] : [sorted, grid];
}

/** Throws for a number that is used twice, or 0; a blank one is the rank of the row above. */
function checkNumbers(grid: Grid): void {
  const seen = new Set<number>();
  const hasNumbers = hasNumberHeading(grid);
  for (const cell of grid.key.cells) {
    const number = ordinalOf(cell.text);
    if (number === undefined) continue;
    if (number < 1 || number >= MOST_PLAYERS) throw errorAtCell(cell, 'a whole number from 1');
    if (hasNumbers && seen.has(number)) throw errorAtCell(cell, 'a number that no other player has');
    seen.add(number);
  }
}
