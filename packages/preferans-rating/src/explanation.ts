import type { PrefComparison } from './formula.js';
import { type PrefPlayer, type PrefRatedPlayer, checkAndRate } from './preferans-rating.js';

/** A player by the parameter they came as. */
export type PrefSeat = 'p1' | 'p2' | 'p3';

/** Two of the three players compared, as `first` sees it. */
export interface PrefPair extends PrefComparison {
  readonly first: PrefSeat;
  readonly second: PrefSeat;
}

/** The part of a player's change that comes from the comparison with one opponent. */
export interface PrefHalf {
  readonly against: PrefSeat;
  /** Half of the pair's C, with the other sign for its second player. */
  readonly half: number;
}

/** A player after the game, and what their change is made of. */
export interface PrefExplainedPlayer extends PrefRatedPlayer {
  readonly halves: readonly [PrefHalf, PrefHalf];
  /** The two halves together; the change is this, rounded to a whole number with halves away from zero. */
  readonly unrounded: number;
}

/** Everything that the ratings of a game are made of: what `prefRating` gives, and how it came about. */
export interface PrefExplanation {
  readonly bula: number;
  /** First and second player, first and third, second and third. */
  readonly pairs: readonly [PrefPair, PrefPair, PrefPair];
  readonly p1: PrefExplainedPlayer;
  readonly p2: PrefExplainedPlayer;
  readonly p3: PrefExplainedPlayer;
}

/** Gives a number back; 0 for a negative zero, which readers would stumble over. */
function zeroWithoutSign(value: number): number {
  return value + 0;
}

/** Half of the comparison of a pair, for the player on its plus side or on its minus side. */
function halfOf(against: PrefSeat, side: 1 | -1, { c }: PrefComparison): PrefHalf {
  return { against, half: zeroWithoutSign((side * c) / 2) };
}

/**
 * The ratings of three Preferans players after a game, and how they came about: D, T, N and C of every two players, the
 * two halves of each change, and the change before it is rounded.
 *
 * It is the computation of `prefRating` itself, so that the two cannot disagree. D and T are rounded to 3 decimals, as
 * the rule rounds them; N, C and the halves are not rounded by the rule, and not here.
 *
 * @param p1 - A player with their rating before the game, in rating points, and their final score.
 * @param p2 - Likewise.
 * @param p3 - Likewise.
 * @param bula - The bula that each player started with, a positive number.
 * @returns The bula, the three comparisons, and the three players as `prefRating` has them, with what explains them, in
 * rating points.
 * @throws TypeError and RangeError as `prefRating` does.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const pedja = { username: 'Pedja', rating: 1200, score: -500 };
 * const marko = { username: 'Marko', rating: 1150, score: 40 };
 * const johnny = { username: 'Johnny', rating: 1100, score: 460 };
 * const { pairs } = explain(pedja, marko, johnny, 30);
 * pairs[0]; // → { first: 'p1', second: 'p2', d: -18, t: -1.4, n: -0.3, c: -19.7 }
 * ```
 */
export function explain(p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number): PrefExplanation {
  const { pairs, unrounded, result } = checkAndRate(p1, p2, p3, bula);
  const [c12, c13, c23] = pairs;
  return {
    bula: result.bula,
    pairs: [
      { first: 'p1', second: 'p2', ...c12 },
      { first: 'p1', second: 'p3', ...c13 },
      { first: 'p2', second: 'p3', ...c23 },
    ],
    p1: {
      ...result.p1,
      halves: [halfOf('p2', 1, c12), halfOf('p3', 1, c13)],
      unrounded: zeroWithoutSign(unrounded[0]),
    },
    p2: {
      ...result.p2,
      halves: [halfOf('p1', -1, c12), halfOf('p3', 1, c23)],
      unrounded: zeroWithoutSign(unrounded[1]),
    },
    p3: {
      ...result.p3,
      halves: [halfOf('p1', -1, c13), halfOf('p2', -1, c23)],
      unrounded: zeroWithoutSign(unrounded[2]),
    },
  };
}
