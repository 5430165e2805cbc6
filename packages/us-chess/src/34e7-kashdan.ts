// US Chess rule 34E7: Kashdan

import {
  type Crosstable,
  type OutcomeName,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  tournamentOf,
} from '@crosstable/core';

import { finishedRounds } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E7';

/** 34E7: the worth of a game over the board. Nothing else is worth anything. */
const WORTH: Readonly<Partial<Record<OutcomeName, number>>> = { win: 4, draw: 2, loss: 1 };

/** Kashdan, as a definition for the option `selfDefined` of `crosstable`. */
export const kashdanDefinition: SelfDefinedByContributions = {
  code: 'US_KASH',
  name: 'Kashdan',
  rule: RULE,
  type: 'B',
  contributions: (player) =>
    finishedRounds(player).map(({ outcome, round }) => {
      const value = WORTH[outcome]; // 34E7
      if (value === undefined) return { round, value: 0, because: { key: 'does-not-count', article: RULE } };
      return { round, value };
    }),
};

/**
 * Kashdan: 4 for each win, 2 for a draw and 1 for a loss. Rounds that weren't played are worth nothing.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E7.
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
 * kashdan('A', games); // → 10
 * ```
 */
export function kashdan(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueBy(kashdanDefinition, player, tournamentOf(games));
}
