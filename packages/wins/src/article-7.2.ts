// FIDE C.07 (edition 2026-03), Article 7.2: Number of Games Won

import {
  type Calculation,
  type Crosstable,
  type Player,
  type Rounds,
  type TiebreakRule,
  WON,
  outcomeOf,
  tournamentOf,
  valueOf,
} from '@crosstable/core';

import { type Counts, counting, countingRule, inMatchPoints } from './article-7.js';

/** Art. 7.2: over the board. A forfeit isn't, not even in a round-robin. */
const counts: Counts = (_, record) => outcomeOf(record) === WON;

export const wonCalculation: Calculation = /* @__PURE__ */ counting(counts, { transform: inMatchPoints });

export const wonRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'WON', name: 'Number of Games Won', article: '7.2' },
  wonCalculation,
);

/**
 * Number of Games Won: over the board, so that byes and forfeits don't count, in any system.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number of games; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.2.
 *
 * @example
 * ```ts
 * won('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0 }],
 *   [{ white: 'A', black: 'D', result: 1, kind: 'forfeit-win' }],
 * ]); // → 2
 * ```
 */
export function won(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOf(wonCalculation, player, tournamentOf(games));
}
