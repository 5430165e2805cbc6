import { SCALE, evidenceOfGame, surpriseOf } from './formulas.js';
import { deviationWithoutGames, glicko2 } from './glicko-2.js';
import type { GlickoGame, GlickoOptions, GlickoRating } from './rating.js';
import type { GlickoReason } from './reasons.js';

/** The effect of one game. */
export interface ExplainedGame extends GlickoGame {
  /** The position in the list of games, from 0. */
  readonly game: number;
  /** g: from 0 to 1, the less sure the opponent's rating, the smaller. */
  readonly g: number;
  /** E: the expected score. */
  readonly expected: number;
  /** g² E (1 − E): how much the game tells. The sum over all games is 1 / v. */
  readonly information: number;
  /** How far the game moves the rating, in rating points. The sum over all games is the change. */
  readonly change: number;
}

/** The rating before the period and after it, in rating points. */
export interface ExplainedRating {
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

/** The deviation, in rating points. */
export interface ExplainedDeviation {
  readonly before: number;
  /** φ*: with the new volatility, and before the games make it smaller. */
  readonly withVolatility: number;
  readonly after: number;
  readonly reason: GlickoReason;
}

/** The volatility. */
export interface ExplainedVolatility {
  readonly before: number;
  readonly after: number;
  readonly reason: GlickoReason;
}

/** The explanation of a new rating. */
export interface GlickoExplanation {
  readonly games: readonly ExplainedGame[];
  /** v: how little the games tell, in units of Glicko-2 squared; one unit is 173.7178 rating points. `null` without games. */
  readonly v: number | null;
  /** Δ: what the games alone would move the rating, in units of Glicko-2. `null` without games. */
  readonly delta: number | null;
  readonly rating: ExplainedRating;
  readonly deviation: ExplainedDeviation;
  readonly volatility: ExplainedVolatility;
}

/**
 * Explains a new rating of Glicko-2: for every game g, E and what it moves the rating, then what moves the deviation and the
 * volatility.
 *
 * @param player - The player's rating, deviation and volatility before the period.
 * @param games - The games of the period, as for `glicko2`.
 * @param options - `tau` and `epsilon`, as for `glicko2`.
 * @returns The same new numbers as those of `glicko2`, and how they came about; nothing is rounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows Glickman, "Example of the Glicko-2 system".
 *
 * @example
 * ```ts
 * const { games, ...rest } = explain({ rating: 1500, deviation: 200, volatility: 0.06 }, [
 *   { rating: 1400, deviation: 30, score: 1 },
 *   { rating: 1550, deviation: 100, score: 0 },
 *   { rating: 1700, deviation: 300, score: 0 },
 * ]);
 * games.map(({ g }) => g); // → [0.9955, 0.9531, 0.7242]
 * games.map(({ expected }) => expected); // → [0.6395, 0.4318, 0.3028]
 * games.map(({ change }) => change); // → [47.4308, -54.3953, -28.9848]
 * rest.rating.change; // → -35.9493
 * rest.deviation.reason.key; // → 'narrower'
 * rest.volatility.reason.key; // → 'less-surprising'
 * ```
 */
export function explain(
  player: GlickoRating,
  games: readonly GlickoGame[],
  options: GlickoOptions = {},
): GlickoExplanation {
  const after = glicko2(player, games, options);
  const { rating, deviation, volatility } = player;
  const withVolatility = deviationWithoutGames({ ...player, volatility: after.volatility });
  const moved = {
    rating: { before: rating, after: after.rating, change: after.rating - rating },
    deviation: { before: deviation, withVolatility, after: after.deviation },
    volatility: { before: volatility, after: after.volatility },
  };
  if (games.length === 0) {
    const reason = { key: 'no-games' } as const;
    return {
      games: [],
      v: null,
      delta: null,
      rating: moved.rating,
      deviation: { ...moved.deviation, reason },
      volatility: { ...moved.volatility, reason },
    };
  }
  const phi = after.deviation / SCALE;
  const parts = games.map((game) => evidenceOfGame(player, game, 1 / SCALE));
  const evidence = {
    information: parts.reduce((sum, { information }) => sum + information, 0),
    surplus: parts.reduce((sum, { surplus }) => sum + surplus, 0),
  };
  const { surprise, due } = surpriseOf(deviation / SCALE, evidence);
  const values = { surprise, due: due + volatility * volatility };
  return {
    games: games.map(({ rating, deviation, score }, game) => {
      const { g, expected, information, surplus } = parts[game];
      return { game, rating, deviation, score, g, expected, information, change: SCALE * phi * phi * surplus };
    }),
    v: 1 / evidence.information,
    delta: evidence.surplus / evidence.information,
    rating: moved.rating,
    deviation: { ...moved.deviation, reason: { key: after.deviation < deviation ? 'narrower' : 'wider' } },
    volatility: {
      ...moved.volatility,
      reason: { key: values.surprise > values.due ? 'more-surprising' : 'less-surprising', values },
    },
  };
}
