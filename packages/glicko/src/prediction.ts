import { checkNames } from '@crosstable/core';

import { Q, underdogScore, weightOf } from './formulas.js';
import { type UncertainRating, checkUncertain, checkWithin } from './rating.js';

/** The width of an interval. */
export interface IntervalOptions {
  /**
   * The deviations on each side: from 0 to 10. Default 1.96, which makes an interval of 95 %; 1 makes one of 68 %, 2.576 one of 99 %.
   */
  readonly deviations?: number | undefined;
}

/** The ratings between which a player's strength is to be expected, in rating points. */
export interface RatingInterval {
  readonly least: number;
  readonly most: number;
}

/**
 * The score that a player can expect in a game against another, with both deviations: the less sure the ratings, the nearer to ½.
 *
 * `expectedScore(a, b) + expectedScore(b, a)` is exactly 1.
 *
 * @param player - The player's rating and deviation, in rating points. Ratings of Glicko-1 and of Glicko-2 are on the same scale.
 * @param opponent - The opponent's, likewise.
 * @returns The player's expected score, from 0 to 1, unrounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: constant. Follows Glickman, "The Glicko system".
 *
 * @example
 * ```ts
 * expectedScore({ rating: 1400, deviation: 80 }, { rating: 1500, deviation: 150 }); // → 0.37599
 * ```
 */
export function expectedScore(player: UncertainRating, opponent: UncertainRating): number {
  checkUncertain(player, 'player');
  checkUncertain(opponent, 'opponent');
  const g = weightOf(Q * Math.hypot(player.deviation, opponent.deviation));
  const distance = g * Q * (player.rating - opponent.rating);
  const underdog = underdogScore(Math.abs(distance));
  return distance > 0 ? 1 - underdog : underdog;
}

/**
 * The interval in which a player's strength is to be expected: the rating, and 1.96 deviations on each side.
 *
 * @param player - The player's rating and deviation, in rating points.
 * @param options - `deviations`, if there are to be more or fewer.
 * @returns Both ends, unrounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: constant. Follows Glickman, "The Glicko system".
 *
 * @example
 * ```ts
 * ratingInterval({ rating: 1500, deviation: 30 }); // → { least: 1441.2, most: 1558.8 }
 * ```
 */
export function ratingInterval(player: UncertainRating, options: IntervalOptions = {}): RatingInterval {
  checkNames(options, 'options', { deviations: true });
  const { deviations = 1.96 } = options;
  checkWithin(deviations, 'options.deviations', 0, 10);
  checkUncertain(player, 'player');
  const { rating, deviation } = player;
  return { least: rating - deviations * deviation, most: rating + deviations * deviation };
}
