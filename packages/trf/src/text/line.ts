import { linesOf } from '@crosstable/core/text';

/** One line of a file, without its end. */
export interface Line {
  /** Counted from 1; blank lines count. */
  readonly number: number;
  readonly text: string;
}

/** Some programs write every record that they know, with nothing behind the code of those that they don't fill. */
const NO_VALUE = /^(?!001)(?:\d{3}|XX[A-Z]|BB[A-Z])$/;

/**
 * The lines of a text that ends them with CR, CRLF or LF, or with a mixture; trailing white space is removed. A record
 * without a value becomes a blank line.
 */
export function splitLines(text: string): readonly Line[] {
  return linesOf(text).map((line, n) => ({ number: n + 1, text: line.trimEnd().replace(NO_VALUE, '') }));
}

/** The code of a line: its first three characters where white space or nothing follows, else `''`. */
export function recordCode(text: string): string {
  return text.length === 3 || /^\S{3}\s/.test(text) ? text.slice(0, 3) : '';
}

/** The value of a record: the text from column 5 on, without the white space around it. */
export function recordValue(text: string): string {
  return text.slice(3).trim();
}

/** The column in which the value of a record begins. */
export function valueColumn(text: string): number {
  return Math.max(5, text.indexOf(recordValue(text), 3) + 1);
}

/** The texts of a list with commas. */
export function listIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
