// Wertungsordnung of 30 May 2026, for events that end from 8 June 2026 on

import { nearestMillionth } from '@crosstable/core';

import type { Coefficient } from './order-2014.js';
import type { DwzPlayer } from './player.js';
import type { DwzReason } from './reasons.js';

/** The parameters, which the federation may change: with a change this becomes a table by day. */
const PARAMETERS = {
  /** The lowest rating. */
  lowest: 1100,
  /** The largest K. */
  mostK: 80,
  /** Of the brake: below `below`, (R + `addend`) / (`below` + `addend`). */
  brake: { below: 1600, addend: 800 },
  /** Of the bonus of the young, (`below` − R) / `divisor`; of the others, `points` below `below`. */
  young: { below: 2000, divisor: 30 },
  others: { below: 1600, points: 4 },
} as const;

/** No rating is lower. */
export const LOWEST_RATING: number = PARAMETERS.lowest;

/** The ages up to which the bonus is that of the young, and the base value that of juniors. */
const YOUNG = 20;
const JUNIOR = 25;

/** The base values by index, from 1; the last one holds from there on. */
const BASES = {
  junior: [60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32],
  grown: [60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28],
  strong: [60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25],
} as const;

function rowOf({ rating, age }: DwzPlayer): keyof typeof BASES {
  if (age <= JUNIOR) return rating < 2200 ? 'junior' : 'strong';
  return rating < 2000 ? 'grown' : 'strong';
}

function bonusOf({ rating, age }: DwzPlayer): number {
  const { young, others } = PARAMETERS;
  if (age <= YOUNG) return Math.max(0, (young.below - rating) / young.divisor);
  return rating < others.below ? others.points : 0;
}

/**
 * K, and what it is made of.
 *
 * @param surplus - The points less the expected ones.
 */
export function coefficientOf2026(player: DwzPlayer, surplus: number): Coefficient {
  const { rating, index, age } = player;
  const row = BASES[rowOf(player)];
  const base = row[Math.min(index, row.length) - 1];
  const { brake, mostK } = PARAMETERS;
  const isBraked = surplus < 0 && rating < brake.below;
  const factor = isBraked ? (rating + brake.addend) / (brake.below + brake.addend) : 1;
  const bonus = surplus >= 0 ? bonusOf(player) : 0;
  // Halves up: of decimals binary numbers would make 44.5499 where it is 44.55
  const computed = Math.round(nearestMillionth(10 * (base * factor + bonus))) / 10;
  const k = Math.min(mostK, computed);
  const reasons: DwzReason[] = [{ key: 'base-2026', values: { index, age, rating, base } }];
  if (isBraked) reasons.push({ key: 'brake-2026', values: { factor } });
  if (bonus > 0) reasons.push({ key: 'bonus', values: { bonus } });
  if (k < computed) reasons.push({ key: 'k-most', values: { computed, most: mostK } });
  reasons.push({ key: 'k-2026', values: { k } });
  return { development: null, k, reasons };
}
