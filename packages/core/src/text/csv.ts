import { visible } from './visible.js';

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
