// US Chess rule 34E4: Median

import {
  type Crosstable,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  tournamentOf,
} from '@crosstable/core';

import { cutOf, numberCut, opponentsScores } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E4';

/** The median, as a definition for the option `selfDefined` of `crosstable`. */
export const medianDefinition: SelfDefinedByContributions = {
  code: 'US_MED',
  name: { en: 'Median', de: 'Median', fr: 'Médiane', es: 'Mediana' },
  rule: RULE,
  type: 'C',
  contributions: (player) => opponentsScores(player, RULE),
  cut(player) {
    const count = numberCut(player.tournament);
    return cutOf(player, count, count); // 34E4
  },
};

/**
 * Median, also called Harkness: the sum of the opponents' scores without the lowest and the highest, in events of nine or more rounds
 * without two of each. An opponent's unplayed rounds count as draws, and an own one as an opponent with 0.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E4.
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
 * median('A', games); // → 1
 * ```
 */
export function median(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(medianDefinition, player, tournamentOf(games));
}
