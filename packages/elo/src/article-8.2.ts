// FIDE B.02 (edition 2024-03), Article 8.2: Initial Rating

import { percentage, ratingDifference } from '@crosstable/core';

import { type NotRated, gamesNotRated, ratingMet, reasonNotCounted } from './article-5.1.js';
import { averageOf } from './article-8.1.1.js';
import { type RatingGame, checkGames, pointsOf } from './rating-game.js';
import type { NotRatedReason, RatingReasonKey } from './rating-reasons.js';

/** A game of an unrated player. */
export interface InitialGame extends RatingGame {
  /**
   * The event of the game, by any name. The event of the first game that counts is the first. Games without an event
   * form one together.
   */
  readonly event?: string | number | undefined;
}

/** The remarks on an initial rating. */
export type InitialReason = Extract<
  RatingReasonKey,
  'zero-score' | 'too-few-games' | 'below-minimum' | 'limited-to-maximum'
>;

/** A first rating and the numbers behind it. */
export interface InitialRating {
  /** The rating as it is published; `null` where none is. */
  readonly rating: number | null;
  /** Why none is published, or why it is 2200 and not more; absent where there is nothing to say. */
  readonly reason?: InitialReason;
  /** The rating that results from the games, published or not. */
  readonly calculated: number;
  /** The games that count. */
  readonly games: number;
  /** The points from them. */
  readonly points: number;
  /** The average of the opponents and of the two hypothetical ones, not rounded. */
  readonly average: number;
  /** The score with the two hypothetical draws, in whole percent. */
  readonly percent: number;
  /** The difference that the table gives for this percentage, in rating points. */
  readonly difference: number;
  /** The games that don't count, and why. */
  readonly notRated: readonly NotRated[];
}

/** Two draws against opponents of this rating are added to the games. */
const HYPOTHETICAL_RATING = 1800;
const HYPOTHETICAL_GAMES = 2;
const LEAST_GAMES = 5; // Art. 7.1.4
const LEAST_RATING = 1400; // Art. 7.1.4
const HIGHEST_RATING = 2200;

/** Why each game doesn't count; `null` for those that do. */
function reasonsNotCounted(games: readonly InitialGame[]): readonly (NotRatedReason | null)[] {
  const reasons = games.map(reasonNotCounted);
  const first = reasons.indexOf(null);
  const isFirst = ({ event }: InitialGame, at: number): boolean => reasons[at] === null && event === games[first].event;
  if (pointsOf(games.filter(isFirst)) > 0) return reasons;
  return games.map((game, at) => (isFirst(game, at) ? 'zero-score' : reasons[at])); // Art. 8.2.1
}

/** The remark on the rating, if there is one. */
function reasonOf(games: number, calculated: number, isZeroScore: boolean): InitialReason | '' {
  if (games < LEAST_GAMES) return games === 0 && isZeroScore ? 'zero-score' : 'too-few-games'; // Art. 8.2.1 and 7.1.4
  if (calculated < LEAST_RATING) return 'below-minimum'; // Art. 7.1.4
  return calculated > HIGHEST_RATING ? 'limited-to-maximum' : ''; // Art. 8.2.3
}

/**
 * The first rating of a player, from games against rated opponents of at most 26 months: the average of the opponents and of
 * two hypothetical ones rated 1800, against whom the player has drawn, and the difference that the table puts beside the
 * score.
 *
 * Nothing that the regulations provide for is an error: fewer than 5 games, a rating below 1400 or above 2200, and no points
 * in the first event, whose games are then disregarded, are said in the result.
 *
 * @param games - All games, with the opponents' ratings; those that cannot count are left out and listed.
 * @returns The rating or `null`, the reason, and the numbers behind it; without games, of the hypothetical ones alone.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.02 Art. 8.2 and 7.1.4.
 *
 * @example
 * ```ts
 * const games = [
 *   { opponent: 1902, score: 0.5 as const },
 *   { opponent: 1877, score: 0.5 as const },
 *   { opponent: 1884, score: 1 as const },
 *   { opponent: 2012, score: 0 as const },
 *   { opponent: 1832, score: 1 as const },
 * ];
 * initialRating(games).rating; // → 1922
 * initialRating(games.slice(0, 4)).reason; // → 'too-few-games'
 * ```
 */
export function initialRating(games: readonly InitialGame[]): InitialRating {
  checkGames(games, 'games');
  const reasons = reasonsNotCounted(games);
  const counted = games.filter((_, at) => reasons[at] === null);
  const points = pointsOf(counted);
  const count = counted.length + HYPOTHETICAL_GAMES;
  const sum = counted.reduce((total, game) => total + ratingMet(game), HYPOTHETICAL_GAMES * HYPOTHETICAL_RATING);
  const percent = percentage(2 * points + HYPOTHETICAL_GAMES, count); // Art. 8.2.2
  const difference = ratingDifference(percent);
  // Art. 8.2.3; the difference is a whole number, so that the average may as well be rounded alone
  const calculated = averageOf(sum, count) + difference;
  const reason = reasonOf(counted.length, calculated, reasons.includes('zero-score'));
  const isPublished = counted.length >= LEAST_GAMES && calculated >= LEAST_RATING;
  return {
    rating: isPublished ? Math.min(calculated, HIGHEST_RATING) : null,
    ...(reason && { reason }),
    calculated,
    games: counted.length,
    points,
    average: sum / count,
    percent,
    difference,
    notRated: gamesNotRated(reasons),
  };
}
