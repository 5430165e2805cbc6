// FIDE B.01 (edition 2024-01), Article 1.4.6: Rating of Opponents

import type { Met } from './article-1.4.2.js';
import { averageNeeded, differenceOf, leastScore } from './article-1.4.8.js';
import type { NormCheck } from './norm.js';
import { DEMANDS, type NormTitle } from './title.js';

/** The rating of an unrated opponent. */
const UNRATED = 1400; // Art. 1.4.6

/** The opponents of a norm, and what they come to. */
export interface Opposition {
  /** The game whose opponent is raised. */
  readonly raised: Met | undefined;
  /** The average, rounded; `null` of nobody. */
  readonly average: number | null;
  /** The points. */
  readonly score: number;
  /** The performance, rounded; `null` of nobody. */
  readonly performance: number | null;
}

/** The rating of an opponent before one is raised. */
export function ratingMet({ rating }: Pick<Met, 'rating'>): number {
  return rating === 0 ? UNRATED : rating; // Art. 1.4.6
}

/** The rating with which a game counts. */
export function countedRating(game: Met, title: NormTitle, raised: Met | undefined): number {
  return game === raised ? DEMANDS[title].floor : ratingMet(game);
}

/** The sum of ratings in which the lowest is raised to the floor of a title. */
export function sumRaised(games: readonly Pick<Met, 'rating'>[], floor: number): number {
  let [sum, lowest] = [0, Infinity];
  for (const game of games) {
    sum += ratingMet(game);
    lowest = Math.min(lowest, ratingMet(game));
  }
  return sum + (lowest < floor ? floor - lowest : 0); // Art. 1.4.6
}

/** An average, rounded to a whole number, halves up. */
export function roundedAverage(sum: number, games: number): number {
  return Math.floor((2 * sum + games) / (2 * games)); // Art. 1.4.7
}

/** The score of games. */
export function pointsOf(games: readonly Pick<Met, 'score'>[]): number {
  return games.reduce((points, { score }) => points + score, 0);
}

/** Whether the average, the performance and the score of games are enough, of which there is one at least. */
export function isPerformance(games: readonly Met[], title: NormTitle): boolean {
  const count = games.length;
  return roundedAverage(sumRaised(games, DEMANDS[title].floor), count) >= averageNeeded(title, count, pointsOf(games));
}

export function oppositionOf(games: readonly Met[], title: NormTitle): Opposition {
  const count = games.length;
  const score = pointsOf(games);
  if (count === 0) return { raised: undefined, average: null, score, performance: null };
  const { floor } = DEMANDS[title];
  const lowest = games.reduce((least, game) => (ratingMet(game) < ratingMet(least) ? game : least));
  const average = roundedAverage(sumRaised(games, floor), count);
  return {
    raised: ratingMet(lowest) < floor ? lowest : undefined,
    average,
    score,
    performance: average + differenceOf(score, count), // Art. 1.4.8
  };
}

/** The conditions about the average, the performance and the score. */
export function performanceChecks(games: number, title: NormTitle, opposition: Opposition): NormCheck[] {
  const { average, performance, score } = opposition;
  const checkOf = (
    check: 'average' | 'performance' | 'score',
    article: string,
    needed: number,
    have: number | null,
  ): NormCheck => {
    return { check, article, bound: 'least', needed, have, unknown: 0, holds: have !== null && have >= needed };
  };
  return [
    checkOf('average', '1.4.7', DEMANDS[title].average, average),
    checkOf('performance', '1.4.8', DEMANDS[title].performance, performance),
    checkOf('score', '1.4.8', leastScore(games), games === 0 ? null : score),
  ];
}
