// FIDE C.07 (edition 2026-03), Article 10.3: Perfect Tournament Performance

import { ratingsMet } from '@crosstable/average-rating/inside';
import {
  CERTAIN_DIFFERENCE,
  type Calculation,
  type Crosstable,
  type Kept,
  PLAYERS_ONLY,
  type Player,
  type Rounds,
  ratedTournament,
  scoringProbability,
  valueWhereAllowed,
} from '@crosstable/core';

import { halfPoints } from './article-10.2.js';

/** The expected score against some ratings, in whole percent of a point; on the full scale, without the limit of 400. */
export function expectedScore(rating: number, against: readonly number[]): number {
  let percent = 0;
  for (const other of against) percent += scoringProbability(rating - other);
  return percent;
}

/** The whole number halfway between two, so that not even their sum overflows. */
function halfway(one: number, other: number): number {
  return Math.floor(one / 2 + other / 2);
}

/** Art. 10.3: the lowest whole rating whose expectation against these ratings reaches a number of half points. */
function lowestRating(against: readonly number[], halves: number): number {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const other of against) {
    lowest = Math.min(lowest, other);
    highest = Math.max(highest, other);
  }
  if (halves === 0) return Math.floor(lowest - 800 + 0.5); // Art. 10.3; of ratings that aren't whole to the nearest, ½ up
  let tooLow = Math.floor(lowest) - CERTAIN_DIFFERENCE;
  let enough = Math.ceil(highest) + CERTAIN_DIFFERENCE;
  // The expectation never falls with the rating. Numbers too large to tell neighbours apart end the search, too
  for (let rating = halfway(tooLow, enough); tooLow < rating && rating < enough; rating = halfway(tooLow, enough)) {
    if (expectedScore(rating, against) >= 50 * halves) enough = rating;
    else tooLow = rating;
  }
  return enough;
}

/** By row: {@link lowestRating} for the games that contribute; NaN without any. */
export function lowestRatings(kept: Kept): Float64Array {
  const { scores, tournament } = kept;
  const { rounds } = tournament;
  const halves = halfPoints(kept);
  return kept.sums.map((_, row) => {
    const against = ratingsIn(scores.subarray(row * rounds, (row + 1) * rounds));
    return against.length === 0 ? NaN : lowestRating(against, halves[row]); // Art. 10.3
  });
}

/** The ratings among the scores of a row. */
export function ratingsIn(scores: Float64Array): readonly number[] {
  return Array.from(scores).filter((rating) => !Number.isNaN(rating));
}

/** Art. 10.3: from the ratings met. */
export const perfectPerformanceCalculation: Calculation = {
  participants: PLAYERS_ONLY, // Art. 10
  contributions: ratingsMet,
  values: lowestRatings,
};

/**
 * Perfect Tournament Performance: the lowest whole rating whose expected score against the opponents met over the board is
 * at least the score, by the table of scoring probabilities of the rating regulations on its full scale. All points make 736
 * more than the highest rating met, none 800 less than the lowest. Games count 1, ½ or 0, whatever the scoring. Opponents
 * who are unrated or not in the list are skipped with the points of their games; in a FIDE event the regulations leave the
 * tie-break out when anyone is unrated (Article 10).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rated opponent was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
 *
 * Cost: linear in the games and players; with a table linear in the rounds; times the logarithm of the span of the ratings.
 * Follows C.07 Art. 10.3 and B.02 Art. 8.1.2.
 *
 * @example
 * ```ts
 * perfectTournamentPerformance(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 1 }],
 *   ],
 *   [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 2033
 * ```
 */
export function perfectTournamentPerformance(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  return valueWhereAllowed(perfectPerformanceCalculation, player, ratedTournament(games, players));
}
