import { REPORT_FIELDS, check, checkArray, nearest, unexpected, valueInMessage } from '@crosstable/core';

/** The fields of a draft that tables have, too, beside those of reports alone. */
const FIELDS: readonly string[] = [
  ...REPORT_FIELDS,
  'adjustments',
  'edition',
  'players',
  'ratings',
  'rounds',
  'scoring',
  'system',
  'unknown',
  'unrated',
];

/** Throws for a field that no report and no event has, because a mistyped one would be left out of the file. */
export function checkFields(draft: object): void {
  for (const [name, value] of Object.entries(draft)) {
    if (value === undefined || FIELDS.includes(name)) continue;
    const meant = nearest(name, FIELDS);
    const expected = meant === undefined ? 'only fields of a tournament report' : `"${meant}"`;
    const values = { name, ...(meant !== undefined && { meant }) };
    throw unexpected('draft', expected, valueInMessage(name), RangeError, 'unknown-name', values);
  }
}

/** A text that stands on one line. @throws TypeError or RangeError naming the path */
export function checkLine(text: unknown, path: string): string {
  check(typeof text === 'string', path, 'a string', text);
  check(!/[\r\n]/.test(text), path, 'a text without line breaks', text, 'string');
  return text;
}

/** Lines as they are given; none where the draft leaves them out. @throws TypeError or RangeError naming the path */
export function checkLines(lines: unknown, path: string): readonly string[] {
  if (lines === undefined) return [];
  checkArray(lines, path, 'texts');
  return Array.from(lines, (line, n) => checkLine(line, `${path}[${n}]`));
}

/** Codes of tie-breaks with commas between them, as readers take them apart. @throws TypeError or RangeError naming the path */
export function joinCodes(codes: readonly string[], path: string): string {
  return checkLines(codes, path)
    .map((code, n) => {
      check(/^[^\s,](?:[^,]*[^\s,])?$/.test(code), `${path}[${n}]`, 'a code without commas', code, 'string');
      return code;
    })
    .join();
}

/** Throws unless an id can stand in the columns of a player's number. */
export function checkStartNumber(id: unknown, path: string): asserts id is string {
  check(typeof id === 'string', path, 'a string', id);
  check(/^[1-9]\d{0,3}$/.test(id), path, 'a start number from 1 to 9999', id, 'string');
}
