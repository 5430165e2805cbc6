// US Chess rule 34E6: Most Blacks

import {
  type Crosstable,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  tournamentOf,
} from '@crosstable/core';
import { sumOf } from '@crosstable/standings/self-defined';

import { finishedRounds } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E6';

/** Most blacks, as a definition for the option `selfDefined` of `crosstable`. */
export const mostBlacksDefinition: SelfDefinedByContributions = {
  code: 'US_BLACKS',
  name: {
    en: 'Most Blacks',
    de: 'Zahl der Schwarzpartien',
    fr: 'Nombre de parties jouées avec les noirs',
    es: 'Número de partidas jugadas con negras',
  },
  rule: RULE,
  type: 'B',
  contributions: (player) =>
    finishedRounds(player).map(({ colour, isPlayed, round }) => {
      const counts = isPlayed && colour === 'black'; // 34E6
      const key = counts ? 'counts' : 'does-not-count';
      return { round, value: counts ? 1 : 0, because: { key, article: RULE } };
    }),
  value(kept, { rounds }) {
    const isUnknown = rounds.some(({ colour, isPlayed }) => isPlayed && colour === null);
    return isUnknown ? null : sumOf(kept.map(({ value }) => value));
  },
};

/**
 * Most Blacks: the number of games played with Black. Forfeits don't count.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number of games; 0 for a player without games, and where nobody knows the colours.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E6.
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
 * mostBlacks('A', games); // → 1
 * ```
 */
export function mostBlacks(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(mostBlacksDefinition, player, tournamentOf(games));
}
