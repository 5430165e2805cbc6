// FIDE C.07 (edition 2026-03), Article 10.4: Average Performance Rating of Opponents

import { roundedMeans } from '@crosstable/average-rating/inside';
import {
  type Calculation,
  type Crosstable,
  PLAYERS_ONLY,
  type Player,
  type Rounds,
  type Tournament,
  memoized,
  ratedTournament,
  valueWhereAllowed,
  valuesMet,
  valuesOf,
} from '@crosstable/core';

import { tournamentPerformanceCalculation } from './article-10.2.js';

/** Everybody's performance rating. */
const performances = /* @__PURE__ */ memoized((tournament: Tournament) =>
  valuesOf(tournamentPerformanceCalculation, [], tournament),
);

/** Art. 10.4: the rounded mean of the opponents' performance ratings. */
export const averagePerformanceCalculation: Calculation = {
  participants: PLAYERS_ONLY, // Art. 10
  contributions: (tournament, rows) => valuesMet(tournament, rows, performances(tournament)), // Art. 10.4
  values: roundedMeans,
};

/**
 * Average Performance Rating of Opponents: the mean tournament performance rating of the opponents met over the board,
 * rounded to the nearest whole number (½ up); an opponent met twice counts twice. An opponent without a performance rating,
 * who met nobody rated, is skipped; in a FIDE event the regulations leave the tie-break out when anyone is unrated (Article
 * 10).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings, the opponents' opponents included; a table has them compiled in.
 * @returns Rating points; 0 when no opponent with a performance rating was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
 *
 * Cost: linear in the games and players, and then as with a table: quadratic in the rounds. Follows C.07 Art. 10.4 and
 * 10.2.
 *
 * @example
 * ```ts
 * averagePerformanceRatingOfOpponents(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *     [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   ],
 *   [{ id: 'A', rating: 1800 }, { id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 1750
 * ```
 */
export function averagePerformanceRatingOfOpponents(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  return valueWhereAllowed(averagePerformanceCalculation, player, ratedTournament(games, players));
}
