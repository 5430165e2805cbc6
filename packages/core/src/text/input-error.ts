/** The code of every error about input, as errors of Node have one: it also stands in the errors of other packages. */
const CODE = 'ERR_CROSSTABLE_INPUT';

/** The sorts of mistakes in input. */
export type InputErrorKey =
  /** A value of another type, at `path`. */
  | 'wrong-type'
  /** A value that isn't allowed, at `path`. */
  | 'wrong-value'
  /** A name that nothing has, at `path`. The values have the `name`, and of a mistyped one perhaps the one that was `meant`. */
  | 'unknown-name'
  /** A text of a file, at `line` and `column`. The values may have a `note` on what to do, in English. */
  | 'wrong-text'
  /** A file without anything in it. */
  | 'empty-file'
  /** A file that is no tournament report, no JSON and no printed crosstable. */
  | 'no-tournament'
  /** A file of another format. The values have its name in English as `format`, `'a PGN'`. */
  | 'foreign-file'
  /** A printed crosstable, which another function reads. The values have the name of its `format`. */
  | 'printed-crosstable'
  /** A file whose table isn't read. The values have the name of its `format`, and a `note` on what to do, in English. */
  | 'unreadable-table'
  /** A file that is too large for a table. */
  | 'too-large'
  /** A file that was cut off while it was copied. */
  | 'cut-file'
  /** A tournament without participants. */
  | 'no-participants'
  /** A result that nobody has described. The values have its `code`, the `round` and the `board`. */
  | 'unknown-result'
  /** A damaged XLSX file. */
  | 'damaged-xlsx'
  /** An XLSX file as a text. */
  | 'xlsx-as-text'
  /** An XLSX file, where the program can't unpack one. */
  | 'cannot-unpack'
  /** A ZIP file without a spreadsheet in it. The values have a `note`. */
  | 'zip-without-sheet'
  /** A page without games. The values have a `note`. */
  | 'page-without-games'
  /** The pairings of one round, at a place of the file. */
  | 'pairings-of-one-round'
  /** A list that is cut, so that its rows name opponents who aren't in it. */
  | 'cut-list'
  /** A file with several crosstables. The values have their names by their numbers, from `1`. */
  | 'several-crosstables'
  /** A name that none of a file's crosstables has, or more than one. The values have their names by their numbers, from `1`. */
  | 'unknown-crosstable'
  /** A file with several events. The values have their names by their numbers, from `1`. */
  | 'several-events'
  /** A name that none of a file's events has, or more than one. The values have their names by their numbers, from `1`. */
  | 'unknown-event'
  /** Games without rounds that aren't those of a whole round robin. */
  | 'no-rounds'
  /** Games without rounds of players who met several times, as in an arena. */
  | 'arena'
  /** A `round` without games before the `last` one. */
  | 'rounds-missing'
  /** A `player` with several games in a `round`. */
  | 'several-games'
  /** A crosstable or a list of players in which nothing is paired yet. */
  | 'nothing-paired'
  /** A page without a table that has a heading Name. */
  | 'page-without-names'
  /** A tie-break that isn't for this tournament. The values have the `article` of C.07. */
  | 'no-buchholz-in-round-robins'
  | 'rounds-not-announced'
  | 'not-for-teams'
  | 'for-teams-only'
  | 'boards-not-known'
  | 'colours-not-known'
  | 'rounds-not-known'
  | 'pairing-numbers-not-known';

/** The facts of a mistake in input. */
export interface Mistake {
  /** The place of a value in the arguments, `'games[0][3].result'`; `''` for a whole file. Left out where a file has a line. */
  readonly path?: string;
  /** The line of a file, from 1. */
  readonly line?: number;
  /** The column of a file, from 1, in characters. */
  readonly column?: number;
  /** The expectation, in English. */
  readonly expected: string;
  /** The text or value that was found, in at most 80 characters: a text of a file as it is, a value as JavaScript writes it, or a few words. */
  readonly found: string;
  /** The sort of mistake. */
  readonly key: InputErrorKey;
  /** The values that the key names. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** An error about input, of any Crosstable package: a TypeError or a RangeError with the facts of the mistake as data. */
export interface InputError extends Error, Mistake {
  readonly code: typeof CODE;
}

/**
 * Gives an error the facts of a mistake. They are properties like `message`: a log and a comparison of errors pass over them, and so a
 * test that expects `new RangeError('…')` stays as it is.
 */
export function addFacts(error: Error, mistake: Mistake): asserts error is InputError {
  // By the flag `u` a character is one, and not two halves
  const facts = { code: CODE, ...mistake, found: mistake.found.replace(/^([^]{80})[^]+/u, '$1') };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(error, name, { value });
}

/** An error about input, with the facts of the mistake. */
export function inputError(
  message: string,
  mistake: Mistake,
  Type: RangeErrorConstructor | TypeErrorConstructor = RangeError,
): InputError {
  const error: Error = new Type(message);
  addFacts(error, mistake);
  return error;
}

/**
 * Tells an error about input from any other, such as a bug of the caller: of every Crosstable package, whichever copy of it.
 *
 * @param error - What was caught.
 * @returns Whether it has the `code` of errors about input, and so the other properties.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const pathOf = (round: number) => {
 *   try {
 *     return crosstable([[{ white: 'A', black: 'B', result: 1 }]], { round }).rounds;
 *   } catch (error) {
 *     return isInputError(error) ? error.path : 'a bug';
 *   }
 * };
 * pathOf(7); // → 'options.round'
 * ```
 */
export function isInputError(error: unknown): error is InputError {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === CODE;
}

/** An error whose value stands at another path, which its text has, too. */
export function withPath(
  error: InputError,
  path: string,
  Type: RangeErrorConstructor | TypeErrorConstructor = error instanceof TypeError ? TypeError : RangeError,
): InputError {
  const { path: before = '', expected, found, key, values, message } = error;
  const moved = inputError(path + message.slice(before.length), { path, expected, found, key, values }, Type);
  return Object.defineProperty(moved, 'cause', { value: error, configurable: true, writable: true });
}
