import { check, checkArray, checkNames, checkObject, checkWhole } from '@crosstable/core';

import type { PrizeList } from '../prize-list.js';
import type { PrizeReason, PrizeReasonKey, PrizeReasonValues } from '../reasons.js';
import { ENGLISH_PRIZES } from './languages/en.js';
import { KINDS_OF_VALUES, type PrizeSentences, type PrizeWords } from './prize-words.js';

/** How prizes are told. */
export interface PrizeWordOptions {
  /** The language; default English. */
  readonly words?: PrizeWords | undefined;
  /** The decimals of the smallest unit in printed amounts: 2 where amounts are in cents, printed as euros. Default 0. */
  readonly decimals?: number | undefined;
  /** The name of a player; default the id. */
  readonly nameOf?: ((id: string) => string) | undefined;
}

/** The most decimals of any currency, and then some. */
const MOST_DECIMALS = 6;

/** Fractions of the smallest unit are printed with so many more decimals. */
const MORE_DECIMALS = 2;

/** An amount such as `'100/3'`, printed: `33.33`. */
export function printedAmount(
  exact: string,
  path: string,
  { decimals, decimalSign }: { decimals: number; decimalSign: string },
): string {
  check(/^\d+(\/[1-9]\d*)?$/.test(exact), path, 'an amount such as "250" or "100/3"', exact, 'string');
  const [units, parts = '1'] = exact.split('/');
  const [numerator, denominator] = [BigInt(units), BigInt(parts)];
  const more = numerator % denominator === 0n ? 0 : MORE_DECIMALS;
  const digits = decimals + more;
  const rounded = (2n * numerator * 10n ** BigInt(more) + denominator) / (2n * denominator);
  const text = String(rounded).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}${decimalSign}${text.slice(-digits)}`;
}

export function checkedOptions(options: PrizeWordOptions) {
  checkNames(options, 'options', { words: true, decimals: true, nameOf: true });
  const { words = ENGLISH_PRIZES, decimals = 0, nameOf = (id: string) => id } = options;
  checkObject(words, 'options.words');
  checkObject(words.reasons, 'options.words.reasons');
  check(typeof words.decimalSign === 'string', 'options.words.decimalSign', 'a text', words.decimalSign);
  checkWhole(decimals, 'options.decimals', 0, MOST_DECIMALS);
  check(typeof nameOf === 'function', 'options.nameOf', 'a function', nameOf);
  return { words, nameOf, decimals, decimalSign: words.decimalSign };
}

type Told = ReturnType<typeof checkedOptions>;

/** The values of a reason as they are printed. */
function valuesToPrint<T extends object>(values: T, kinds: object, path: string, told: Told): T {
  const names = Object.entries(kinds).map(([name, kind]: [string, unknown]): [string, unknown] => {
    const value: unknown = Reflect.get(values, name);
    const at = `${path}.${name}`;
    if (kind === 'number') {
      checkWhole(value, at, 0);
      return [name, value];
    }
    check(typeof value === 'string', at, 'a text', value);
    return [name, kind === 'amount' ? printedAmount(value, at, told) : kind === 'player' ? told.nameOf(value) : value];
  });
  return { ...values, ...Object.fromEntries(names) };
}

function sentenceOf<Key extends PrizeReasonKey>(
  { key, values }: { readonly key: Key; readonly values: PrizeReasonValues[Key] },
  path: string,
  told: Told,
): string {
  const kinds: object = KINDS_OF_VALUES[key];
  const sentence: PrizeSentences[Key] = told.words.reasons[key];
  check(typeof sentence === 'function', `options.words.reasons[${JSON.stringify(key)}]`, 'a sentence', sentence);
  return sentence(valuesToPrint(values, kinds, `${path}.values`, told));
}

function checkedSentence(reason: PrizeReason, path: string, told: Told): string {
  checkObject(reason, path);
  const isKey = typeof reason.key === 'string' && Object.hasOwn(KINDS_OF_VALUES, reason.key);
  check(isKey, `${path}.key`, 'the key of a reason', reason.key, 'string');
  checkObject(reason.values, `${path}.values`);
  return sentenceOf(reason, path, told);
}

/**
 * Says a reason of an award, or of a prize that nobody gets, in a sentence.
 *
 * @param reason - A reason, as `prizes` gives it.
 * @param options - The language, the decimals of amounts, and the names of players.
 * @returns One sentence, or two.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value, such as a key that no
 * reason has.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const reason = { key: 'by-place', values: { prize: 'Main', place: 2, amount: '10050' } } as const;
 * reasonInWords(reason); // → 'Place 2 of Main: 10050.'
 * reasonInWords(reason, { decimals: 2 }); // → 'Place 2 of Main: 100.50.'
 * ```
 */
export function reasonInWords(reason: PrizeReason, options: PrizeWordOptions = {}): string {
  return checkedSentence(reason, 'reason', checkedOptions(options));
}

/**
 * Says what everybody gets and why, what nobody gets, and the totals, a line for each.
 *
 * @param list - What `prizes` gives.
 * @param options - The language, the decimals of amounts, and the names of players.
 * @returns The lines: the awards in their order, then the prizes of nobody, then the totals.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the reasons.
 *
 * @example
 * ```ts
 * const contenders = [{ id: 'Ann', points: 5, sex: 'w' }, { id: 'Bob', points: 4 }] as const;
 * const lists = [{ name: 'Main', amounts: [200, 100] }, { name: 'Women', amounts: [150], for: { sex: 'w' } }] as const;
 * const lines = prizesInWords(prizes(contenders, { model: 'highest-value', prizes: lists }));
 * lines[0]; // → 'Ann: 200. Place 1 of Main: 200. Women, place 1 (150), isn’t taken: 200 from Main is as much or more.'
 * lines.at(-1); // → 'The fund is 450, 300 are paid, 150 are left.'
 * ```
 */
export function prizesInWords(list: PrizeList, options: PrizeWordOptions = {}): string[] {
  const told = checkedOptions(options);
  checkObject(list, 'list');
  const { awards, unawarded, rounding } = list;
  checkArray(awards, 'list.awards', 'awards');
  checkArray(unawarded, 'list.unawarded', 'prizes');
  const { words, nameOf } = told;
  const lines = [...awards].map((award, at) => {
    const path = `list.awards[${at}]`;
    checkObject(award, path);
    const { player, amount, exact, object, reasons } = award;
    checkArray(reasons, `${path}.reasons`, 'reasons');
    check(typeof player === 'string', `${path}.player`, 'an id', player);
    check(typeof exact === 'string', `${path}.exact`, 'a text', exact);
    check(object === undefined || typeof object === 'string', `${path}.object`, 'a text', object);
    check(typeof amount === 'number', `${path}.amount`, 'a number', amount);
    const money = printedAmount(rounding === 'exact' ? exact : String(amount), `${path}.exact`, told);
    const sentences = [...reasons].map((reason, index) => checkedSentence(reason, `${path}.reasons[${index}]`, told));
    return [words.award(nameOf(player), money, object), ...sentences].join(' ');
  });
  const left = [...unawarded].map((one, at) => {
    const path = `list.unawarded[${at}]`;
    checkObject(one, path);
    return checkedSentence(one.reason, `${path}.reason`, told);
  });
  return [...lines, ...left, totalsInWords(list, told)];
}

function totalsInWords(list: PrizeList, told: Told): string {
  const total = (name: 'fund' | 'paid' | 'left' | 'over'): string => {
    const value: unknown = list[name];
    const isTotal = typeof value === 'number' && Number.isFinite(value) && value >= 0;
    check(isTotal, `list.${name}`, 'a number from 0', value, 'number');
    // Hundredths, because a total under the rounding exact may have a fraction
    return printedAmount(
      Number.isInteger(value) ? String(value) : `${BigInt(Math.round(value * 100))}/100`,
      `list.${name}`,
      told,
    );
  };
  const [fund, paid, left, over] = [total('fund'), total('paid'), total('left'), total('over')];
  const isOver = list.over > 0;
  return told.words.totals(fund, paid, isOver ? null : left, isOver ? over : null);
}
