// FIDE C.07 (edition 2026-03), Article 9.1: Sonneborn-Berger, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  checkNames,
  cutHighest,
  cutLeastSignificant,
  cutsAndMedians,
  explanationOf,
  modifierOf,
  reasonOfScoreMet,
  ruleFrom,
  unratedTournament,
} from '@crosstable/core';

import { sonnebornBergerCalculation } from './article-9.1.js';

/** Sonneborn-Berger, with all that standings and explanations need. */
export const sonnebornBergerRule = /* @__PURE__ */ ruleFrom(sonnebornBergerCalculation, {
  code: 'SB',
  name: 'Sonneborn-Berger',
  article: '9.1',
  type: 'BC',
  systems: ['swiss', 'round-robin'],
  cuts: /* @__PURE__ */ cutsAndMedians(cutLeastSignificant, cutHighest),
  cutArticle: '14.1.1.d',
  units: ({ primary: { scale } }) => ({ score: scale, value: scale ** 2 }),
  reason: reasonOfScoreMet,
});

/** The Sonneborn-Berger to explain; default the plain one. */
export interface SonnebornBergerVariant {
  /** The number of least significant contributions that are cut. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** The number of contributions that are cut at each end. */
  readonly median?: 0 | 1 | 2 | undefined;
}

/**
 * Explains a Sonneborn-Berger: the score met in every round with its reason, the points, and the cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the plain tie-break.
 * @returns The value in points times points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/sonneborn-berger';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'A', black: '', result: 0.5, kind: 'half-bye' }],
 * ];
 * explain('A', games).contributions.map(({ reason }) => reason.key); // → ['opponent-score', 'dummy-limited-by-draws']
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: SonnebornBergerVariant = {},
): Explanation {
  checkNames(variant, 'variant', { cut: true, median: true });
  const modifier = modifierOf(variant, sonnebornBergerRule);
  return explanationOf(sonnebornBergerRule, modifier, player, unratedTournament(games, players));
}
