// Where in a file a mistake is.
import { decode, linesOf, placeAt, valuesIn } from '@crosstable/core/text';

/** A place in a file, both from 1, and its line, which is cut where it is long. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** How far the caret stands from the beginning of the text. */
  readonly indent: number;
}

/** A mistake in a file: where it is, as far as that is known, and what the reader says. */
export interface Mistake {
  /** The name of the file; `''` of a text that was pasted. */
  readonly file: string;
  /** The reader's sentence, without the place where that is known. */
  readonly message: string;
  readonly place: Place | null;
}

/** How much of a long line is shown on each side of the mistake. */
const AROUND = 60;

/** A file as text, for showing a line of it. */
export function textOf(content: string | Uint8Array): string {
  return decode(content, (bytes) => new TextDecoder().decode(bytes));
}

/** The line of a mistake, cut to what fits beside its caret; nothing where it isn't text, as in a spreadsheet. */
export function placeIn(content: string | Uint8Array, line: number, column: number): Place | null {
  const whole = textOf(content);
  const text = linesOf(whole).at(line - 1);
  if (text === undefined || whole.includes('\0')) return null;
  const signs = Array.from(text);
  const from = Math.max(0, column - 1 - AROUND);
  const cut = signs.slice(from, from + 2 * AROUND).join('');
  return { line, column, text: cut, indent: Math.max(0, column - 1 - from) };
}

/** The mistake in a file. */
export function mistakeOf(thrown: unknown, file: string, content: string | Uint8Array): Mistake {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  // The list that the library gets as `codes` has another name in the file
  const message = said.replace(/^codes\b/, 'tiebreaks');
  const [where, line, column] = /^line (\d+), column (\d+): /.exec(message) ?? ['', '', ''];
  const place = where === '' ? null : placeIn(content, Number(line), Number(column));
  return { file, message: place === null ? message : message.slice(where.length), place };
}

/** A mistake in JSON with its place: that of the value, or of what should have it. */
export function placedInJson(mistake: Mistake, content: string | Uint8Array): Mistake {
  const [, path] = /^(\w+(?:\.\w+|\[\d+\])*): /.exec(mistake.message) ?? ['', ''];
  const text = textOf(content);
  if (path === '' || !text.trimStart().startsWith('{')) return mistake;
  const places = valuesIn(text);
  let wanted = `.${path}`;
  while (wanted !== '' && !places.has(wanted.slice(1))) wanted = wanted.replace(/(?:\.\w+|\[\d+\])$/, '');
  const { line, column } = placeAt(text, places.get(wanted.slice(1)) ?? 0);
  return wanted === '' ? mistake : { ...mistake, place: placeIn(content, line, column) };
}
