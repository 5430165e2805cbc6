import { check, checkArray, checkNames, checkObject } from '@crosstable/core';

import { DEMANDS, type NormTitle } from '../title.js';
import { ENGLISH_NORMS } from './languages/en.js';
import type { NormWords } from './norm-words.js';

/** How norms are told. */
export interface NormWordOptions {
  /** The language; default English. */
  readonly words?: NormWords | undefined;
  /** The name of a player; default the id. */
  readonly nameOf?: ((id: string) => string) | undefined;
}

/** The options with their defaults. */
export interface Told {
  readonly words: NormWords;
  readonly nameOf: (id: string) => string;
}

export function checkedWords(options: NormWordOptions): Told {
  checkNames(options, 'options', { words: true, nameOf: true });
  const { words = ENGLISH_NORMS, nameOf = (id: string) => id } = options;
  checkObject(words, 'options.words');
  // The parts that a language has; a sentence that lacks is found when it is needed
  for (const part of ['checks', 'marks', 'reasons', 'facts', 'forecast'] as const) {
    checkObject(words[part], `options.words.${part}`);
  }
  check(typeof words.decimalSign === 'string', 'options.words.decimalSign', 'a text', words.decimalSign);
  check(typeof nameOf === 'function', 'options.nameOf', 'a function', nameOf);
  return { words, nameOf };
}

/** Throws unless a language has a sentence. */
export function checkSentence(sentence: unknown, name: string): void {
  check(typeof sentence === 'function', `options.words.${name}`, 'a sentence', sentence);
}

/** Points with halves: `6½`. */
export function printedScore(value: unknown, path: string): string {
  const isScore = typeof value === 'number' && Number.isInteger(2 * value) && value >= 0;
  check(isScore, path, 'points, a multiple of ½', value, 'number');
  const whole = Math.floor(value);
  return whole === value ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** A rating, a number of players or points; `null` for none is a dash. Of decimals one is printed, rounded up. */
export function printedNumber(value: unknown, path: string, { words }: Told): string {
  if (value === null) return '–';
  check(typeof value === 'number' && Number.isFinite(value), path, 'a finite number, or null', value, 'number');
  return String(Math.ceil(10 * value) / 10).replace('.', words.decimalSign);
}

/** The titles of which a third of the opponents has one: `GM, IM`. */
export function printedTitles(title: NormTitle): string {
  return DEMANDS[title].mainTitles.join(', ');
}

/** The name of a player. */
export function printedPlayer(id: unknown, path: string, { nameOf }: Told): string {
  check(typeof id === 'string', path, 'an id', id);
  return nameOf(id);
}

/** A list, whose entries are told one by one. */
export function eachTold<T>(
  list: readonly T[],
  path: string,
  what: string,
  told: (one: T, path: string) => string,
): string[] {
  checkArray(list, path, what);
  return Array.from(list, (one, at) => {
    checkObject(one, `${path}[${at}]`);
    return told(one, `${path}[${at}]`);
  });
}
