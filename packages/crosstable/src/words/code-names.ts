import { FAMILIES } from '../article-5-tie-breaks-list.js';
import { limitIn } from '../codes.js';
import { TIEBREAKS } from '../tiebreaks.js';
import { readable, withTwoDecimals } from './readable.js';

/** The parts of a code in capitals: the tie-break and its modifiers. The sign of `KS/L-1` belongs to its number. */
function partsOf(code: string): readonly string[] {
  return code.toUpperCase().split(/[/-](?=[A-Z])/);
}

/** What the modifiers are called; a limit has a number of its own. */
const MODIFIERS: Readonly<Record<string, string | undefined>> = {
  C1: ' Cut-1',
  C2: ' Cut-2',
  M1: ' Median-1',
  M2: ' Median-2',
  P: ', forfeits as games',
  F: ', from Fore Buchholz',
  R: ', in reverse order',
};

function limitName(modifier: string): string {
  const limit = limitIn(`/${modifier}`);
  if (limit === undefined) return ` ${modifier}`;
  if ('percent' in limit) return `, limit ${limit.percent} %`;
  return `, limit ${limit.limit < 0 ? 'lowered' : 'raised'} by ${readable(Math.abs(limit.limit) / 2)}`;
}

/** What a code is called, with its modifiers; nothing for what is no code of the regulations. */
export function nameOf(code: string): string | undefined {
  const [name, ...modifiers] = partsOf(code);
  const title = TIEBREAKS.find((one) => one.code === name);
  return title && title.name + modifiers.map((modifier) => MODIFIERS[modifier] ?? limitName(modifier)).join('');
}

/** A code with what it is called. */
export function titleInWords(code: string): string {
  const name = nameOf(code);
  return name === undefined ? code : `${code}, ${name}`;
}

/** Whether a round adds points times what it brings in. */
export function isSumOfProducts(code: string): boolean {
  const [name] = partsOf(code);
  return FAMILIES.some(({ rule }) => rule.code === name && 'degree' in rule && rule.degree === 2);
}

/** Whether a code has no values but ranks among the tied. */
export function isSeparation(code: string): boolean {
  const [name] = partsOf(code);
  return FAMILIES.some(({ rule }) => rule.code === name && 'separate' in rule);
}

/** The value of a tie-break as tables for people print it; an average of Buchholz scores has two decimals. */
export function printed(code: string, value: number | null): string {
  if (value === null) return '–';
  return partsOf(code)[0] === 'AOB' ? withTwoDecimals(value) : readable(value);
}
