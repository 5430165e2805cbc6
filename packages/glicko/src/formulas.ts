// M. Glickman, "The Glicko system" and "Example of the Glicko-2 system" (revision with the Illinois iteration)

import { check } from '@crosstable/core';

import type { GlickoGame, UncertainRating } from './rating.js';

/** Rating points for one unit of Glicko-2, as printed. It isn't 400 / ln 10, which is 173.7177927…. */
export const SCALE = 173.7178;

/** Units of Glicko-1 for one rating point, q. */
export const Q: number = Math.LN10 / 400;

/** g, the weight of games against an opponent whose deviation, in units, is φ: 1 for one who is known exactly. */
export function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** The expected score of the weaker of two who are so many units apart, with g. No digits are lost, however small it is. */
export function underdogScore(distance: number): number {
  return 1 / (1 + Math.exp(distance));
}

/** The two sums over the games of a period, all that they say about a player. */
export interface Evidence {
  /** Σ g² E (1 − E), which is 1 / v: how much they tell. */
  readonly information: number;
  /** Σ g (s − E): how much better they are than expected. */
  readonly surplus: number;
}

/** The parts of one game: g, E, and what it adds to both sums. */
export interface GameEvidence extends Evidence {
  readonly g: number;
  readonly expected: number;
}

/**
 * One game in the eyes of a player.
 *
 * @param unit - Units for one rating point: `Q`, or `1 / SCALE`.
 * @param lead - The advantage of a colour in rating points, which is added to the player's rating.
 */
export function evidenceOfGame(
  { rating }: UncertainRating,
  { rating: opponent, deviation, score }: GlickoGame,
  unit: number,
  lead = 0,
): GameEvidence {
  const g = weightOf(deviation * unit);
  const distance = g * unit * (rating - opponent + lead);
  const underdog = underdogScore(Math.abs(distance));
  const expected = distance > 0 ? 1 - underdog : underdog;
  return { g, expected, information: g * g * underdog * (1 - underdog), surplus: g * (score - expected) };
}

/** All games of a period in the eyes of a player. */
export function evidenceOf(player: UncertainRating, games: readonly GlickoGame[], unit: number): Evidence {
  let information = 0;
  let surplus = 0;
  for (const game of games) {
    const one = evidenceOfGame(player, game, unit);
    information += one.information;
    surplus += one.surplus;
  }
  return { information, surplus };
}

/** The deviation after games that tell so much, in units: 1 / √(1/φ² + 1/v), for a φ of 0 too. */
export function deviationAfter(phi: number, information: number): number {
  return phi / Math.sqrt(1 + phi * phi * information);
}

/** The function whose zero is the logarithm of the new σ². Not a closure: it would be made anew for every player. */
function excess(x: number, a: number, due: number, surprise: number, tau: number): number {
  const square = Math.exp(x);
  const all = due + square;
  return (square * (surprise - all)) / (2 * all * all) - (x - a) / (tau * tau);
}

/** Steps after which an iteration is given up; one for chess takes 13 at most. */
const MOST_STEPS = 1000;

/** How far the result of a period was from the expectation, and how far it was due to be, in units squared. */
export interface Surprise {
  /** Δ². */
  readonly surprise: number;
  /** φ² + v. With σ² added, this is the mean of Δ². */
  readonly due: number;
}

/** The surprise of a player with games, before the volatility is added. */
export function surpriseOf(phi: number, { information, surplus }: Evidence): Surprise {
  const delta = surplus / information;
  return { surprise: delta * delta, due: phi * phi + 1 / information };
}

/** The volatility after games, by the Illinois iteration of the paper. */
export function volatilityAfter(sigma: number, surprise: number, due: number, tau: number, epsilon: number): number {
  const a = 2 * Math.log(sigma);
  let one = a;
  // The paper takes a - kτ with the least k for which the function isn't negative. That is 1 for each τ up to 2: the first term is
  // above -1/2 everywhere, and the second is 1 / τ there.
  let other = surprise > due ? Math.log(surprise - due) : a - tau;
  let ofOne = excess(one, a, due, surprise, tau);
  let ofOther = excess(other, a, due, surprise, tau);
  for (let step = 0; Math.abs(other - one) > epsilon; step++) {
    check(step < MOST_STEPS, 'options.epsilon', `a number that ${MOST_STEPS} steps reach`, epsilon, 'number');
    const between = one + ((one - other) * ofOne) / (ofOther - ofOne);
    const ofBetween = excess(between, a, due, surprise, tau);
    if (ofBetween * ofOther <= 0) {
      one = other;
      ofOne = ofOther;
    } else {
      ofOne /= 2;
    }
    other = between;
    ofOther = ofBetween;
  }
  return Math.exp(one / 2);
}
