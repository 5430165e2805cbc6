// US Chess rule 34E2: Solkoff

import {
  type Crosstable,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  tournamentOf,
} from '@crosstable/core';

import { opponentsScores } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E2';

/** Solkoff, as a definition for the option `selfDefined` of `crosstable`. */
export const solkoffDefinition: SelfDefinedByContributions = {
  code: 'US_SOLK',
  name: 'Solkoff',
  rule: RULE,
  type: 'C',
  contributions: (player) => opponentsScores(player, RULE), // 34E2
};

/**
 * Solkoff: the sum of the opponents' scores. An opponent's unplayed rounds count as draws, and an own one as an opponent with 0.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E2.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/us-chess';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0 }, { white: 'B', black: 'D', result: 0.5 }],
 *   [{ white: 'A', black: 'D', result: 0.5 }, { white: 'C', black: '', result: 1, kind: 'full-bye' }],
 * ];
 * solkoff('A', games); // → 3.5
 * ```
 */
export function solkoff(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(solkoffDefinition, player, tournamentOf(games));
}
