import { SEPARATORS, fieldsOf, linesOf } from '@crosstable/core/text';

import { roundRun } from '../cells/heading.js';
import { tooLarge } from '../cells/refusal.js';
import type { Row } from '../cells/sheet.js';

/** A text with more is no table that people have; the rows of one as long as a file can be would fill the memory. */
const MOST_CELLS = 1_000_000;

/**
 * The rows of text copied from a page, or of a file of values, by the separator that shows the most rounds.
 *
 * @throws RangeError for a text with more lines and separators than any table has
 */
export function textRows(text: string): Row[] {
  if (text.split(/[\r\n\t;,]/, MOST_CELLS + 1).length > MOST_CELLS) throw tooLarge();
  const lines = linesOf(text);
  const inEachWay = SEPARATORS.map((separator) => {
    const rows = lines.flatMap((line, at): Row[] =>
      line === '' ? [] : [{ cells: fieldsOf(line, at + 1, separator, true), table: 1 }],
    );
    const weight = rows.reduce((most, row) => Math.max(most, MOST_CELLS * roundRun(row).count + row.cells.length), 0);
    return { rows, weight };
  });
  return inEachWay.sort((a, b) => b.weight - a.weight)[0].rows;
}
