// Functions in the place of spreads: bundlers leave out a call that is marked as pure where nobody uses its result, but keep
// a spread with all that it spreads.

import type { Calculation, TiebreakRule } from './rule.js';

/** A rule from a calculation, parts of which it may replace, and all else that standings and explanations need. */
export function ruleFrom(
  calculation: Calculation,
  others: Omit<TiebreakRule, keyof Calculation> & Partial<Calculation>,
): TiebreakRule {
  return { ...calculation, ...others };
}

/** A rule that differs from another one in some parts; later ones replace earlier ones. */
export function variantOf(rule: TiebreakRule, ...changes: readonly Partial<TiebreakRule>[]): TiebreakRule {
  return changes.reduce<TiebreakRule>((changed, change) => ({ ...changed, ...change }), rule);
}
