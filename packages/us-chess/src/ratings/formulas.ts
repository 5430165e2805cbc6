// The US Chess Rating System (M. Glickman and D. Doan, specification of 6 April 2026): effective games, expectations, K

/** Above this rating the number of effective games is {@link MOST_EFFECTIVE}. */
const FULL_RATING = 2355;

/** No rating stands for more games. */
const MOST_EFFECTIVE = 50;

/** The rating difference that makes a win certain in the provisional expectation. */
export const CERTAIN = 400;

/** Dual-rated events: from here on K of Regular ratings falls, and from there on it is a quarter. */
const FALLING_FROM = 2200;
const LOWEST_FROM = 2500;

/** How many games a rating stands for, however many were played: the higher, the more. */
export function mostEffectiveGames(rating: number): number {
  if (rating > FULL_RATING) return MOST_EFFECTIVE;
  return MOST_EFFECTIVE / Math.sqrt(0.662 + 0.00000739 * (2569 - rating) ** 2);
}

/** N', the effective number of games: those before the event, up to the most of the rating. All that count if nobody knows how many. */
export function effectiveGames(rating: number, games: number | undefined): number {
  return Math.min(mostEffectiveGames(rating), games ?? Infinity);
}

/** The expected score of an established player. */
export function expectedScore(rating: number, opponent: number): number {
  return 1 / (1 + 10 ** ((opponent - rating) / 400));
}

/** The expected score in the special formula: straight lines instead of a curve. */
export function provisionalExpectedScore(rating: number, opponent: number): number {
  return Math.min(1, Math.max(0, 0.5 + (rating - opponent) / (2 * CERTAIN)));
}

/** The part of K that is left to a high Regular rating where the event is rated in Regular and Quick. */
export function dualFactor(rating: number): number {
  if (rating <= FALLING_FROM) return 1;
  return rating < LOWEST_FROM ? 6.5 - 0.0025 * rating : 0.25;
}

/**
 * K of the standard formula.
 *
 * @param games - The rated games of the event.
 * @param isDual - Whether it is the Regular rating of an event over the board that is rated in Regular and Quick.
 */
export function coefficient(rating: number, effective: number, games: number, isDual: boolean): number {
  return (800 * (isDual ? dualFactor(rating) : 1)) / (effective + games);
}
