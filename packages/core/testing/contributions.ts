// Contributions by hand, for what Article 14 cuts of them.

import { type Cut, crosstable, openTable } from '../src/index.js';
import type { ContributionTable } from '../src/c07/contributions.js';
import { keptAfter } from '../src/rule/kept.js';
import { bye, game } from './notation.js';

/** A round: the score met, the points, and whether it was a voluntary unplayed one. */
export type Met = readonly [score: number, points: number, voluntary: boolean];

/** The contributions of such rounds to Sonneborn-Berger: one row, of the second player of a table. */
export function contributionsOf(met: readonly Met[]): ContributionTable {
  const games = met.map(([, points, voluntary], round) =>
    voluntary ? [bye('player', 'zero-bye')] : [game('player', `opponent ${round}`, points === 0.5 ? 0.5 : 1)],
  );
  const opponents = met.map((_, round) => ({ id: `opponent ${round}` }));
  const players = [{ id: 'first' }, { id: 'player' }, ...opponents];
  return {
    tournament: openTable(crosstable(games, { players })),
    ...{ from: 1, to: 2 },
    scores: Float64Array.from(met, ([score]) => score),
    values: Float64Array.from(met, ([score, points]) => score * points),
  };
}

/** The sum that cuts leave. */
export function sumAfter(cuts: readonly Cut[], met: readonly Met[]): number {
  return keptAfter(cuts, contributionsOf(met)).sums[0];
}
