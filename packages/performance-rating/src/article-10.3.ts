// FIDE C.07 (edition 2026-03), Article 10.3: Perfect Tournament Performance

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Player,
  RatedRounds,
  Reason,
  Rounds,
  Seat,
} from '@crosstable/core';
import {
  CERTAIN_DIFFERENCE,
  PLAYED,
  isPlayed,
  nearestMillionth,
  outcomeOf,
  ratedSeat,
  scoringProbability,
} from '@crosstable/core';

import { ratingsMet } from '../../average-rating/src/article-10.1.js';
import { halfPoints } from './article-10.2.js';

/** The expected score against some ratings, in whole percent of a point; on the full scale, without the limit of 400. */
function expectedScore(rating: number, against: readonly number[]): number {
  let percent = 0;
  for (const other of against) percent += scoringProbability(rating - other);
  return percent;
}

/** The whole number halfway between two, so that not even their sum overflows. */
function halfway(one: number, other: number): number {
  return Math.floor(one / 2 + other / 2);
}

/** Art. 10.3: the lowest whole rating whose expectation against these ratings reaches so many half points. */
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

/** The ratings of the opponents in some games. */
function ratingsAgainst(games: readonly Element[]): readonly number[] {
  return games.map(({ score }) => score);
}

/** {@link lowestRating} for some games over the board against rated opponents. */
function ratingFor(games: readonly Element[], seat: Seat<RatedRounds>): number {
  return lowestRating(ratingsAgainst(games), halfPoints(games, seat));
}

/** The same; `null` for no games. */
function perfectPerformance(games: readonly Element[], seat: Seat<RatedRounds>): number | null {
  return games.length === 0 ? null : ratingFor(games, seat);
}

/** {@link perfectPerformance} of one player's games. */
export function perfectPerformanceOf(seat: Seat<RatedRounds>): number | null {
  return perfectPerformance(ratingsMet(seat), seat);
}

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
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
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
  return perfectPerformanceOf(ratedSeat(player, games, players)) ?? 0;
}

/** {@link perfectPerformanceOf} for a whole table; NaN for `null`. */
export function perfectPerformances(tournament: CompiledTournament): Float64Array {
  const { opponents, ratings, records, rounds } = tournament;
  const values = new Float64Array(ratings.length);
  const met: number[] = [];
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let halves = 0;
    met.length = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      const outcome = outcomeOf(records[cell]);
      const rating = ratings[opponents[cell]];
      if (!isPlayed(outcome) || rating === 0) continue;
      halves += outcome - PLAYED;
      met.push(rating);
    }
    values[player] = met.length === 0 ? NaN : lowestRating(met, halves); // Art. 10.3
  }
  return values;
}

/** The games with what each is expected to bring at the rating found. */
function expectations(seat: Seat<RatedRounds>): readonly Element[] {
  const games = ratingsMet(seat);
  const rating = ratingFor(games, seat);
  return games.map(({ round, score }) => ({ round, score, value: scoringProbability(rating - score) / 100 }));
}

/** The row of the table that was used. */
function reason(seat: Seat<RatedRounds>, { score }: Element): Reason {
  const difference = ratingFor(ratingsMet(seat), seat) - score;
  const values = { difference: nearestMillionth(difference), percent: scoringProbability(difference) };
  return { key: 'scoring-probability', article: 'B.02 8.1.2', values };
}

function conclusion(games: readonly Element[], seat: Seat<RatedRounds>): Reason {
  if (games.length === 0) return { key: 'nothing-left', article: '10.3' };
  const against = ratingsAgainst(games);
  const halves = halfPoints(games, seat);
  if (halves === 0) return { key: 'zero-score', article: '10.3', values: { lowest: Math.min(...against) } };
  const values = { points: halves / 2, expected: expectedScore(ratingFor(games, seat), against) / 100 };
  return { key: 'lowest-sufficient-rating', article: '10.3', values };
}

/** The perfect performance as the umbrella package and the explanations know it. */
export const perfectPerformanceAccount: Account = {
  code: 'PTP',
  name: 'Perfect Tournament Performance',
  article: '10.3',
  type: 'DB',
  edition: '2024-08',
  systems: ['swiss', 'round-robin'],
  degree: 0,
  degreeOfScores: 0,
  needsRatings: true,
  elements: expectations,
  modifiers: {},
  value: perfectPerformance,
  columns: { '': perfectPerformances },
  reason,
  conclusion,
};
