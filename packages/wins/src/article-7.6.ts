// FIDE C.07 (edition 2026-03), Article 7.6: Rounds one Elected to Play in

import {
  type Calculation,
  type Crosstable,
  PAIRED_GAMES,
  type Player,
  type Rounds,
  type TiebreakRule,
  UNFINISHED,
  VOLUNTARY_ROUNDS,
  isIn,
  tournamentOf,
  valueOf,
} from '@crosstable/core';

import { type Counts, counting, countingRule } from './article-7.js';

/**
 * Art. 7.6: all rounds but half-point and zero-point byes and forfeit losses; a double forfeit is a forfeit loss of both, and a
 * game need not be finished. Art. 7.6 names them, so that an edition in which Art. 15.2 makes no exceptions (August 2024)
 * makes no difference. With predetermined pairings a bye, however it is written down, is the free round, which is no round.
 */
const counts: Counts = ({ system }, record) =>
  !isIn(VOLUNTARY_ROUNDS, record) && (system !== 'round-robin' || isIn(PAIRED_GAMES | (1 << UNFINISHED), record)); // Art. 7.6, 15.2

export const roundsElectedCalculation: Calculation = /* @__PURE__ */ counting(counts);

export const roundsElectedRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'REP', name: 'Rounds one Elected to Play in', article: '7.6' },
  roundsElectedCalculation,
);

/**
 * Rounds one Elected to Play in: all rounds but the player's half-point byes, zero-point byes and forfeit losses. In a
 * table of a Swiss a round without a record is a zero-point bye, and a bye without `kind` is read by its result; otherwise the
 * former is no round, and the latter counts, for nobody asked for it. Any bye in a table of a round-robin is the free round, which
 * is no round.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number of rounds; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.6 and 15.2.
 *
 * @example
 * ```ts
 * roundsElected('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'A', black: '', result: 0.5, kind: 'half-bye' }],
 *   [{ white: 'A', black: '', result: 1, kind: 'pairing-bye' }],
 * ]); // → 2
 * ```
 */
export function roundsElected(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOf(roundsElectedCalculation, player, tournamentOf(games));
}
