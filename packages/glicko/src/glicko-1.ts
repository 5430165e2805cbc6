import { checkNames } from '@crosstable/core';

import { Q, deviationAfter, evidenceOf } from './formulas.js';
import { type GlickoGame, MOST, type UncertainRating, checkGames, checkUncertain, checkWithin } from './rating.js';

/** The constants of a rating period in the first Glicko system. */
export interface Glicko1Options {
  /**
   * c, in rating points: the deviation grows to √(RD² + c² × `periods`) before the games. From 0 to 10,000; default 0, no growth. The
   * paper's example has 63.2, which takes a deviation of 50 to 350 in 30 periods.
   */
  readonly c?: number | undefined;
  /** t, the periods since the last one that counted for the player: from 0 to 1,000,000, default 1. It may be a fraction. */
  readonly periods?: number | undefined;
  /** The largest deviation before the games, that of an unrated player: from 0 to 10,000, default 350. */
  readonly maximum?: number | undefined;
  /** The smallest deviation after the games: from 0 to 10,000, default 0. The paper mentions 30. */
  readonly minimum?: number | undefined;
}

/**
 * The rating of a player after a period, by the first Glicko system: the deviation grows with the time since the last period, and
 * the games make it smaller again.
 *
 * @param player - The player's rating and deviation before the period, in rating points.
 * @param games - The games of the period: the opponents' ratings and deviations at its beginning, and the player's scores.
 * @param options - `c` and `periods` for the growth, and the limits of the deviation, `maximum` and `minimum`.
 * @returns The new rating and deviation in rating points; nothing is rounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows Glickman, "The Glicko system".
 *
 * @example
 * ```ts
 * const games = [
 *   { rating: 1400, deviation: 30, score: 1 },
 *   { rating: 1550, deviation: 100, score: 0 },
 *   { rating: 1700, deviation: 300, score: 0 },
 * ];
 * glicko1({ rating: 1500, deviation: 200 }, games); // → { rating: 1464.1065, deviation: 151.3989 }
 * glicko1({ rating: 1500, deviation: 50 }, [], { c: 63.2 }).deviation; // → 80.5868
 * ```
 */
export function glicko1(
  player: UncertainRating,
  games: readonly GlickoGame[],
  options: Glicko1Options = {},
): UncertainRating {
  checkNames(options, 'options', { c: true, periods: true, maximum: true, minimum: true });
  const { c = 0, periods = 1, maximum = 350, minimum = 0 } = options;
  checkWithin(c, 'options.c', 0, MOST);
  checkWithin(periods, 'options.periods', 0, 1_000_000);
  checkWithin(maximum, 'options.maximum', 0, MOST);
  checkWithin(minimum, 'options.minimum', 0, MOST);
  checkUncertain(player, 'player');
  checkGames(games, 'games');
  const { rating, deviation } = player;
  const before = Q * Math.min(Math.sqrt(deviation * deviation + c * c * periods), maximum);
  const { information, surplus } = evidenceOf(player, games, Q);
  const after = deviationAfter(before, information);
  return { rating: rating + (after * after * surplus) / Q, deviation: Math.max(after / Q, minimum) };
}
