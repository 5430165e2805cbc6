// FIDE C.07 (edition 2026-03), Article 10.2: Tournament Performance Rating

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
import { PLAYED, isPlayed, outcomeOf, ratedSeat, ratingDifference } from '@crosstable/core';

import { column as averageRatings, mean, ratingsMet } from '../../average-rating/src/article-10.1.js';

/** The half points of some games over the board: a win is 2 and a draw 1, whatever the scoring of the tournament. */
export function halfPoints(games: readonly Element[], { tournament, player }: Seat<RatedRounds>): number {
  const { records, rounds } = tournament;
  return games.reduce((sum, { round }) => sum + outcomeOf(records[player * rounds + round]) - PLAYED, 0);
}

/** Art. 10.2: the fractional score in whole percent, halves up; in whole numbers, so that no rounding goes astray. */
function percentage(halves: number, games: number): number {
  return Math.floor((100 * halves + games) / (2 * games));
}

/** Art. 10.2 of some games over the board against rated opponents; `null` of none. */
function performance(games: readonly Element[], seat: Seat<RatedRounds>): number | null {
  if (games.length === 0) return null;
  return mean(games) + ratingDifference(percentage(halfPoints(games, seat), games.length)); // Art. 10.2
}

/** {@link performance} of one player's games. */
export function performanceOf(seat: Seat<RatedRounds>): number | null {
  return performance(ratingsMet(seat), seat);
}

/**
 * Tournament Performance Rating: the average rating of the opponents met over the board, rounded to the nearest whole number
 * (½ up), and the rating difference that the rating regulations put beside the fractional score against them, rounded to
 * whole percent (½ up): 800 for all points, -800 for none. Games count 1, ½ or 0, whatever the scoring. Opponents who are
 * unrated or not in the list are skipped with the points of their games; in a FIDE event the regulations leave the
 * tie-break out when anyone is unrated (Article 10).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rated opponent was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds. Follows C.07 Art. 10.2 and B.02 Art. 8.1.1.
 *
 * @example
 * ```ts
 * tournamentPerformanceRating(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 1 }],
 *   ],
 *   [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 2006
 * ```
 */
export function tournamentPerformanceRating(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  return performanceOf(ratedSeat(player, games, players)) ?? 0;
}

/** {@link performanceOf} for a whole table; NaN for `null`. */
export function performances(tournament: CompiledTournament): Float64Array {
  const { opponents, ratings, records, rounds } = tournament;
  const values = averageRatings(tournament);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let halves = 0;
    let games = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      const outcome = outcomeOf(records[cell]);
      if (!isPlayed(outcome) || ratings[opponents[cell]] === 0) continue;
      halves += outcome - PLAYED;
      games++;
    }
    if (games > 0) values[player] += ratingDifference(percentage(halves, games)); // Art. 10.2
  }
  return values;
}

/** The row of the table that was used. */
function conclusion(games: readonly Element[], seat: Seat<RatedRounds>): Reason {
  if (games.length === 0) return { key: 'nothing-left', article: '10.2' };
  const halves = halfPoints(games, seat);
  const percent = percentage(halves, games.length);
  const values = {
    average: mean(games),
    points: halves / 2,
    games: games.length,
    percent,
    difference: ratingDifference(percent),
  };
  return { key: 'rating-difference', article: 'B.02 8.1.1', values };
}

/** The performance rating as the umbrella package and the explanations know it. */
export const tournamentPerformanceAccount: Account = {
  code: 'TPR',
  name: 'Tournament Performance Rating',
  article: '10.2',
  type: 'DB',
  edition: '2024-08',
  systems: ['swiss', 'round-robin'],
  degree: 0,
  degreeOfScores: 0,
  needsRatings: true,
  elements: ratingsMet,
  modifiers: {},
  value: performance,
  columns: { '': performances },
  reason: () => ({ key: 'opponent-rating', article: '10.1' }),
  conclusion,
};
