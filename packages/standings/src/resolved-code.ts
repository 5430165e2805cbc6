import type { OrderingRule, TiebreakRule } from '@crosstable/core';
import { limitIn } from '@crosstable/koya/inside';

import type { Family } from './article-5-of-players.js';
import type { OwnRule } from './self-defined/own-rule.js';

interface Coded {
  readonly code: string;
  /** Of teams: the score that the code names; left out, it is the primary one. */
  readonly score?: 'MP' | 'GP';
}

/** The meaning of a code of Article 5: a value, or an order of the tied. */
export type CodeOfArticle5 = Coded &
  ({ readonly rule: TiebreakRule; readonly modifier: string } | { readonly ordering: OrderingRule });

/** The meaning of a code in a tie-break list: of Article 5, or of the organiser's own. */
export type ResolvedCode = CodeOfArticle5 | (Coded & { readonly own: OwnRule });

/** The rule of a code, whatever its kind. */
export function ruleOfCode(resolved: ResolvedCode): TiebreakRule | OrderingRule | OwnRule {
  if ('rule' in resolved) return resolved.rule;
  return 'own' in resolved ? resolved.own : resolved.ordering;
}

/** The modifiers of a tie-break; an ordering has none. */
export function cutsOf(rule: TiebreakRule | OrderingRule): readonly string[] {
  return 'separate' in rule ? [] : Object.keys(rule.cuts);
}

/** A tie-break with a score and a modifier, or without. */
export function resolvedCodeOf(
  rule: TiebreakRule | OrderingRule,
  modifier: string,
  score: 'MP' | 'GP' | undefined,
): CodeOfArticle5 {
  const reference = score === undefined ? {} : { score };
  const code = `${rule.code}${score === undefined ? '' : `:${score}`}${modifier}${rule.option ?? ''}`;
  return 'separate' in rule ? { code, ...reference, ordering: rule } : { code, ...reference, rule, modifier };
}

/** The scores that may be named behind a code, and none. */
export function scoresOf({ scores = [] }: Family): readonly ('MP' | 'GP' | undefined)[] {
  return [undefined, ...scores];
}

/** By code in capitals: every tie-break with and without its scores and modifiers, and all that again with its options. */
export function codesOfFamilies(families: readonly Family[]): ReadonlyMap<string, CodeOfArticle5> {
  return new Map(
    families
      .flatMap((family) =>
        [family.rule, ...(family.options ?? [])].flatMap((rule) =>
          scoresOf(family).flatMap((score) =>
            ['', ...cutsOf(rule)].map((modifier) => resolvedCodeOf(rule, modifier, score)),
          ),
        ),
      )
      .map((resolved) => [resolved.code.toUpperCase(), resolved]),
  );
}

/** A code in capitals, with slashes, cuts before options. */
export interface Canonical {
  readonly name: string;
  readonly score: 'MP' | 'GP' | undefined;
  readonly modifiers: string;
}

/** The meaning of a code with a number in it: a limit, or a divisor. */
function numberedCode({ name, score, modifiers }: Canonical, families: readonly Family[]): CodeOfArticle5 | undefined {
  const family = families.find(({ rule }) => rule.code === name);
  if (family === undefined || !scoresOf(family).includes(score)) return undefined;
  const { divided, limited } = family;
  const limit = limitIn(modifiers);
  if (limited !== undefined && limit !== undefined) return resolvedCodeOf(limited(limit), '', score);
  const divisor = /\/K([1-9]\d{0,8})(?:\/|$)/.exec(modifiers)?.at(1);
  const rule =
    divisor === undefined ? undefined : divided?.(Number(divisor)).find(({ option }) => option === modifiers);
  return rule && resolvedCodeOf(rule, '', score);
}

/** Cuts come first, then the options by letter. */
function place(modifier: string): string {
  return /[CM]/.test(modifier) ? '' : modifier;
}

/** The code of a text in upper or lower case, with `/` or `-` before a modifier; `undefined` for another text. */
export function canonical(given: string): Canonical | undefined {
  const written = /^([A-Z]+)(?::(MP|GP))?((?:[/-][A-Z](?:[+-]?\d+)?)*)$/.exec(given.toUpperCase());
  if (written === null) return undefined;
  const [, name, score, rest] = written;
  const modifiers = [...rest.matchAll(/[/-]([A-Z](?:[+-]?\d+)?)/g)].map(([, modifier]) => `/${modifier}`);
  const sorted = modifiers.toSorted((one, other) =>
    place(one) < place(other) ? -1 : Number(place(one) > place(other)),
  );
  return { name, score: score === 'MP' || score === 'GP' ? score : undefined, modifiers: sorted.join('') };
}

function keyOf({ name, score, modifiers }: Canonical): string {
  return `${name}${score === undefined ? '' : `:${score}`}${modifiers}`;
}

/** The meaning of a code among those of some families; nothing where it isn't one of theirs. */
export function resolveAmong(
  families: readonly Family[],
  byCode: ReadonlyMap<string, CodeOfArticle5>,
  code: Canonical,
): CodeOfArticle5 | undefined {
  return byCode.get(keyOf(code)) ?? numberedCode(code, families);
}
