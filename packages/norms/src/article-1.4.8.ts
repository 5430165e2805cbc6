// FIDE B.01 (edition 2024-01), Article 1.4.8: Performance Rating

import { check, checkWhole, percentage, ratingDifference } from '@crosstable/core';

import { DEMANDS, NORM_TITLES, type NormTitle } from './title.js';

/** A row of the table of scores: the least score for the averages of these opponents. */
export interface ScoreRow {
  /** Points, a multiple of ½. */
  readonly score: number;
  /** The lowest average of the opponents, after rounding. */
  readonly from: number;
  /** The highest one; left out where there is none. */
  readonly to?: number;
}

/** No tournament is longer. */
const MOST_GAMES = 1000;

/** The difference between the performance and the average of the opponents. */
export function differenceOf(score: number, games: number): number {
  return ratingDifference(percentage(2 * score, games)); // Art. 1.4.8
}

/** The least score that is 35 % of the games: exactly, not after rounding. */
export function leastScore(games: number): number {
  return Math.ceil((70 * games) / 100) / 2; // Art. 1.4.8
}

/** The lowest average, after rounding, with which a score makes the performance; Infinity where it is less than 35 %. */
export function averageNeeded(title: NormTitle, games: number, score: number): number {
  if (score < leastScore(games)) return Infinity;
  const { average, performance } = DEMANDS[title];
  return Math.max(average, performance - differenceOf(score, games)); // Art. 1.4.7 and 1.4.8
}

/** The least score against an average that is enough for the title. All points are 800 above it, which is enough for every title. */
export function leastScoreAgainst(title: NormTitle, games: number, average: number): number {
  let score = leastScore(games);
  while (averageNeeded(title, games, score) > average) score += 0.5; // Art. 1.4.8
  return score;
}

export function checkTitle(title: unknown, path: string): asserts title is NormTitle {
  const isTitle = NORM_TITLES.some((one) => one === title);
  check(isTitle, path, NORM_TITLES.map((one) => `"${one}"`).join(' or '), title, 'string');
}

/**
 * The least score that a norm needs against opponents of an average.
 *
 * @param title - `'GM'`, `'IM'`, `'WGM'` or `'WIM'`.
 * @param games - The number of games that count, from 1.
 * @param average - The average of the opponents in rating points, in which the lowest one is raised (1.4.6); rounded to a whole number,
 *   halves up.
 * @returns Points, a multiple of ½; `null` where the average is lower than that which the title needs.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.01 Art. 1.4.7 and 1.4.8.
 *
 * @example
 * ```ts
 * scoreNeeded('GM', 9, 2460); // → 6.5
 * scoreNeeded('GM', 9, 2680); // → 3.5
 * scoreNeeded('GM', 9, 2379); // → null
 * ```
 */
export function scoreNeeded(title: NormTitle, games: number, average: number): number | null {
  checkTitle(title, 'title');
  checkWhole(games, 'games', 1, MOST_GAMES);
  check(Number.isFinite(average), 'average', 'a finite number', average, 'number');
  const rounded = Math.floor(average + 0.5); // Art. 1.4.7
  if (rounded < DEMANDS[title].average) return null;
  return leastScoreAgainst(title, games, rounded);
}

/**
 * The table of the scores that a norm needs, by the average of the opponents.
 *
 * @param title - `'GM'`, `'IM'`, `'WGM'` or `'WIM'`.
 * @param games - The number of games that count, from 1.
 * @returns A row for each score, the lowest first; in each the averages, after rounding, for which it is the least one. A score that no
 *   average needs has no row.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.01 Art. 1.4.7 and 1.4.8.
 *
 * @example
 * ```ts
 * const rows = scoreTable('IM', 9);
 * rows[0]; // → { score: 3.5, from: 2530 }
 * rows[1]; // → { score: 4, from: 2493, to: 2529 }
 * rows.at(-1); // → { score: 7, from: 2230, to: 2283 }
 * ```
 */
export function scoreTable(title: NormTitle, games: number): ScoreRow[] {
  checkTitle(title, 'title');
  checkWhole(games, 'games', 1, MOST_GAMES);
  const rows: ScoreRow[] = [];
  let below = Infinity;
  for (let score = leastScore(games); below > DEMANDS[title].average; score += 0.5) {
    const from = averageNeeded(title, games, score);
    if (from < below) rows.push(below === Infinity ? { score, from } : { score, from, to: below - 1 });
    below = from;
  }
  return rows;
}
