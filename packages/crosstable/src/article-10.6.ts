// FIDE C.07 (edition 2026-03), Article 10.6: Rating

import type { Reason, TiebreakRule } from '@crosstable/core';

import { NO_CONTRIBUTIONS } from './no-contributions.js';

const reason = (): Reason => ({ key: 'rating', article: '10.6' });

/**
 * The player's own rating, the highest first; computed in both editions. Like the others of Article 10 it is undefined while
 * any player is unrated; if unrated players are skipped, only theirs is.
 */
export const ratingRule: TiebreakRule = {
  ...NO_CONTRIBUTIONS,
  code: 'RTNG',
  participants: 'players', // Art. 10
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
