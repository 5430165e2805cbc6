/**
 * Every reason that an explanation can give. The keys are stable, so that a program can put them into its users'
 * language; the numbers in braces stand in the reason's `values`.
 */
export const REASON_KEYS = [
  // What a round brings in
  'points', // the points of the round
  'running-total', // the score after the round
  'opponent-score', // the opponent's final score
  'opponent-adjusted-score', // the same with draws in the rounds listed
  'opponent-fore-score', // the opponent's score with a draw in the final round
  'opponent-buchholz', // the opponent's Buchholz or Fore Buchholz
  'opponent-rating',
  'opponent-performance', // the opponent's (perfect) tournament performance
  'forfeit-as-game', // the score of the opponent who was scheduled
  'dummy', // the player's own score
  'dummy-limited-by-opponent', // no more than the scheduled opponent's; {own}
  'dummy-limited-by-draws', // no more than a draw in every round; {own}
  'at-least-limit', // the opponent reached the limit
  'below-limit', // the opponent didn't
  'counts',
  'does-not-count',
  'more-than-opponent',
  'same-as-opponent',
  'less-than-opponent',
  'more-than-draw', // without playing
  'same-as-draw',
  'less-than-draw',
  'scoring-probability', // {difference} of the ratings, {percent}
  'encounter', // a game between tied players
  'average-of-encounters', // one of several between the two; {games}
  'missing-game', // a forfeit that doesn't count

  // What was cut
  'least-significant',
  'most-significant',
  'voluntary-unplayed-round', // although it isn't the least significant

  // How the value comes of it
  'sum',
  'mean', // {sum}, {count}
  'limit', // {limit} of {maximum}
  'rating-difference', // {average} + {difference} for {points} of {games}, {percent}
  'lowest-sufficient-rating', // with the expectation {expected} for {points}
  'zero-score', // 800 below the {lowest} rating
  'pairing-number',
  'rating',
  'all-met', // the separate standings decide
  'first-whatever-the-outcome', // of the missing games
  'not-separated', // {missing} games
  'alone', // nobody to be separated from
  'by-hand', // a value that was entered, and not computed

  // Why there is none
  'unrated-players',
  'unrated-player',
  'nothing-left',
  'not-entered', // by hand
] as const;

/** The stable key of a reason. */
export type ReasonKey = (typeof REASON_KEYS)[number];
