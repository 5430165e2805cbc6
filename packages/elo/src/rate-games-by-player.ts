import { checkKnown } from './elo.js';
import type { PlayedGame } from './played-game.js';
import type { OnProgress } from './progress.js';
import { type RatingStateOptions, STATE_NAMES, ratingState } from './rating-state.js';

/** The options for games of players with ids. */
export interface RateByPlayerOptions extends RatingStateOptions {
  /** Called at most 20 times a second; `total` is known if the games are an array. */
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Rates games in order, one at a time, so that they may be more than memory holds, and gives everybody's rating after them.
 *
 * @param games - An array, a generator, or any other iterable, oldest game first.
 * @param options - The options of `ratingState`, and `onProgress`.
 * @returns Rating points by player: those of `ratings` in their order, then the others in the order in which they came.
 * @throws TypeError if a game or an option is of the wrong type; RangeError if a result isn't from 0 to 1, a player has no id or
 * is on both sides of a game, or an option is out of range. The message has the index of the game.
 *
 * Cost: constant per game, memory for the players alone. `ratingState` is the same for games that come later.
 *
 * @example
 * ```ts
 * const games = [
 *   { white: 'Ann', black: 'Bob', result: 1 },
 *   { white: 'Bob', black: 'Cid', result: 0.5 },
 * ];
 * [...rateGamesByPlayer(games, { ratings: [['Cid', 1700]] })]; // → [['Cid', 1691.1631], ['Ann', 1516], ['Bob', 1492.8369]]
 * ```
 */
export function rateGamesByPlayer(games: Iterable<PlayedGame>, options: RateByPlayerOptions = {}): Map<string, number> {
  checkKnown(options, [...STATE_NAMES, 'onProgress']);
  const { onProgress, ...rest } = options;
  const state = ratingState(rest);
  state.rate(games, onProgress);
  return state.ratings;
}
