import type { Cell } from '@crosstable/core/text';

export type { Cell } from '@crosstable/core/text';

/** A row of cells; a line of text has one. */
export interface Row {
  readonly cells: readonly Cell[];
  /** The table that it belongs to, counted from 1; 0 for text beside tables. A text file or a spreadsheet is one table. */
  readonly table: number;
  /** Of a line of HTML, the tag that ended it: `/h2`. */
  readonly endedBy?: string;
}

const NO_CELL: Cell = { text: '', line: 1, column: 1 };

/** The cell of a row, which may end before it. */
export function cellAt({ cells }: Row, column: number): Cell {
  const last = cells.at(-1) ?? NO_CELL;
  return cells[column] ?? { text: '', line: last.line, column: last.column + last.text.length };
}

/** The text of a row, its cells joined by blanks. */
export function textOf({ cells }: Row): string {
  return cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
}
