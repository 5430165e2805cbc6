/** A whole number as it is written; `undefined` for anything else, and for one that is out of range. */
export function wholeFrom(least: number, text: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of a character of a text. */
export function placeAt(text: string, at: number): Place {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 };
}

/** A sentence about a place in a file, in the form of the errors about tournament reports. */
export function misplaced({ line, column }: Place, expected: string, found: string): RangeError {
  const text = found === '' ? 'nothing' : JSON.stringify(found);
  return new RangeError(`line ${line}, column ${column}: expected ${expected}, found ${text}`);
}
