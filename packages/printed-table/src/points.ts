import type { Scoring } from '@crosstable/core';

import type { PrintedPlayer } from './printed-game.js';
import type { Report } from './repair.js';
import type { ReadCell } from './round-cell.js';
import type { Cell } from './sheet.js';

/** The points that a cell says. */
function pointsIn({ said }: ReadCell): number {
  if (said === undefined) return 0;
  return 'bye' in said ? said.bye : (said.result ?? 0);
}

/** The points that the cells of each row add up to; `columns` are rounds or opponents. */
export function cellPoints(columns: readonly (readonly ReadCell[])[], players: number): number[] {
  return Array.from({ length: players }, (_, row) => columns.reduce((sum, column) => sum + pointsIn(column[row]), 0));
}

/** How many byes worth a point each row has. */
function wholeByes(columns: readonly (readonly ReadCell[])[], players: number): number[] {
  return Array.from({ length: players }, (_, row) => {
    return columns.filter((column) => {
      const { said } = column[row];
      return said !== undefined && 'bye' in said && said.bye === 1;
    }).length;
  });
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
  columns: readonly (readonly ReadCell[])[],
  players: readonly PrintedPlayer[],
  printed: readonly PrintedPoints[],
  report: Report,
): CountedPoints {
  const scores = cellPoints(columns, players.length);
  const byes = wholeByes(columns, players.length);
  const halved = scores.map((score, row) => score - byes[row] / 2);
  const isHalved = byes.some((count) => count > 0) && printed.every(({ points }, row) => points === halved[row]);
  if (isHalved && printed.length > 0) {
    const row = byes.findIndex((count) => count > 0);
    report('scoring', printed[row].cell, 'shows that a bye printed as "-1" is worth ½');
  } else {
    for (const [row, { points, cell }] of printed.entries()) {
      if (points !== scores[row]) report('points-differ', cell, `is not the sum of the row, ${scores[row]}`);
    }
  }
  const counted = isHalved ? halved : scores;
  const points = new Map(players.map(({ id }, row) => [id, counted[row]]));
  return { points, ...(isHalved && { scoring: { pairingBye: 0.5 } }) };
}
