import { isAlone } from '@crosstable/core';

import { replacedBy } from '../records/player-list-records.js';
import type { PlayerRow } from '../records/player-record.js';
import type { Outcome, ScoreTable } from '../records/scoring-records.js';
import type { OnRepair } from '../repair.js';
import { PLAYER } from '../text/columns.js';
import type { Adjustment, TrfGame, TrfTournament } from '../tournament.js';
import { outcomesOf } from './game-points.js';
import type { PairedRows } from './pairing.js';

/** Points that differ by less than this are equal: sums of thirds and tenths are not exact. */
export const TOLERANCE = 1e-9;

/** The type of 299 that an outcome is; `''` for the pairing-allocated bye, which has none. */
// prettier-ignore
export const TYPE_OF: Readonly<Record<Outcome, string>> = {
  WW: 'W', BW: 'W', WD: 'D', BD: 'D', WL: 'L', BL: 'L', ZPB: 'Z', HPB: 'H', FPB: 'F', PAB: '', FW: '+', FL: '-',
};

/** The points of a player for an outcome in a round. */
export type Pricing = (id: string, round: number, outcome: Outcome) => number;

/** The points of each outcome by the scoring, or by 299 if that replaces them. */
export function pricingOf(adjustments: readonly Adjustment[], table: ScoreTable): Pricing {
  const replaced = replacements(adjustments);
  return (id, round, outcome) => {
    const { points } = replaced(TYPE_OF[outcome], round, id) ?? {};
    return points ?? table[outcome];
  };
}

/** The values that are right in a player's Points column. */
export interface RightPoints {
  /** The points after the last paired round, without points for games that aren't finished. */
  readonly least: number;
  /** Whether these points are right. */
  readonly isRight: (points: number) => boolean;
  /** Whether a game of the player isn't finished. */
  readonly hasOpen: boolean;
}

/**
 * The values that are right in every player's Points column, by id. Programs write the points after the last paired
 * round, or also count the byes asked for after it, or leave a round out, with its byes, that has no result yet. Each
 * game without a result may count nothing, a draw, or the X of 162; without `countsOpen` it counts nothing. The points may be
 * those of any of the tables; the first one says what a draw is worth.
 */
export function rightPoints(
  { games, lastPairedRound }: PairedRows,
  adjustments: readonly Adjustment[],
  tables: readonly [ScoreTable, ...ScoreTable[]],
  unknownResult: number | undefined,
  countsOpen = true,
): (id: string) => RightPoints {
  const [{ WD }] = tables;
  const ends = new Set([lastPairedRound, games.length]);
  const latest = games.slice(lastPairedRound - 1, lastPairedRound).flat();
  if (latest.some(isOpen) && latest.every((game) => isOpen(game) || isAlone(game))) ends.add(lastPairedRound - 1);
  const totals = tables.flatMap((table) => [...ends].map((end) => sumPoints(games.slice(0, end), adjustments, table)));
  const open = new Map<string, number>();
  for (const { white, black } of games.flat().filter(isOpen)) {
    for (const id of [white, black]) open.set(id, (open.get(id) ?? 0) + 1);
  }
  return (id) => {
    const sums = totals.map((total) => total.get(id) ?? 0);
    const pending = countsOpen ? (open.get(id) ?? 0) : 0;
    const isRight = (points: number) => sums.some((sum) => isMadeOf(points - sum, pending, [WD, unknownResult ?? WD]));
    return { least: sums[0], isRight, hasOpen: open.has(id) };
  };
}

function isOpen({ result }: TrfGame): boolean {
  return result === null;
}

/** Whether points are the sum of some games, at most this many, each worth one of the two values. */
function isMadeOf(points: number, games: number, [one, other]: readonly [number, number]): boolean {
  for (let ones = 0; ones <= games; ones++) {
    const rest = points - ones * one;
    if (Math.abs(rest) < TOLERANCE) return true;
    const others = Math.round(rest / other);
    if (others > 0 && ones + others <= games && Math.abs(rest - others * other) < TOLERANCE) return true;
  }
  return false;
}

/** Compares the Points column (001, 81-84) with the games and notes each difference; the column is not changed. */
export function comparePoints(
  rows: readonly PlayerRow[],
  right: (id: string) => RightPoints,
  onRepair: OnRepair,
): void {
  for (const { player, line, points } of rows) {
    if (points === undefined) continue;
    const { least, isRight } = right(player.id);
    if (isRight(points)) continue;
    const counted = Number(least.toFixed(4));
    const reading = { key: 'not-the-games', values: { counted } } as const;
    const { id } = player;
    onRepair('points-differ', line.number, PLAYER.points.from, String(points), reading, {
      points: { id, stated: points, counted },
    });
  }
}

/**
 * Every player's points from the finished games, the byes and the changes by the arbiter (299). A record can replace
 * the points of a result in one round or in all, where the one for the round goes first, or add points to the score.
 * `absentIn` names the players whose absence in a round is no entry of `games`.
 */
export function sumPoints(
  games: TrfTournament['games'],
  adjustments: readonly Adjustment[],
  table: ScoreTable,
  absentIn: (round: number) => readonly string[] = () => [],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (id: string, points: number) => sums.set(id, (sums.get(id) ?? 0) + points);
  const pointsOf = pricingOf(adjustments, table);
  games.forEach((round, n) => {
    for (const game of round) {
      const outcomes = outcomesOf(game);
      if (outcomes === undefined) continue;
      const [white, black] = outcomes;
      add(game.white, pointsOf(game.white, n + 1, white));
      if (black !== undefined) add(game.black, pointsOf(game.black, n + 1, black));
    }
    for (const id of absentIn(n + 1)) add(id, pointsOf(id, n + 1, 'ZPB'));
  });
  for (const { type, players, points = 0 } of adjustments) {
    if (type === '') for (const id of players) add(id, points);
  }
  return sums;
}

/**
 * Finds the record of 299 whose points replace those of a result. A record that names the player goes before one for everybody,
 * then the one for the round before the one for all rounds.
 */
export function replacements(
  adjustments: readonly Adjustment[],
): (type: string, round: number, id: string) => Adjustment | undefined {
  const replaced = new Map<string, Adjustment>();
  for (const adjustment of adjustments) {
    for (const id of replacedBy(adjustment)) replaced.set(`${adjustment.type} ${adjustment.round} ${id}`, adjustment);
  }
  if (replaced.size === 0) return () => undefined;
  const find = (type: string, round: number, id: string) =>
    replaced.get(`${type} ${round} ${id}`) ?? replaced.get(`${type} 0 ${id}`);
  return (type, round, id) => find(type, round, id) ?? find(type, round, '');
}
