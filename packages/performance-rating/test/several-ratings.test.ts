// FIDE C.07 (edition 2026-03), Article 10: of several ratings the first counts, for games without a table as in a table

import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { explain as explainAverage } from '@crosstable/average-rating/explain';
import { averageRatingOfOpponentsMedian1 } from '@crosstable/average-rating/median1';
import { type Player, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { averagePerfectPerformanceOfOpponents } from '../src/average-perfect.js';
import { averagePerformanceRatingOfOpponents } from '../src/average.js';
import { explain } from '../src/explain.js';
import { perfectTournamentPerformance } from '../src/perfect.js';
import { tournamentPerformanceRating } from '../src/tournament.js';

const GAMES = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('A', 'D', 0)]];
const SEVERAL: readonly Player[] = [
  { id: 'A', rating: 2000 },
  {
    id: 'B',
    ratings: [
      { from: 1, rating: 1600 },
      { from: 2, rating: 2400 },
    ],
  },
  { id: 'C', rating: 1700, ratings: [{ from: 1, rating: 1700 }] },
  { id: 'D', rating: 1900 },
];

describe('10: games without a table take the first of several ratings', () => {
  it('averages 1600, 1700 and 1900: 1733⅓, rounded 1733', () => {
    expect(averageRatingOfOpponents('A', GAMES, SEVERAL)).toBe(1733);
    expect(averageRatingOfOpponentsMedian1('A', GAMES, SEVERAL)).toBe(1700);
    expect(explainAverage('A', GAMES, SEVERAL).contributions.map(({ value }) => value)).toEqual([1600, 1700, 1900]);
  });

  it('puts the difference for 1½ of 3, which is 0, on top', () => {
    expect(tournamentPerformanceRating('A', GAMES, SEVERAL)).toBe(1733);
    expect(explain('A', GAMES, SEVERAL).value).toBe(1733);
  });

  it.each([perfectTournamentPerformance, averagePerformanceRatingOfOpponents, averagePerfectPerformanceOfOpponents])(
    'gives the value of a table: %o',
    (value) => {
      const table = crosstable(GAMES, { players: SEVERAL });
      for (const player of ['A', 'B', 'C', 'D']) expect(value(player, GAMES, SEVERAL)).toBe(value(player, table));
    },
  );

  it('leaves a player who was rated later unrated', () => {
    const ratings = [
      { from: 1, rating: 0 },
      { from: 2, rating: 2400 },
    ];
    expect(averageRatingOfOpponents('A', GAMES, [...SEVERAL.slice(2), { id: 'B', ratings }])).toBe(1800); // 1700 and 1900
  });

  it.each([
    [{ id: 'B', ratings: [] }, 'players[0].ratings: expected at least one rating, got 0'],
    [
      { id: 'B', ratings: [{ from: 2, rating: 1600 }] },
      'players[0].ratings[0].from: expected 1, the first round, got 2',
    ],
    [
      { id: 'B', rating: 1650, ratings: [{ from: 1, rating: 1600 }] },
      'players[0].rating: expected 1600, the first of the ratings, got 1650',
    ],
  ])('refuses what a table refuses', (player, message) => {
    expect(() => averageRatingOfOpponents('A', GAMES, [player])).toThrow(new RangeError(message));
    expect(() => crosstable(GAMES, { players: [player] })).toThrow(RangeError);
  });
});
