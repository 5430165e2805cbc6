import type { Cell } from './sheet.js';

/** An error that says where something stands, what was expected there, what was found, and perhaps what to do. */
export function misplaced({ line, column, text }: Cell, expected: string, note = ''): RangeError {
  const found = text === '' ? 'nothing' : JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  return new RangeError(`line ${line}, column ${column}: expected ${expected}, found ${found}${note && ` (${note})`}`);
}
