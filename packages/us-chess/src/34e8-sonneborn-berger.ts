// US Chess rule 34E8: Sonneborn-Berger

import {
  type Crosstable,
  type Player,
  type PlayerView,
  type Rounds,
  type SelfDefinedByContributions,
  type SelfDefinedContribution,
  checkNames,
  choice,
  tournamentOf,
} from '@crosstable/core';

import { adjusted, finishedRounds, opponentMet } from './34e-unplayed-rounds.js';
import { valueBy } from './by-definition.js';

const RULE = 'US Chess 34E8';

/** The scores of the opponents that count: the real ones, or those of 34E1, with a draw for each unplayed round. */
export interface SonnebornBergerOptions {
  /** Default `'real'`. */
  readonly scores?: 'real' | 'adjusted' | undefined;
}

/** The opponent's score as it is, and why. */
function real({ points }: PlayerView): ReturnType<typeof adjusted> {
  return { score: points, because: { key: 'opponent-score', article: RULE } };
}

/** 34E8: the whole score of those who were beaten, half of it of those who drew. */
function products(player: PlayerView, scoreOf: typeof adjusted): SelfDefinedContribution[] {
  return finishedRounds(player).map((one): SelfDefinedContribution => {
    const { outcome, round } = one;
    const opponent = opponentMet(one);
    const share = outcome === 'win' ? 1 : outcome === 'draw' ? 1 / 2 : 0; // 34E8
    if (opponent === null || share === 0) return { round, value: 0, because: { key: 'does-not-count', article: RULE } };
    const { because, score } = scoreOf(opponent, RULE);
    return { round, score, value: share * score, because };
  });
}

/** Sonneborn-Berger with the real scores, as a definition for the option `selfDefined` of `crosstable`. */
export const sonnebornBergerDefinition: SelfDefinedByContributions = {
  code: 'US_SB',
  name: 'Sonneborn-Berger',
  rule: RULE,
  type: 'BC',
  contributions: (player) => products(player, real),
};

/** Sonneborn-Berger with the adjusted scores of 34E1, as a definition for the option `selfDefined` of `crosstable`. */
export const adjustedSonnebornBergerDefinition: SelfDefinedByContributions = {
  ...sonnebornBergerDefinition,
  code: 'US_SB_ADJ',
  name: {
    en: 'Sonneborn-Berger, adjusted scores',
    de: 'Sonneborn-Berger, angepasste Punkte',
    fr: 'Sonneborn-Berger, points ajustés',
    es: 'Sonneborn-Berger, puntos ajustados',
  },
  contributions: (player) => products(player, adjusted),
};

/**
 * Sonneborn-Berger: the scores of the opponents who were beaten, and half of the scores of those who drew. Rounds that weren't played
 * add nothing.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @param options - Whether the opponents' scores are those on the table, or adjusted: with a draw for each unplayed round.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table constant after the first call. Follows US Chess 34E8.
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
 * sonnebornBerger('A', games); // → 3
 * sonnebornBerger('A', games, [], { scores: 'adjusted' }); // → 3
 * ```
 */
export function sonnebornBerger(
  player: string,
  games: Rounds | Crosstable,
  _players?: readonly Player[],
  options: SonnebornBergerOptions = {},
): number {
  checkNames(options, 'options', { scores: true });
  const isAdjusted = choice(options.scores, 'options.scores', ['real', 'adjusted']) === 'adjusted';
  const definition = isAdjusted ? adjustedSonnebornBergerDefinition : sonnebornBergerDefinition;
  return valueBy(definition, player, tournamentOf(games));
}
