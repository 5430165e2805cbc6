// FIDE C.07 (edition 2026-03), Article 9.2: Koya System

import {
  type Calculation,
  type Contributions,
  type Crosstable,
  type Player,
  type Rounds,
  type Rows,
  type Tournament,
  UNFINISHED,
  inPoints,
  outcomeOf,
  tournamentOf,
  valueOf,
} from '@crosstable/core';

import { type KoyaLimit, type Limit, hundredfold, limitOf, maximumScore } from './article-14.5.js';

/** Whether a score, in the units of the tournament, is at least the limit. */
export function reaches(tournament: Tournament, limit: Limit): (score: number) => boolean {
  const least = hundredfold(limit, maximumScore(tournament), tournament);
  return (score) => 100 * score >= least; // Art. 9.2
}

/** Art. 9.2: the points against each opponent, as far as the opponent reached the limit. Art. 15.2: also in forfeits. */
function pointsAgainst(tournament: Tournament, { from, to }: Rows, limit: Limit): Contributions {
  const { opponents, primary, records, rounds } = tournament;
  const isReached = reaches(tournament, limit);
  const start = from * rounds;
  const scores = new Float64Array((to - from) * rounds).fill(NaN);
  const values = scores.slice();
  for (let cell = 0; cell < values.length; cell++) {
    const opponent = opponents[start + cell];
    if (opponent < 0 || outcomeOf(records[start + cell]) === UNFINISHED) continue;
    scores[cell] = primary.totals[opponent];
    values[cell] = isReached(scores[cell]) ? primary.awarded[start + cell] : 0; // Art. 9.2
  }
  return { scores, values };
}

/** Koya with a limit. */
export function koyaCalculation(limit: Limit): Calculation {
  return {
    contributions: (tournament, rows) => pointsAgainst(tournament, rows, limit),
    values: inPoints,
  };
}

/**
 * Koya: the points achieved against opponents who reached the limit, by default half of the maximum possible score. The
 * maximum is a win in every round, without the free rounds of a round-robin. Games without a table, and a table without a
 * system, count as a round-robin, unless one of their byes carries points. The scores are those on the table;
 * forfeits against an opponent count like games.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @param options - `limit` moves the limit by that many half points, `percent` sets it.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 9.2, 14.5 and 15.2.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/koya';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 0.5 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'D', black: 'B', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0.5 }],
 * ];
 * koya('A', games); // → 1.5
 * koya('A', games, [], { limit: 1 }); // → 0.5
 * ```
 */
export function koya(
  player: string,
  games: Rounds | Crosstable,
  _players?: readonly Player[],
  options?: KoyaLimit,
): number {
  return valueOf(koyaCalculation(limitOf(options)), player, tournamentOf(games));
}
