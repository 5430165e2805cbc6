import { byteText, decode } from './encoding.js';
import { formatOf } from './foreign-file.js';
import { inputError } from './input-error.js';
import { type Cell, errorAt, linesOf } from './place.js';
import { visible } from './visible.js';

/** The characters that separate fields: programs use the comma, or the semicolon if the comma is the decimal sign. */
export const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The fields of a line: with quotes around them, in which a quote is written twice, or without. In a file of values each quote is one of
 * these. In a text copied from a page a name may begin with a word in quotes, and blanks before a field are its own.
 */
export function fieldsOf(text: string, line: number, separator: string, isCopied: boolean): Cell[] {
  const [blanks, noQuote] = isCopied ? ['', ''] : [' *', '(?![ "])'];
  const field = new RegExp(`(${blanks})(?:"((?:[^"]|"")*)" *|${noQuote}([^${separator}]*))(?:${separator}|$)`, 'y');
  const cells: Cell[] = [];
  let column = 1;
  // A separator at the end has one more field after it, which is empty
  for (let at = 0; at <= text.length; at = field.lastIndex) {
    field.lastIndex = at;
    const found = field.exec(text);
    if (found === null) throw errorAt({ line, column, text: text.slice(at) }, 'a field, or one in a pair of quotes');
    const { 0: whole, 1: before, 3: plain } = found;
    const content = found.at(2)?.replaceAll('""', '"') ?? plain;
    cells.push({ text: content.trim(), line, column: column + before.length });
    if (!whole.endsWith(separator)) break;
    column += Array.from(whole).length;
  }
  return cells;
}

/** The lines of a file that have anything in them; the first, with the headings, tells what separates the fields. */
export function csvCells(content: Uint8Array): Cell[][] {
  const format = formatOf(content);
  if (format?.hasLines === false) {
    const { name } = format;
    const mistake = {
      path: '',
      expected: 'a CSV file',
      found: name,
      key: 'foreign-file',
      values: { format: name },
    } as const;
    throw inputError(`this is ${name}; give a CSV file`, mistake);
  }
  const lines = linesOf(decode(content, byteText));
  const headings = lines.find((line) => line.trim() !== '') ?? '';
  const separator = SEPARATORS.find((one) => headings.includes(one)) ?? ',';
  return lines.flatMap((text, at) => (text.trim() === '' ? [] : [fieldsOf(text, at + 1, separator, false)]));
}

/**
 * The place before a sign with which a formula begins in a spreadsheet, also a full-width one, as in Excel in East Asia: at the
 * beginning, and behind a semicolon, which separates the fields where the decimal sign is a comma.
 */
const FORMULA = /(^|;"*)(?=[=+\-@\t＝＋－＠])/g;

/** A field of a table: a text, a number, or nothing. */
export type CsvValue = string | number | null;

/** A text behind the apostrophe that makes it a text in a spreadsheet, where it could be a formula. */
function fieldOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = visible(value.replaceAll(FORMULA, "$1'"));
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of fields, with quotes where a field needs them. Each line is a row, and no text is a formula. */
export function csvText(lines: readonly (readonly CsvValue[])[]): string {
  return lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('');
}
