import { beginOf } from '../../../trf/src/text/encoding.js';
import { foreignFormat } from './foreign-file.js';
import { plainText } from './encoding.js';
import type { Place } from './place.js';
import { misplaced } from './place.js';

/** One field of a line. */
export interface CsvCell extends Place {
  readonly text: string;
}

/** The characters that separate fields: programs use the comma, or the semicolon if the comma is the decimal sign. */
const SEPARATORS = ['\t', ';', ','];

/** The fields of a line: with quotes around them, in which a quote is written twice, or without. */
function cellsOf(text: string, line: number, separator: string): CsvCell[] {
  const field = new RegExp(`( *)(?:"((?:[^"]|"")*)" *|(?![ "])([^${separator}]*))(?:${separator}|$)`, 'y');
  const cells: CsvCell[] = [];
  // A separator at the end has one more field after it, which is empty
  for (let at = 0; at <= text.length; at = field.lastIndex) {
    field.lastIndex = at;
    const found = field.exec(text);
    if (found === null)
      throw misplaced({ line, column: at + 1 }, 'a field, or one in a pair of quotes', text.slice(at));
    const [whole, blanks, , plain] = found;
    const content = found.at(2)?.replaceAll('""', '"') ?? plain;
    cells.push({ text: content.trim(), line, column: at + 1 + blanks.length });
    if (!whole.endsWith(separator)) break;
  }
  return cells;
}

/** The lines of a file that have anything in them; the first, with the headings, tells what separates the fields. */
export function csvCells(content: Uint8Array): CsvCell[][] {
  const format = foreignFormat(beginOf(content));
  // Bytes are no headings that a user could correct; a line of text may only look like a PGN
  if (format !== undefined && /PDF|RTF|image|spreadsheet/.test(format)) {
    throw new RangeError(`this is ${format}; give a CSV file`);
  }
  const lines = plainText(content).split(/\r\n|\r|\n/);
  const headings = lines.find((line) => line.trim() !== '') ?? '';
  const separator = SEPARATORS.find((one) => headings.includes(one)) ?? ',';
  return lines.flatMap((text, at) => (text.trim() === '' ? [] : [cellsOf(text, at + 1, separator)]));
}
