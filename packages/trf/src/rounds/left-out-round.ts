import { isAlone } from '@crosstable/core';

import type { PlayerRow } from '../records/player-record.js';
import type { ScoreTable } from '../records/scoring-records.js';
import type { Adjustment } from '../tournament.js';
import type { PairedRows } from './pairing.js';
import { TOLERANCE, sumPoints } from './points-check.js';

/**
 * The row that shows that the Points of all leave out the last paired round; `undefined` where they don't. Two rows at least have
 * points in that round, or one beside games that all have no result yet.
 */
export function rowWithoutLast(
  rows: readonly PlayerRow[],
  { games, lastPairedRound: last }: PairedRows,
  adjustments: readonly Adjustment[],
  table: ScoreTable,
): PlayerRow | undefined {
  const pairings = last < 2 ? [] : games[last - 1].filter((game) => !isAlone(game));
  if (pairings.length === 0) return undefined;
  const [before, after] = [last - 1, last].map((round) => sumPoints(games.slice(0, round), adjustments, table));
  const stated = rows.filter(({ points }) => points !== undefined);
  const isSum = (sums: typeof before, { player: { id }, points = 0 }: PlayerRow): boolean =>
    Math.abs((sums.get(id) ?? 0) - points) < TOLERANCE;
  const differing = stated.filter((row) => !isSum(after, row));
  const areOpen = pairings.every(({ result }) => result === null);
  const isShown = differing.length > (areOpen ? 0 : 1) && stated.every((row) => isSum(before, row));
  return isShown ? differing[0] : undefined;
}
