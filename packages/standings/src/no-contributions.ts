import type { TiebreakRule } from '@crosstable/core';

/** The common part of the tie-breaks that are a number of the player and look at no round. */
type Common = Pick<TiebreakRule, 'type' | 'systems' | 'cuts' | 'units' | 'contributions'>;

/** The rule of such a tie-break. */
export function ruleWithoutContributions(rule: Omit<TiebreakRule, keyof Common>): TiebreakRule {
  return {
    type: 'B',
    systems: ['swiss', 'round-robin'],
    cuts: {},
    units: () => ({ score: 1, value: 1 }),
    contributions: ({ rounds }, { from, to }) => {
      const nothing = new Float64Array((to - from) * rounds).fill(NaN);
      return { scores: nothing, values: nothing };
    },
    ...rule,
  };
}
