// Which contribution a cut takes: under Article 16.5 of C.07, and under the conventions before and beside it.

import { type Cut, cutLeastSignificant, cutLowest } from '@crosstable/core';

import { isUnplayed } from './unplayed-rounds.js';

/** The contribution with the lowest value. */
const cutLowestContribution: Cut = ({ tournament: { rounds }, values }, row) => {
  let lowest = -1;
  let least = Infinity;
  for (let cell = row * rounds; cell < (row + 1) * rounds; cell++) {
    if (!(values[cell] < least)) continue;
    lowest = cell;
    least = values[cell];
  }
  return lowest;
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
export function cutByOrder(order: CutOrder): Cut {
  return CUTS[order];
}

/**
 * A cut that counts an unplayed round as a rating left out: it takes the lowest only from players with fewer than
 * `unplayed` unplayed rounds.
 */
export function lowestUnlessUnplayed(unplayed: number): Cut {
  return (table, row) => {
    const { from, tournament } = table;
    const { records, rounds } = tournament;
    const ofPlayer = records.subarray((from + row) * rounds, (from + row + 1) * rounds);
    return ofPlayer.filter(isUnplayed).length < unplayed ? cutLowest(table, row) : -1;
  };
}
