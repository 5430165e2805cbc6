// FIDE B.02 (edition 2024-03), Article 8.3: Rating Change for a Rated Player

import { checkNames, nearestMillionth } from '@crosstable/core';

import { type NotRated, gamesNotRated, ratingMet, reasonNotCounted } from './article-5.1.js';
import { isTooUneven } from './article-7.3.1-rapid-and-blitz.js';
import { differenceRule } from './article-8.3.1.js';
import { expectedPercent } from './article-8.3.2.js';
import { MOST } from './article-8.3.3.js';
import { roundedChange } from './article-8.3.4.js';
import type { DifferenceRule } from './difference-rule.js';
import { type RatingGame, checkGames, checkRating, checkUpTo } from './rating-game.js';
import type { NotRatedReason } from './rating-reasons.js';
import type { RuleOptions } from './rules-in-force.js';

/** A rated player and some games. */
export interface RatingChangeInput extends RuleOptions {
  /** The player's rating in rating points, on the list in force when the tournament started. */
  readonly rating: number;
  /** The development coefficient, from 0 to 700; see `kFactor`. */
  readonly k: number;
  readonly games: readonly RatingGame[];
}

/** The effect of games on a rating, without the rating itself. */
export interface Change {
  /** ΔR of each game, score less expected score, in the order of the games; `null` for a game that is not rated. */
  readonly games: readonly (number | null)[];
  /** The games that are not rated, and why. */
  readonly notRated: readonly NotRated[];
  /** ΣΔR: the sum of the ΔR. */
  readonly sum: number;
  /** K × ΣΔR in rating points, not rounded. */
  readonly change: number;
  /** The change in rating points as a whole number, halves away from zero. */
  readonly rounded: number;
}

/** A rating change and the new rating. */
export interface RatingChange extends Change {
  /** The new rating: the old one with the rounded change. Below 1400 it isn't published (Art. 7.2.1). */
  readonly rating: number;
}

/** ΔR of a game, in whole percent of a point, or why there is none. */
export function changeInPercent(rule: DifferenceRule, rating: number, game: RatingGame): number | NotRatedReason {
  const reason = reasonNotCounted(game);
  if (reason !== null) return reason;
  const opponent = ratingMet(game);
  if (isTooUneven(rule, rating, opponent)) return 'difference-too-large';
  return 100 * game.score - expectedPercent(rule, rating, opponent); // Art. 8.3.2 b
}

/** Throws unless a value is a K that could be: not even one game allows more than 700. */
export function checkCoefficient(k: unknown): void {
  checkUpTo(k, 'k', MOST);
}

/** The change for a ΣΔR in whole percent. */
export function changeOfSum(k: number, percent: number): Pick<Change, 'sum' | 'change' | 'rounded'> {
  const hundredths = nearestMillionth(k * percent) + 0; // Art. 8.3.2 d; K may have decimals; + 0 makes -0 a 0
  return { sum: percent / 100, change: hundredths / 100, rounded: roundedChange(hundredths) };
}

/** The change of a rating by some games. */
export function changeOf(rule: DifferenceRule, rating: number, k: number, games: readonly RatingGame[]): Change {
  let percent = 0; // Art. 8.3.2 c
  const percents = games.map((game) => {
    const one = changeInPercent(rule, rating, game);
    if (typeof one === 'number') percent += one;
    return one;
  });
  return {
    games: percents.map((one) => (typeof one === 'number' ? one / 100 : null)),
    notRated: gamesNotRated(percents),
    ...changeOfSum(k, percent),
  };
}

/**
 * The change that some games make to a rating, game by game.
 *
 * Every ΔR is a whole number of hundredths, and they are added as such: the sum is exact. Games that cannot be rated count
 * for nothing and are listed with the reason: unplayed ones, those marked `unrated`, those against unrated opponents, and in
 * rapid and blitz since 1 December 2024 those between players 600 or more points apart of whom one is rated above 2600.
 *
 * @param input - The rating, K, and the games with the opponents' ratings; the day and the kind of play decide which rules
 *   apply.
 * @returns ΔR of each game, their sum, the change in rating points unrounded and rounded, and the new rating.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.02 Art. 8.3.
 *
 * @example
 * ```ts
 * const games = [
 *   { opponent: 2300, score: 1 as const },
 *   { opponent: 2400, score: 0.5 as const },
 *   { opponent: null, score: 1 as const },
 * ];
 * ratingChange({ rating: 2350, k: 10, games }).games; // → [0.43, 0.07, null]
 * ratingChange({ rating: 2350, k: 10, games }).notRated; // → [{ game: 2, reason: 'unrated-opponent' }]
 * ratingChange({ rating: 2350, k: 10, games }).change; // → 5
 * ratingChange({ rating: 2350, k: 10, games }).rating; // → 2355
 * ```
 */
export function ratingChange(input: RatingChangeInput): RatingChange {
  checkNames(input, 'input', { rating: true, k: true, games: true, on: true, kind: true });
  const { rating, k, games } = input;
  checkRating(rating, 'rating');
  checkCoefficient(k);
  checkGames(games, 'games');
  const change = changeOf(differenceRule(input), rating, k, games);
  return { ...change, rating: rating + change.rounded };
}
