import { type EloOptions, NAMES, checkKnown, elo } from './elo.js';
import { type GameColumns, checkColumns, rateAt } from './game-columns.js';
import { rateOrdinaryGames } from './ordinary-games.js';
import { type OnProgress, throttle } from './progress.js';

/** The options for columns of games. */
export interface RateOptions extends Omit<EloOptions, 'k'> {
  /**
   * The development coefficient K: a number for all players, 32 by default, or each player's own, in the order of the
   * ratings.
   */
  readonly k?: number | Float64Array | undefined;
  /** Called at most 20 times a second. */
  readonly onProgress?: OnProgress | undefined;
}

/** Games between two looks at the clock. */
const BLOCK = 8192;
/** A larger K is left to `elo`, which notices when a rating becomes too large for a number. */
const LARGEST_ORDINARY_K = 1e9;

/** Whether K is each player's own. */
function isOfPlayers(k: RateOptions['k'] | null): k is Float64Array {
  return typeof k === 'object' && k !== null;
}

/** The new ratings of a game by `elo`, by its index. Everything but the games themselves is checked first. */
export function formulaFor(
  ratings: Float64Array,
  games: GameColumns,
  options: RateOptions,
  ownFloor?: number,
): (game: number) => [newWhite: number, newBlack: number] {
  checkColumns(ratings, games);
  checkKnown(options, [...NAMES, 'onProgress']);
  const { k, scale, bonus } = options;
  const floor = ownFloor ?? options.floor;
  elo(0, 0, 0, { scale, bonus, floor: options.floor, k: isOfPlayers(k) ? 0 : k });
  return (game) => {
    const { white, black } = games;
    const ofBoth = isOfPlayers(k) ? ([k[white[game]], k[black[game]]] as const) : k;
    return rateAt(games, game, ratings, (a, result, b) => elo(a, result, b, { scale, bonus, k: ofBoth, floor }));
  };
}

/**
 * Rates games in order, in place: after each, both players have the ratings that `elo` gives them. Millions of games take
 * milliseconds.
 *
 * At most 1e-9 rating points from `elo` game by game after a million games; in fact less than 1e-11.
 *
 * @param ratings - Each player's rating before the first game, in rating points; afterwards each player's new rating.
 * @param games - The games in columns, oldest first; players are indices into `ratings`.
 * @param options - The options of `elo` (`k`, `scale`, `floor`, and `bonus` for White), and `onProgress`.
 * @returns The number of games.
 * @throws TypeError if an argument is of the wrong type; RangeError if the columns are of different lengths, a player isn't in
 * the ratings or is on both sides of a game, a result isn't from 0 to 1 (0 to 2 half points), the rating of a player who plays
 * isn't finite, or an option is refused by `elo`. Whenever something is thrown, also by `onProgress`, the ratings are as they
 * were.
 *
 * Cost: linear in games and players. The 400 scale, one K and no floor are the fast way, which allocates nothing but a copy of
 * the ratings; with another scale, a floor, or everybody's own K, every game costs as much as a call of `elo`.
 *
 * @example
 * ```ts
 * const ratings = Float64Array.of(1500, 1500, 1700);
 * const games = { white: Int32Array.of(0, 1), black: Int32Array.of(1, 2), result: Uint8Array.of(2, 1) };
 * rateGames(ratings, games); // → 2
 * [...ratings]; // → [1516, 1492.8369, 1691.1631]
 * ```
 */
export function rateGames(ratings: Float64Array, games: GameColumns, options: RateOptions = {}): number {
  const rate = formulaFor(ratings, games, options);
  const { k = 32, scale = 400, floor, bonus = 0, onProgress } = options;
  const isOrdinary = typeof k === 'number' && k <= LARGEST_ORDINARY_K && scale === 400 && floor === undefined;
  const { white, black } = games;
  const total = white.length;
  const progress = throttle(onProgress, total);
  const before = ratings.slice();
  try {
    for (let game = 0; game < total; game++) {
      if (isOrdinary) game = rateOrdinaryGames(ratings, games, k, bonus, game, Math.min(game + BLOCK, total));
      progress(game);
      if (game < total) [ratings[white[game]], ratings[black[game]]] = rate(game);
    }
  } catch (error) {
    ratings.set(before);
    throw error;
  }
  return total;
}
