import type { OutcomeName, SelfDefinedInPrint } from '@crosstable/core';

import { isOf } from './named.js';
import type { Naming, NumberWords, Words } from './words.js';

// The words of checked.ts for callers whose arguments are known to be right: nothing is checked, and no language is the default, so
// that a page carries its own language alone.

/** A number in a sentence: with a minus sign, where `printedNumber` writes a hyphen. */
export function numberWithMinus(value: number, { numbers }: Naming): string {
  return withMinus(readable(value, numbers));
}

/** The value of a code; of a self-defined one with its decimals. */
export function printedValue(
  code: string,
  value: number | null,
  { numbers }: Naming,
  selfDefined?: SelfDefinedInPrint,
): string {
  return readableValue(code, value, numbers, selfDefined);
}

/** The sign of an outcome that brought no points over the board. */
const SIGNS: Readonly<Partial<Record<OutcomeName, string>>> = {
  'forfeit-win': '+',
  'forfeit-loss': '−',
  'double-forfeit': '−',
  unfinished: '*',
};

/** A round in a crosstable: the points that it brought, or the sign of a forfeit and of a game that isn't finished. */
export function roundInShort(outcome: OutcomeName, points: number, words: Naming): string {
  return SIGNS[outcome] ?? numberWithMinus(points, words);
}

/** The outcome of a round for a player, or for a team. */
export function outcomeInWords(
  outcome: OutcomeName,
  opponent: string | null,
  { ofTeams, outcomes }: Words,
  isOfTeam: boolean,
): string {
  const say = (isOfTeam ? ofTeams.outcomes[outcome] : undefined) ?? outcomes[outcome];
  return say(opponent);
}

/** Digits behind the twelfth may be errors of decimal arithmetic. */
const DIGITS = 12;

/** A number for people: a half as the language writes it, else decimals. */
export function readable(value: number, { decimalSign, half }: NumberWords): string {
  if (half !== null && Number.isInteger(value * 2) && !Number.isInteger(value)) {
    const whole = Math.trunc(value);
    return `${value < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}${half}`;
  }
  return String(Number(value.toPrecision(DIGITS))).replace('.', decimalSign);
}

/** A number with a minus sign, which is as wide as a plus sign, in the place of the hyphen. */
export function withMinus(printed: string): string {
  return printed.replace(/^-/, '−');
}

/** Rounded to so many decimals, halves up: also those that a binary fraction makes a little less than a half. */
export function rounded(value: number, decimals: number): number {
  const scaled = Number((value * 10 ** decimals).toPrecision(DIGITS));
  return Math.round(scaled) / 10 ** decimals;
}

/** With as many decimals. */
export function withDecimals(value: number, decimals: number, { decimalSign }: NumberWords): string {
  return value.toFixed(decimals).replace('.', decimalSign);
}

/** A value of a tie-break: an average of Buchholz scores and a combination with schedule strength have two decimals. */
export function readableValue(
  code: string,
  value: number | null,
  numbers: NumberWords,
  selfDefined?: SelfDefinedInPrint,
): string {
  if (value === null) return numbers.none;
  const isQuotient = selfDefined === undefined && (isOf('AOB', code) || isOf('SSSC', code));
  const decimals = isQuotient ? 2 : selfDefined?.decimals;
  return decimals === undefined ? readable(value, numbers) : withDecimals(rounded(value, decimals), decimals, numbers);
}
