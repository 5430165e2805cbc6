// FIDE C.07 (edition 2026-03), Article 7.4: Number of Games Won with Black

import {
  AS_BLACK,
  type Calculation,
  type Crosstable,
  PLAYERS_ONLY,
  type Player,
  type Rounds,
  type TiebreakRule,
  WON,
  tournamentOf,
  unlessKnown,
  valueWhereAllowed,
} from '@crosstable/core';

import { type Counts, counting, countingRule } from './article-7.js';

/** Art. 7.4: won over the board and with the black pieces. */
const counts: Counts = (_, record) => record === AS_BLACK + WON;

export const blackWinsCalculation: Calculation = /* @__PURE__ */ counting(counts, {
  participants: PLAYERS_ONLY, // Art. 5
  refusal: /* @__PURE__ */ unlessKnown('colours', '7.4'),
});

export const blackWinsRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'BWG', name: 'Number of Games Won with Black', article: '7.4' },
  blackWinsCalculation,
);

/**
 * Number of Games Won with Black: over the board, so that forfeits don't count, in any system.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number of games; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5), and a table whose colours nobody knows.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.4.
 *
 * @example
 * ```ts
 * blackWins('A', [
 *   [{ white: 'B', black: 'A', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0, kind: 'forfeit-loss' }],
 * ]); // → 1
 * ```
 */
export function blackWins(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(blackWinsCalculation, player, tournamentOf(games));
}
