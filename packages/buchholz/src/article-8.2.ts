// FIDE C.07 (edition 2026-03), Article 8.2: Average of Opponents' Buchholz

import {
  type Calculation,
  type Crosstable,
  type Kept,
  type Player,
  type Rounds,
  type Tournament,
  UNFINISHED,
  memoized,
  outcomeOf,
  tournamentOf,
  valueWhereAllowed,
  valuesMet,
  valuesOf,
} from '@crosstable/core';

import { buchholzContributions } from './article-8.1.js';
import { finalRoundDrawn, isInFinalRound, refusalOfFore } from './article-8.3.js';
import { refusalOfRoundRobin } from './article-8.js';

/** Everybody's Buchholz, in the units of the tournament. */
const buchholzes = /* @__PURE__ */ memoized((tournament: Tournament) =>
  valuesOf({ contributions: buchholzContributions, values: ({ sums }) => sums }, [], tournament),
);

/** Art. 8.3: a game of the final round that isn't finished is a draw over the board. */
function isMetAtTheEnd(tournament: Tournament, cell: number): boolean {
  return outcomeOf(tournament.records[cell]) === UNFINISHED && isInFinalRound(tournament, cell);
}

/** Art. 8.2: the mean, in points and exact; of nothing none. */
function means({ counts, sums, tournament }: Kept): Float64Array {
  const { scale } = tournament.primary;
  return sums.map((sum, row) => sum / (counts[row] * scale));
}

export const averageOfBuchholzCalculation: Calculation = {
  refusal: refusalOfRoundRobin,
  contributions: (tournament, rows) => valuesMet(tournament, rows, buchholzes(tournament)), // Art. 8.2
  values: means,
};

/**
 * AOB/F: the average of the Fore Buchholz of the opponents met over the board. A forfeit of the final round counts as a draw in
 * the opponents' Fore Buchholz, but makes nobody an opponent.
 */
export const averageOfForeBuchholzCalculation: Calculation = {
  refusal: refusalOfFore,
  contributions: (tournament, rows) =>
    valuesMet(tournament, rows, buchholzes(finalRoundDrawn(tournament)), isMetAtTheEnd), // Art. 8.2, 8.3
  values: means,
};

/**
 * Average of Opponents' Buchholz: the mean Buchholz of the opponents met over the board. It isn't rounded; tables print
 * two decimals.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when no opponent was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 8.2 and 16.
 *
 * @example
 * ```ts
 * averageOfOpponentsBuchholz('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]); // → 2
 * ```
 */
export function averageOfOpponentsBuchholz(
  player: string,
  games: Rounds | Crosstable,
  _players?: readonly Player[],
): number {
  return valueWhereAllowed(averageOfBuchholzCalculation, player, tournamentOf(games));
}
