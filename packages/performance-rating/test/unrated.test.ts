// Whole tables with players who have no rating, and whose opponents are to be skipped.

import { describe, expect, it } from 'vitest';

import { crosstable, openTable, valuesOf } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';

import {
  averagePerfectPerformanceRule,
  averagePerformanceRule,
  perfectPerformanceRule,
  tournamentPerformanceRule,
} from '../src/article-10-explanation.js';
import { averagePerfectPerformanceOfOpponents } from '../src/average-perfect.js';
import { averagePerformanceRatingOfOpponents } from '../src/average.js';
import { explain } from '../src/explain.js';
import { tournamentPerformanceRating } from '../src/index.js';
import { perfectTournamentPerformance } from '../src/perfect.js';

/** B, E and F have no rating. */
const TABLE = crosstable(
  [
    [game('A', 'B', 1), game('C', 'D', 0.5), game('E', 'F', 1)],
    [game('D', 'A', 0.5), game('B', 'C', 1)],
    [game('A', 'E', 1)],
  ],
  {
    players: [
      { id: 'A', rating: 1800 },
      { id: 'B' },
      { id: 'C', rating: 1700 },
      { id: 'D', rating: 1900 },
      { id: 'E' },
      { id: 'F' },
    ],
    unrated: 'skip',
  },
);
const NOBODY = NaN;

describe('opponents without a rating are skipped', () => {
  it.each([
    // A and C: ½ against 1900. B and D: 1 of 2 against 1800 and 1700. E: 0 against 1800: 800 less. F met E alone
    ['TPR', tournamentPerformanceRule, tournamentPerformanceRating, [1900, 1750, 1900, 1750, 1000, NOBODY]],
    // ½ is expected of a player 3 points below; 1747 has .43 + .57 against 1800 and 1700, and 1746 has .42 + .56
    ['PTP', perfectPerformanceRule, perfectTournamentPerformance, [1897, 1747, 1897, 1747, 1000, NOBODY]],
    // A met B, D and E: (1750 + 1750 + 1000) / 3. E met F, who has no performance, and A
    ['APRO', averagePerformanceRule, averagePerformanceRatingOfOpponents, [1500, 1900, 1750, 1900, 1900, 1000]],
    // (1747 + 1747 + 1000) / 3 = 1498
    ['APPO', averagePerfectPerformanceRule, averagePerfectPerformanceOfOpponents, [1498, 1897, 1747, 1897, 1897, 1000]],
  ] as const)('in %s, by column and by player', (_, rule, value, expected) => {
    const tournament = openTable(TABLE);
    expect(Array.from(valuesOf(rule, [], tournament))).toEqual(expected);
    const values = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => value(id, TABLE));
    expect(values).toEqual(expected.map((number) => (Number.isNaN(number) ? 0 : number)));
  });

  it('and are not among the contributions', () => {
    const met = (player: string, of: 'TPR' | 'APRO') =>
      explain(player, TABLE, undefined, { of }).contributions.map(({ opponent, value }) => [opponent, value]);
    expect(met('A', 'TPR')).toEqual([['D', 1900]]);
    expect(met('E', 'APRO')).toEqual([['A', 1900]]);
  });
});

it('a variant that is no object is refused by name', () => {
  expect(() => call(explain, ['A', TABLE, undefined, 5])).toThrow(new TypeError('variant: expected an object, got 5'));
});
