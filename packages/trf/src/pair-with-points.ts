import { withByesFromPoints } from './byes-from-points.js';
import { pairRows, type PairedRows, type PairingOptions } from './pairing.js';
import type { PlayerRow } from './player-record.js';
import { checkPoints, pricing, rightPoints, type RightPoints } from './points-check.js';
import type { Report } from './repair.js';
import type { ScoreTable } from './scoring-records.js';
import type { Adjustment } from './tournament.js';

/** The data for pairing the rows and checking their points. */
interface PointsOptions extends PairingOptions {
  readonly adjustments: readonly Adjustment[];
  readonly table: ScoreTable;
  /** The points of a game without a result, if the file gives them. */
  readonly unknownResult: number | undefined;
}

/** The values that are right in the Points column, by id. */
type Right = (id: string) => RightPoints;

/** Pairs the rows, a second time if the Points column shows byes that the rounds don't, and checks the points. */
export function pairWithPoints(rows: readonly PlayerRow[], options: PointsOptions): PairedRows {
  const { adjustments, table, unknownResult, byes, report } = options;
  const rightIn = (paired: PairedRows) => rightPoints(paired, adjustments, table, unknownResult);
  const stated = pairRows(rows, options);
  const priceOf = pricing(adjustments, table);
  const settle = (right: Right, tell: Report) =>
    withByesFromPoints(rows, { paired: stated, byes, right, priceOf, report: tell });
  const choose = openChoice(rows, rightIn(stated), (right) => settle(right, () => undefined));
  const right = choose(rightIn(stated));
  const settled = settle(right, report);
  const isSame = settled === rows;
  const paired = isSame ? stated : pairRows(settled, { ...options, report: () => undefined });
  checkPoints(rows, isSame ? right : choose(rightIn(paired)), report);
  return paired;
}

/**
 * Whether games that aren't finished may count in the Points column. They count nothing where somebody's points say so, and
 * byes make up the points of everybody else with such a game.
 */
function openChoice(
  rows: readonly PlayerRow[],
  right: Right,
  settle: (right: Right) => readonly PlayerRow[],
): (right: Right) => Right {
  let settled: readonly PlayerRow[] | undefined;
  let isPlain = false;
  for (const [n, { player, points }] of rows.entries()) {
    const { isRight, isRightWithoutOpen } = right(player.id);
    if (points === undefined || isRightWithoutOpen === undefined) continue;
    if (isRightWithoutOpen(points)) isPlain = true;
    else if (isRight(points)) {
      settled ??= settle(withoutOpen(right));
      if (settled[n] === rows[n]) return (same) => same;
    }
  }
  return isPlain && settled !== undefined ? withoutOpen : (same) => same;
}

function withoutOpen(right: Right): Right {
  return (id) => {
    const own = right(id);
    return { ...own, isRight: own.isRightWithoutOpen ?? own.isRight };
  };
}
