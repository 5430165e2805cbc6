import { visible } from './visible.js';

/** The signs with which a formula begins in a spreadsheet, also full-width ones, as in Excel in East Asia. */
const FORMULA = /^[=+\-@\t＝＋－＠]/;

/** A field of a table: a text, a number, or nothing. */
export type CsvValue = string | number | null;

/** A text behind the apostrophe that makes it a text in a spreadsheet, where it could be a formula. */
function fieldOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = visible(FORMULA.test(value) ? `'${value}` : value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of fields, with quotes where a field needs them. Each line is a row, and no text is a formula. */
export function csvText(lines: readonly (readonly CsvValue[])[]): string {
  return lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('');
}
