import { SEPARATORS, fieldsOf, linesOf } from '@crosstable/core/text';

import { headingsIn, roundRun } from '../cells/heading.js';
import { gridOfOpponents } from '../cells/opponent-columns.js';
import { tooLarge } from '../cells/refusal.js';
import type { Row } from '../cells/sheet.js';
import { blankReadings } from './blank-rows.js';
import { stackedReadings } from './stacked-rows.js';

/** A text with more is no table that people have; the rows of one as long as a file can be would fill the memory. */
const MOST_CELLS = 1_000_000;

/**
 * The ways in which the rows of text copied from a page, or of a file of values, can be read: by the separators that show
 * rounds, the most first; by blanks; by a line for each cell; and last by a separator nevertheless.
 *
 * @throws RangeError for a text with more lines and separators than any table has
 */
export function* textReadings(text: string): Generator<Row[]> {
  if (text.split(/[\r\n\t;,]/, MOST_CELLS + 1).length > MOST_CELLS) throw tooLarge();
  const lines = linesOf(text);
  const inEachWay = SEPARATORS.map((separator) => {
    const rows = lines.flatMap((line, at): Row[] =>
      line === '' ? [] : [{ cells: fieldsOf(line, at + 1, separator, true), table: 1 }],
    );
    const weight = rows.reduce((most, row) => Math.max(most, MOST_CELLS * roundRun(row).count + row.cells.length), 0);
    return { rows, separator, weight };
  });
  inEachWay.sort((a, b) => b.weight - a.weight);
  const headed = inEachWay.filter(({ rows }) => headingsIn(rows).length > 0 || gridOfOpponents(rows) !== undefined);
  for (const { rows } of headed) yield rows;
  // A comma may also stand between a surname and the first name
  if (headed.some(({ separator }) => separator !== ',')) return;
  yield* blankReadings(text);
  yield* stackedReadings(text);
  if (headed.length === 0) yield inEachWay[0].rows;
}
