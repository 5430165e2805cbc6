// Wertungsordnung of 30 May 2014, for events that end up to 7 June 2026

import { nearestMillionth } from '@crosstable/core';

import type { DwzPlayer } from './player.js';
import type { DwzReason } from './reasons.js';

/** K, by which the points beyond the expectation are multiplied, and the way to it. */
export interface Coefficient {
  /** E of 2014; `null` in the order of 2026, which has none. */
  readonly development: number | null;
  readonly k: number;
  readonly reasons: readonly DwzReason[];
}

/** The ages up to which the young and the juniors count. */
const YOUNG = 20;
const JUNIOR = 25;

/** The limits of E. */
const LEAST = 5;
const MOST = 30;
const MOST_WITH_BRAKE = 150;

/** Below this rating the brake holds. */
const BRAKE_BELOW = 1300;

function addendOf(age: number): number {
  if (age <= YOUNG) return 5;
  return age <= JUNIOR ? 10 : 15;
}

/**
 * The development coefficient, and what follows from it.
 *
 * @param surplus - The points less the expected ones, of so many games.
 */
export function coefficientOf2014({ rating, index, age }: DwzPlayer, surplus: number, games: number): Coefficient {
  const addend = addendOf(age);
  const base = (rating / 1000) ** 4 + addend;
  const factor = age <= YOUNG && surplus >= 0 ? Math.min(1, Math.max(0.5, rating / 2000)) : 1;
  const brake = rating < BRAKE_BELOW && surplus <= 0 ? Math.exp((BRAKE_BELOW - rating) / 150) - 1 : 0;
  const most = brake > 0 ? MOST_WITH_BRAKE : Math.min(MOST, 5 * index);
  const whole = Math.round(nearestMillionth(base * factor + brake));
  const development = Math.max(LEAST, Math.min(most, whole));
  const reasons: DwzReason[] = [{ key: 'base-2014', values: { rating, age, addend, base } }];
  if (factor < 1) reasons.push({ key: 'acceleration', values: { factor } });
  if (brake > 0) reasons.push({ key: 'brake-2014', values: { brake } });
  if (development < whole) reasons.push({ key: 'development-most', values: { computed: whole, most, index } });
  if (development > whole) reasons.push({ key: 'development-least', values: { computed: whole, least: LEAST } });
  const k = 800 / (development + games);
  reasons.push({ key: 'k-2014', values: { development, games, k } });
  return { development, k, reasons };
}
