// FIDE C.07 (edition 2026-03), Article 7: the tie-breaks that count rounds, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  explanationOf,
  ruleNamed,
  unratedTournament,
} from '@crosstable/core';

import { type Code, RULES } from './rules.js';

/** The tie-break to explain. */
export interface WinsVariant {
  /** The code; default `'WIN'`. */
  readonly of?: Code | undefined;
}

/**
 * Explains a number of rounds: the worth of every round, and its reason.
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
 * Cost: linear in the games and players; with a table linear in the rounds.
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
  return explanationOf(ruleNamed(variant, RULES), '', player, unratedTournament(games, players));
}
