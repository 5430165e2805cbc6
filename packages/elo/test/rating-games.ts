// Games made up for what they are worth, where only their sum is known.

import { type RatingGame, type RatingPeriod, type Result, kFactor, ratingPeriod } from '../src/fide.js';

/** The points as wins and at most one draw, the rest losses. */
export function gamesOfAverage(average: number, points: number, games: number): readonly RatingGame[] {
  return Array.from({ length: games }, (_, at): RatingGame => {
    const left = points - at;
    const score: Result = left >= 1 ? 1 : left === 0.5 ? 0.5 : 0;
    // 10 above and below by turns; the last of an odd number is the average itself
    const off = at === games - 1 && games % 2 === 1 ? 0 : at % 2 === 0 ? 10 : -10;
    return { opponent: average + off, score };
  });
}

/** How far from the own rating an opponent is who is expected to lose 50, 51, 52 … 60 % by table 8.1.2. */
const DIFFERENCES = [0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69];

/** Games whose ΣΔR is so many hundredths: half a point for each win over an equal, draws for the rest. */
export function gamesWorth(rating: number, percent: number): readonly RatingGame[] {
  const games: RatingGame[] = [];
  const sign = Math.sign(percent);
  let left = Math.abs(percent);
  for (; left >= 50; left -= 50) games.push({ opponent: rating, score: sign > 0 ? 1 : 0 });
  for (; left > 0; left -= Math.min(left, 10)) {
    games.push({ opponent: rating + sign * DIFFERENCES[Math.min(left, 10)], score: 0.5 });
  }
  return games;
}

/** A period of so many games whose ΣΔR is known, of a player with K 20 or less. */
export function playedPeriod(listRating: number, games: number, percent: number): RatingPeriod {
  const worth = gamesWorth(listRating, percent);
  const rest = Array.from({ length: games - worth.length }, (): RatingGame => ({ opponent: listRating, score: 0.5 }));
  const k = kFactor({ rating: listRating, gamesInPeriod: games });
  return ratingPeriod({ listRating, k, events: [{ games: [...worth, ...rest] }] });
}
