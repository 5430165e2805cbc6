// FIDE C.07 (editions 2024-08 and 2026-03), Article 10: Ratings-based Tie-Breaks for Individuals.

import type { Cut } from './article-14.js';
import { NUMBERS_CUT } from './article-14.js';
import { differenceOf, probabilityOf } from './b02-tables.js';
import { fraction, roundedHalfUp, sum } from './fraction.js';
import type { Event } from './record.js';
import { isOverTheBoard } from './record.js';

/** Art. 10: dropped when unrated players are present and no rules say how they are handled. */
export function isDropped({ ratings, mayHaveUnrated }: Event): boolean {
  return !mayHaveUnrated && ratings.includes(null);
}

/** A game over the board against a rated opponent. */
export interface RatedGame {
  readonly rating: number;
  /** 0, 1 or 2: what the game is worth in half points, whatever the scoring of the tournament. */
  readonly halfPoints: number;
}

export function ratedGames({ entries, ratings }: Event, player: number): readonly RatedGame[] {
  return entries[player].flatMap((entry) => {
    if (entry.opponent === null || !isOverTheBoard(entry)) return []; // Art. 15.2: also in round-robins
    const rating = ratings[entry.opponent];
    if (rating === null) return [];
    return [{ rating, halfPoints: entry.outcome === 'win' ? 2 : entry.outcome === 'draw' ? 1 : 0 }];
  });
}

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : roundedHalfUp(fraction(sum(values), values.length));
}

/** Art. 10.1, and 14.1.1.b and 14.2 to 14.4: the lowest ratings go, then the highest. */
export function averageRating(games: readonly RatedGame[], cut: Cut): number | null {
  const ratings = games.map(({ rating }) => rating);
  const [lowest, highest] = NUMBERS_CUT[cut];
  const left = ratings.sort((one, other) => one - other).slice(lowest);
  return average(left.slice(0, Math.max(0, left.length - highest)));
}

/** Art. 10.2. */
export function performance(games: readonly RatedGame[]): number | null {
  const averageOfRatings = average(games.map(({ rating }) => rating));
  if (averageOfRatings === null) return null;
  const halfPoints = sum(games.map((game) => game.halfPoints));
  return averageOfRatings + differenceOf(roundedHalfUp(fraction(100 * halfPoints, 2 * games.length)));
}

/** Art. 10.3. */
export function perfectPerformance(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  const ratings = games.map(({ rating }) => rating);
  const halfPoints = sum(games.map((game) => game.halfPoints));
  const lowest = Math.min(...ratings);
  if (halfPoints === 0) return lowest - 800;
  const isEnough = (rating: number): boolean => {
    let percent = 0;
    for (const opponent of ratings) percent += probabilityOf(rating - opponent);
    return percent >= 50 * halfPoints;
  };
  // Rating after rating, in long steps first: the expected score never falls
  let rating = lowest - 800;
  while (!isEnough(rating)) rating += 64;
  while (isEnough(rating - 1)) rating--;
  return rating;
}

/** Art. 10.4 and 10.5: the average of what the opponents met over the board have; who has nothing is left out. */
export function averageOfOpponents(
  { entries }: Event,
  player: number,
  performances: readonly (number | null)[],
): number | null {
  const met = entries[player].flatMap((entry) => {
    const value = entry.opponent !== null && isOverTheBoard(entry) ? performances[entry.opponent] : null;
    return value === null ? [] : [value];
  });
  return average(met);
}
