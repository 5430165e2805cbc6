import type { Rows, Tournament } from '@crosstable/core';

/** The common part of the tie-breaks that are a number of the player and look at no round. */
export const NO_CONTRIBUTIONS = {
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  units: () => ({ score: 1, value: 1 }),
  contributions: ({ rounds }: Tournament, { from, to }: Rows) => {
    const nothing = new Float64Array((to - from) * rounds).fill(NaN);
    return { scores: nothing, values: nothing };
  },
} as const;
