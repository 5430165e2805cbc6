// FIDE B.02 (edition 2024-03), Article 8.3.2: Score Probability

import { checkNames, scoringProbability } from '@crosstable/core';

import { countedDifference, differenceRule } from './article-8.3.1.js';
import type { DifferenceRule } from './difference-rule.js';
import { checkRating } from './rating-game.js';
import type { RuleOptions } from './rules-in-force.js';

/** The score that a player may expect, in whole percent: sums of these don't drift. */
export function expectedPercent(rule: DifferenceRule, rating: number, opponent: number): number {
  return scoringProbability(countedDifference(rule, rating, opponent)); // Art. 8.3.2 a
}

/**
 * The score that FIDE's table lets a player expect in one game.
 *
 * A difference of more than 400 points counts as 400. Since 1 October 2025 those who are themselves rated 2650 or more
 * are exempt, in standard play only, so that the expectations of the two sides may add up to more or less than 1.
 *
 * @param rating - The player's rating in rating points, above 0.
 * @param opponent - The opponent's rating, likewise.
 * @param options - The day and the kind of play that decide which rules apply.
 * @returns The expected score, from 0 to 1 in steps of 0.01.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: constant. Follows B.02 Art. 8.3.1, 8.3.2 a and 8.1.2.
 *
 * @example
 * ```ts
 * import { expectedScore } from '@crosstable/elo/fide';
 *
 * expectedScore(2000, 1900); // → 0.64
 * expectedScore(2200, 2700); // → 0.08
 * expectedScore(2700, 2200); // → 0.96
 * expectedScore(2700, 2200, { on: '2025-09-30' }); // → 0.92
 * expectedScore(2700, 2200, { kind: 'rapid' }); // → 0.92
 * ```
 */
export function expectedScore(rating: number, opponent: number, options: RuleOptions = {}): number {
  checkRating(rating, 'rating');
  checkRating(opponent, 'opponent');
  checkNames(options, 'options', { on: true, kind: true });
  return expectedPercent(differenceRule(options, 'options.'), rating, opponent) / 100;
}
