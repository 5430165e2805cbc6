// FIDE C.07 (edition 2026-03), Article 10: the performance ratings, explained

import { roundedMeans } from '@crosstable/average-rating/inside';
import {
  type Crosstable,
  type Explanation,
  type Kept,
  type Player,
  type Reason,
  type Rounds,
  type TiebreakRule,
  explanationOf,
  meanReason,
  nearestMillionth,
  percentage,
  ratedTournament,
  ratingDifference,
  ruleFrom,
  ruleNamed,
  scoringProbability,
  valuesOf,
  variantOf,
} from '@crosstable/core';

import { halfPoints, tournamentPerformanceCalculation } from './article-10.2.js';
import { expectedScore, lowestRatings, perfectPerformanceCalculation, ratingsIn } from './article-10.3.js';
import { averagePerformanceCalculation } from './article-10.4.js';
import { averagePerfectPerformanceCalculation } from './article-10.5.js';

/** The row of the table that was used. */
function conclusionOfPerformance(kept: Kept): Reason {
  const [games] = kept.counts;
  if (games === 0) return { key: 'nothing-left', article: '10.2' };
  const [halves] = halfPoints(kept);
  const percent = percentage(halves, games);
  const [average] = roundedMeans(kept);
  const values = { average, points: halves / 2, games, percent, difference: ratingDifference(percent) };
  return { key: 'rating-difference', article: 'B.02 8.1.1', values };
}

/** The performance rating, with all that standings and explanations need. */
export const tournamentPerformanceRule = /* @__PURE__ */ ruleFrom(tournamentPerformanceCalculation, {
  code: 'TPR',
  name: 'Tournament Performance Rating',
  article: '10.2',
  type: 'DB',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  needsRatings: 'met',
  units: () => ({ score: 1, value: 1 }),
  reason: () => ({ key: 'opponent-rating', article: '10.1' }),
  conclusion: conclusionOfPerformance,
});

/** By cell of one row: the expected score of each game at the rating found. */
function expectations(kept: Kept): Float64Array {
  const [rating] = lowestRatings(kept);
  return kept.scores.map((score) => (Number.isNaN(score) ? NaN : scoringProbability(rating - score) / 100));
}

function conclusionOfPerfect(kept: Kept): Reason {
  const [games] = kept.counts;
  if (games === 0) return { key: 'nothing-left', article: '10.3' };
  const against = ratingsIn(kept.scores);
  const [halves] = halfPoints(kept);
  if (halves === 0) return { key: 'zero-score', article: '10.3', values: { lowest: Math.min(...against) } };
  const [rating] = lowestRatings(kept);
  const values = { points: halves / 2, expected: expectedScore(rating, against) / 100 };
  return { key: 'lowest-sufficient-rating', article: '10.3', values };
}

/** The perfect performance. */
export const perfectPerformanceRule = /* @__PURE__ */ variantOf(
  tournamentPerformanceRule,
  perfectPerformanceCalculation,
  {
    code: 'PTP',
    name: 'Perfect Tournament Performance',
    article: '10.3',
    displayed: expectations,
    /** The row of the table that was used. */
    reason: (tournament, { player, score }) => {
      const [rating] = valuesOf(perfectPerformanceCalculation, [], tournament, { from: player, to: player + 1 });
      const difference = rating - score;
      const values = { difference: nearestMillionth(difference), percent: scoringProbability(difference) };
      return { key: 'scoring-probability', article: 'B.02 8.1.2', values };
    },
    conclusion: conclusionOfPerfect,
  },
);

/** The average performance of the opponents. */
export const averagePerformanceRule = /* @__PURE__ */ variantOf(
  tournamentPerformanceRule,
  averagePerformanceCalculation,
  {
    code: 'APRO',
    name: 'Average Performance Rating of Opponents',
    article: '10.4',
    type: 'DC',
    reason: () => ({ key: 'opponent-performance', article: '10.2' }),
    conclusion: (kept) => meanReason('10.4', kept),
  },
);

/** The average perfect performance of the opponents. */
export const averagePerfectPerformanceRule = /* @__PURE__ */ variantOf(
  averagePerformanceRule,
  averagePerfectPerformanceCalculation,
  {
    code: 'APPO',
    name: 'Average Perfect Performance of Opponents',
    article: '10.5',
    reason: () => ({ key: 'opponent-performance', article: '10.3' }),
    conclusion: (kept) => meanReason('10.5', kept),
  },
);

/** The tie-break to explain. */
export interface PerformanceVariant {
  /** The code; default `'TPR'`. */
  readonly of?: 'TPR' | 'PTP' | 'APRO' | 'APPO' | undefined;
}

/** The rules, in the order of their articles; the first one is the default. */
const RULES: readonly TiebreakRule[] = [
  tournamentPerformanceRule,
  perfectPerformanceRule,
  averagePerformanceRule,
  averagePerfectPerformanceRule,
];

/**
 * Explains a performance rating: what every game over the board brings in, and the row of the rating regulations' table
 * that was used.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @param variant - Default the Tournament Performance Rating.
 * @returns The value in rating points (0 when there are no games to compute it from) and its contributions, in the order of the
 *   rounds. Their `value` is the opponent's rating, for PTP the expected score against it at the rating that was found, for
 *   the averages the opponent's performance.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds, for PTP and APPO times the
 * logarithm of the span of the ratings.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/performance-rating';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 * ];
 * const players = [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }];
 * explain('A', games, players).value; // → 1843
 * const { conclusion } = explain('A', games, players);
 * conclusion.key === 'rating-difference' && conclusion.values.percent; // → 75
 * explain('A', games, players, { of: 'PTP' }).contributions.map(({ value }) => value); // → [0.81, 0.7]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: PerformanceVariant = {},
): Explanation {
  return explanationOf(ruleNamed(variant, RULES), '', player, ratedTournament(games, players));
}
