// FIDE B.02 (edition 2024-03), Article 8.1.1: Fractional Score

import { ratingDifference as differenceOfPercent } from '@crosstable/core';

import { checkUpTo } from './rating-game.js';

/**
 * The nearest whole number, halves up. A sum of decimals, or 100 × 0.565, is a little less than it reads; what is added is less
 * than two fractions of whole numbers are apart.
 */
function nearestWhole(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

/** The average of a number of ratings, to the nearest whole number, halves up. */
export function averageOf(sum: number, games: number): number {
  return nearestWhole(sum / games);
}

/**
 * The rating difference that FIDE's table gives for a fractional score. A performance rating adds it to the average of the
 * opponents.
 *
 * @param fraction - Points by games, from 0 to 1; rounded to whole percent, halves up.
 * @returns Rating points, from -800 to 800.
 * @throws TypeError if the fraction is not a number, RangeError if it is not from 0 to 1.
 *
 * Cost: constant. Follows B.02 Art. 8.1.1.
 *
 * @example
 * ```ts
 * ratingDifference(0.75); // → 193
 * ratingDifference(4 / 7); // → 50
 * ratingDifference(0); // → -800
 * ```
 */
export function ratingDifference(fraction: number): number {
  checkUpTo(fraction, 'fraction', 1);
  return differenceOfPercent(nearestWhole(100 * fraction)); // Art. 8.1.1
}
