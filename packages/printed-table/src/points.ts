import type { Scoring } from '@crosstable/core';

import type { PrintedPlayer } from './printed-game.js';
import type { Report } from './repair.js';
import type { Side } from './round-cell.js';
import type { Cell } from './sheet.js';

/** The points that the cells of a row, or of a part of it, add up to. */
export function pointsIn(row: readonly Side[]): number {
  return row.reduce((sum, { result }) => sum + (result ?? 0), 0);
}

/** Whether a cell has a bye that looks worth a point. */
export function isWholeBye({ opponent, result }: Side): boolean {
  return opponent === undefined && result === 1;
}

/** The printed points of a row, and where they stand. */
export interface PrintedPoints {
  readonly points: number | null;
  readonly cell: Cell;
}

/** The points of the games, as the printed ones show that they are counted. */
export interface CountedPoints {
  readonly points: ReadonlyMap<string, number>;
  /** Where a bye printed as `-1` was worth ½. */
  readonly scoring?: Scoring;
}

/**
 * Compares the points of the cells with the printed ones. A pairing-allocated bye worth ½ is printed as `-1`, too: that is so
 * where everybody's printed points are ½ lower for each of them.
 */
export function countedPoints(
  rows: readonly (readonly Side[])[],
  players: readonly PrintedPlayer[],
  printed: readonly PrintedPoints[],
  report: Report,
): CountedPoints {
  const scores = rows.map(pointsIn);
  const halved = rows.map((row, at) => scores[at] - row.filter(isWholeBye).length / 2);
  const first = halved.findIndex((score, at) => score !== scores[at]);
  const isHalved = first >= 0 && printed.length > 0 && printed.every(({ points }, at) => points === halved[at]);
  if (isHalved) report('scoring', printed[first].cell, 'shows that a bye printed as "-1" is worth ½');
  const counted = isHalved ? halved : scores;
  for (const [at, { points, cell }] of printed.entries()) {
    if (points !== counted[at]) report('points-differ', cell, `is not the sum of the row, ${counted[at]}`);
  }
  const points = new Map(players.map(({ id }, at) => [id, counted[at]]));
  return { points, ...(isHalved && { scoring: { pairingBye: 0.5 } }) };
}
