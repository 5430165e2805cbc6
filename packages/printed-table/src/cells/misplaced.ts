import type { Cell } from './sheet.js';

/** Where a cell stands, for the beginning of a message. */
export function placeOf({ line, column }: Cell): string {
  return `line ${line}, column ${column}: `;
}

/** The text of a cell as a message shows it. */
export function foundIn({ text }: Cell): string {
  return text === '' ? 'nothing' : JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

/** An error that says where something stands, what was expected there, what was found, and perhaps what to do. */
export function misplaced(cell: Cell, expected: string, note = ''): RangeError {
  return new RangeError(`${placeOf(cell)}expected ${expected}, found ${foundIn(cell)}${note && ` (${note})`}`);
}
