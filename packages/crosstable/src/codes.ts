import type { OrderingRule, TiebreakRule } from '@crosstable/core';
import { check, nearest } from '@crosstable/core';

import type { Family } from './article-5-tie-breaks-list.js';
import { FAMILIES } from './article-5-tie-breaks-list.js';
import { limitIn } from './koya-limit.js';

/** The meaning of a code in a tie-break list: a value, or an order of the tied. */
export type ResolvedCode = {
  readonly code: string;
  /** For teams: the score that the code names; the primary one if left out. */
  readonly score?: 'MP' | 'GP';
} & ({ readonly rule: TiebreakRule; readonly modifier: string } | { readonly ordering: OrderingRule });

/** The modifiers of a tie-break; an ordering has none. */
function cutsOf(rule: TiebreakRule | OrderingRule): readonly string[] {
  return 'separate' in rule ? [] : Object.keys(rule.cuts);
}

/** A tie-break with a score and a modifier, or without. */
function resolvedWith(
  rule: TiebreakRule | OrderingRule,
  modifier: string,
  score: 'MP' | 'GP' | undefined,
): ResolvedCode {
  const reference = score === undefined ? {} : { score };
  const code = `${rule.code}${score === undefined ? '' : `:${score}`}${modifier}${rule.option ?? ''}`;
  return 'separate' in rule ? { code, ...reference, ordering: rule } : { code, ...reference, rule, modifier };
}

/** The scores that may be named behind a code, and none. */
function scoresOf({ scores = [] }: Family): readonly ('MP' | 'GP' | undefined)[] {
  return [undefined, ...scores];
}

/** By code in capitals: every tie-break with and without its scores and modifiers, and all that again with its options. */
const RESOLVED: ReadonlyMap<string, ResolvedCode> = new Map(
  FAMILIES.flatMap((family) =>
    [family.rule, ...(family.options ?? [])].flatMap((rule) =>
      scoresOf(family).flatMap((score) => ['', ...cutsOf(rule)].map((modifier) => resolvedWith(rule, modifier, score))),
    ),
  ).map((resolved) => [resolved.code.toUpperCase(), resolved]),
);

/** The scores and modifiers that may follow a code. */
interface Allowed {
  readonly code: string;
  readonly modifiers: readonly string[];
  readonly scores: readonly string[];
}

/** By code without modifiers, in capitals, in the order of the registry. */
const ALLOWED: ReadonlyMap<string, Allowed> = new Map(
  FAMILIES.map(({ rule, options = [], limited, divided, scores = [] }) => [
    rule.code.toUpperCase(),
    {
      code: rule.code,
      scores: scores.map((score) => `:${score}`),
      modifiers: [
        ...cutsOf(rule),
        ...options.flatMap(({ option = [] }) => option),
        ...(limited === undefined ? [] : ['/L+n', '/L-n', '/Ln']),
        ...(divided === undefined ? [] : ['/Kn']),
      ],
    },
  ]),
);

/** The modifiers that may follow a code, as `/C1`; for the limit of Koya `/L+n`, `/L-n` and `/Ln`, for the divisor of SSSC `/Kn`. */
export function modifiersOf(code: string): readonly string[] {
  return ALLOWED.get(code.toUpperCase())?.modifiers ?? [];
}

/** A code in capitals, with slashes, cuts before options. */
interface Canonical {
  readonly name: string;
  readonly score: 'MP' | 'GP' | undefined;
  readonly modifiers: string;
}

/** The rule of a code with a number: a limit, or a divisor. */
function numberedCode({ name, score, modifiers }: Canonical): ResolvedCode | undefined {
  const family = FAMILIES.find(({ rule }) => rule.code === name);
  if (family === undefined || !scoresOf(family).includes(score)) return undefined;
  const { divided, limited } = family;
  const limit = limitIn(modifiers);
  if (limited !== undefined && limit !== undefined) return resolvedWith(limited(limit), '', score);
  const divisor = /\/K([1-9]\d{0,8})(?:\/|$)/.exec(modifiers)?.at(1);
  const rule =
    divisor === undefined ? undefined : divided?.(Number(divisor)).find(({ option }) => option === modifiers);
  return rule && resolvedWith(rule, '', score);
}

/** Cuts come first, then the options by letter. */
function place(modifier: string): string {
  return /[CM]/.test(modifier) ? '' : modifier;
}

function canonical(given: string): Canonical | undefined {
  const written = /^([A-Z]+)(?::(MP|GP))?((?:[/-][A-Z](?:[+-]?\d+)?)*)$/.exec(given.toUpperCase());
  if (written === null) return undefined;
  const [, name, score, rest] = written;
  const modifiers = [...rest.matchAll(/[/-]([A-Z](?:[+-]?\d+)?)/g)].map(([, modifier]) => `/${modifier}`);
  const sorted = modifiers.toSorted((one, other) =>
    place(one) < place(other) ? -1 : Number(place(one) > place(other)),
  );
  return { name, score: score === 'MP' || score === 'GP' ? score : undefined, modifiers: sorted.join('') };
}

/** The meaning of a code, in upper or lower case and with `-` for `/` before a modifier. */
export function resolvedCode(code: string, path = 'code'): ResolvedCode {
  const given: unknown = code;
  const asWritten = RESOLVED.get(code);
  if (asWritten !== undefined) return asWritten;
  const read = typeof given === 'string' ? canonical(given) : undefined;
  const resolved = read && (RESOLVED.get(keyOf(read)) ?? numberedCode(read));
  check(resolved !== undefined, path, expectation(read?.name ?? '', given), given, 'string');
  return resolved;
}

function keyOf({ name, score, modifiers }: Canonical): string {
  return `${name}${score === undefined ? '' : `:${score}`}${modifiers}`;
}

/** The names of the tie-breaks in small letters, with their codes. */
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

/** The expected form of a code, as specific as the given one allows. */
function expectation(name: string, given: unknown): string {
  const allowed = ALLOWED.get(name);
  if (allowed === undefined) {
    if (typeof given === 'string' && isList(given)) return 'one code (separate codes by commas)';
    const meant = typeof given === 'string' ? codeMeantBy(given) : undefined;
    if (meant !== undefined) return `a code (did you mean ${meant}?)`;
    return `one of ${[...ALLOWED.values()].map(({ code }) => code).join(', ')}, with modifiers as /C1`;
  }
  const { code } = allowed;
  const hasScore = typeof given === 'string' && given.includes(':');
  const modifiers = [...(hasScore ? allowed.scores : []), ...allowed.modifiers];
  return modifiers.length === 0 ? `${code} without a modifier` : `${code} alone or with ${modifiers.join(', ')}`;
}
