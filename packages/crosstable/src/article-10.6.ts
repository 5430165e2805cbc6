// FIDE C.07 (edition 2026-03), Article 10.6: Rating

import type { Reason, TiebreakRule } from '@crosstable/core';

import { NO_CONTRIBUTIONS } from './no-contributions.js';

const reason = (): Reason => ({ key: 'rating', article: '10.6' });

/**
 * The rating, the highest first, as the umbrella package knows it; computed in both editions. As the others of Article 10
 * it is undefined while anyone is unrated, and where those are skipped, for them.
 */
export const ratingRule: TiebreakRule = {
  ...NO_CONTRIBUTIONS,
  code: 'RTNG',
  name: 'Rating',
  article: '10.6',
  needsRatings: true,
  values: ({ from, to, tournament: { ratings } }) =>
    ratings.slice(from, to).map((rating) => (rating === 0 ? NaN : rating)), // Art. 10.6
  undefinedBecause: { key: 'unrated-player', article: '10.6' },
  reason,
  conclusion: reason,
};

/** The code's `/R`: the lowest first. */
export const reversedRatingRule: TiebreakRule = {
  ...ratingRule,
  option: '/R',
  lowerFirst: true, // Art. 10.6
};
