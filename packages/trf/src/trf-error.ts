import { type InputError, type InputErrorKey, addFacts, expectedAt } from '@crosstable/core/text';

/**
 * A tournament report file that cannot be read: a RangeError with the place, the expected text and the text found there.
 *
 * Its message reads `line 14, column 92: expected an opponent's number, found "abcd"`.
 */
export class TrfError extends RangeError implements InputError {
  /** Told by `isInputError`. */
  declare readonly code: InputError['code'];
  /** Line of the file, counted from 1; blank lines count. */
  declare readonly line: number;
  /** Column of the line, counted from 1 in characters. */
  declare readonly column: number;
  /** The text that the format expects at this place. */
  declare readonly expected: string;
  /** The text of the file at this place, of which it has at most 80 characters; `''` if it is blank. */
  declare readonly found: string;
  /** The sort of mistake: `'wrong-text'`, or that of a file which is no report. */
  declare readonly key: InputErrorKey;
  /** For `'wrong-text'` perhaps a `note` on what to do. */
  declare readonly values: InputError['values'];

  constructor(
    line: number,
    column: number,
    expected: string,
    found: string,
    note?: string,
    key: InputErrorKey = 'wrong-text',
    values: InputError['values'] = note === undefined ? {} : { note },
  ) {
    super(expectedAt({ line, column, text: found }, expected, note));
    this.name = 'TrfError';
    addFacts(this, { line, column, expected, found, key, values });
  }
}
