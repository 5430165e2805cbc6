// FIDE B.01 (edition 2024-01), Article 1.4.8: Performance Rating

import { checkNames, percentage, ratingDifference } from '@crosstable/core';

import { ratingMet, reasonNotCounted } from '../article-5.1.js';
import { averageOf } from '../article-8.1.1.js';
import { type Opposition, type RatingGame, checkGames, checkOpponents, checkRating, pointsOf } from '../rating-game.js';

/** The opponents, and the performance to be achieved against them. */
export interface RequiredScoreInput {
  readonly games: readonly Opposition[];
  /** The performance that is needed, in rating points. */
  readonly target: number;
}

/** The games that count. */
function gamesThatCount<Game extends Opposition>(games: readonly Game[]): readonly Game[] {
  return games.filter((game) => reasonNotCounted(game) === null);
}

/** The average of the opponents, to the nearest whole number, halves up; NaN of none. */
function averageMet(games: readonly Opposition[]): number {
  const sum = games.reduce((total, game) => total + ratingMet(game), 0);
  return averageOf(sum, games.length); // B.01 Art. 1.4.7
}

/**
 * The performance rating Rp: the average of the opponents, rounded to the nearest whole number (½ up), and the difference that
 * the table puts beside the score in whole percent (½ up): 800 for all points, -800 for none.
 *
 * @param games - The games, with the opponents' ratings. Unplayed games, those marked `unrated` and those against unrated
 *   opponents are left out with their points.
 * @returns Rating points; `null` when no game is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.01 Art. 1.4.7 and 1.4.8, and B.02 Art. 8.1.1.
 *
 * @example
 * ```ts
 * performanceRating([{ opponent: 1600, score: 1 }, { opponent: 1700, score: 0.5 }]); // → 1843
 * performanceRating([{ opponent: 1600, score: 1 }]); // → 2400
 * performanceRating([]); // → null
 * ```
 */
export function performanceRating(games: readonly RatingGame[]): number | null {
  checkGames(games, 'games');
  const counted = gamesThatCount(games);
  if (counted.length === 0) return null;
  const halfPoints = 2 * pointsOf(counted);
  return averageMet(counted) + ratingDifference(percentage(halfPoints, counted.length)); // B.01 Art. 1.4.8
}

/**
 * The least score that makes a performance rating against these opponents.
 *
 * @param input - The games with the opponents' ratings, of which those that `performanceRating` leaves out are left out here,
 *   and the performance that is needed.
 * @returns Points from all games together, a multiple of ½; `null` when not even all points are enough, or no game is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.01 Art. 1.4.8.
 *
 * @example
 * ```ts
 * const games = [2400, 2450, 2500, 2380, 2420, 2460, 2390, 2440, 2410].map((opponent) => ({ opponent }));
 * requiredScore({ games, target: 2600 }); // → 7
 * requiredScore({ games, target: 3300 }); // → null
 * ```
 */
export function requiredScore(input: RequiredScoreInput): number | null {
  checkNames(input, 'input', { games: true, target: true });
  const { games, target } = input;
  checkOpponents(games, 'games');
  checkRating(target, 'target');
  const counted = gamesThatCount(games);
  const average = averageMet(counted);
  // Without games no performance is enough: it is NaN
  for (let halfPoints = 0; halfPoints <= 2 * counted.length; halfPoints++) {
    const difference = ratingDifference(percentage(halfPoints, counted.length)); // B.01 Art. 1.4.8
    if (average + difference >= target) return halfPoints / 2;
  }
  return null;
}
