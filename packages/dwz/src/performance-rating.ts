import { probability } from './expected.js';
import { type DwzGame, type RatedGame, ratedGames } from './player.js';

/** Farther from all opponents than any score but 0 % and 100 % leads: the probability is 1e-100 there. */
const FAR = 10_000;

/** Halvings after which the limits are as near to each other as doubles can be. */
const HALVINGS = 80;

/** The performance by games that were checked; `null` for none, and for 0 % and 100 %. */
export function performanceOf(games: readonly RatedGame[]): number | null {
  const score = games.reduce((sum, game) => sum + game.score, 0);
  if (score === 0 || score === games.length) return null;
  let low = -FAR;
  let high = FAR;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    const expected = games.reduce((sum, { opponent }) => sum + probability(middle - opponent), 0);
    if (expected < score) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The performance: the rating at which the points would be what is expected, by the formula. Games against opponents without a DWZ
 * don't count.
 *
 * The federation computes it in steps with a table of differences, which may end a point or two away. No performance is given for 0 % and
 * for 100 %, where every rating that is far enough away would do.
 *
 * @param games - The games of an event; byes and forfeits aren't games.
 * @returns The performance, unrounded; `null` for 0 %, for 100 % and without games against rated opponents.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows the Wertungsordnung of the Deutscher Schachbund.
 *
 * @example
 * ```ts
 * performance([
 *   { opponent: 1177, score: 0 },
 *   { opponent: 894, score: 1 },
 *   { opponent: 1087, score: 0 },
 *   { opponent: 905, score: 1 },
 *   { opponent: 1255, score: 0 },
 * ]); // → 982.47
 * performance([{ opponent: 1500, score: 1 }]); // → null
 * ```
 */
export function performance(games: readonly DwzGame[]): number | null {
  return performanceOf(ratedGames(games));
}
