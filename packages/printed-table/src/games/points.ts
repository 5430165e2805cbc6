import type { Scoring } from '@crosstable/core';

import type { PrintedPlayer } from '../cells/printed-game.js';
import type { Reading } from '../cells/readings.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import type { Cell } from '../cells/sheet.js';

/** The points that the cells of a row, or of a part of it, add up to. */
export function pointsIn(row: readonly Side[], { win = 1, draw = 0.5, pairingBye = win }: Scoring = {}): number {
  return row.reduce((sum, side) => {
    const ofWin = isWholeBye(side) ? pairingBye : win;
    return sum + (side.result === 1 ? ofWin : 2 * draw * (side.result ?? 0));
  }, 0);
}

/** Whether a cell has a bye that looks worth a point, and may be the pairing-allocated one. */
export function isWholeBye({ opponent, result, bye = 'pairing-bye' }: Side): boolean {
  return opponent === undefined && result === 1 && bye === 'pairing-bye';
}

/** The printed points of a row, and where they stand. */
export interface PrintedPoints {
  readonly points: number | null;
  readonly cell: Cell;
}

/** The points of football. */
export const THREE_POINTS: Scoring = { win: 3, draw: 1 };

/** The other ways to count that are looked for. */
const SCORINGS: readonly Scoring[] = [{ pairingBye: 0.5 }, THREE_POINTS, { win: 2, draw: 1 }];

/** The printed points that aren't what the cells add up to. */
function otherPoints(
  rows: readonly (readonly Side[])[],
  printed: readonly PrintedPoints[],
  scoring?: Scoring,
): readonly (PrintedPoints & { readonly at: number; readonly counted: number })[] {
  return printed.flatMap(({ points, cell }, at) => {
    const counted = pointsIn(rows[at], scoring);
    return points === counted ? [] : [{ at, cell, counted, points }];
  });
}

/**
 * The way to count that the printed points show where it isn't 1-½-0. A pairing-allocated bye worth ½ is printed as `-1`, too: that
 * is so where everybody's printed points are ½ lower for each of them. Another scoring is told by everybody's, too, and by those of
 * two players at least.
 */
export function scoringOf(rows: readonly (readonly Side[])[], printed: readonly PrintedPoints[]): Scoring | undefined {
  const others = otherPoints(rows, printed).length;
  return SCORINGS.find((one, at) => others > Math.min(at, 1) && otherPoints(rows, printed, one).length === 0);
}

/** Tells whether the printed points of a row are those of its cells. */
export function agreement(
  rows: readonly (readonly Side[])[],
  printed: readonly PrintedPoints[],
): (player: number) => boolean {
  const scoring = scoringOf(rows, printed);
  return (player) => printed.at(player)?.points === pointsIn(rows[player], scoring);
}

/** The points of the games, which the printed ones are held against. */
export function countedPoints(
  rows: readonly (readonly Side[])[],
  players: readonly PrintedPlayer[],
  printed: readonly PrintedPoints[],
  scoring: Scoring | undefined,
  onRepair: OnRepair,
): Map<string, number> {
  if (scoring !== undefined) {
    const { win } = scoring;
    const reading: Reading =
      win === undefined ? { key: 'bye-worth-half', values: {} } : { key: 'win-worth', values: { win } };
    const others = [...otherPoints(rows, printed), ...rows.flat().filter(({ result }) => result === 1)];
    others.slice(0, 1).forEach(({ cell }) => {
      onRepair('scoring', cell, reading);
    });
  }
  for (const { at, cell, counted, points: stated } of otherPoints(rows, printed, scoring)) {
    const more = stated === null ? {} : { points: { id: players[at].id, stated, counted } };
    onRepair('points-differ', cell, { key: 'not-the-sum', values: { sum: counted } }, more);
  }
  return new Map(players.map(({ id }, at) => [id, pointsIn(rows[at], scoring)]));
}
