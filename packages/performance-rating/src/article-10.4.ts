// FIDE C.07 (edition 2026-03), Article 10.4: Average Performance Rating of Opponents

import type { Account, CompiledTournament, Crosstable, Element, Player, Rounds, Seat } from '@crosstable/core';
import { compiledSeat, isPlayed, meanReason, outcomeOf } from '@crosstable/core';

import { mean, roundedMean } from '../../average-rating/src/article-10.1.js';
import { performanceOf, performances, tournamentPerformanceAccount } from './article-10.2.js';

/** What the opponents met over the board have by another of these tie-breaks; whoever has nothing is left out. */
export function performancesMet(
  { tournament, player }: Seat,
  ofOpponent: (seat: Seat) => number | null,
): readonly Element[] {
  const { opponents, records, rounds } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const cell = player * rounds + round;
    if (!isPlayed(outcomeOf(records[cell]))) continue; // Art. 10.4, 10.5: over the board
    const value = ofOpponent({ tournament, player: opponents[cell] });
    if (value !== null) elements.push({ round, score: value, value });
  }
  return elements;
}

/** {@link mean} of {@link performancesMet} for a whole table, from everyone's own, NaN where there is none. */
export function averages({ opponents, records, rounds }: CompiledTournament, own: Float64Array): Float64Array {
  const values = new Float64Array(own.length);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let sum = 0;
    let count = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      if (!isPlayed(outcomeOf(records[cell]))) continue;
      const value = own[opponents[cell]];
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    values[player] = roundedMean(sum, count); // Art. 10.4, 10.5
  }
  return values;
}

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
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
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
  return mean(performancesMet(compiledSeat(player, games, players), performanceOf)) || 0; // Art. 10.4
}

/** The average performance as the umbrella package and the explanations know it. */
export const averagePerformanceAccount: Account = {
  ...tournamentPerformanceAccount,
  code: 'APRO',
  name: 'Average Performance Rating of Opponents',
  article: '10.4',
  type: 'DC',
  elements: (seat) => performancesMet(seat, performanceOf),
  value: (elements) => (elements.length === 0 ? null : mean(elements)),
  columns: { '': (tournament) => averages(tournament, performances(tournament)) },
  reason: () => ({ key: 'opponent-performance', article: '10.2' }),
  conclusion: (elements) => meanReason('10.4', elements),
};
