// FIDE C.07 (edition 2026-03), Article 9.2: Koya System, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  type TiebreakRule,
  explanationOf,
  unratedTournament,
} from '@crosstable/core';

import { HALF, type KoyaLimit, type Limit, hundredfold, limitOf, maximumScore } from './article-14.5.js';
import { koyaCalculation, reaches } from './article-9.2.js';

function ruleOf(limit: Limit): TiebreakRule {
  const { article, option } = limit;
  return {
    code: 'KS',
    ...(option === undefined ? {} : { option }),
    name: 'Koya System',
    article: '9.2',
    type: 'BC',
    systems: ['round-robin'],
    cuts: {},
    units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
    reason: (tournament, { score }) => {
      const key = reaches(tournament, limit)(score) ? 'at-least-limit' : 'below-limit';
      return { key, article };
    },
    conclusion: ({ tournament }) => {
      const { scale } = tournament.primary;
      const maximum = maximumScore(tournament);
      const points = hundredfold(limit, maximum, tournament) / (100 * scale);
      return { key: 'limit', article, values: { limit: points, maximum: maximum / scale } };
    },
    ...koyaCalculation(limit),
  };
}

/** Koya, with all that standings and explanations need. */
export const koyaRule: TiebreakRule = /* @__PURE__ */ ruleOf(HALF);

/** Koya with another limit, which the code says after it: `/L+1`, `/L60`. */
export function koyaWithLimit(limit: KoyaLimit): TiebreakRule {
  return ruleOf(limitOf(limit));
}

/**
 * Explains a Koya: for every opponent the score, whether it reaches the limit, and the points that so count.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Where the limit is; default half of the maximum.
 * @returns The value in points and its contributions, in the order of the rounds; the conclusion gives the limit and the
 *   maximum in points.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds, after a first call that is linear in players times
 * rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/koya';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 0.5 }, { white: 'D', black: 'B', result: 1 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0 }],
 * ];
 * explain('A', games).contributions.map(({ value, reason }) => reason.key === 'below-limit' || value); // → [true, 0.5, true]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant?: KoyaLimit,
): Explanation {
  return explanationOf(ruleOf(limitOf(variant, 'variant')), '', player, unratedTournament(games, players));
}
