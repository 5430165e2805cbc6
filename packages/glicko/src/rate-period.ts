import { check, checkObject } from '@crosstable/core';
import { type GameColumns, checkColumns } from '@crosstable/elo/inside';

import { SCALE, underdogScore, weightOf } from './formulas.js';
import { deviationWithoutGames, ratingAfter } from './glicko-2.js';
import { type GlickoOptions, checkGlicko, constantsOf, isGlicko } from './rating.js';

/** Everybody's rating in columns: player `i` has `rating[i]`, `deviation[i]` and `volatility[i]`. All three are of the same length. */
export interface RatingColumns {
  /** Rating points. */
  readonly rating: Float64Array;
  /** Rating deviations, in rating points. */
  readonly deviation: Float64Array;
  /** Volatilities. */
  readonly volatility: Float64Array;
}

/** Refuses what can't be ratings in columns. */
function checkRatings(ratings: RatingColumns): void {
  checkObject(ratings, 'ratings');
  const { rating, deviation, volatility } = ratings;
  for (const [name, column] of Object.entries({ rating, deviation, volatility })) {
    check(column instanceof Float64Array, `ratings.${name}`, 'Float64Array', column);
  }
  const lengths = [rating.length, deviation.length, volatility.length];
  check(new Set(lengths).size === 1, 'ratings', 'columns of the same length', lengths.join(', '), 'string');
  for (let player = 0; player < rating.length; player++) {
    const one = { rating: rating[player], deviation: deviation[player], volatility: volatility[player] };
    if (!isGlicko(one)) checkGlicko(one, `ratings[${player}]`);
  }
}

/** Throws for a game that can't be, with its index. */
function refuse({ white, black, result }: GameColumns, game: number, players: number): void {
  const path = `games[${game}]`;
  for (const [name, player] of Object.entries({ white: white[game], black: black[game] })) {
    check(player >= 0 && player < players, `${path}.${name}`, 'a player', player, 'number');
  }
  check(black[game] !== white[game], `${path}.black`, 'another player', black[game], 'number');
  const expected = result instanceof Uint8Array ? '0, 1 or 2 half points' : 'a number from 0 to 1';
  check(false, `${path}.result`, expected, result[game], 'number');
}

/** The two sums of every player, Σ g² E (1 − E) and Σ g (s − E), by all games. */
function evidenceOfColumns({ rating, deviation }: RatingColumns, games: GameColumns) {
  const { white, black, result } = games;
  const unit = result instanceof Uint8Array ? 0.5 : 1;
  const weights = deviation.map((points) => weightOf(points / SCALE));
  const information = new Float64Array(rating.length);
  const surplus = new Float64Array(rating.length);
  for (let game = 0; game < white.length; game++) {
    const one = white[game];
    const other = black[game];
    const points = result[game] * unit;
    const lead = (rating[one] - rating[other]) / SCALE;
    // An index beyond the ratings makes NaN, for which no comparison is true
    if (!(one !== other && Math.abs(lead) >= 0 && points * (1 - points) >= 0)) refuse(games, game, rating.length);
    const ofOne = weights[one];
    const ofOther = weights[other];
    const distance = Math.abs(lead);
    const sign = lead > 0 ? 1 : -1;
    // The weaker one's expectation, by the weight of either opponent
    const byOther = underdogScore(distance * ofOther);
    const byOne = underdogScore(distance * ofOne);
    information[one] += ofOther * ofOther * byOther * (1 - byOther);
    information[other] += ofOne * ofOne * byOne * (1 - byOne);
    surplus[one] += ofOther * (points - 0.5 - sign * (0.5 - byOther));
    surplus[other] -= ofOne * (points - 0.5 - sign * (0.5 - byOne));
  }
  return { information, surplus };
}

/**
 * Rates all games of a period by Glicko-2, in place and against the ratings at its beginning: the order of the games doesn't matter.
 * The deviation of players without games grows. Whole histories are rated period by period.
 *
 * The ratings are those that `glicko2` gives each player, but for the rounding of sums.
 *
 * @param ratings - Everybody's rating at the beginning of the period, in columns; afterwards at its end.
 * @param games - The games in columns; players are indices into the columns of the ratings.
 * @param options - `tau`, if it isn't 0.5, and `epsilon`, if it isn't 1e-6.
 * @returns The number of games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: of a game its
 * index. The ratings are then as they were.
 *
 * Cost: linear in games and players, with memory for the players alone. Follows Glickman, "Example of the Glicko-2 system".
 *
 * @example
 * ```ts
 * const ratings = {
 *   rating: Float64Array.of(1500, 1400, 1550, 1700),
 *   deviation: Float64Array.of(200, 30, 100, 300),
 *   volatility: Float64Array.of(0.06, 0.06, 0.06, 0.06),
 * };
 * const games = { white: Int32Array.of(0, 2, 0), black: Int32Array.of(1, 0, 3), result: Uint8Array.of(2, 2, 0) };
 * ratePeriod(ratings, games); // → 3
 * ratings.rating[0]; // → 1464.0507
 * ratings.deviation[0]; // → 151.5165
 * ```
 */
export function ratePeriod(ratings: RatingColumns, games: GameColumns, options: GlickoOptions = {}): number {
  const constants = constantsOf(options);
  checkRatings(ratings);
  checkColumns(ratings.rating, games);
  const { information, surplus } = evidenceOfColumns(ratings, games);
  const { rating, deviation, volatility } = ratings;
  const after = { rating: rating.slice(), deviation: deviation.slice(), volatility: volatility.slice() };
  for (let at = 0; at < rating.length; at++) {
    const player = { rating: rating[at], deviation: deviation[at], volatility: volatility[at] };
    if (information[at] === 0) {
      after.deviation[at] = deviationWithoutGames(player);
      continue;
    }
    const evidence = { information: information[at], surplus: surplus[at] };
    const one = ratingAfter(player, evidence, constants);
    after.rating[at] = one.rating;
    after.deviation[at] = one.deviation;
    after.volatility[at] = one.volatility;
  }
  rating.set(after.rating);
  deviation.set(after.deviation);
  volatility.set(after.volatility);
  return games.white.length;
}
