// FIDE C.07 (edition 2026-03), Article 10.6: Rating

import type { Account, Reason } from '@crosstable/core';

const reason = (): Reason => ({ key: 'rating', article: '10.6' });

/**
 * The rating, the highest first, as the umbrella package knows it; computed in both editions. As the others of Article 10
 * it is undefined while anyone is unrated, and where those are skipped, for them.
 */
export const ratingAccount: Account = {
  code: 'RTNG',
  name: 'Rating',
  article: '10.6',
  type: 'B',
  edition: '2026-03',
  systems: ['swiss', 'round-robin'],
  degree: 0,
  degreeOfScores: 0,
  needsRatings: true,
  elements: () => [],
  modifiers: {},
  value: (_, { tournament, player }) => {
    const rating = tournament.ratings?.[player] ?? 0;
    return rating === 0 ? null : rating; // Art. 10.6
  },
  columns: { '': ({ ratings }) => ratings.map((rating) => (rating === 0 ? NaN : rating)) }, // Art. 10.6
  undefinedBecause: { key: 'unrated-player', article: '10.6' },
  reason,
  conclusion: reason,
};

/** The code's `/R`: the lowest first. */
export const reversedRatingAccount: Account = {
  ...ratingAccount,
  option: '/R',
  lowerFirst: true, // Art. 10.6
};
