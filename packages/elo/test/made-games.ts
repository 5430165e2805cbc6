// Many games made up from a number, the same for the same number, and what `elo` makes of them one by one.

import type { GameColumns } from '../src/batch.js';
import { type EloOptions, elo } from '../src/index.js';

/** Fractions from 0 to 1, without 1: the generator of Lehmer with the multiplier 48271. */
export function fractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** So many ratings, from 800 to 2600. */
export function madeRatings(seed: number, players: number): Float64Array {
  const next = fractions(seed);
  return Float64Array.from({ length: players }, () => 800 + 1800 * next());
}

/** So many games of different players, won, drawn or lost. */
export function madeGames(seed: number, players: number, games: number): GameColumns & { readonly result: Uint8Array } {
  const next = fractions(seed);
  const white = Int32Array.from({ length: games }, () => Math.floor(next() * players));
  const black = white.map((player) => (player + 1 + Math.floor(next() * (players - 1))) % players);
  return { white, black, result: Uint8Array.from(white, () => Math.floor(next() * 3)) };
}

/** The ratings after the games, each rated by `elo`; the columns are what they are read from, and nothing else. */
export function rateOneByOne(
  before: Float64Array,
  { white, black, result }: GameColumns,
  options: EloOptions | ((white: number, black: number) => EloOptions) = {},
): Float64Array {
  const ratings = before.slice();
  const unit = result instanceof Uint8Array ? 0.5 : 1;
  white.forEach((one, game) => {
    const other = black[game];
    const rules = typeof options === 'function' ? options(one, other) : options;
    const [newOne, newOther] = elo(ratings[one], result[game] * unit, ratings[other], rules);
    ratings[one] = newOne;
    ratings[other] = newOther;
  });
  return ratings;
}

/** The most rating points that two lists of ratings are apart at one player. */
export function farthest(one: Float64Array, other: Float64Array): number {
  return one.reduce((most, rating, player) => Math.max(most, Math.abs(rating - other[player])), 0);
}
