// US Chess rule 34E1: Modified Median

import {
  type Crosstable,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  nearestMillionth,
  tournamentOf,
} from '@crosstable/core';

import { cutOf, finishedRounds, numberCut, opponentsScores } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E1';

/** The modified median, as a definition for the option `selfDefined` of `crosstable`. */
export const modifiedMedianDefinition: SelfDefinedByContributions = {
  code: 'US_MM',
  name: {
    en: 'Modified Median',
    de: 'Modifizierter Median',
    fr: 'Médiane modifiée',
    es: 'Mediana modificada',
  },
  rule: RULE,
  type: 'C',
  contributions: (player) => opponentsScores(player, RULE),
  cut(player) {
    const maximum = player.tournament.scoring.win * finishedRounds(player).length;
    const above = nearestMillionth(2 * player.points - maximum);
    const count = numberCut(player.tournament);
    return cutOf(player, above >= 0 ? count : 0, above <= 0 ? count : 0); // 34E1
  },
};

/**
 * Modified Median: the sum of the opponents' scores without the least significant one, which is the lowest for a player with more
 * than half of the maximum, the highest for one with less, and both for one with exactly half. In events of nine or more rounds two
 * go in place of one. An opponent's unplayed rounds count as draws, and an own one as an opponent with 0.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E1.
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
 * modifiedMedian('A', games); // → 2.5
 * ```
 */
export function modifiedMedian(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(modifiedMedianDefinition, player, tournamentOf(games));
}
