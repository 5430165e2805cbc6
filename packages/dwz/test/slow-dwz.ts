// DWZ with 70 decimals: the normal distribution by the series of its integral, whose terms alternate, and K by rows of a list.

import { ONE, PI, exactly, exponential, over, root, rounded, times } from '@crosstable/core/testing/high-precision';

import type { DwzPlayer } from '../src/index.js';

export interface SlowGame {
  readonly opponent: number;
  readonly score: number;
}

const whole = (value: number): bigint => BigInt(value) * ONE;
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** ½ + 1/√π · Σ (−1)ⁿ xⁿ / (n! (2n + 1)), with x = D / 400. */
export function slowProbability(difference: number): bigint {
  const x = exactly(difference) / 400n;
  const square = times(x, x);
  let power = x;
  let sum = 0n;
  for (let n = 0n; power !== 0n && power !== -1n; n++) {
    sum += power / (2n * n + 1n);
    power = -times(power, square) / (n + 1n);
  }
  return ONE / 2n + over(sum, root(PI));
}

/** To the nearest whole number, halves up; a half that was cut off at 2^-256 is one. */
function nearest(value: bigint): bigint {
  return ((value + ONE / 2n + (1n << 40n)) / ONE) * ONE;
}

function kOf2014({ rating, index, age }: DwzPlayer, surplus: bigint, games: number): bigint {
  const thousands = exactly(rating) / 1000n;
  const base =
    times(times(thousands, thousands), times(thousands, thousands)) + whole(age <= 20 ? 5 : age <= 25 ? 10 : 15);
  const isYoung = age <= 20 && surplus >= 0n;
  const factor = isYoung ? least(ONE, most(ONE / 2n, exactly(rating) / 2000n)) : ONE;
  const isBraked = rating < 1300 && surplus <= 0n;
  const brake = isBraked ? exponential((whole(1300) - exactly(rating)) / 150n) - ONE : 0n;
  const limit = isBraked ? whole(150) : whole(Math.min(30, 5 * index));
  return over(whole(800), most(whole(5), least(limit, nearest(times(base, factor) + brake))) + whole(games));
}

function kOf2026({ rating, index, age }: DwzPlayer, surplus: bigint): bigint {
  const step = Math.min(index, 11);
  const third = age <= 25 && rating < 2200 ? 48 : age > 25 && rating < 2000 ? 44 : 41;
  const base = whole(step <= 2 ? 60 : third - 2 * (step - 3));
  const isLost = surplus < 0n;
  const braked = isLost && rating < 1600 ? times(base, over(exactly(rating) + whole(800), whole(2400))) : base;
  const young = rating < 2000 ? (whole(2000) - exactly(rating)) / 30n : 0n;
  const bonus = isLost ? 0n : age <= 20 ? young : rating < 1600 ? whole(4) : 0n;
  return least(whole(80), nearest(10n * (braked + bonus)) / 10n);
}

/** The change before it is rounded. */
export function slowChange(player: DwzPlayer, games: readonly SlowGame[], order: 2014 | 2026): number {
  const surplus = games.reduce(
    (sum, { opponent, score }) => sum + exactly(score) - slowProbability(player.rating - opponent),
    0n,
  );
  // Less than the dust of sums that were cut off
  const exact = surplus * surplus < ONE ? 0n : surplus;
  return rounded(times(order === 2014 ? kOf2014(player, exact, games.length) : kOf2026(player, exact), exact));
}
