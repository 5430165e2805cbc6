import { type Edition, type Title, check, editionOfCode, nearest } from '@crosstable/core';

import type { Family } from './article-5-of-players.js';
import { FAMILIES } from './article-5-tie-breaks-list.js';
import { type CodeOfArticle5, canonical, codesOfFamilies, cutsOf, resolveAmong } from './resolved-code.js';

/** All codes. */
const RESOLVED = /* @__PURE__ */ codesOfFamilies(FAMILIES);

/** The scores and modifiers that may follow a code. */
interface Allowed {
  readonly code: string;
  readonly modifiers: readonly string[];
  readonly scores: readonly string[];
}

function allowedOf({ rule, options = [], limited, divided, scores = [] }: Family): Allowed {
  return {
    code: rule.code,
    scores: scores.map((score) => `:${score}`),
    modifiers: [
      ...cutsOf(rule),
      ...options.flatMap(({ option = [] }) => option),
      ...(limited === undefined ? [] : ['/L+n', '/L-n', '/Ln']),
      ...(divided === undefined ? [] : ['/Kn']),
    ],
  };
}

function allowancesByCode(): ReadonlyMap<string, Allowed> {
  return new Map(FAMILIES.map((family) => [family.rule.code.toUpperCase(), allowedOf(family)]));
}

/** By code without modifiers, in capitals, in the order of Article 5. */
const ALLOWED = /* @__PURE__ */ allowancesByCode();

/** The modifiers that may follow a code, as `/C1`; for the limit of Koya `/L+n`, `/L-n` and `/Ln`, for the divisor of SSSC `/Kn`. */
export function modifiersOf(code: string): readonly string[] {
  return ALLOWED.get(code.toUpperCase())?.modifiers ?? [];
}

/** The meaning of a code of Article 5, in upper or lower case and with `-` for `/` before a modifier; nothing of another one. */
export function codeOfArticle5(code: string): CodeOfArticle5 | undefined {
  const asWritten = RESOLVED.get(code);
  if (asWritten !== undefined) return asWritten;
  const spelled = canonical(code);
  return spelled && resolveAmong(FAMILIES, RESOLVED, spelled);
}

/** The meaning of a code of Article 5; throws for another one, and may then mean one of `others`. */
export function resolvedCode(code: string, path = 'code', others: readonly string[] = []): CodeOfArticle5 {
  const given: unknown = code;
  const resolved = typeof given === 'string' ? codeOfArticle5(given) : undefined;
  check(resolved !== undefined, path, expectation(given, others), given, 'string');
  return resolved;
}

/** The code that a mistyped one means, or the name of a tie-break; nothing where none is near. */
export function codeMeantBy(given: string, others: readonly string[] = []): string | undefined {
  const named = FAMILIES.find(({ rule }) => rule.name.toLowerCase() === given.toLowerCase());
  return named?.rule.code ?? nearest(given, [...RESOLVED.keys(), ...others]);
}

/** Whether several codes stand in a text that should be one. */
function isList(given: string): boolean {
  const parts = given.split(/[\s,;|]+/);
  const known = parts.filter((part) => ALLOWED.has(canonical(part)?.name ?? ''));
  return known.length > (/[,;|]/.test(given) ? 0 : 1);
}

/** The expected form of a code, as specific as the given one allows. */
function expectation(given: unknown, others: readonly string[]): string {
  const name = typeof given === 'string' ? canonical(given)?.name : undefined;
  const allowed = ALLOWED.get(name ?? '');
  if (allowed === undefined) {
    if (typeof given === 'string' && isList(given)) {
      // A list that has commas stands where one code is asked for
      return `one code${given.includes(',') ? '' : ' (separate codes by commas)'}`;
    }
    const meant = typeof given === 'string' ? codeMeantBy(given, others) : undefined;
    if (meant !== undefined) return `a code (did you mean ${meant}?)`;
    const known = [...Array.from(ALLOWED.values(), ({ code }) => code), ...others];
    return `one of ${known.join(', ')}, with modifiers as /C1`;
  }
  const { code } = allowed;
  const hasScore = typeof given === 'string' && given.includes(':');
  const modifiers = [...(hasScore ? allowed.scores : []), ...allowed.modifiers];
  return modifiers.length === 0 ? `${code} without a modifier` : `${code} alone or with ${modifiers.join(', ')}`;
}

/** A tie-break as lists name it. */
export interface TiebreakTitle extends Title {
  /** The first of the editions that has it. */
  readonly edition: Edition;
  /** The participants that the tie-break is for. */
  readonly participants: readonly ('players' | 'teams')[];
  /** For teams: the scores that the code may name, as in `BH:GP`. */
  readonly scores: readonly ('MP' | 'GP')[];
  /** The modifiers: `/C1`; `/L+n`, `/L-n` and `/Ln` stand for the limits of Koya, `/Kn` for the divisor of SSSC. */
  readonly modifiers: readonly string[];
}

const BOTH = ['players', 'teams'] as const;

/**
 * All tie-breaks, in the order of Article 5, points first: the name of each code, its article, its type (A to D,
 * Article 4.3), the first edition that has it, the systems that it is for, and its modifiers. Values are
 * computed from this list, so it is complete.
 */
export const TIEBREAKS: readonly TiebreakTitle[] = /* @__PURE__ */ FAMILIES.map(({ rule, scores = [] }) => {
  const { code, name, article, type, systems } = rule;
  const participants = rule.participants === undefined ? BOTH : [rule.participants];
  return {
    code,
    name,
    article,
    type,
    edition: editionOfCode(code),
    participants,
    systems,
    scores,
    modifiers: modifiersOf(code),
  };
});
