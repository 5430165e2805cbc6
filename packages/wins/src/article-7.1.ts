// FIDE C.07 (edition 2026-03), Article 7.1: Number of Wins

import {
  type Calculation,
  type Crosstable,
  OPEN,
  type Player,
  type Rounds,
  type TiebreakRule,
  isIn,
  tournamentOf,
  valueOf,
} from '@crosstable/core';

import { type Counts, counting, countingRule, inMatchPoints } from './article-7.js';

/**
 * Art. 7.1: with or without playing, as many points as a win awards. A bye worth more or less is no win, and neither is a
 * game that isn't finished, even where a win awards nothing.
 */
const counts: Counts = ({ primary }, record, awarded) => !isIn(OPEN, record) && awarded === primary.win;

export const winCalculation: Calculation = /* @__PURE__ */ counting(counts, { transform: inMatchPoints });

export const winRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'WIN', name: 'Number of Wins', article: '7.1' },
  winCalculation,
);

/**
 * Number of Wins: the rounds in which the player got as many points as a win awards, with or without playing. A bye counts
 * if it is worth exactly a win.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number of rounds; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.1.
 *
 * @example
 * ```ts
 * win('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 *   [{ white: 'A', black: '', result: 1, kind: 'pairing-bye' }],
 * ]); // → 2
 * ```
 */
export function win(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOf(winCalculation, player, tournamentOf(games));
}
