import { roundRun } from '../cells/heading.js';
import { type Place, placesIn } from '../cells/places.js';
import type { Cell, Row } from '../cells/sheet.js';

/** The separators of cells: in text copied from a page, and in files of values. */
const SEPARATORS = ['\t', ';', ','] as const;

/** A text with more is no table that people have; the rows of one as long as a file can be would fill the memory. */
const MOST_CELLS = 1_000_000;

/** The cells of a line; one in quotes may have separators, and `""` for a quote. A name may begin with a word in quotes. */
function cellsOf(line: string, separator: string, { line: number, column }: Place): Cell[] {
  const cell = new RegExp(`(?<=^|${separator})(?:"((?:[^"]|"")*)" *|([^${separator}]*))(?:${separator}|$)`, 'g');
  return Array.from(line.matchAll(cell), ({ 1: quoted = '', 2: plain = '', index }) => ({
    text: (quoted.replaceAll('""', '"') + plain).trim(),
    line: number,
    column: column + index,
  }));
}

/**
 * The rows of text copied from a page, or of a file of values, by the separator that shows the most rounds.
 *
 * @throws RangeError for a text with more lines and separators than any table has
 */
export function textRows(text: string): Row[] {
  if (text.split(/[\r\n\t;,]/, MOST_CELLS + 1).length > MOST_CELLS)
    throw new RangeError('expected a table, got a file that is too large for one');
  const placeOf = placesIn(text);
  const lines = Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => ({ line, place: placeOf(index) }));
  const inEachWay = SEPARATORS.map((separator) => {
    const rows = lines.map(({ line, place }): Row => ({ cells: cellsOf(line, separator, place), table: 1 }));
    const weight = rows.reduce((most, row) => Math.max(most, MOST_CELLS * roundRun(row).count + row.cells.length), 0);
    return { rows, weight };
  });
  return inEachWay.sort((a, b) => b.weight - a.weight)[0].rows;
}
