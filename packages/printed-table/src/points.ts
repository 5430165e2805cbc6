import type { Scoring } from '@crosstable/core';

import type { PrintedPlayer } from './printed-game.js';
import type { Report } from './repair.js';
import type { Side } from './round-cell.js';
import type { Cell } from './sheet.js';

/** The points that the cells of a row, or of a part of it, add up to. */
export function pointsIn(row: readonly Side[], { win = 1, draw = 0.5, pairingBye = win }: Scoring = {}): number {
  return row.reduce((sum, side) => {
    const ofWin = isWholeBye(side) ? pairingBye : win;
    return sum + (side.result === 1 ? ofWin : 2 * draw * (side.result ?? 0));
  }, 0);
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
  /** Where a bye printed as `-1` was worth ½, or games have other points than 1-½-0. */
  readonly scoring?: Scoring;
}

/** The other ways to count that are looked for. */
const SCORINGS: readonly Scoring[] = [{ pairingBye: 0.5 }, { win: 3, draw: 1 }, { win: 2, draw: 1 }];

/**
 * Compares the points of the cells with the printed ones. A pairing-allocated bye worth ½ is printed as `-1`, too: that is so
 * where everybody's printed points are ½ lower for each of them. Another scoring is told by everybody's, too, and by those of two
 * players at least.
 */
export function countedPoints(
  rows: readonly (readonly Side[])[],
  players: readonly PrintedPlayer[],
  printed: readonly PrintedPoints[],
  report: Report,
): CountedPoints {
  const other = printed.filter(({ points }, at) => points !== pointsIn(rows[at]));
  const scoring = SCORINGS.find(
    (one, at) =>
      other.length > Math.min(at, 1) && printed.every(({ points }, row) => points === pointsIn(rows[row], one)),
  );
  if (scoring !== undefined) {
    const { win } = scoring;
    const shown = win === undefined ? 'a bye printed as "-1" is worth ½' : `a win is worth ${win}, a draw 1`;
    report('scoring', other[0].cell, `shows that ${shown}`);
  }
  const counted = rows.map((row) => pointsIn(row, scoring));
  for (const [at, { points, cell }] of printed.entries()) {
    if (points !== counted[at]) report('points-differ', cell, `is not the sum of the row, ${counted[at]}`);
  }
  const points = new Map(players.map(({ id }, at) => [id, counted[at]]));
  return { points, ...(scoring && { scoring }) };
}
