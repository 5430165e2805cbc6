import { byeOfBlanks } from '@crosstable/core';

import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { type PrintedPoints, pointsIn } from './points.js';

/** A round without an opponent, of SwissPerfect: a bye or an absence. */
const UNTOLD = /^0*\s?:$/;

/**
 * The rows with the byes that only the printed points show: SwissPerfect leaves their cells blank. A row whose points are not those of
 * its cells gets them in all of its blank rounds, if they make up the difference.
 */
export function withByesOfPoints(
  rows: readonly (readonly Side[])[],
  printed: readonly PrintedPoints[],
  onRepair: OnRepair,
): readonly (readonly Side[])[] {
  const isPaired = rows[0].map((_, at) => rows.some((row) => row[at].opponent !== undefined));
  const isBlank = ({ opponent, result }: Side, at: number): boolean =>
    isPaired[at] && opponent === undefined && result === null;
  if (printed.length === 0) {
    const untold = rows.flatMap((row) => row.filter((side, at) => isBlank(side, at) && UNTOLD.test(side.cell.text)));
    const more = { untold: untold.length };
    untold.slice(0, 1).forEach(({ cell }) => {
      onRepair('points-bye', cell, { key: 'untold-bye', values: {} }, more);
    });
    return rows;
  }
  return rows.map((row, player) => {
    const missing = (printed.at(player)?.points ?? 0) - pointsIn(row);
    const blanks = row.filter(isBlank).length;
    const kind = byeOfBlanks(blanks, (one) => missing === (one === 'half-bye' ? blanks / 2 : blanks));
    if (kind === undefined) return row;
    return row.map((side, at): Side => {
      if (!isBlank(side, at)) return side;
      onRepair('points-bye', side.cell, { key: `${kind}-by-points`, values: {} });
      return kind === 'half-bye' ? { ...side, result: 0.5 } : { ...side, result: 1, bye: kind };
    });
  });
}
