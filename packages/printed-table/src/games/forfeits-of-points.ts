import type { Scoring } from '@crosstable/core';

import { errorAtCell } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { type PrintedPoints, pointsIn } from './points.js';

/** Two rows, counted from 0, whose game was forfeited by one of them or by both. */
type Pair = readonly [one: number, other: number];

/** In the place of the row that won, where both lost. */
const NEITHER = -1;

/** The winners of the pairs by the points that the rows lack, at most two ways to have them. */
function winnersOf(pairs: readonly Pair[], missing: readonly number[]): readonly (readonly number[])[] {
  const pair = pairs.at(0);
  const others = pairs.slice(1);
  const isLeft = (row: number): boolean => others.some((other) => other.includes(row));
  if (missing.some((wins) => wins < 0)) return [];
  if (pair === undefined) return missing.every((wins) => wins === 0) ? [[]] : [];
  const found: (readonly number[])[] = [];
  for (const winner of [...pair, NEITHER]) {
    const left = missing.map((wins, row) => (row === winner ? wins - 1 : wins));
    // A row whose last such game this was has all that it lacks
    if (pair.some((row) => !isLeft(row) && left[row] !== 0)) continue;
    found.push(...winnersOf(others, left).map((more) => [winner, ...more]));
    if (found.length > 1) break;
  }
  return found.slice(0, 2);
}

/** With more such games the search would take long. */
const MOST = 12;

/**
 * The rows of a round robin with the winners of games that a cell has as `K`, won by one of the two or by neither: those that alone
 * give the printed points.
 *
 * @throws RangeError where the points fit several winners, or none
 */
export function withForfeitsOfPoints(
  rows: readonly (readonly Side[])[],
  printed: readonly PrintedPoints[],
  { win = 1 }: Scoring = {},
  onRepair: OnRepair,
): readonly (readonly Side[])[] {
  const isOpen = (one: number, other: number): boolean => {
    const { isForfeit, result } = rows[one][other];
    return isForfeit && result === null;
  };
  const pairs = rows.flatMap((row, one) =>
    row.flatMap((_, other): Pair[] => (one < other && isOpen(one, other) && isOpen(other, one) ? [[one, other]] : [])),
  );
  if (pairs.length === 0) return rows;
  const [[first, second]] = pairs;
  const missing = rows.map((row, at) => ((printed.at(at)?.points ?? 0) - pointsIn(row)) / win);
  const found = pairs.length > MOST || printed.length === 0 ? [] : winnersOf(pairs, missing);
  if (found.length !== 1) {
    const fits = found.length > 1 ? 'several winners' : 'no winner';
    const why = pairs.length > MOST ? `more than ${MOST} games are such` : `the points fit ${fits}`;
    throw errorAtCell(rows[first][second].cell, 'a forfeit with its winner, as "+" and "-"', why);
  }
  const winnerOf = new Map(pairs.map(([one, other], at) => [`${one} ${other}`, found[0][at]]));
  return rows.map((row, one) =>
    row.map((side, other): Side => {
      const winner = winnerOf.get(`${Math.min(one, other)} ${Math.max(one, other)}`);
      if (winner === undefined) return side;
      const isWon = winner === one;
      onRepair('scoring', side.cell, { key: isWon ? 'forfeit-win-by-points' : 'forfeit-loss-by-points', values: {} });
      return { ...side, result: isWon ? 1 : 0 };
    }),
  );
}
