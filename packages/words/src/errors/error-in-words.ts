import { type InputError, check, isInputError, isObject } from '@crosstable/core';
import { quote } from '@crosstable/core/text';

import { ENGLISH_ERRORS } from './en.js';
import { kindInWords } from '../recipes/recipe-words.js';
import type { ErrorWords, FileErrorKey, RefusedFile } from './error-words.js';

/** The keys of the errors whose values are names. */
const OF_NAMES: readonly string[] = ['several-crosstables', 'unknown-crosstable', 'several-events', 'unknown-event'];

/** Throws unless a value has all the words that the English ones have. */
function checkErrorWords(words: ErrorWords): void {
  if (words === ENGLISH_ERRORS) return;
  check(isObject(words), 'words', 'ErrorWords, as GERMAN_ERRORS', words);
  for (const [name, english] of Object.entries(ENGLISH_ERRORS)) {
    const word: unknown = Reflect.get(words, name);
    check(typeof word === typeof english && word !== null, `words.${name}`, `the ${name} of ErrorWords`, word);
  }
  for (const key of Object.keys(ENGLISH_ERRORS.files)) {
    const word: unknown = Reflect.get(words.files, key);
    check(typeof word === 'function', `words.files.${key}`, 'a function', word);
  }
}

/** A text in another language; itself where there is none. */
function translated(text: string, words: Readonly<Record<string, unknown>>): string {
  const word = Object.hasOwn(words, text) ? words[text] : text;
  return typeof word === 'string' ? word : text;
}

/** The expectation in a language. The words stand for all numbers, which come back in their order. */
function expectationIn({ expectations }: ErrorWords, expected: string): string {
  const plain = translated(expected, expectations);
  if (plain !== expected) return plain;
  const numbers = expected.match(/\d+/g) ?? [];
  let next = 0;
  return translated(expected.replace(/\d+/g, '#'), expectations).replace(/#/g, () => numbers[next++] ?? '#');
}

/** A text of the facts; empty where there is none. */
function textOf(fact: unknown): string {
  return typeof fact === 'string' ? fact : '';
}

function isOfFile(key: string): key is FileErrorKey {
  return Object.hasOwn(ENGLISH_ERRORS.files, key);
}

function isRefused(error: InputError | RefusedFile, { refusals }: ErrorWords): error is RefusedFile {
  return 'recipe' in error && Object.hasOwn(refusals.recipes, error.recipe) && Object.hasOwn(refusals.kinds, error.key);
}

/**
 * Puts an error that the owner of a file can meet into words: about a whole file in a sentence, and about a place of it with what
 * was expected and found. That of `openEvent` about a file without a tournament says what the file is, and how to get another.
 *
 * @param error - One that `isInputError` knows.
 * @param words - The language, `GERMAN_ERRORS` of `crosstable/words/de`; default English. Rare expectations stay English.
 * @returns The text. Quoted texts of a file stay as they are.
 * @throws TypeError if `error` isn't an error about input or `words` aren't such words.
 *
 * Cost: linear in the length of the text.
 *
 * @example
 * ```ts
 * import { readEvent, isInputError } from 'crosstable/event';
 * import { errorInWords } from 'crosstable/words';
 * import { GERMAN_ERRORS } from 'crosstable/words/de';
 *
 * const mistakeIn = (file: string) => {
 *   try {
 *     readEvent(file);
 *   } catch (error) {
 *     if (isInputError(error)) return errorInWords(error, GERMAN_ERRORS);
 *   }
 * };
 * mistakeIn('[Event "Club"]'); // → 'Die Datei ist ein PGN. Gebraucht wird eine TRF- oder JSON-Datei.'
 * ```
 */
export function errorInWords(error: InputError | RefusedFile, words: ErrorWords = ENGLISH_ERRORS): string {
  check(isInputError(error), 'error', 'an error that isInputError knows', error);
  for (const name of ['expected', 'found', 'key'] as const) {
    check(typeof error[name] === 'string', `error.${name}`, 'a text', error[name]);
  }
  check(isObject(error.values), 'error.values', 'an object', error.values);
  checkErrorWords(words);
  if (isRefused(error, words)) {
    const { refused, recipes } = words.refusals;
    return `${refused(kindInWords(error.key, error, words.refusals))} ${recipes[error.recipe](error)}`;
  }
  const { key, path, line, column, values } = error;
  const expected = expectationIn(words, error.expected);
  const names = OF_NAMES.includes(key) ? Object.values(values).join(', ') : '';
  if (isOfFile(key))
    return words.files[key](names || translated(textOf(values.format), words.formats), expected, values);
  const isInFile = typeof line === 'number' && typeof column === 'number';
  const place = isInFile ? words.place(line, column) : textOf(path);
  const before = place && place + words.colon;
  if (key === 'unknown-name') return before + words.unknownName(textOf(values.name), textOf(values.meant) || undefined);
  const quoted = error.found === '' ? words.nothing : quote(error.found);
  return before + words.expected(expected, isInFile ? quoted : error.found);
}
