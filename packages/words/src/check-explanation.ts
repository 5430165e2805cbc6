import {
  type Explanation,
  type OutcomeName,
  type Reason,
  check,
  checkArray,
  checkTextByLanguage,
  isObject,
} from '@crosstable/core';

import { ENGLISH } from './languages/en/sentences.js';
import type { Words } from './words.js';

// Checks of data that are put into words. Data from elsewhere may be wrong: the error says where, and what was
// expected.

/** Throws unless a value is right; the error calls the value by its path. */
type Check = (value: unknown, path: string) => void;

export const text: Check = (value, path) => {
  check(typeof value === 'string', path, 'a text', value);
};

export const number: Check = (value, path) => {
  check(Number.isFinite(value), path, 'a finite number', value, 'number');
};

export function optional(one: Check): Check {
  return (value, path) => {
    if (value !== undefined) one(value, path);
  };
}

export function orNull(one: Check): Check {
  return (value, path) => {
    if (value !== null) one(value, path);
  };
}

function list(one: Check): Check {
  return (value, path) => {
    checkArray(value, path, 'entries');
    // Holes too, which `forEach` would pass over
    for (const [at, entry] of value.entries()) one(entry, `${path}[${at}]`);
  };
}

/** An object with these properties; others are ignored. */
export function record(parts: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    check(isObject(value), path, 'an object', value);
    for (const [name, one] of Object.entries(parts)) one(Reflect.get(value, name), `${path}.${name}`);
  };
}

/** The parts of a language. */
type Section = Exclude<keyof Words, 'language'>;

/** Throws unless a value has these sections of a language, each with everything that the English one has. */
export function checkWords(words: Words, ...sections: readonly Section[]): void {
  if (words === ENGLISH) return;
  for (const section of sections) {
    const given: unknown = isObject(words) ? Reflect.get(words, section) : undefined;
    check(isObject(given), 'words', 'Words, as GERMAN', words);
    for (const [name, english] of Object.entries(ENGLISH[section])) {
      const word: unknown = Reflect.get(given, name);
      const isWord = typeof word === typeof english || (word === null && name === 'half');
      const expected = typeof english === 'string' ? 'a text' : 'a function';
      check(isWord, `words.${section}.${name}`, expected, word);
    }
  }
}

/** A reason, with a key that there are words for. */
const reason: Check = (value, path) => {
  check(isObject(value) && 'key' in value, path, 'a Reason', value);
  const { key } = value;
  const isKey = typeof key === 'string' && Object.hasOwn(ENGLISH.reasons, key);
  check(isKey, `${path}.key`, 'a key of REASON_KEYS', key, 'string');
  record({ article: text, rounds: optional(list(number)) })(value, path);
  const values: unknown = Reflect.get(value, 'values');
  if (values === undefined) return;
  check(isObject(values), `${path}.values`, 'an object', values);
  for (const [name, one] of Object.entries(values)) {
    if (name === 'because') checkTextByLanguage(one, `${path}.values.because`);
    else number(one, `${path}.values.${name}`);
  }
};

const outcome: Check = (value, path) => {
  const isOutcome = typeof value === 'string' && Object.hasOwn(ENGLISH.outcomes, value);
  check(isOutcome, path, 'the outcome of a round', value, 'string');
};

export function checkReason(value: Reason): void {
  reason(value, 'reason');
}

export function checkOutcome(value: OutcomeName): void {
  outcome(value, 'outcome');
}

/** One of the two scores of teams. */
export const scoreOfTeams: Check = (value, path) => {
  check(value === 'MP' || value === 'GP', path, "'MP' or 'GP'", value, 'string');
};

/** The checks of an explanation: all parts that its words are made of. */
function parts(): Readonly<Record<string, Check>> {
  const game = { round: number, opponent: text };
  return {
    ...{ code: text, article: text, edition: text, player: text, value: orNull(number) },
    unit: optional(scoreOfTeams),
    undefinedBecause: orNull(reason),
    contributions: list(
      record({
        ...{ round: orNull(number), opponent: orNull(text), outcome, points: number, score: number, value: number },
        ...{ reason, cut: orNull(reason) },
        match: optional(
          record({ matchPoints: number, gamePoints: number, against: orNull(number), boards: orNull(list(number)) }),
        ),
      }),
    ),
    unfinished: list(record(game)),
    adjustments: optional(list(record({ round: orNull(number), points: number }))),
    conclusion: reason,
    selfDefined: optional(record({ name: checkTextByLanguage, decimals: optional(number) })),
    steps: optional(
      list(
        record({
          score: optional(scoreOfTeams),
          tied: list(text),
          standings: list(
            record({
              ...{ player: text, score: number, worst: number, best: number },
              games: list(record({ ...game, points: number, boards: optional(list(number)) })),
              missing: list(text),
            }),
          ),
          reason,
          groups: list(list(text)),
        }),
      ),
    ),
  };
}

export function checkExplanation(explanation: Explanation): void {
  check(isObject(explanation) && 'contributions' in explanation, 'explanation', 'an Explanation', explanation);
  record(parts())(explanation, 'explanation');
}
