import { type Evidence, SCALE, deviationAfter, evidenceOf, surpriseOf, volatilityAfter } from './formulas.js';
import {
  type GlickoGame,
  type GlickoOptions,
  type GlickoRating,
  checkGames,
  checkGlicko,
  constantsOf,
} from './rating.js';

/** The rating of a player without games, as the paper has it: 1500, with a deviation of 350 and a volatility of 0.06. */
export const NEW_PLAYER: GlickoRating = /* @__PURE__ */ Object.freeze({
  rating: 1500,
  deviation: 350,
  volatility: 0.06,
});

/** The new rating of a player for whom a game tells so much. `periods` may be a fraction: the time for which volatility counts. */
export function ratingAfter(
  { rating, deviation, volatility }: GlickoRating,
  evidence: Evidence,
  { tau, epsilon }: Required<{ [Name in keyof GlickoOptions]: number }>,
  periods = 1,
): GlickoRating {
  const phi = deviation / SCALE;
  const { surprise, due } = surpriseOf(phi, evidence);
  const sigma = volatilityAfter(volatility, surprise, due, tau, epsilon);
  const after = deviationAfter(Math.sqrt(phi * phi + periods * sigma * sigma), evidence.information);
  return {
    rating: rating + SCALE * after * after * evidence.surplus,
    deviation: SCALE * after,
    volatility: sigma,
  };
}

/** The deviation after periods without a game, in rating points. */
export function deviationWithoutGames({ deviation, volatility }: GlickoRating, periods = 1): number {
  const sigma = SCALE * volatility;
  return Math.sqrt(deviation * deviation + periods * sigma * sigma);
}

/**
 * The rating of a player after a period, by Glicko-2. All games of a period count together, against the ratings before it; the
 * paper advises 10 to 15 games for a player. Without games only the deviation grows.
 *
 * @param player - The player's rating, deviation and volatility before the period.
 * @param games - The games of the period: the opponents' ratings and deviations before it, and the player's scores.
 * @param options - `tau`, if it isn't 0.5, and `epsilon`, if it isn't 1e-6.
 * @returns The new rating and deviation in rating points, and the new volatility; nothing is rounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows Glickman, "Example of the Glicko-2 system", with the Illinois iteration.
 *
 * @example
 * ```ts
 * const games = [
 *   { rating: 1400, deviation: 30, score: 1 },
 *   { rating: 1550, deviation: 100, score: 0 },
 *   { rating: 1700, deviation: 300, score: 0 },
 * ];
 * const { rating, deviation, volatility } = glicko2({ rating: 1500, deviation: 200, volatility: 0.06 }, games);
 * rating; // → 1464.0507
 * deviation; // → 151.5165
 * volatility; // → 0.059996
 * ```
 */
export function glicko2(player: GlickoRating, games: readonly GlickoGame[], options: GlickoOptions = {}): GlickoRating {
  const constants = constantsOf(options);
  checkGlicko(player, 'player');
  checkGames(games, 'games');
  const { rating, volatility } = player;
  if (games.length === 0) return { rating, deviation: deviationWithoutGames(player), volatility };
  return ratingAfter(player, evidenceOf(player, games, 1 / SCALE), constants);
}
