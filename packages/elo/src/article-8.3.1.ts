// FIDE B.02 (edition 2024-03), Article 8.3.1: Difference in Rating

import { check, isDay } from '@crosstable/core';

import { RAPID_AND_BLITZ } from './article-7.3.1-rapid-and-blitz.js';
import { type DifferenceRule, trueDifference } from './difference-rule.js';
import { type RatingKind, type RuleOptions, checkKind } from './rules-in-force.js';

/** The largest difference that counts. */
export const LIMIT = 400;

/** The amendment of 1 October 2025 exempts the strongest players. */
const STANDARD: readonly DifferenceRule[] = [{ since: '2025-10-01', exemptFrom: 2650 }, { since: '2024-03-01' }];

/** The rules of each kind of play, from the newest to the oldest. */
const RULES: Readonly<Record<RatingKind, readonly DifferenceRule[]>> = {
  standard: STANDARD,
  rapid: RAPID_AND_BLITZ,
  blitz: RAPID_AND_BLITZ,
};

/** The rule that applies on a day, for a kind of play. */
export function differenceRule({ on = '9999-12-31', kind = 'standard' }: RuleOptions, path = ''): DifferenceRule {
  checkKind(kind, `${path}kind`);
  const rule = RULES[kind].find(({ since }) => typeof on === 'string' && on >= since);
  check(rule !== undefined && isDay(on), `${path}on`, 'a day as YYYY-MM-DD from 2024-03-01 on', on, 'string');
  return rule;
}

/** The difference that counts for a player of this rating; the opponent's own rating decides about the opponent. */
export function countedDifference({ exemptFrom = Infinity }: DifferenceRule, rating: number, opponent: number): number {
  const difference = trueDifference(rating, opponent);
  return rating >= exemptFrom ? difference : Math.max(-LIMIT, Math.min(LIMIT, difference)); // Art. 8.3.1
}
