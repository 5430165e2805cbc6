import { expectedAt } from '@crosstable/core/text';

/**
 * A tournament report file that cannot be read: a RangeError with the place, the expected text and the text found there.
 *
 * Its message reads `line 14, column 92: expected an opponent's number, found "abcd"`.
 */
export class TrfError extends RangeError {
  /** Line of the file, counted from 1; blank lines count. */
  readonly line: number;
  /** Column of the line, counted from 1 in characters. */
  readonly column: number;
  /** The text that the format expects at this place. */
  readonly expected: string;
  /** The text of the file at this place; `''` if it is blank. */
  readonly found: string;

  constructor(line: number, column: number, expected: string, found: string, note?: string) {
    super(expectedAt({ line, column, text: found }, expected, note));
    this.name = 'TrfError';
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.found = found;
  }
}
