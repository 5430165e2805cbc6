import type { PlayerRow } from '../records/player-record.js';
import type { ScoreTable } from '../records/scoring-records.js';
import type { OnRepair } from '../repair.js';
import type { Adjustment } from '../tournament.js';
import { withByesFromPoints } from './byes-from-points.js';
import { type PairedRows, type PairingOptions, pairRows } from './pairing.js';
import { comparePoints, pricingOf, rightPoints } from './points-check.js';

/** The data for pairing the rows and checking their points. */
export interface PointsOptions extends PairingOptions {
  readonly adjustments: readonly Adjustment[];
  readonly table: ScoreTable;
  /** The points of a game without a result, if the file gives them. */
  readonly unknownResult: number | undefined;
}

/**
 * Pairs the rows, a second time if the Points column shows byes that the rounds don't, and checks the points. Games that
 * aren't finished count nothing where somebody's points say so, and such byes make up those of everybody else.
 */
export function pairWithPoints(rows: readonly PlayerRow[], options: PointsOptions): PairedRows {
  const { adjustments, table, unknownResult, byes, onRepair } = options;
  const rightIn = (paired: PairedRows, countsOpen: boolean) =>
    rightPoints(paired, adjustments, [table], unknownResult, countsOpen);
  const stated = pairRows(rows, options);
  const priceOf = pricingOf(adjustments, table);
  const settle = (right: ReturnType<typeof rightIn>, tell: OnRepair) =>
    withByesFromPoints(rows, { paired: stated, byes, right, priceOf, onRepair: tell });
  const [most, least] = [rightIn(stated, true), rightIn(stated, false)];
  const open = rows.filter(({ player, points }) => points !== undefined && least(player.id).hasOpen);
  const isRight = (right: typeof most, { player, points = 0 }: PlayerRow) => right(player.id).isRight(points);
  const byesOnly = settle(least, () => undefined);
  const countsOpen =
    !open.some((row) => isRight(least, row)) ||
    open.some((row) => isRight(most, row) && !isRight(least, row) && byesOnly.includes(row));
  const right = countsOpen ? most : least;
  const settled = settle(right, onRepair);
  const isSame = settled === rows;
  const paired = isSame ? stated : pairRows(settled, { ...options, onRepair: () => undefined });
  comparePoints(rows, isSame ? right : rightIn(paired, countsOpen), onRepair);
  return paired;
}
