import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { averageRatingOfOpponentsCut1 } from '@crosstable/average-rating/cut1';
import { averageRatingOfOpponentsMedian1 } from '@crosstable/average-rating/median1';
import { crosstable, openTable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { tournamentPerformanceRating } from '@crosstable/performance-rating/tournament';

import { explain } from '../src/explain.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/** A draws with opponents of these ratings. */
function draws(ratings: readonly number[]) {
  const players = [{ id: 'A', rating: 1500 }, ...ratings.map((rating, at) => ({ id: `o${at}`, rating }))];
  const games = ratings.map((_, at) => [game('A', `o${at}`, 0.5)]);
  return { players, games, table: crosstable(games, { players }) };
}

describe('averages of ratings with decimals', () => {
  it('a half is a half in the table, in the value and in the explanation, with a cut and without', () => {
    // 1051.8 + 1231.6 + 1474.1 = 3757.5, by 3 = 1252.5; 800.2 is cut
    for (const [code, ratings] of [
      ['ARO', [1051.8, 1231.6, 1474.1]],
      ['ARO/C1', [1051.8, 800.2, 1231.6, 1474.1]],
      ['ARO/M1', [1051.8, 800.2, 1231.6, 1474.1, 2000.3]],
    ] as const) {
      const { table } = draws(ratings);
      expect(tiebreakValues(code, table).get('A')).toBe(1253);
      expect(tiebreak(code)('A', table)).toBe(1253);
      expect(explain(code, 'A', table)).toMatchObject({
        value: 1253,
        conclusion: { key: 'mean', values: { sum: 3757.5, count: 3 } },
      });
    }
  });

  it('what a cut leaves is the same whichever way it is added up', () => {
    // 1124.7 is cut of 1124.7 and 1430.5, which is 1431
    const { table } = draws([1124.7, 1430.5]);
    expect(tiebreakValues('ARO/C1', table).get('A')).toBe(1431);
    expect(explain('ARO/C1', 'A', table).value).toBe(1431);
  });

  it('direct calls too', () => {
    const { games, players } = draws([1051.8, 1231.6, 1474.1]);
    expect(averageRatingOfOpponents('A', games, players)).toBe(1253);
    expect(tournamentPerformanceRating('A', games, players)).toBe(1253);
    const four = draws([1051.8, 800.2, 1231.6, 1474.1]);
    expect(averageRatingOfOpponentsCut1('A', four.games, four.players)).toBe(1253);
    const five = draws([1051.8, 800.2, 1231.6, 1474.1, 2000.3]);
    expect(averageRatingOfOpponentsMedian1('A', five.games, five.players)).toBe(1253);
  });

  it('finer ones are read to the nearest millionth', () => {
    // 1000.4999996 is 1000.5 to the nearest millionth, 1000.4999994 is 1000.499999
    for (const [rating, value] of [
      [1000.4999996, 1001],
      [1000.4999994, 1000],
    ] as const) {
      const { games, players, table } = draws([rating]);
      expect(tiebreakValues('ARO', table).get('A')).toBe(value);
      expect(averageRatingOfOpponents('A', games, players)).toBe(value);
      expect(explain('ARO', 'A', table).value).toBe(value);
    }
    expect(tiebreak('RTNG')('A', crosstable([], { players: [{ id: 'A', rating: 1999.99999949 }] }))).toBe(1999.999999);
    expect(tiebreak('RTNG')('A', crosstable([], { players: [{ id: 'A' }], unrated: 1000.00000051 }))).toBe(1000.000001);
  });

  it.each([150_000_000_000.25, 9_500_000_000_000_000, 1e305])(
    'numbers that are too large to have millionths stay as they are: %d',
    (rating) => {
      // Between neighbouring doubles of this size lie more than millionths, and 1e305 million is no double
      expect(tiebreak('RTNG')('A', crosstable([], { players: [{ id: 'A', rating }] }))).toBe(rating);
      expect(openTable(crosstable([], { players: [{ id: 'A', rating }] })).ratings[0]).toBe(rating);
    },
  );

  it('differences of ratings are told without the noise of binary', () => {
    const games = [[{ white: 'A', black: 'B', result: 1 as const }]];
    const players = [
      { id: 'A', rating: 2000 },
      { id: 'B', rating: 1302.6 },
    ];
    const { contributions, value } = explain('PTP', 'A', crosstable(games, { players }));
    // 735 is the last difference of .99: 1302.6 + 735 = 2037.6, and the first whole number above it is 2038
    expect(value).toBe(2038);
    expect(contributions[0].reason.values).toEqual({ difference: 735.4, percent: 100 });
  });

  it('below zero halves go up, too', () => {
    expect(tiebreakValues('ARO', draws([-1051.8, -1231.6, -1474.1]).table).get('A')).toBe(-1252); // -1252.5
  });
});
