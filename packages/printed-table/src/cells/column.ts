import { ordinalOf } from './number-cell.js';
import { type Cell, type Row, cellAt } from './sheet.js';

/** A column of a table. */
export interface Column {
  /** Its place, counted from 0. */
  readonly at: number;
  readonly heading: Cell;
  /** The text of the heading. */
  readonly label: string;
  /** One for each player. */
  readonly cells: readonly Cell[];
  /** The texts of the cells. */
  readonly texts: readonly string[];
}

/** The columns below headings. */
export function columnsOf({ cells: headings }: Row, players: readonly Row[]): Column[] {
  return headings.map((heading, at) => {
    const cells = players.map((row) => cellAt(row, at));
    return { at, heading, label: heading.text, cells, texts: cells.map(({ text }) => text) };
  });
}

/** A player of Vega since 2025: name, number, title or a dash, and rating. */
export const IN_ONE_CELL = /^(.+) (\d+) (?:-|(\p{Lu}{1,3})) (\d{1,4})$/u;

/** Whether there is a number for each player, from 1 on. */
function isWhole(numbers: readonly (number | undefined)[]): boolean {
  const found = new Set(numbers);
  return numbers.every((_, at) => found.has(at + 1));
}

/** Whether a column has a number for each player, from 1 on. */
export function isNumbering({ texts }: Column): boolean {
  return isWhole(texts.map(ordinalOf));
}

/**
 * The players of a column who stand there in one cell; `null` of the others. The number in it is that of the row, or the column
 * has one for each player; another is a part of a name.
 */
export function playersInOneCell({ texts }: Column): (RegExpExecArray | null)[] {
  const players = texts.map((text) => IN_ONE_CELL.exec(text));
  const numbers = players.map((found) => Number(found?.[2]));
  const areWhole = isWhole(numbers);
  return players.map((found, at) => (areWhole || numbers[at] === at + 1 ? found : null));
}
