// FIDE C.07 (edition 2026-03), Article 7: the tie-breaks that count rounds, explained

import type { Account, Crosstable, Explanation, Player, Rounds } from '@crosstable/core';
import { check, checkNames, explanation, seatWithEverything } from '@crosstable/core';

import { winAccount } from './article-7.1.js';
import { wonAccount } from './article-7.2.js';
import { blackGamesAccount } from './article-7.3.js';
import { blackWinsAccount } from './article-7.4.js';
import { roundsElectedAccount } from './article-7.6.js';
import { standardPointsAccount } from './article-7.7.js';

/** Which of the tie-breaks to explain. */
export interface WinsVariant {
  /** The code; default `'WIN'`. */
  readonly of?: 'WIN' | 'WON' | 'BPG' | 'BWG' | 'REP' | 'STD' | undefined;
}

const ACCOUNTS: readonly Account[] = [
  winAccount,
  wonAccount,
  blackGamesAccount,
  blackWinsAccount,
  roundsElectedAccount,
  standardPointsAccount,
];

function accountOf(variant: WinsVariant): Account {
  checkNames(variant, 'variant', { of: true });
  const { of = 'WIN' } = variant;
  const account = ACCOUNTS.find(({ code }) => code === of);
  check(account !== undefined, 'variant.of', ACCOUNTS.map(({ code }) => `"${code}"`).join(' or '), of, 'string');
  return account;
}

/**
 * Explains a number of rounds: what every round counts, and why.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the Number of Wins.
 * @returns The value and its contributions, in the order of the rounds: 1 for a round that counts, else 0, of standard points
 *   also ½. Their `score` is the points of the round, of standard points those to be compared with: the opponent's or a
 *   draw's.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/wins';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 0.5 }],
 *   [{ white: 'A', black: 'B', result: 0, kind: 'forfeit-loss' }],
 * ];
 * explain('A', games, [], { of: 'REP' }).contributions.map(({ value }) => value); // → [1, 0]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: WinsVariant = {},
): Explanation {
  return explanation(accountOf(variant), '', player, seatWithEverything(player, games, players));
}
