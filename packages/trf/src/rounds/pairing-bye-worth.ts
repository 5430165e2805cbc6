import type { PlayerRow } from '../records/player-record.js';
import type { ScoreTable } from '../records/scoring-records.js';
import type { OnRepair } from '../repair.js';
import { PLAYER } from '../text/columns.js';
import { pairingByeResult } from './game-points.js';
import { type PointsOptions, pairWithPoints } from './pair-with-points.js';
import type { PairedRows } from './pairing.js';

/** What a pairing-allocated bye may be worth where no record says so, and a record that would. */
const WORTHS = [
  { points: 0.5, sign: '½', record: '162 P 0.5' },
  { points: 0, sign: '0', record: '162 P 0.0' },
] as const;

/** Rows that were paired by one scoring. */
interface Attempt {
  readonly paired: PairedRows;
  readonly table: ScoreTable;
  readonly repairs: readonly Parameters<OnRepair>[];
  /** The lines of the rows whose Points the games don't give. */
  readonly differing: ReadonlySet<number>;
}

/** The pairings, and the scoring that gives the Points. */
export interface PricedRows {
  readonly paired: PairedRows;
  readonly table: ScoreTable;
  /** The record of the scoring that the file lacks; left out where it lacks none. */
  readonly record?: string;
}

function attempt(rows: readonly PlayerRow[], options: PointsOptions, table: ScoreTable): Attempt {
  const repairs: Parameters<OnRepair>[] = [];
  const onRepair: OnRepair = (...repair) => repairs.push(repair);
  const paired = pairWithPoints(rows, { ...options, table, pairingBye: pairingByeResult(table), onRepair });
  const differing = new Set(repairs.flatMap(([kind, line]) => (kind === 'points-differ' ? [line] : [])));
  return { paired, table, repairs, differing };
}

/**
 * Pairs the rows of a report without a record of the scoring, in which a pairing-allocated bye (U) may be worth ½ or nothing: it is
 * where that alone gives the Points of all, and two such byes at least stand in rows whose Points would differ otherwise.
 */
export function pairWithByeWorth(rows: readonly PlayerRow[], options: PointsOptions): PricedRows {
  const usual = attempt(rows, options, options.table);
  const concerned = rows.filter(({ line }) => usual.differing.has(line.number));
  const byes = concerned.flatMap(({ cells }) => cells.filter((cell) => cell.sort === 'bye' && cell.code === 'U'));
  const fitting =
    byes.length < 2
      ? []
      : WORTHS.flatMap((worth) => {
          const other = attempt(rows, options, { ...options.table, PAB: worth.points });
          return other.differing.size === 0 ? [{ ...other, worth }] : [];
        });
  const isSure = fitting.length === 1;
  const { paired, table, repairs } = isSure ? fitting[0] : usual;
  for (const repair of repairs) options.onRepair(...repair);
  if (!isSure) return { paired, table };
  const { record, sign } = fitting[0].worth;
  const [{ line, points }] = concerned;
  const read = `shows that a pairing-allocated bye (U) is worth ${sign}, as the points of all players do: "${record}" would say so`;
  options.onRepair('scoring', line.number, PLAYER.points.from, String(points), read);
  return { paired, table, record };
}
