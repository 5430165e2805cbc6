import { check, checkId } from '@crosstable/core';

import { type EloOptions, NAMES, checkKnown, elo, finite } from './elo.js';
import { type PlayedGame, rateGame } from './played-game.js';
import { type OnProgress, checkIterable, throttle } from './progress.js';

/** The initial state, and the options for its games. */
export interface RatingStateOptions extends Omit<EloOptions, 'k'> {
  /** The development coefficient K of all players: a finite number, at least 0; 32 by default. */
  readonly k?: number | undefined;
  /** The rating of players before their first game, in rating points: 1500 by default. */
  readonly initial?: number | undefined;
  /** Ratings that are known before the first game: a `Map`, or the entries of one. */
  readonly ratings?: Iterable<readonly [player: string, rating: number]> | undefined;
  /** The number of games that led to these ratings: 0 by default. */
  readonly games?: number | undefined;
}

/** The options of `ratingState`. */
export const STATE_NAMES = [...NAMES, 'initial', 'ratings', 'games'];

/** A state as plain data: everything, to the last bit. */
export interface SavedRatings extends RatingStateOptions {
  readonly initial: number;
  /** Every player's rating, in the order in which the players came. */
  readonly ratings: readonly (readonly [player: string, rating: number])[];
  readonly games: number;
}

/** Ratings in the middle of a long history of games. */
export interface RatingState {
  /** The number of games so far. */
  readonly games: number;
  /** Every player's rating, as it is after these games, in the order in which the players came. */
  readonly ratings: Map<string, number>;
  /**
   * Rates games in order, one at a time, and gives their number.
   *
   * @throws TypeError or RangeError with the index of the first game that can't be; the games before it are rated and
   * counted then, as they are when the iterable or `onProgress` throws.
   */
  rate(games: Iterable<PlayedGame>, onProgress?: OnProgress): number;
  /** The state as plain data, for `fromJSON`; `JSON.stringify` calls it. */
  toJSON(): SavedRatings;
}

/**
 * Ratings that take games piece by piece: from a file line by line, from a database day by day. `toJSON` saves the state,
 * and `fromJSON` continues from it without any difference.
 *
 * @param options - `k`, `scale`, `floor` and `bonus` as for `elo`; `initial` for players before their first game, the `ratings`
 * of those who have one, as in a `Map` the last of a player, and the number of `games` that led to them.
 * @returns The state before the first game.
 * @throws TypeError if an option is of the wrong type; RangeError if `elo` refuses it, a rating isn't finite, a player has no id,
 * `games` is below 0, or there is no option of a name.
 *
 * Cost: constant per game, memory for the players alone.
 *
 * @example
 * ```ts
 * const state = ratingState({ k: 20 });
 * state.rate([{ white: 'Ann', black: 'Bob', result: 1 }]); // → 1
 * const later = fromJSON(JSON.parse(JSON.stringify(state)));
 * later.rate([{ white: 'Cid', black: 'Ann', result: 0.5 }]); // → 1
 * [...later.ratings]; // → [['Ann', 1509.7123], ['Bob', 1490], ['Cid', 1500.2877]]
 * ```
 */
export function ratingState(options: RatingStateOptions = {}): RatingState {
  checkKnown(options, STATE_NAMES);
  const { initial = 1500, ratings = [], games = 0, ...rules } = options;
  elo(0, 0, 0, rules); // refuses what can't be
  let played = games;
  finite('k', rules.k ?? 0); // a pair is for two players
  finite('initial', initial);
  finite('games', played, ' from 0', 0);
  const now = new Map<string, number>();
  checkIterable(ratings, 'ratings', 'players with ratings');
  for (const entry of ratings) {
    check(Array.isArray(entry), 'ratings', 'a player and a rating in each entry', entry);
    const [player, rating] = entry;
    checkId(player, 'ratings');
    now.set(player, finite(`ratings.${player}`, rating));
  }
  const ratingOf = (player: string, path: string): number => {
    checkId(player, path);
    return now.get(player) ?? initial;
  };
  const formula = (a: number, result: number, b: number): [number, number] => elo(a, result, b, rules);

  return {
    get games() {
      return played;
    },
    ratings: now,
    rate(games, onProgress) {
      checkIterable(games, 'games', 'games');
      const progress = throttle(onProgress, Array.isArray(games) ? games.length : undefined);
      let done = 0;
      for (const game of games) {
        const [white, black] = rateGame(done, { ...game }, ratingOf, formula);
        now.set(game.white, white).set(game.black, black);
        played++;
        progress(++done);
      }
      return done;
    },
    toJSON: () => ({ ...rules, games: played, initial, ratings: [...now] }),
  };
}

/**
 * The state that was saved: the same ratings, options and number of games, to the last bit.
 *
 * @param saved - The result of `toJSON`, or of `JSON.parse` for its text.
 * @returns The state, which goes on from there.
 * @throws TypeError if something in it is of the wrong type; RangeError if it is of the right type and can't be.
 *
 * Cost: linear in players.
 *
 * @example
 * ```ts
 * fromJSON({ games: 2, initial: 1500, ratings: [['Ann', 1516], ['Bob', 1484]] }).games; // → 2
 * ```
 */
export const fromJSON: (saved: SavedRatings) => RatingState = ratingState;
