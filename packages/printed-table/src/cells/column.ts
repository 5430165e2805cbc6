import { ordinalOf } from './number-cell.js';
import { cellAt, type Cell, type Row } from './sheet.js';

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

/** Whether a column has a number for each player, from 1 on. */
export function isNumbering({ texts }: Column): boolean {
  const numbers = new Set(texts.map(ordinalOf));
  return texts.every((_, at) => numbers.has(at + 1));
}
