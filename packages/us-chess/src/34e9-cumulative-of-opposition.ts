// US Chess rule 34E9: Cumulative Scores of Opposition

import {
  type Crosstable,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  type TextByLanguage,
  tournamentOf,
} from '@crosstable/core';

import { finishedRounds, opponentMet } from './34e-unplayed-rounds.js';
import { cumulativeScore } from './34e3-cumulative.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E9';

const OF_OPPONENT: TextByLanguage = {
  en: "the opponent's cumulative score",
  de: 'die Fortschrittswertung des Gegners',
  fr: 'le cumulatif de l’adversaire',
  es: 'el progresivo del rival',
};

/** The cumulative scores of the opposition, as a definition for the option `selfDefined` of `crosstable`. */
export const cumulativeOppositionDefinition: SelfDefinedByContributions = {
  code: 'US_COP',
  name: {
    en: 'Cumulative of Opposition',
    de: 'Fortschrittswertung der Gegner',
    fr: 'Cumulatif des adversaires',
    es: 'Progresivo de los rivales',
  },
  rule: RULE,
  type: 'C',
  contributions: (player) =>
    finishedRounds(player).map((one) => {
      const opponent = opponentMet(one);
      if (opponent === null) return { round: one.round, value: 0, because: { key: 'does-not-count', article: RULE } };
      return { round: one.round, value: cumulativeScore(opponent), because: OF_OPPONENT }; // 34E9
    }),
};

/**
 * Cumulative of Opposition: the sum of the opponents' cumulative scores, each less the points of its own unplayed rounds. Rounds that
 * the player didn't play add nothing.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E9.
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
 * cumulativeOpposition('A', games); // → 5.5
 * ```
 */
export function cumulativeOpposition(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(cumulativeOppositionDefinition, player, tournamentOf(games));
}
