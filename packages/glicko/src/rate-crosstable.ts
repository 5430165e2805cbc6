import { type Rounds, ratedGamesOf } from '@crosstable/core';

import { SCALE, evidenceOf } from './formulas.js';
import { deviationWithoutGames, ratingAfter } from './glicko-2.js';
import { type GlickoOptions, type GlickoRating, checkGlicko, constantsOf } from './rating.js';

/** A player of the tournament, with the rating before it; `NEW_PLAYER` of `@crosstable/glicko` is that of one without games. */
export interface CrosstablePlayer extends GlickoRating {
  /** The id, the same as in the games. */
  readonly id: string;
}

/** A player's rating after the tournament. */
export interface RatedCrosstablePlayer extends CrosstablePlayer {
  /** The number of games that counted. */
  readonly games: number;
}

/**
 * The ratings of all players after a tournament, by Glicko-2 with the whole tournament as one period: every game counts against
 * the ratings before the first round.
 *
 * Byes and forfeits aren't games. Nor are games marked `unrated`, and those that aren't finished. A player without games has a
 * larger deviation afterwards, as after any period.
 *
 * @param players - Everybody in the games, with the rating before the tournament.
 * @param rounds - The games, round by round, as all Crosstable packages take them.
 * @param options - `tau`, if it isn't 0.5, and `epsilon`, if it isn't 1e-6.
 * @returns The players in the order given, with their new ratings, unrounded, and the number of games that counted.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; also for a player
 * of the games who isn't among the players.
 *
 * Cost: linear in players and games. Follows Glickman, "Example of the Glicko-2 system".
 *
 * @example
 * ```ts
 * const players = [
 *   { id: 'Ann', rating: 1500, deviation: 200, volatility: 0.06 },
 *   { id: 'Bob', rating: 1400, deviation: 30, volatility: 0.06 },
 * ];
 * const rounds = [[{ white: 'Ann', black: 'Bob', result: 1 as const }], [{ white: 'Ann', black: '', result: 1 as const }]];
 * const [ann, bob] = rateCrosstable(players, rounds);
 * ann.rating; // → 1563.5642
 * bob.rating; // → 1398.1436
 * ann.games; // → 1
 * ```
 */
export function rateCrosstable(
  players: readonly CrosstablePlayer[],
  rounds: Rounds,
  options: GlickoOptions = {},
): RatedCrosstablePlayer[] {
  const constants = constantsOf(options);
  const entries = ratedGamesOf(players, checkGlicko, rounds, 'rounds');
  return Array.from(entries.values(), ({ player, games }) => {
    const { id, rating, volatility } = player;
    if (games.length === 0) return { id, rating, deviation: deviationWithoutGames(player), volatility, games: 0 };
    const met = games.map(({ opponent, score }) => ({ ...opponent, score }));
    return { id, ...ratingAfter(player, evidenceOf(player, met, 1 / SCALE), constants), games: games.length };
  });
}
