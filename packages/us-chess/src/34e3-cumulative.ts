// US Chess rule 34E3: Cumulative

import {
  type Crosstable,
  type Exact,
  type Player,
  type PlayerView,
  type Rounds,
  type SelfDefinedByContributions,
  type SelfDefinedContribution,
  type TextByLanguage,
  memoized,
  tournamentOf,
} from '@crosstable/core';
import { numberOf, sumOf } from '@crosstable/standings/self-defined';

import { finishedRounds } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E3';

/** 34E3: of the points of a round that wasn't played. */
const TAKEN_OFF: TextByLanguage = {
  en: "the round wasn't played, so its points are taken off once",
  de: 'die Runde wurde nicht gespielt, also werden ihre Punkte einmal abgezogen',
  fr: 'la ronde n’a pas été jouée, ses points sont donc retirés une fois',
  es: 'la ronda no se jugó, así que sus puntos se restan una vez',
};

/** 34E3: the score after each round, and a deduction for each round that brought points without play. */
function runningScores(player: PlayerView): SelfDefinedContribution[] {
  const before: number[] = [];
  return finishedRounds(player).flatMap(({ isPlayed, points, round }): SelfDefinedContribution[] => {
    before.push(points);
    const after = { round, value: numberOf(sumOf(before)), because: { key: 'running-total', article: RULE } as const };
    return isPlayed || points <= 0 ? [after] : [after, { round, value: -points, because: TAKEN_OFF }]; // 34E3
  });
}

/** The cumulative score, as a definition for the option `selfDefined` of `crosstable`. */
export const cumulativeDefinition: SelfDefinedByContributions = {
  code: 'US_CUM',
  name: { en: 'Cumulative', de: 'Fortschrittswertung', fr: 'Cumulatif', es: 'Progresivo' },
  rule: RULE,
  type: 'B',
  contributions: runningScores,
};

/** The cumulative score of a player, which {@link cumulativeDefinition} gives. */
export const cumulativeScore = /* @__PURE__ */ memoized((player: PlayerView): Exact =>
  sumOf(runningScores(player).map(({ value }) => value)),
);

/**
 * Cumulative: the sum of the scores after each round. The points of a bye or a forfeit win are taken off again, once.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E3.
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
 * cumulative('A', games); // → 5.5
 * cumulative('C', games); // → 3
 * ```
 */
export function cumulative(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(cumulativeDefinition, player, tournamentOf(games));
}
