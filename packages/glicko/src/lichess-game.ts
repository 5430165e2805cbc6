import { checkNames } from '@crosstable/core';

import { SCALE, evidenceOfGame } from './formulas.js';
import { ratingAfter } from './glicko-2.js';
import { type GlickoRating, checkGlicko, checkWithin } from './rating.js';

/** The constants of lichess, in rating points where nothing else is said. */
export const LICHESS: {
  /** The rating of a new player. */
  readonly start: GlickoRating;
  /** τ. */
  readonly tau: number;
  /** Rating periods in a day: a deviation of 60 grows to 110 in a year. */
  readonly periodsPerDay: number;
  /** The advantage of White in a game of chess, and in one of crazyhouse. */
  readonly advantage: { readonly standard: number; readonly crazyhouse: number };
  /** The lowest rating and the highest. */
  readonly ratings: readonly [least: number, most: number];
  /** The smallest deviation and the largest. */
  readonly deviations: readonly [least: number, most: number];
  /** The largest volatility. */
  readonly volatility: number;
  /** The most that a game changes a rating. */
  readonly change: number;
  /** The deviation from which a rating is shown as provisional. */
  readonly provisional: number;
} = {
  start: { rating: 1500, deviation: 500, volatility: 0.09 },
  tau: 0.75,
  periodsPerDay: 0.21436,
  advantage: { standard: 11.782457, crazyhouse: 20.30966 },
  ratings: [400, 4000],
  deviations: [45, 500],
  volatility: 0.1,
  change: 700,
  provisional: 110,
};

/** A player before a game. */
export interface LichessPlayer extends GlickoRating {
  /** The days since the player's last rated game, for which the deviation grows: from 0 to 100,000, default 0. It may be a fraction. */
  readonly days?: number | undefined;
}

/** The conditions of a game. */
export interface LichessOptions {
  /** White's advantage in rating points, from -1000 to 1000: `LICHESS.advantage.standard`, or 0, the default. */
  readonly advantage?: number | undefined;
}

function checkPlayer(player: LichessPlayer, path: string): void {
  checkGlicko(player, path);
  checkWithin(player.days ?? 0, `${path}.days`, 0, 100_000);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** A player's rating after the game, within the limits. */
function ratedPlayer(player: LichessPlayer, opponent: GlickoRating, score: number, lead: number): GlickoRating {
  const { rating, deviation } = opponent;
  const evidence = evidenceOfGame(player, { rating, deviation, score }, 1 / SCALE, lead);
  const periods = (player.days ?? 0) * LICHESS.periodsPerDay;
  const after = ratingAfter(player, evidence, { tau: LICHESS.tau, epsilon: 1e-6 }, periods);
  const { change, ratings, deviations, volatility } = LICHESS;
  const limited = within(after.rating, player.rating - change, player.rating + change);
  return {
    rating: within(limited, ...ratings),
    deviation: within(after.deviation, ...deviations),
    volatility: Math.min(after.volatility, volatility),
  };
}

/**
 * The ratings of two players after a game, as lichess rates: by Glicko-2 with every game as a period of its own, a τ of 0.75, and
 * limits for rating, deviation, volatility and change.
 *
 * @param white - White's rating before the game, and the `days` since White's last rated game.
 * @param black - Black's, likewise.
 * @param score - White's score: 1, ½ or 0; any number from 0 to 1 is accepted.
 * @param options - `advantage`, what White is stronger for having White.
 * @returns The new ratings of both; nothing is rounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: constant. Follows lichess' open source in its values of October 2026.
 *
 * @example
 * ```ts
 * const { white, black } = lichess(LICHESS.start, LICHESS.start, 1);
 * white; // → { rating: 1741.4759, deviation: 396.6898, volatility: 0.0899983 }
 * black.rating; // → 1258.5241
 * ```
 */
export function lichess(
  white: LichessPlayer,
  black: LichessPlayer,
  score: number,
  options: LichessOptions = {},
): { readonly white: GlickoRating; readonly black: GlickoRating } {
  checkNames(options, 'options', { advantage: true });
  const { advantage = 0 } = options;
  checkWithin(advantage, 'options.advantage', -1000, 1000);
  checkPlayer(white, 'white');
  checkPlayer(black, 'black');
  checkWithin(score, 'score', 0, 1);
  return {
    white: ratedPlayer(white, black, score, advantage),
    black: ratedPlayer(black, white, 1 - score, -advantage),
  };
}
