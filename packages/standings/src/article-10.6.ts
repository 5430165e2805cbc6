// FIDE C.07 (edition 2026-03), Article 10.6: Rating

import { PLAYERS_ONLY, type Reason, variantOf } from '@crosstable/core';

import { ruleWithoutContributions } from './no-contributions.js';

const reason = (): Reason => ({ key: 'rating', article: '10.6' });

/**
 * The player's own rating, the highest first; computed in both editions. Like the others of Article 10 it is undefined while
 * any player is unrated; if unrated players are skipped, only theirs is.
 */
export const ratingRule = /* @__PURE__ */ ruleWithoutContributions({
  code: 'RTNG',
  participants: PLAYERS_ONLY, // Art. 10
  name: 'Rating',
  article: '10.6',
  needsRatings: 'own',
  values: ({ from, to, tournament: { ratings } }) =>
    ratings.slice(from, to).map((rating) => (Number.isFinite(rating) ? rating : NaN)), // Art. 10.6
  undefinedBecause: { key: 'unrated-player', article: '10.6' },
  reason,
  conclusion: reason,
});

/** The code's `/R`: the lowest first. */
export const reversedRatingRule = /* @__PURE__ */ variantOf(ratingRule, {
  option: '/R',
  lowerFirst: true, // Art. 10.6
});
