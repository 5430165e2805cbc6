import { byeOfBlanks, isPairedRound } from '@crosstable/core';

import type { PlayerRow } from '../records/player-record.js';
import type { OnRepair } from '../repair.js';
import type { PairedRows, PairingOptions } from './pairing.js';
import type { Pricing, RightPoints } from './points-check.js';
import { cellOf, placeOf, withCells } from './row-rounds.js';

/** The byes that blank rounds can be. */
const READINGS = {
  'half-bye': { code: 'H', outcome: 'HPB' },
  'full-bye': { code: 'F', outcome: 'FPB' },
} as const;

/** The data that the readings need beside the rows. */
interface Context {
  readonly paired: PairedRows;
  readonly byes: PairingOptions['byes'];
  readonly right: (id: string) => RightPoints;
  readonly priceOf: Pricing;
  readonly onRepair: OnRepair;
}

/**
 * The rows with the byes that only their Points column shows: SwissPerfect and Krause's format leave the round blank,
 * or write `0000 -`. A row whose points are not those of its games gets such byes if they make up the difference. Returns
 * the same rows if no row does.
 */
export function withByesFromPoints(rows: readonly PlayerRow[], context: Context): readonly PlayerRow[] {
  const { right, priceOf, onRepair } = context;
  const short = rows.filter(({ player, points }) => points !== undefined && !right(player.id).isRight(points));
  if (short.length === 0) return rows;
  const blanks = blankRounds(rows, short, context);
  const settled = new Map<PlayerRow, PlayerRow>();
  for (const row of short) {
    const { player, points = 0 } = row;
    const rounds = blanks.get(row) ?? [];
    const kind = byeOfBlanks(rounds.length, (one) => {
      const byes = rounds.reduce((sum, round) => sum + priceOf(player.id, round, READINGS[one].outcome), 0);
      return right(player.id).isRight(points - byes);
    });
    if (kind === undefined) continue;
    const { code } = READINGS[kind];
    for (const round of rounds) {
      onRepair('points-bye', ...placeOf(row, round), { key: 'bye-by-points', values: { bye: code } });
    }
    settled.set(row, withCells(row, rounds, { sort: 'bye', code }));
  }
  return settled.size === 0 ? rows : rows.map((row) => settled.get(row) ?? row);
}

/** The paired rounds in which a row is blank, no other row names it, and no record 240 speaks of it. */
function blankRounds(
  rows: readonly PlayerRow[],
  wanted: readonly PlayerRow[],
  { paired, byes }: Context,
): ReadonlyMap<PlayerRow, readonly number[]> {
  const named = new Map(wanted.map(({ player }) => [player.id, new Set<number>()]));
  for (const { cells } of rows) {
    cells.forEach((cell, n) => {
      if (cell.sort === 'pairing') named.get(cell.opponent)?.add(n + 1);
    });
  }
  const rounds = paired.games.flatMap((round, n) => (isPairedRound(round, rows.length) ? n + 1 : []));
  return new Map(
    wanted.map((row) => {
      const { id } = row.player;
      const isBlank = (round: number) => cellOf(row, round).sort === 'blank';
      const isSaid = (round: number) => named.get(id)?.has(round) === true || byes.get(round)?.has(id) === true;
      return [row, rounds.filter((round) => isBlank(round) && !isSaid(round))] as const;
    }),
  );
}
