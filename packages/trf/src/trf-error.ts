/** A text of the file as a message shows it. */
export function quoted(found: string): string {
  return found === '' ? 'nothing' : JSON.stringify(found);
}

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
    const reason = note === undefined ? '' : ` (${note})`;
    super(`line ${line}, column ${column}: expected ${expected}, found ${quoted(found)}${reason}`);
    this.name = 'TrfError';
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.found = found;
  }
}
