// Values that a player has without looking at rounds

import type { Calculation, Tournament } from '@crosstable/core';
import { divided, rowsOf } from '@crosstable/core';

/** Art. 4.2: the points. Those that an arbiter added to the score belong to no round. */
export const points: Calculation = {
  contributions: (tournament, rows) => {
    const values = rowsOf(tournament.primary.awarded, tournament, rows);
    return { scores: values, values };
  },
  values: ({ from, to, tournament: { primary } }) => divided(primary.totals.subarray(from, to), primary.scale),
};

/** Art. 7.8, 10.6: a number that the player came with; no round contributes. */
export function ownData(of: (tournament: Tournament) => Float64Array): Calculation {
  return {
    contributions: ({ rounds }, { from, to }) => {
      const values = new Float64Array((to - from) * rounds).fill(NaN);
      return { scores: values, values };
    },
    values: ({ from, to, tournament }) => of(tournament).subarray(from, to),
  };
}
