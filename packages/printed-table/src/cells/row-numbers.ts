// Tables without a column of numbers: the order of their rows is what the cells name opponents by.
import type { Heading } from './heading.js';
import type { Cell, Row } from './sheet.js';

/**
 * The rows of a table whose first column has names, with their numbers before them; `undefined` of another table. That cells mirror
 * each other shows later that they mean these numbers.
 */
export function withRowNumbers(rows: readonly Row[], { at, first, count, row: headings }: Heading): Row[] | undefined {
  let number = 0;
  let haveNames = first > 0;
  const before = ({ cells, ...row }: Row, text: string): Row => {
    const [{ line, column }] = cells;
    const cell: Cell = { text, line, column };
    return { ...row, cells: [cell, ...cells] };
  };
  const numbered = rows.map((row, place) => {
    if (place === at) return before(row, '');
    const isPlayer = place > at && row.table === headings.table && row.cells.slice(first, first + count).some(({ text }) => text !== ''); // prettier-ignore
    if (!isPlayer) return row;
    haveNames &&= /^\p{L}.*\p{L}/u.test(row.cells[0].text);
    return before(row, String(++number));
  });
  return haveNames && number > 1 ? numbered : undefined;
}
