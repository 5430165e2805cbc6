// FIDE C.07 (editions 2024-08 and 2026-03), Article 10: Ratings-based Tie-Breaks for Individuals.

import { type Cut, NUMBERS_CUT } from './article-14.js';
import { differenceOf, probabilityOf } from './b02-tables.js';
import { MILLIONTHS, fraction, roundedHalfUp, sum } from './fraction.js';
import { type Event, isOverTheBoard } from './record.js';

/** Art. 10: left out if unrated players are present and no rule covers them. */
export function isDropped({ ratings, mayHaveUnrated, roundRatings = [] }: Event, looksAtOwn = false): boolean {
  if (mayHaveUnrated) return false;
  return ratings.includes(null) || (!looksAtOwn && roundRatings.some((own) => own.includes(null)));
}

/** A game over the board against a rated opponent. */
export interface RatedGame {
  readonly round: number;
  /** Of the opponent, in millionths. */
  readonly rating: number;
  /** 0, 1 or 2: the result in half points, whatever the scoring of the tournament. */
  readonly halfPoints: number;
}

export function ratedGames({ entries, ratings, roundRatings }: Event, player: number): readonly RatedGame[] {
  return entries[player].flatMap((entry, round) => {
    if (entry.opponent === null || !isOverTheBoard(entry)) return []; // Art. 15.2: also in round-robins
    const rating = roundRatings === undefined ? ratings[entry.opponent] : roundRatings[entry.opponent][round];
    if (rating === null) return [];
    return [{ round, rating, halfPoints: entry.outcome === 'win' ? 2 : entry.outcome === 'draw' ? 1 : 0 }];
  });
}

function average(values: readonly number[], parts = 1): number | null {
  return values.length === 0 ? null : roundedHalfUp(fraction(sum(values), parts * values.length));
}

/** Art. 10.1. */
export function averageOfRatings(games: readonly RatedGame[]): number | null {
  return average(
    games.map(({ rating }) => rating),
    MILLIONTHS,
  );
}

/** Art. 14.1.1.b and 14.2 to 14.4: the lowest ratings are cut, then the highest; of equal ones those of the first rounds. */
export function withoutCut(games: readonly RatedGame[], cut: Cut) {
  const [least, most] = NUMBERS_CUT[cut];
  const lowest = games.toSorted((one, other) => one.rating - other.rating).slice(0, least);
  const left = games.filter((game) => !lowest.includes(game));
  const highest = left.toSorted((one, other) => other.rating - one.rating).slice(0, most);
  return { lowest, highest, kept: left.filter((game) => !highest.includes(game)) };
}

/** Art. 10.1 with cuts. */
export function averageRating(games: readonly RatedGame[], cut: Cut): number | null {
  return averageOfRatings(withoutCut(games, cut).kept);
}

export function halfPointsOf(games: readonly RatedGame[]): number {
  return sum(games.map(({ halfPoints }) => halfPoints));
}

/** Art. 10.2: the score in whole percent, ½ up. */
export function percentageOf(games: readonly RatedGame[]): number {
  return roundedHalfUp(fraction(100 * halfPointsOf(games), 2 * games.length));
}

/** Art. 10.2. */
export function performance(games: readonly RatedGame[]): number | null {
  const ratings = averageOfRatings(games);
  return ratings === null ? null : ratings + differenceOf(percentageOf(games));
}

/** The expected score of the games at a rating, in percent of a point. */
export function expectedPercent(games: readonly RatedGame[], rating: number): number {
  return sum(games.map((game) => probabilityOf(rating * MILLIONTHS - game.rating)));
}

/** Art. 10.3. */
export function perfectPerformance(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  const ratings = games.map(({ rating }) => rating);
  const halfPoints = halfPointsOf(games);
  const lowest = Math.min(...ratings);
  // A whole number: decimals are rounded to the nearest, ½ up
  if (halfPoints === 0) return roundedHalfUp(fraction(lowest, MILLIONTHS)) - 800;
  const isEnough = (rating: number): boolean => expectedPercent(games, rating) >= 50 * halfPoints;
  // Searches in long steps first, because the expected score never falls
  let rating = Math.floor(lowest / MILLIONTHS) - 800;
  while (!isEnough(rating)) rating += 64;
  while (isEnough(rating - 1)) rating--;
  return rating;
}

/** Art. 10.4 and 10.5: the average over the opponents met over the board; opponents without a value are left out. */
export function averageOfOpponents(
  { entries }: Event,
  player: number,
  performances: readonly (number | null)[],
): number | null {
  return average(performancesMet({ entries }, player, performances).map(({ value }) => value));
}

/** The opponents who were met over the board and have a performance. */
export function performancesMet(
  { entries }: Pick<Event, 'entries'>,
  player: number,
  performances: readonly (number | null)[],
): readonly { readonly round: number; readonly value: number }[] {
  return entries[player].flatMap((entry, round) => {
    const value = entry.opponent !== null && isOverTheBoard(entry) ? performances[entry.opponent] : null;
    return value === null ? [] : [{ round, value }];
  });
}
