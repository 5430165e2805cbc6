import { withByesFromPoints } from './byes-from-points.js';
import { pairRows, type PairedRows, type PairingOptions } from './pairing.js';
import type { PlayerRow } from './player-record.js';
import { checkPoints, pricing, rightPoints } from './points-check.js';
import type { ScoreTable } from './scoring-records.js';
import type { Adjustment } from './tournament.js';

/** The data for pairing the rows and checking their points. */
interface PointsOptions extends PairingOptions {
  readonly adjustments: readonly Adjustment[];
  readonly table: ScoreTable;
  /** The points of a game without a result, if the file gives them. */
  readonly unknownResult: number | undefined;
}

/** Pairs the rows, a second time if the Points column shows byes that the rounds don't, and checks the points. */
export function pairWithPoints(rows: readonly PlayerRow[], options: PointsOptions): PairedRows {
  const { adjustments, table, unknownResult, byes, report } = options;
  const rightIn = (paired: PairedRows) => rightPoints(paired, adjustments, table, unknownResult);
  const stated = pairRows(rows, options);
  const right = rightIn(stated);
  const priceOf = pricing(adjustments, table);
  const settled = withByesFromPoints(rows, { paired: stated, byes, right, priceOf, report });
  const isSame = settled === rows;
  const paired = isSame ? stated : pairRows(settled, { ...options, report: () => undefined });
  checkPoints(rows, isSame ? right : rightIn(paired), report);
  return paired;
}
