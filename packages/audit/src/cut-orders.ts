// Which contribution a cut takes: under Article 16.5 of C.07, and under the conventions before and beside it.

import type { Cut } from '@crosstable/core';
import { cutLeastSignificant, cutLowest } from '@crosstable/core';

import { isUnplayed } from './unplayed-rounds.js';

/** The contribution with the lowest value. */
const cutLowestContribution: Cut = ({ from, to, tournament: { rounds }, values }) => {
  const chosen = new Int32Array(to - from);
  for (let row = 0, cell = 0; row < chosen.length; row++) {
    let lowest = -1;
    let least = Infinity;
    for (const end = cell + rounds; cell < end; cell++) {
      if (!(values[cell] < least)) continue;
      lowest = cell;
      least = values[cell];
    }
    chosen[row] = lowest;
  }
  return chosen;
};

/** The contribution that a cut takes first. */
export type CutOrder = 'Article 16.5' | 'lowest score' | 'lowest contribution';

/** All of them. */
export const CUT_ORDERS: readonly CutOrder[] = ['Article 16.5', 'lowest score', 'lowest contribution'];

const CUTS: Readonly<Record<CutOrder, Cut>> = {
  'Article 16.5': cutLeastSignificant,
  'lowest score': cutLowest,
  'lowest contribution': cutLowestContribution,
};

/** The cut that takes contributions in an order. */
export function cutIn(order: CutOrder): Cut {
  return CUTS[order];
}

/**
 * A cut that counts an unplayed round as a rating left out: it takes the lowest only from players with fewer than so many
 * unplayed rounds.
 */
export function lowestUnlessUnplayed(unplayed: number): Cut {
  return (table) => {
    const chosen = cutLowest(table);
    const { from, tournament } = table;
    const { records, rounds } = tournament;
    return chosen.map((cell, row) => {
      const ofPlayer = records.subarray((from + row) * rounds, (from + row + 1) * rounds);
      return ofPlayer.filter(isUnplayed).length < unplayed ? cell : -1;
    });
  };
}
