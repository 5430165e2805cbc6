import type { Account, Separation } from '@crosstable/core';
import { check, nearest } from '@crosstable/core';

import { FAMILIES } from './article-5-tie-breaks-list.js';

/** What a code of a tie-break list means: a value, or a separation of those who are tied. */
export type Meaning =
  | { readonly code: string; readonly account: Account; readonly modification: string }
  | { readonly code: string; readonly separation: Separation };

/** What can be cut of a tie-break; of a separation nothing. */
function cutsOf(rule: Account | Separation): readonly string[] {
  return 'separate' in rule ? [] : Object.keys(rule.modifiers);
}

/** The meaning of a tie-break with a modifier, or without. */
function meaningWith(rule: Account | Separation, modification: string): Meaning {
  const code = `${rule.code}${modification}${rule.option ?? ''}`;
  return 'separate' in rule ? { code, separation: rule } : { code, account: rule, modification };
}

/** By code: every tie-break without and with its modifiers, and all that again with each of its options. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  FAMILIES.flatMap(({ rule, options = [] }) => [rule, ...options])
    .flatMap((rule) => ['', ...cutsOf(rule)].map((modification) => meaningWith(rule, modification)))
    .map((meaning) => [meaning.code, meaning]),
);

/** What each code without modifiers may be followed by, in the order of the registry. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map(
  FAMILIES.map(({ rule, options = [], limited }) => [
    rule.code,
    [
      ...cutsOf(rule),
      ...options.flatMap(({ option = [] }) => option),
      ...(limited === undefined ? [] : ['/L+n', '/L-n', '/Ln']),
    ],
  ]),
);

/** The modifiers that may follow a code, as `/C1`; for the limit of Koya `/L+n`, `/L-n` and `/Ln`. */
export function modifiersOf(code: string): readonly string[] {
  return ALLOWED.get(code) ?? [];
}

/** The least that a limit without a sign must be to be a percentage. */
const LEAST_PERCENTAGE = 10;

/** What a modifier makes of a limit: with a sign or below 10 it is moved by half points, else it is so many percent. */
export function limitIn(modifier: string): { readonly limit: number } | { readonly percent: number } | undefined {
  const written = /^\/L([+-]?)(\d{1,3})$/.exec(modifier);
  if (written === null) return undefined;
  const [, sign, digits] = written;
  const size = Number(digits);
  const isPercentage = sign === '' && size >= LEAST_PERCENTAGE;
  if (!isPercentage) return { limit: sign === '-' ? -size : size }; // Art. 14.5
  return size <= 100 ? { percent: size } : undefined;
}

/** The meaning of a code with a limit. */
function limitedMeaning(name: string, modifier: string): Meaning | undefined {
  const { limited } = FAMILIES.find(({ rule }) => rule.code === name) ?? {};
  const limit = limitIn(modifier);
  return limited === undefined || limit === undefined ? undefined : meaningWith(limited(limit), '');
}

/** A code in capitals, with slashes, cuts before options. */
function canonical(given: string): { readonly name: string; readonly modifiers: string } | undefined {
  const written = /^([A-Z]+)((?:[/-][A-Z](?:[+-]?\d+)?)*)$/.exec(given.toUpperCase());
  if (written === null) return undefined;
  const [, name, rest] = written;
  const modifiers = [...rest.matchAll(/[/-]([A-Z](?:[+-]?\d+)?)/g)].map(([, modifier]) => `/${modifier}`);
  const isCut = (modifier: string): boolean => /[CM]/.test(modifier);
  const sorted = modifiers.toSorted((one, other) => Number(isCut(other)) - Number(isCut(one)));
  return { name, modifiers: sorted.join('') };
}

/** The meaning of a code, in any case and with `-` for `/` before a modifier. */
export function meaningOf(code: string, path = 'code'): Meaning {
  const given: unknown = code;
  const asWritten = MEANINGS.get(code);
  if (asWritten !== undefined) return asWritten;
  const { name = '', modifiers = '' } = (typeof given === 'string' ? canonical(given) : undefined) ?? {};
  const meaning = MEANINGS.get(name + modifiers) ?? limitedMeaning(name, modifiers);
  check(meaning !== undefined, path, expectation(name, given), given, 'string');
  return meaning;
}

/** What the tie-breaks are called, in small letters, beside their codes. */
const CODES_BY_NAME: ReadonlyMap<string, string> = new Map(
  FAMILIES.map(({ rule: { code, name } }) => [name.toLowerCase(), code]),
);

/** The code that a mistyped one means, or the name of a tie-break; nothing where none is near. */
export function codeMeantBy(given: string): string | undefined {
  return CODES_BY_NAME.get(given.toLowerCase()) ?? nearest(given, [...MEANINGS.keys()]);
}

/** Whether several codes stand in a text that should be one. */
function isList(given: string): boolean {
  const parts = given.split(/[\s,;|]+/);
  const known = parts.filter((part) => ALLOWED.has(canonical(part)?.name ?? ''));
  return known.length > (/[,;|]/.test(given) ? 0 : 1);
}

/** What a code must look like, as close to what was given as it can be told. */
function expectation(name: string, given: unknown): string {
  const allowed = ALLOWED.get(name);
  if (allowed === undefined) {
    if (typeof given === 'string' && isList(given)) return 'one code (separate codes by commas)';
    const meant = typeof given === 'string' ? codeMeantBy(given) : undefined;
    if (meant !== undefined) return `a code (did you mean ${meant}?)`;
    return `one of ${[...ALLOWED.keys()].join(', ')}, with modifiers as /C1`;
  }
  return allowed.length === 0 ? `${name} without a modifier` : `${name} alone or with ${allowed.join(', ')}`;
}
