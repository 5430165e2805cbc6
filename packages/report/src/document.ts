// The content of an answer, whatever it is written as. A document knows no format, and a renderer knows no chess.

/** A short document stands between other lines; a full one is read alone, and so has the rounds of everybody. */
export type Extent = 'short' | 'full';

/** An answer in words. */
export interface Document {
  /** Sentences above everything else, because all that follows may be wrong. */
  readonly warnings?: readonly string[] | undefined;
  /** The language of the sentences, as pages name it: `en`. */
  readonly language: string;
  /** The name of the tournament; `''` where it has none. */
  readonly name: string;
  /** The title of a page about a tournament without a name: `Standings`. */
  readonly kind: string;
  /** The lines under the name: the place, and what the answer is about. Empty ones are left out. */
  readonly about: readonly string[];
  readonly parts: readonly Part[];
  /** Remarks on the file and on the table, for a page that is read alone. Beside a text they stand elsewhere. */
  readonly notes?: readonly string[];
}

/** A part of a document. Sentences under a heading are a list; without one they are paragraphs, to which nothing belongs. */
export interface Part {
  readonly heading?: string;
  readonly sentences?: readonly Sentence[];
  readonly table?: Table;
}

/** A sentence, or one with others that belong to it. */
export type Sentence = string | { readonly text: string; readonly details: readonly string[] };

/** A table: its rows have a cell for each column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Entry[])[];
}

/**
 * The content of a column: the rank, the name of whom a row is about, words, sentences, numbers, points and other values that are added
 * up, or a round or an opponent.
 */
export type ColumnKind = 'rank' | 'name' | 'word' | 'sentence' | 'number' | 'points' | 'value' | 'round';

/** A column with its heading. */
export interface Column {
  readonly kind: ColumnKind;
  readonly heading: Entry;
}

/** A text, and where it is an abbreviation, its meaning; `row` is the row of the table that it leads to. */
export type Entry = string | { readonly text: string; readonly means: string; readonly row?: number | undefined };

/** The text of an entry, or of a sentence. */
export function textOf(one: Entry | Sentence): string {
  return typeof one === 'string' ? one : one.text;
}

/** A column, and what stands in it in each row. */
export type FilledColumn<Row> = Column & { readonly entry: (row: Row) => Entry };

/** A table with a row for each of these. */
export function tableOf<Row>(columns: readonly FilledColumn<Row>[], rows: readonly Row[]): Table {
  return {
    columns: columns.map(({ heading, kind }) => ({ heading, kind })),
    rows: rows.map((row) => columns.map(({ entry }) => entry(row))),
  };
}

/** A table without the columns in which nothing stands: old tournaments have no ratings. A round without results is a round. */
export function withoutEmptyColumns({ columns, rows }: Table): Table {
  const shown = columns.map(({ kind }, at) => kind === 'round' || rows.some((row) => textOf(row[at]) !== ''));
  return {
    columns: columns.filter((_, at) => shown[at]),
    rows: rows.map((row) => row.filter((_, at) => shown[at])),
  };
}

/** Whether a column holds words, which begin at the left; numbers end at the right. */
export function hasWords({ kind }: Column): boolean {
  return kind === 'name' || kind === 'word' || kind === 'sentence';
}
