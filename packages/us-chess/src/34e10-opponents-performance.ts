// US Chess rule 34E10: Opponents' Performance

import {
  type Crosstable,
  type Exact,
  type OutcomeName,
  type Player,
  type PlayerView,
  type Rounds,
  type SelfDefinedByContributions,
  type SelfDefinedContribution,
  ratedTournament,
} from '@crosstable/core';
import { meanOf, numberOf } from '@crosstable/standings/self-defined';

import { opponentMet } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E10';

/** 34E10: what a result adds to the rating of the opponent. */
const ADDED: Readonly<Partial<Record<OutcomeName, number>>> = { win: 400, draw: 0, loss: -400 };

/** The performance of an opponent against all but, where the opponent is tied with the player, those who are tied with both. */
function performanceOf(opponent: PlayerView, tiedOn: number): Exact | null {
  const isTied = opponent.points === tiedOn;
  return meanOf(
    opponent.rounds.flatMap((one): number[] => {
      const other = opponentMet(one);
      const added = ADDED[one.outcome];
      if (other === null || added === undefined || one.opponentRating === null) return [];
      const isAmongTied = isTied && other.points === tiedOn; // 34E10
      return isAmongTied ? [] : [one.opponentRating + added];
    }),
  );
}

/** The opponents' performance, as a definition for the option `selfDefined` of `crosstable`. */
export const opponentsPerformanceDefinition: SelfDefinedByContributions = {
  code: 'US_OPP_PERF',
  name: {
    en: "Opponents' Performance",
    de: 'Turnierleistung der Gegner',
    fr: 'Performance des adversaires',
    es: 'Rendimiento de los rivales',
  },
  rule: RULE,
  type: 'DC',
  decimals: 2,
  contributions: ({ points, rounds }) =>
    rounds.flatMap((one): SelfDefinedContribution[] => {
      const opponent = opponentMet(one);
      const value = opponent && performanceOf(opponent, points);
      if (value === null) return [];
      const because = { key: 'opponent-performance', article: RULE } as const;
      return [{ round: one.round, score: numberOf(value), value, because }];
    }),
  value: (kept) => meanOf(kept.map(({ value }) => value)), // 34E10
};

/**
 * Opponents' Performance: the mean of the opponents' performances. A performance is the mean of the ratings met, 400 more for a win and
 * 400 less for a loss. Unrated opponents are left out, and so are games between players who have as many points as the player.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The ratings, beside bare games; a table has its own.
 * @returns Rating points, not rounded; 0 where no opponent has a performance.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E10.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/us-chess';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 0 }, { white: 'B', black: 'D', result: 1 }],
 * ];
 * const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 1500 }));
 * opponentsPerformance('A', games, players); // → 1900
 * ```
 */
export function opponentsPerformance(player: string, games: Rounds | Crosstable, players?: readonly Player[]): number {
  return valueBy(opponentsPerformanceDefinition, player, ratedTournament(games, players));
}
