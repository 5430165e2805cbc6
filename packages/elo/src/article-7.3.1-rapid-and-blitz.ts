// FIDE B.02 (edition 2024-03), Article 7.3.1: Difference in Rating (Rapid and Blitz)

import { type DifferenceRule, trueDifference } from './difference-rule.js';

/*
 * The Rapid and Blitz Rating Regulations effective from 1 March 2024 are a chapter of their own. Their Article 7.3.1 is what
 * 8.3.1 is in standard play, but exempts nobody from the limit of 400.
 */

/** A large difference keeps a game from being rated only if a player is rated above this. */
export const ABOVE = 2600;

/** From the newest to the oldest. */
export const RAPID_AND_BLITZ: readonly DifferenceRule[] = [
  { since: '2024-12-01', notRatedFrom: 600 },
  { since: '2024-03-01' },
];

/** Whether a game between players of these ratings is not rated because of their difference. */
export function isTooUneven({ notRatedFrom = Infinity }: DifferenceRule, rating: number, opponent: number): boolean {
  return Math.abs(trueDifference(rating, opponent)) >= notRatedFrom && Math.max(rating, opponent) > ABOVE; // Art. 7.3.1
}
