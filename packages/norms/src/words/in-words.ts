import { check, checkObject, checkWhole } from '@crosstable/core';

import { checkTitle } from '../article-1.4.8.js';
import type { Norm, NormCheck } from '../norm.js';
import type { NormFact, NormFactKey, NormReason, NormReasonKey } from '../reasons.js';
import type { NormTitle } from '../title.js';
import {
  type NormWordOptions,
  type Told,
  checkSentence,
  checkedWords,
  eachTold,
  printedNumber,
  printedPlayer,
  printedScore,
  printedTitles,
} from './printed.js';

type KindOfValue = 'number' | 'player' | 'score' | 'text';

/** How each value of a reason, or of a fact, is printed. */
const KINDS_OF_VALUES: Readonly<Record<NormReasonKey | NormFactKey, Readonly<Record<string, KindOfValue>>>> = {
  raised: { player: 'player', rating: 'number', to: 'number' },
  unplayed: { rounds: 'text' },
  open: { rounds: 'text' },
  'marked-unrated': { rounds: 'text' },
  'outside-fide': { player: 'player', round: 'number' },
  'unrated-without-points': { player: 'player', round: 'number' },
  defeated: { player: 'player', round: 'number' },
  later: { from: 'number' },
  'eight-games': { round: 'number' },
  'last-round-forfeit': { player: 'player', round: 'number' },
  exempt: { article: 'text' },
  'share-rounded': { score: 'score', games: 'number' },
  'missing-title': { player: 'player' },
  'missing-federation': { player: 'player' },
  'missing-host': {},
  'missing-rounds': {},
  'missing-participants': {},
  'may-leave-out': { rounds: 'text' },
  'reached-after': { round: 'number' },
  counts: { games: 'number', of: 'number' },
  rating: { rating: 'number' },
  'one-of-eight-games': {},
  'one-without-exemption': { article: 'text' },
  field: { participants: 'number', average: 'number', unrated: 'number' },
  days: { single: 'number', known: 'number', rounds: 'number' },
};

/** The values of a reason as its sentence takes them. */
function printedValues(values: object, kinds: Readonly<Record<string, KindOfValue>>, path: string, told: Told): object {
  const printed = Object.entries(kinds).map(([name, kind]): [string, unknown] => {
    const value: unknown = Reflect.get(values, name);
    const at = `${path}.${name}`;
    if (kind === 'player') return [name, printedPlayer(value, at, told)];
    if (kind === 'score') return [name, printedScore(value, at)];
    if (kind === 'number')
      check(typeof value === 'number' && Number.isFinite(value), at, 'a finite number', value, 'number');
    else check(typeof value === 'string', at, 'a text', value);
    return [name, value];
  });
  return Object.fromEntries(printed);
}

function sentenceOf(reason: NormReason | NormFact, path: string, told: Told): string {
  const { key, values } = reason;
  const isKey = typeof key === 'string' && Object.hasOwn(KINDS_OF_VALUES, key);
  check(isKey, `${path}.key`, 'the key of a reason', key, 'string');
  checkObject(values, `${path}.values`);
  const { facts, reasons } = told.words;
  const part = Object.hasOwn(facts, key) ? 'facts' : 'reasons';
  const sentence: unknown = Reflect.get(part === 'facts' ? facts : reasons, key);
  const at = `options.words.${part}[${JSON.stringify(key)}]`;
  check(typeof sentence === 'function', at, 'a sentence', sentence);
  return String(
    Reflect.apply(sentence, undefined, [printedValues(values, KINDS_OF_VALUES[key], `${path}.values`, told)]),
  );
}

/**
 * Says a reason of a norm, or a fact of its application, in a sentence.
 *
 * @param reason - A reason or a fact, as `norms` gives it.
 * @param options - The language, and the names of players.
 * @returns One sentence, or two.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value, such as a key that no
 *   reason has.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const reason = { key: 'raised', values: { player: 'Bob', rating: 2000, to: 2200 } } as const;
 * reasonInWords(reason); // → 'Bob is the lowest opponent and counts as 2200 instead of 2000 (Art. 1.4.6).'
 * ```
 */
export function reasonInWords(reason: NormReason | NormFact, options: NormWordOptions = {}): string {
  const told = checkedWords(options);
  checkObject(reason, 'reason');
  return sentenceOf(reason, 'reason', told);
}

/** A condition with its numbers. */
export function checkInWords(one: NormCheck, title: NormTitle, path: string, told: Told): string {
  const { article, bound, check: name, have, holds, needed, unknown, waived } = one;
  const { checks, marks } = told.words;
  const isName = typeof name === 'string' && Object.hasOwn(checks, name);
  check(isName, `${path}.check`, 'the name of a condition', name, 'string');
  checkSentence(checks[name], `checks[${JSON.stringify(name)}]`);
  check(typeof article === 'string', `${path}.article`, 'an article', article);
  check(['least', 'most'].includes(bound), `${path}.bound`, '"least" or "most"', bound, 'string');
  checkWhole(unknown, `${path}.unknown`, 0);
  check(holds === undefined || typeof holds === 'boolean', `${path}.holds`, 'true, false or nothing', holds);
  check(waived === undefined || typeof waived === 'string', `${path}.waived`, 'an article', waived);
  const verdict =
    waived !== undefined ? marks.waived(waived) : holds === true ? marks.yes : holds === false ? marks.no : marks.open;
  const numberIn = (value: unknown, at: string): string =>
    name === 'score' && value !== null ? printedScore(value, at) : printedNumber(value, at, told);
  return told.words.check({
    label: checks[name](printedTitles(title)),
    have: numberIn(have, `${path}.have`),
    needed: numberIn(needed, `${path}.needed`),
    ...{ bound, article, unknown, verdict },
  });
}

/** The answer of a norm in a line. */
export function verdictInWords(norm: Norm, path: string, told: Told): string {
  const { average, games, holds, performance, score, title } = norm;
  checkTitle(title, `${path}.title`);
  check(holds === undefined || typeof holds === 'boolean', `${path}.holds`, 'true, false or nothing', holds);
  checkWhole(games, `${path}.games`, 0);
  for (const [name, value] of [['average', average], ['performance', performance]] as const) {
    const isNumber = value === null || (typeof value === 'number' && Number.isFinite(value));
    check(isNumber, `${path}.${name}`, 'a finite number, or null', value, 'number');
  } // prettier-ignore
  checkSentence(told.words.verdict, 'verdict');
  return told.words.verdict({ title, holds, games, average, performance, score: printedScore(score, `${path}.score`) });
}

/**
 * Says whether games make a norm, and why, a line for each condition, reason and fact.
 *
 * @param norm - A norm, as `norms` gives it.
 * @param options - The language, and the names of players.
 * @returns The lines: the answer, the conditions with their numbers, the reasons, and the facts of the application.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the reasons.
 *
 * @example
 * ```ts
 * const players = [{ id: 'Ann', title: 'IM', federation: 'GER' }, { id: 'Bob', rating: 2500, title: 'GM', federation: 'FRA' }];
 * const [gm] = norms('Ann', [[{ white: 'Ann', black: 'Bob', result: 1 }]], players, { system: 'swiss' });
 * const lines = normInWords(gm);
 * lines[0]; // → 'GM norm: no. 1 of 1 against 2500, performance 3300.'
 * lines[1]; // → 'Games: 1, at least 9 needed (Art. 1.4.1a): no.'
 * ```
 */
export function normInWords(norm: Norm, options: NormWordOptions = {}): string[] {
  const told = checkedWords(options);
  checkObject(norm, 'norm');
  checkSentence(told.words.check, 'check');
  const { checks, facts, reasons, title } = norm;
  return [
    verdictInWords(norm, 'norm', told),
    ...eachTold(checks, 'norm.checks', 'conditions', (one, path) => checkInWords(one, title, path, told)),
    ...eachTold(reasons, 'norm.reasons', 'reasons', (one, path) => sentenceOf(one, path, told)),
    ...eachTold(facts, 'norm.facts', 'facts', (one, path) => sentenceOf(one, path, told)),
  ];
}
