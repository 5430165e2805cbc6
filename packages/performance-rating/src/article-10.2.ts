// FIDE C.07 (edition 2026-03), Article 10.2: Tournament Performance Rating

import { ratingsMet, roundedMeans } from '@crosstable/average-rating/inside';
import {
  type Calculation,
  type Crosstable,
  type Kept,
  PLAYED,
  PLAYERS_ONLY,
  type Player,
  type Rounds,
  outcomeOf,
  percentage,
  ratedTournament,
  ratingDifference,
  valueWhereAllowed,
} from '@crosstable/core';

/** By row: the half points of the games that contribute. A win is 2 and a draw 1, whatever the scoring of the tournament. */
export function halfPoints({ from, to, tournament: { records, rounds }, values }: Kept): Int32Array {
  const start = from * rounds;
  const halves = new Int32Array(to - from);
  for (let cell = 0; cell < values.length; cell++) {
    if (!Number.isNaN(values[cell])) halves[Math.floor(cell / rounds)] += outcomeOf(records[start + cell]) - PLAYED;
  }
  return halves;
}

/** Art. 10.2: the average rating of the opponents met, and the difference that goes with the score against them. */
export const tournamentPerformanceCalculation: Calculation = {
  participants: PLAYERS_ONLY, // Art. 10
  contributions: ratingsMet,
  values: (kept) => {
    const { counts } = kept;
    const halves = halfPoints(kept);
    return roundedMeans(kept).map((mean, row) =>
      counts[row] === 0 ? NaN : mean + ratingDifference(percentage(halves[row], counts[row])),
    ); // Art. 10.2
  },
};

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
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
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
  return valueWhereAllowed(tournamentPerformanceCalculation, player, ratedTournament(games, players));
}
