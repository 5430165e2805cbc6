import type { PlayerRow } from '../records/player-record.js';
import type { ScoreTable } from '../records/scoring-records.js';
import type { Reading } from '../readings.js';
import type { OnRepair } from '../repair.js';
import { PLAYER } from '../text/columns.js';
import { pairingByeResult } from './game-points.js';
import { rowWithoutLast } from './left-out-round.js';
import { type PointsOptions, pairWithPoints } from './pair-with-points.js';
import type { PairedRows } from './pairing.js';
import { placeOf } from './row-rounds.js';

/** The worth that a pairing-allocated bye may have where no record says so, and a record that would. */
const WORTHS = [
  { points: 0.5, record: '162 P 0.5' },
  { points: 0, record: '162 P 0.0' },
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

/** The scorings without a record that alone give the Points of all; two byes at least stand in rows that differ otherwise. */
function fittingWorths(rows: readonly PlayerRow[], options: PointsOptions, { differing }: Attempt) {
  const concerned = rows.filter(({ line }) => differing.has(line.number));
  const byes = concerned.flatMap(({ cells }) => cells.filter((cell) => cell.sort === 'bye' && cell.code === 'U'));
  if (byes.length < 2) return [];
  return WORTHS.flatMap(({ points, record }) => {
    const other = attempt(rows, options, { ...options.table, PAB: points });
    const reading: Reading = { key: 'bye-worth', values: { points, record } };
    return other.differing.size === 0 ? [{ ...other, record, row: concerned[0], reading }] : [];
  });
}

/**
 * Pairs the rows as the Points of all show. In a report without a record of the scoring (`isOpen`), a pairing-allocated bye (U) may
 * be worth ½ or nothing; the last round may be left out. Of two readings that fit neither is taken.
 */
export function pairAsPointsShow(rows: readonly PlayerRow[], options: PointsOptions, isOpen: boolean): PricedRows {
  const { adjustments, onRepair } = options;
  const usual = attempt(rows, options, options.table);
  const worths = isOpen ? fittingWorths(rows, options, usual) : [];
  const withoutLast = rowWithoutLast(rows, usual.paired, adjustments, usual.table);
  const worth = worths.length === 1 && withoutLast === undefined ? worths[0] : undefined;
  const { paired, repairs, table } = worth ?? usual;
  const leftOut = worths.length === 0 ? withoutLast : undefined;
  for (const repair of repairs) if (leftOut === undefined || repair[0] !== 'points-differ') onRepair(...repair);
  if (worth !== undefined) {
    const { line, points } = worth.row;
    onRepair('scoring', line.number, PLAYER.points.from, String(points), worth.reading);
  }
  if (leftOut !== undefined) {
    const { lastPairedRound: round } = paired;
    onRepair('rounds', ...placeOf(leftOut, round), { key: 'round-left-out', values: { round } }, { leftOut: round });
  }
  return { paired, table, ...(worth && { record: worth.record }) };
}
