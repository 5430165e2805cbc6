// FIDE C.07 (edition 2026-03), Article 8: Buchholz and related, explained

import type { Account, Crosstable, Explanation, Player, Rounds } from '@crosstable/core';
import { check, checkNames, compiledSeat, cutOf, explanation, refuse, seatShown } from '@crosstable/core';

import { buchholzAccount } from './article-8.1.js';
import { averageOfBuchholzAccount, averageOfForeBuchholzAccount } from './article-8.2.js';
import { foreBuchholzAccount } from './article-8.3.js';

/** Which Buchholz to explain; default the plain one. */
export interface BuchholzVariant {
  /** How many of the least significant scores are cut. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** How many are cut at both ends. */
  readonly median?: 0 | 1 | 2 | undefined;
  /** `true` for Fore Buchholz. */
  readonly fore?: boolean | undefined;
  /** `true` for the average of the opponents' (Fore) Buchholz, of which nothing is cut. */
  readonly average?: boolean | undefined;
}

function accountOf(variant: BuchholzVariant): Account {
  checkNames(variant, 'variant', { cut: true, median: true, fore: true, average: true });
  const { fore = false, average = false } = variant;
  check(typeof fore === 'boolean', 'variant.fore', 'true or false', fore);
  check(typeof average === 'boolean', 'variant.average', 'true or false', average);
  if (average) return fore ? averageOfForeBuchholzAccount : averageOfBuchholzAccount;
  return fore ? foreBuchholzAccount : buchholzAccount;
}

/**
 * Explains a Buchholz: the score met in every round and why it is that, and what was cut.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table; Fore Buchholz needs a table with the
 *   announced number of rounds.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the plain tie-break.
 * @returns The value in points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026, and with `{ fore: true }` for games or a table without the
 *   announced number of rounds.
 *
 * Cost: linear in the games and players, and then as with a table: at most cubic in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/buchholz';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'A', black: '', result: 0.5, kind: 'half-bye' }],
 * ];
 * explain('A', games).contributions.map(({ reason }) => reason.key); // → ['opponent-score', 'dummy-limited-by-draws']
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: BuchholzVariant = {},
): Explanation {
  const account = accountOf(variant);
  const cut = cutOf(variant, account);
  const seat = compiledSeat(player, games, players);
  refuse(account.refusal?.(seat.tournament), 'games');
  return explanation(account, cut, player, seat, seatShown(account, seat));
}
