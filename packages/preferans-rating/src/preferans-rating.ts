import { check, isObject } from '@crosstable/core';

import { type Unchecked, finite, positive } from './finite.js';
import { type Computed, compareAll } from './formula.js';
import { round } from './rounding.js';

/** A player of the three as they come to the table. */
export interface PrefPlayer {
  readonly username: string;
  /** Rating points before the game. */
  readonly rating: number;
  /** The final score of the game as counted on paper: middle column × 10, side columns and all. */
  readonly score: number;
}

/** A player of the three after the game. */
export interface PrefRatedPlayer {
  readonly username: string;
  /** The final score of the game, as given. */
  readonly score: number;
  /** Rating points before the game. */
  readonly oldRating: number;
  /** Rating points after the game: `oldRating + change`. */
  readonly rating: number;
  /** Rating points won or lost, a whole number. */
  readonly change: number;
}

/** A rated game: the three players in the order given, and the bula they started with. */
export interface PrefRatingResult {
  /** Each player's start. */
  readonly bula: number;
  readonly p1: PrefRatedPlayer;
  readonly p2: PrefRatedPlayer;
  readonly p3: PrefRatedPlayer;
}

/** A copy of a player in which everything is of the right type. */
function checkedPlayer(path: string, player: unknown): PrefPlayer {
  check(isObject(player), path, 'a player', player);
  const { username, rating, score }: Unchecked<PrefPlayer> = player;
  check(typeof username === 'string', `${path}.username`, 'a string', username);
  return { username, rating: finite(`${path}.rating`, rating), score: finite(`${path}.score`, score) };
}

/** A player after the game. Sums that are too large for a number are refused here. */
function ratedPlayer(
  path: string,
  { username, score, rating: oldRating }: PrefPlayer,
  unrounded: number,
): PrefRatedPlayer {
  const change = round(unrounded, 0);
  return { username, score, oldRating, rating: finite(`new ${path}.rating`, oldRating + change), change };
}

/** A game, and how it came about: what is shown and what explains it are one computation. */
interface RatedGame extends Computed {
  readonly result: PrefRatingResult;
}

/** Rates a game that is checked; `path` says where its result will be, for the one error that is left. */
export function ratedGame(p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number, path: string): RatedGame {
  const game = compareAll(p1, p2, p3, bula);
  const [first, second, third] = game.unrounded;
  const result = {
    bula,
    p1: ratedPlayer(`${path}p1`, p1, first),
    p2: ratedPlayer(`${path}p2`, p2, second),
    p3: ratedPlayer(`${path}p3`, p3, third),
  };
  return { ...game, result };
}

/** Checks a game of a caller, and rates it. */
export function checkAndRate(p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number): RatedGame {
  return ratedGame(
    checkedPlayer('p1', p1),
    checkedPlayer('p2', p2),
    checkedPlayer('p3', p3),
    positive('bula', bula),
    '',
  );
}

/**
 * The ratings of three Preferans players after a game.
 *
 * Every two of the three are compared: C = D + T + N, with D the lead in score per bula, T the lead in rating of the
 * other × 2.8 / 100 (both rounded to 3 decimals), and N a hundredth of the bula for the higher score, against the
 * lower one, 0 for equal scores. A player's change is the mean of their two comparisons, rounded to a whole number
 * with halves away from zero. The three changes need not add up to 0: each rounding counts, and 1 or −1 may remain.
 *
 * The higher score gains. In Preferans the lower score is the good one, so a negative change follows from a good score,
 * as documented; negate the scores where winning shall gain points.
 *
 * The formula, its magic number 2.8 and the order of its operations are those of preferans-rating-js 2.4.5: the result
 * is the same number for number. The input is not changed.
 *
 * @param p1 - A player with their rating before the game, in rating points, and their final score.
 * @param p2 - Likewise.
 * @param p3 - Likewise.
 * @param bula - The bula that each player started with, a positive number.
 * @returns The bula and the three players in the order given, with `username`, `score`, `oldRating`, `rating` (the new
 * one) and `change`, in rating points.
 * @throws TypeError if a player is not an object, a username not a string, or a rating, a score or the bula not a number;
 * RangeError if a rating or a score is NaN or infinite, or the bula not a positive finite number; also if a new rating would
 * be too large for a number.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const pedja = { username: 'Pedja', rating: 1200, score: -500 };
 * const marko = { username: 'Marko', rating: 1150, score: 40 };
 * const johnny = { username: 'Johnny', rating: 1100, score: 460 };
 * prefRating(pedja, marko, johnny, 30).p1.change; // → -27
 * ```
 */
export function prefRating(p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number): PrefRatingResult {
  return checkAndRate(p1, p2, p3, bula).result;
}

/**
 * A rated game of Preferans, as preferans-rating-js has it: {@link prefRating} behind a constructor.
 *
 * @example
 * ```ts
 * const pedja = { username: 'Pedja', rating: 1200, score: -500 };
 * const marko = { username: 'Marko', rating: 1150, score: 40 };
 * const johnny = { username: 'Johnny', rating: 1100, score: 460 };
 * new PrefRating(pedja, marko, johnny, 30).rating.p3.rating; // → 1125
 * ```
 */
export class PrefRating {
  readonly #rating: PrefRatingResult;

  /**
   * Rates the game; later changes of the players' objects have no effect.
   *
   * @throws TypeError and RangeError as {@link prefRating} does.
   */
  constructor(p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number) {
    this.#rating = prefRating(p1, p2, p3, bula);
  }

  /** The result of {@link prefRating}, as a fresh copy each time. */
  get rating(): PrefRatingResult {
    const { bula, p1, p2, p3 } = this.#rating;
    return { bula, p1: { ...p1 }, p2: { ...p2 }, p3: { ...p3 } };
  }
}
