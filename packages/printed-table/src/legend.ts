import { textOf, type Row } from './sheet.js';

/** `Tie Break1: …`, `Desempate 2: …`: words in any language, a number, and what the column is. */
const LINE = /^(?:#\s?)?\p{L}[\p{L}\s-]*(\d{1,2})\s?:\s?(\S.*)/u;

/** The text below a table that says what the column of a label is; a label ends with the number that the text has. */
export function legendOf(rows: readonly Row[]): (label: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const row of rows) {
    const found = LINE.exec(textOf(row));
    if (found !== null && !texts.has(found[1])) texts.set(found[1], found[2]);
  }
  return (label) => texts.get(label.replace(/\D+/, ''));
}
