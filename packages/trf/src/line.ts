/** One line of a file, without its end. */
export interface Line {
  /** Counted from 1; blank lines count. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a text that ends them with CR, CRLF or LF, or with a mixture; trailing white space is removed. */
export function splitLines(text: string): readonly Line[] {
  return text.split(/\r\n|\r|\n/).map((line, n) => ({ number: n + 1, text: line.trimEnd() }));
}

/** The code of a line: its first three characters where white space or nothing follows, else `''`. */
export function recordCode(text: string): string {
  return text.length === 3 || /^\S{3}\s/.test(text) ? text.slice(0, 3) : '';
}

/** The value of a record: the text from column 5 on, without the white space around it. */
export function recordValue(text: string): string {
  return text.slice(3).trim();
}
