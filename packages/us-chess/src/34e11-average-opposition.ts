// US Chess rule 34E11: Average Opposition

import {
  type Crosstable,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  type SelfDefinedContribution,
  ratedTournament,
} from '@crosstable/core';
import { meanOf } from '@crosstable/standings/self-defined';

import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E11';

/** The average opposition, as a definition for the option `selfDefined` of `crosstable`. */
export const averageOppositionDefinition: SelfDefinedByContributions = {
  code: 'US_AVG_OPP',
  name: {
    en: 'Average Opposition',
    de: 'Elo-Durchschnitt der Gegner',
    fr: 'Elo moyen des adversaires',
    es: 'Elo medio de los rivales',
  },
  rule: RULE,
  type: 'D',
  decimals: 2,
  contributions: ({ rounds }) =>
    rounds.flatMap(({ isPlayed, opponentRating, round }): SelfDefinedContribution[] =>
      isPlayed && opponentRating !== null
        ? [{ round, value: opponentRating, because: { key: 'opponent-rating', article: RULE } }]
        : [],
    ),
  value: (kept) => meanOf(kept.map(({ value }) => value)), // 34E11
};

/**
 * Average Opposition: the mean rating of the opponents met over the board. Unrated opponents are left out.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The ratings, beside bare games; a table has its own.
 * @returns Rating points, not rounded; 0 where no rated opponent was met.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E11.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/us-chess';
 *
 * const games: Game[][] = [[{ white: 'A', black: 'B', result: 1 }], [{ white: 'C', black: 'A', result: 0 }]];
 * const players = [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1705 }];
 * averageOpposition('A', games, players); // → 1652.5
 * ```
 */
export function averageOpposition(player: string, games: Rounds | Crosstable, players?: readonly Player[]): number {
  return valueBy(averageOppositionDefinition, player, ratedTournament(games, players));
}
