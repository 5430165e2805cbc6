// FIDE C.07 (edition 2026-03), Article 10.1: Average Rating of Opponents, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  checkNames,
  cutHighest,
  cutLowest,
  cutsAndMedians,
  explanationOf,
  meanReason,
  modifierOf,
  ratedTournament,
  ruleFrom,
} from '@crosstable/core';

import { averageRatingCalculation } from './article-10.1.js';

/** The average rating, with all that standings and explanations need. */
export const averageRatingRule = /* @__PURE__ */ ruleFrom(averageRatingCalculation, {
  code: 'ARO',
  name: 'Average Rating of Opponents',
  article: '10.1',
  type: 'D',
  systems: ['swiss', 'round-robin'],
  cuts: /* @__PURE__ */ cutsAndMedians(cutLowest, cutHighest),
  cutArticle: '14.1.1.b',
  needsRatings: 'met',
  units: () => ({ score: 1, value: 1 }),
  reason: () => ({ key: 'opponent-rating', article: '10.1' }),
  conclusion: (kept) => meanReason('10.1', kept),
});

/** The average rating to explain; default the plain one. */
export interface AverageRatingVariant {
  /** The number of lowest ratings that are cut. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** The number of ratings that are cut at each end. */
  readonly median?: 0 | 1 | 2 | undefined;
}

/**
 * Explains an average rating: the rating met in every game over the board, and the cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @param variant - Default the plain tie-break.
 * @returns The value in rating points (0 when nothing is left to average) and its contributions, in the order of the
 *   rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
 *
 * Cost: linear in the games and players, and then as with a table: linear in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/average-rating';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 * ];
 * const players = [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }];
 * explain('A', games, players).contributions.map(({ value }) => value); // → [1600, 1700]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: AverageRatingVariant = {},
): Explanation {
  checkNames(variant, 'variant', { cut: true, median: true });
  return explanationOf(
    averageRatingRule,
    modifierOf(variant, averageRatingRule),
    player,
    ratedTournament(games, players),
  );
}
