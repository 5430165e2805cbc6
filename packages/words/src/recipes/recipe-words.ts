/** The kinds of files in which no tournament can be read. */
export type RefusalKey =
  | 'values-without-games'
  | 'cut-list'
  | 'pairings-of-one-round'
  | 'nothing-paired'
  | 'unread-table'
  | 'page-without-table'
  | 'program-file'
  | 'pgn'
  | 'ndjson'
  | 'json'
  | 'pdf'
  | 'image'
  | 'text-document'
  | 'old-office-file'
  | 'web-archive'
  | 'xml'
  | 'zip'
  | 'empty-file'
  | 'own-answer'
  | 'unknown-file';

/** The programs and sites whose files are recognized, by their own names. */
export const PROGRAM_NAMES = [
  'Chess-Results',
  'Swiss-Manager',
  'Vega',
  'Lichess',
  'Papi',
  'Sharly Chess',
  'Swiss-Chess',
  'SwissSys or WinTD',
] as const;

/** A program or a site whose files are recognized. */
export type ProgramName = (typeof PROGRAM_NAMES)[number];

/** The way to a file that can be read. */
export type RecipeKey =
  | 'any-file'
  | 'chess-results'
  | 'crosstable'
  | 'lichess'
  | 'new-spreadsheet'
  | 'own-tournament'
  | 'papi'
  | 'report'
  | 'saved-page'
  | 'swiss-chess'
  | 'swiss-manager'
  | 'vega';

/** The recipe of each program. */
export const RECIPE_OF = {
  'Chess-Results': 'chess-results',
  Lichess: 'lichess',
  Papi: 'papi',
  'Sharly Chess': 'report',
  'Swiss-Chess': 'swiss-chess',
  'Swiss-Manager': 'swiss-manager',
  'SwissSys or WinTD': 'report',
  Vega: 'vega',
} as const satisfies Readonly<Record<ProgramName, RecipeKey>>;

/** The facts of a file for its recipe. */
export interface RecipeValues {
  readonly program?: ProgramName;
  /** The address of a page that can be read. */
  readonly address?: string;
  /** The name of a file that can be read, beside the one that can't. */
  readonly file?: string;
}

/** The kinds of files and the ways to one that can be read, in one language. A language that lacks a sentence doesn't compile. */
export interface RecipeWords {
  /** The kinds, with their articles. */
  readonly kinds: Readonly<Record<RefusalKey, string>>;
  /** A sentence of such a thing. */
  readonly refused: (kind: string) => string;
  /** The ways to a file that can be read. */
  readonly recipes: Readonly<Record<RecipeKey, (values: RecipeValues) => string>>;
}

/** The kind of a refused file, with its program in brackets. */
export function kindInWords(key: RefusalKey, { program }: RecipeValues, { kinds }: RecipeWords): string {
  return program === undefined ? kinds[key] : `${kinds[key]} (${program})`;
}
