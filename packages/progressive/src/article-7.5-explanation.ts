// FIDE C.07 (edition 2026-03), Article 7.5: (Sum of) Progressive Scores, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  checkFlag,
  checkNames,
  cutRound,
  explanationOf,
  modifierOf,
  ruleFrom,
  unratedTournament,
  variantOf,
} from '@crosstable/core';

import { isDropped, progressiveCalculation, restartedCalculation } from './article-7.5.js';

const FIRST = /* @__PURE__ */ cutRound(1);
const SECOND = /* @__PURE__ */ cutRound(2);

/** Progressive scores, with all that standings and explanations need. */
export const progressiveRule = /* @__PURE__ */ ruleFrom(progressiveCalculation, {
  code: 'PS',
  name: '(Sum of) Progressive Scores',
  article: '7.5',
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: { '/C1': [FIRST], '/C2': [FIRST, SECOND] }, // Art. 14.1.1.c, 14.2
  cutArticle: '14.1.1.c',
  scoreWithAddedPoints: ({ primary }) => primary,
  units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
  reason: () => ({ key: 'running-total', article: '7.5' }),
});

/** The Cut-1 that `@echecs/progressive` computes; the regulations don't have it. */
const restartedRule = /* @__PURE__ */ variantOf(progressiveRule, restartedCalculation, {
  code: 'progressiveCut1',
  cuts: {},
  scoreWithAddedPoints: ({ primary }) => ({
    ...primary,
    adjustments: primary.adjustments?.filter((one) => !isDropped(one)),
  }),
});

/** The progressive score to explain. */
export interface ProgressiveVariant {
  /** The number of first scores that are cut; default 0, the plain sum. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** For one cut: `true` for FIDE's, as `/cut1-fide` computes it; default that of `@echecs/progressive`, as `/cut1` does. */
  readonly fide?: boolean | undefined;
}

/**
 * Explains a progressive score: the running total of every round, and the cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the plain tie-break.
 * @returns The value in points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/progressive';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 * ];
 * explain('A', games).contributions.map(({ value }) => value); // → [1, 1.5]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: ProgressiveVariant = {},
): Explanation {
  checkNames(variant, 'variant', { cut: true, fide: true });
  const modifier = modifierOf(variant, progressiveRule);
  const fide = variant.fide ?? false;
  checkFlag(fide, 'variant.fide');
  const isRestarted = modifier === '/C1' && !fide;
  return isRestarted
    ? explanationOf(restartedRule, '', player, unratedTournament(games, players))
    : explanationOf(progressiveRule, modifier, player, unratedTournament(games, players));
}
