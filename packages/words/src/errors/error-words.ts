import type { InputError, InputErrorKey } from '@crosstable/core';

import type { RecipeKey, RecipeValues, RecipeWords, RefusalKey } from '../recipes/recipe-words.js';

/** The sorts of mistakes that are about a file as a whole. */
export type FileErrorKey = Extract<
  InputErrorKey,
  | 'empty-file'
  | 'no-tournament'
  | 'foreign-file'
  | 'printed-crosstable'
  | 'unreadable-table'
  | 'too-large'
  | 'cut-file'
  | 'no-participants'
  | 'unknown-result'
  | 'damaged-xlsx'
  | 'xlsx-as-text'
  | 'cannot-unpack'
  | 'zip-without-sheet'
  | 'page-without-games'
  | 'page-without-names'
  | 'several-crosstables'
  | 'unknown-crosstable'
  | 'several-events'
  | 'unknown-event'
  | 'no-rounds'
  | 'arena'
  | 'rounds-missing'
  | 'several-games'
  | 'nothing-paired'
>;

/** An error of `openEvent` about a file in which no tournament can be read. */
export interface RefusedFile extends Omit<InputError, 'key'>, RecipeValues {
  readonly key: RefusalKey;
  readonly recipe: RecipeKey;
}

/** The words of a language for the errors that the owner of a file can meet. */
export interface ErrorWords {
  /** The kinds of files in which no tournament can be read, and the ways to one in which it can. */
  readonly refusals: RecipeWords;
  /** The place in a file, from 1. */
  readonly place: (line: number, column: number) => string;
  /** The expectation and what was found; both come ready to be read. */
  readonly expected: (expected: string, found: string) => string;
  /** The sign between a place and the sentence on it: `: `. */
  readonly colon: string;
  /** The word for an empty text. */
  readonly nothing: string;
  /** A name that nothing has, and the one that was meant, if any is near. */
  readonly unknownName: (name: string, meant: string | undefined) => string;
  /** The sentence about a whole file, of this format or with crosstables of these names, where these files are expected; with the values of the error. */
  readonly files: Readonly<
    Record<FileErrorKey, (format: string, expected: string, values: InputError['values']) => string>
  >;
  /** Expectations by their English words, in which `#` stands for a number; others stay English. */
  readonly expectations: Readonly<Record<string, string>>;
  /** The formats of files with their articles, by their English names. */
  readonly formats: Readonly<Record<string, string>>;
}
