/**
 * Every reason that ratings and their explanations can give. The keys are stable, so that a program can put them into its
 * users' language; the numbers in braces stand in the reason's `values`.
 */
export const RATING_REASON_KEYS = [
  // Why a game is not rated
  'unplayed', // a forfeit or a bye
  'marked-unrated', // the game says so itself
  'unrated-opponent',
  'difference-too-large', // {difference} of the ratings, not rated from {least} with a player above {above}
  'zero-score', // no points in the first event, which is then disregarded

  // Which difference of the ratings counts
  'true-difference', // {difference}
  'limited-difference', // {difference}, counted as {limit}
  'exempt-from-limit', // {difference}, for the player is rated {from} or more

  // Which development coefficient
  'given', // by the caller
  'reached-2400', // at any time
  'junior', // {age} of at most {limit}, and never rated {rating}
  'new-to-the-list', // {games} of {limit}
  'established', // none of these
  'reduced', // {k} times {games} would be more than {limit}

  // How the change comes of it
  'halves-away-from-zero', // {change} made a whole number

  // What there is to say of an initial rating
  'too-few-games',
  'below-minimum',
  'limited-to-maximum',
] as const;

/** The stable key of a reason. */
export type RatingReasonKey = (typeof RATING_REASON_KEYS)[number];

/** Why a game is not rated. */
export type NotRatedReason = Extract<
  RatingReasonKey,
  'unplayed' | 'marked-unrated' | 'unrated-opponent' | 'difference-too-large' | 'zero-score'
>;
