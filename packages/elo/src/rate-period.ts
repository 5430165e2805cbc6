import { finite } from './elo.js';
import type { GameColumns } from './game-columns.js';
import { throttle } from './progress.js';
import { type RateOptions, formulaFor } from './rate-games.js';

/**
 * Rates all games of a period against the ratings at its start, in place, as FIDE and national federations do: the order of the
 * games doesn't matter, and the changes of a player's games are added.
 *
 * The curve is that of `elo`, unrounded; FIDE's tables and roundings are those of `ratingPeriod` in `@crosstable/elo/fide`.
 *
 * @param ratings - Everybody's rating at the start of the period, in rating points; afterwards at its end.
 * @param games - The games in columns; players are indices into `ratings`.
 * @param options - The options of `rateGames`; `floor` holds at the end of the period.
 * @returns The number of games.
 * @throws TypeError and RangeError as `rateGames` does, and RangeError also if the rating of a player without a game isn't
 * finite; the ratings are then as they were.
 *
 * Cost: linear in games and players.
 *
 * @example
 * ```ts
 * const ratings = Float64Array.of(1500, 1500, 1700);
 * const games = { white: Int32Array.of(0, 1), black: Int32Array.of(1, 2), result: Uint8Array.of(2, 1) };
 * ratePeriod(ratings, games); // → 2
 * [...ratings]; // → [1516, 1492.3119, 1691.6881]
 * ```
 */
export function ratePeriod(ratings: Float64Array, games: GameColumns, options: RateOptions = {}): number {
  const rate = formulaFor(ratings, games, options, -Number.MAX_VALUE);
  const { floor = -Number.MAX_VALUE, onProgress } = options;
  const { white, black } = games;
  const total = white.length;
  const progress = throttle(onProgress, total);
  const after = ratings.slice();
  for (let game = 0; game < total; game++) {
    progress(game);
    const [newWhite, newBlack] = rate(game);
    after[white[game]] += newWhite - ratings[white[game]];
    after[black[game]] += newBlack - ratings[black[game]];
  }
  for (const players of [white, black]) {
    for (const player of players) after[player] = Math.max(floor, after[player]);
  }
  for (const rating of after) finite('ratings', rating);
  ratings.set(after);
  return total;
}
