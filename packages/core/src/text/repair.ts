import { type Cell, type Place, quote, withPlace } from './place.js';

/** How a place of a file was read: the key of a sentence, and the names and numbers in it. `Values` has those of each key. */
export type Reading<Values> = {
  readonly [Key in keyof Values]: { readonly key: Key; readonly values: Values[Key] };
}[keyof Values];

/** The sentences of a language on how places were read. A language that lacks one doesn't compile. */
export type ReadingSentences<Values> = { readonly [Key in keyof Values]: (values: Values[Key]) => string };

/** The sentence of a reading, which goes on from the text that was found. */
export function readingInWords<Values, Key extends keyof Values>(
  { key, values }: { readonly key: Key; readonly values: Values[Key] },
  sentences: ReadingSentences<Values>,
): string {
  return sentences[key](values);
}

/** A note on a whole file: a key, the names and numbers in its sentence, and the sentence in English. */
export type FileNote<Values> = Reading<Values> & { readonly message: string };

/** A note with its sentence. */
export function noteOf<Values, Key extends keyof Values>(
  reading: { readonly key: Key; readonly values: Values[Key] },
  sentences: ReadingSentences<Values>,
): { readonly key: Key; readonly values: Values[Key]; readonly message: string } {
  return { ...reading, message: readingInWords(reading, sentences) };
}

/** A place where a file breaks its format, or leaves something open, and how it was read nevertheless. */
export interface FileRepair<Kind extends string, Values, Key extends keyof Values> extends Place {
  /** The sort of the repair, for filtering. */
  readonly kind: Kind;
  /** Line of the file, or row of the spreadsheet, counted from 1. */
  readonly line: number;
  /** Column of the line in characters, or of the spreadsheet, counted from 1. */
  readonly column: number;
  /** The text of the file at this place; `''` where nothing stands. */
  readonly found: string;
  /** The key of the reading, which `read` says in English. */
  readonly key: Key;
  /** The names and numbers in the reading. */
  readonly values: Values[Key];
  /** The reading, in a few words of English. */
  readonly read: string;
  /** The whole in a sentence: `line 14, column 92: "0000 - -" read as an absence`. */
  readonly message: string;
}

/** A repair with its reading as data and in words, and its sentence, which shows the text that was found, or as much of it as `shown`. */
export function repairOf<Kind extends string, Values, Key extends keyof Values>(
  kind: Kind,
  cell: Cell,
  reading: { readonly key: Key; readonly values: Values[Key] },
  sentences: ReadingSentences<Values>,
  shown = cell.text,
): FileRepair<Kind, Values, Key> {
  const { line, column, text: found } = cell;
  const read = readingInWords(reading, sentences);
  return { kind, line, column, found, ...reading, read, message: withPlace(cell, `${quote(shown)} ${read}`) };
}
