/** What a file is in which no tournament can be read. */
export type RefusalKey =
  | 'values-without-games'
  | 'cut-list'
  | 'pairings-of-one-round'
  | 'unread-table'
  | 'page-without-table'
  | 'program-file'
  | 'pgn'
  | 'ndjson'
  | 'pdf'
  | 'image'
  | 'text-document'
  | 'old-office-file'
  | 'web-archive'
  | 'xml'
  | 'zip'
  | 'empty-file'
  | 'unknown-file';

/** A program or a site whose files are recognized, by its own name. */
export type ProgramName =
  | 'Chess-Results'
  | 'Lichess'
  | 'Papi'
  | 'Sharly Chess'
  | 'Swiss-Chess'
  | 'Swiss-Manager'
  | 'SwissSys or WinTD'
  | 'Vega';

/** The way to a file that can be read. */
export type RecipeKey =
  | 'chess-results'
  | 'crosstable'
  | 'lichess'
  | 'new-spreadsheet'
  | 'papi'
  | 'report'
  | 'saved-page'
  | 'swiss-manager'
  | 'vega';

/** The recipe of each program. */
export const RECIPE_OF = {
  'Chess-Results': 'chess-results',
  Lichess: 'lichess',
  Papi: 'papi',
  'Sharly Chess': 'report',
  'Swiss-Chess': 'report',
  'Swiss-Manager': 'swiss-manager',
  'SwissSys or WinTD': 'report',
  Vega: 'vega',
} as const satisfies Readonly<Record<ProgramName, RecipeKey>>;

/** What is known of a file for its recipe. */
export interface RecipeValues {
  readonly program?: ProgramName;
  /** The address of a page that can be read. */
  readonly address?: string;
  /** The name of a file that can be read, beside the one that can't. */
  readonly file?: string;
}

/** What a file is and how to get one that can be read, in one language. A language that lacks a sentence doesn't compile. */
export interface RecipeWords {
  /** What the file is, with its article. */
  readonly kinds: Readonly<Record<RefusalKey, string>>;
  /** A sentence of such a thing. */
  readonly refused: (kind: string) => string;
  readonly recipes: Readonly<Record<RecipeKey, (values: RecipeValues) => string>>;
}

/** What a refused file is, with its program in brackets. */
export function kindInWords(key: RefusalKey, { program }: RecipeValues, { kinds }: RecipeWords): string {
  return program === undefined ? kinds[key] : `${kinds[key]} (${program})`;
}
