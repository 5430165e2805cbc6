import type { OrderingRule, TiebreakRule } from '@crosstable/core';
import { check, nearest } from '@crosstable/core';

import { FAMILIES } from './article-5-tie-breaks-list.js';
import { limitIn } from './koya-limit.js';

/** What a code of a tie-break list stands for: a value, or an order of those who are tied. */
export type ResolvedCode =
  | { readonly code: string; readonly rule: TiebreakRule; readonly modifier: string }
  | { readonly code: string; readonly ordering: OrderingRule };

/** The modifiers of a tie-break; an ordering has none. */
function cutsOf(rule: TiebreakRule | OrderingRule): readonly string[] {
  return 'separate' in rule ? [] : Object.keys(rule.cuts);
}

/** A tie-break with a modifier, or without. */
function resolvedWith(rule: TiebreakRule | OrderingRule, modifier: string): ResolvedCode {
  const code = `${rule.code}${modifier}${rule.option ?? ''}`;
  return 'separate' in rule ? { code, ordering: rule } : { code, rule, modifier };
}

/** By code: every tie-break without and with its modifiers, and all that again with each of its options. */
const RESOLVED: ReadonlyMap<string, ResolvedCode> = new Map(
  FAMILIES.flatMap(({ rule, options = [] }) => [rule, ...options])
    .flatMap((rule) => ['', ...cutsOf(rule)].map((modifier) => resolvedWith(rule, modifier)))
    .map((resolved) => [resolved.code, resolved]),
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

/** What a code with a limit stands for. */
function limitedCode(name: string, modifier: string): ResolvedCode | undefined {
  const { limited } = FAMILIES.find(({ rule }) => rule.code === name) ?? {};
  const limit = limitIn(modifier);
  return limited === undefined || limit === undefined ? undefined : resolvedWith(limited(limit), '');
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

/** What a code stands for, in any case and with `-` for `/` before a modifier. */
export function resolvedCode(code: string, path = 'code'): ResolvedCode {
  const given: unknown = code;
  const asWritten = RESOLVED.get(code);
  if (asWritten !== undefined) return asWritten;
  const { name = '', modifiers = '' } = (typeof given === 'string' ? canonical(given) : undefined) ?? {};
  const resolved = RESOLVED.get(name + modifiers) ?? limitedCode(name, modifiers);
  check(resolved !== undefined, path, expectation(name, given), given, 'string');
  return resolved;
}

/** What the tie-breaks are called, in small letters, beside their codes. */
const CODES_BY_NAME: ReadonlyMap<string, string> = new Map(
  FAMILIES.map(({ rule: { code, name } }) => [name.toLowerCase(), code]),
);

/** The code that a mistyped one means, or the name of a tie-break; nothing where none is near. */
export function codeMeantBy(given: string): string | undefined {
  return CODES_BY_NAME.get(given.toLowerCase()) ?? nearest(given, [...RESOLVED.keys()]);
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
