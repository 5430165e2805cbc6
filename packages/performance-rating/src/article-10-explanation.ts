// FIDE C.07 (edition 2026-03), Article 10: the performance ratings, explained

import type { Account, Crosstable, Explanation, Player, Rounds } from '@crosstable/core';
import { check, checkNames, compiledSeat, explanation } from '@crosstable/core';

import { tournamentPerformanceAccount } from './article-10.2.js';
import { perfectPerformanceAccount } from './article-10.3.js';
import { averagePerformanceAccount } from './article-10.4.js';
import { averagePerfectPerformanceAccount } from './article-10.5.js';

/** Which of the tie-breaks to explain. */
export interface PerformanceVariant {
  /** The code; default `'TPR'`. */
  readonly of?: 'TPR' | 'PTP' | 'APRO' | 'APPO' | undefined;
}

const ACCOUNTS: readonly Account[] = [
  tournamentPerformanceAccount,
  perfectPerformanceAccount,
  averagePerformanceAccount,
  averagePerfectPerformanceAccount,
];

function accountOf(variant: PerformanceVariant): Account {
  checkNames(variant, 'variant', { of: true });
  const { of = 'TPR' } = variant;
  const account = ACCOUNTS.find(({ code }) => code === of);
  check(account !== undefined, 'variant.of', ACCOUNTS.map(({ code }) => `"${code}"`).join(' or '), of, 'string');
  return account;
}

/**
 * Explains a performance rating: what every game over the board brings in, and the row of the rating regulations' table
 * that was used.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @param variant - Default the Tournament Performance Rating.
 * @returns The value in rating points (0 when there is nothing to make it of) and its contributions, in the order of the
 *   rounds. Their `value` is the opponent's rating, for PTP the expected score against it at the rating that was found, for
 *   the averages the opponent's performance.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds, for PTP and APPO times the
 * logarithm of the span of the ratings.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/performance-rating';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 * ];
 * const players = [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }];
 * explain('A', games, players).value; // → 1843
 * const { conclusion } = explain('A', games, players);
 * conclusion.key === 'rating-difference' && conclusion.values.percent; // → 75
 * explain('A', games, players, { of: 'PTP' }).contributions.map(({ value }) => value); // → [0.81, 0.7]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: PerformanceVariant = {},
): Explanation {
  return explanation(accountOf(variant), '', player, compiledSeat(player, games, players));
}
