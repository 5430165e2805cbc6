import { describe, expect, it } from 'vitest';

import { type RatingGame, performanceRating, ratingDifference, requiredScore } from '../src/fide.js';

const against = (opponents: readonly number[], scores: readonly (0 | 0.5 | 1)[]): readonly RatingGame[] =>
  opponents.map((opponent, at) => ({ opponent, score: scores[at] }));

describe('8.1.1: the difference for a fractional score', () => {
  it.each([
    [0, -800],
    [0.01, -677],
    [0.5, 0],
    [4 / 7, 50],
    [0.75, 193],
    [0.99, 677],
    [1, 800],
    [0.565, 50], // 56.5 % is 57 %, although 100 × 0.565 is a little less in a computer
    [0.345, -110], // 34.5 % is 35 %
    [0.5649, 43],
    [199 / 200, 800], // 99.5 % is 100 %
    [1 / 201, -800], // 0.4975 %
  ])('%d is worth %i', (fraction, difference) => {
    expect(ratingDifference(fraction)).toBe(difference);
  });
});

describe('B.01 1.4.8: the performance rating', () => {
  it.each<readonly [string, readonly RatingGame[], number]>([
    ['1½ of 2: 75 %, 193 more', against([1800, 1800], [1, 0.5]), 1993],
    ['all points: 800 more', against([1800, 1800], [1, 1]), 2600],
    ['no points: 800 less', against([1800, 1800], [0, 0]), 1000],
    ['draws: the average', against([1700, 1900], [0.5, 0.5]), 1800],
    ['an average of 1800½ is 1801', against([1800, 1801], [1, 0.5]), 1994],
    // 7527.5 / 5 = 1505½; a computer adds up a little less
    ['and one of decimals: 1505½', against([1503.6, 1508.1, 1509.7, 1505.4, 1500.7], Array(5).fill(0.5)), 1506],
    ['5 of 8: 62½ % is 63 %', against([8, 8, 8, 8, 8, 8, 8, 8], [1, 1, 1, 1, 1, 0, 0, 0]), 103],
  ])('%s', (_, games, rating) => {
    expect(performanceRating(games)).toBe(rating);
  });

  it('leaves out the games that are not rated, with their points', () => {
    const others: readonly RatingGame[] = [
      { opponent: 2500, score: 1, kind: 'forfeit-win' },
      { opponent: 2500, score: 1, unrated: true },
      { opponent: null, score: 1 },
    ];
    expect(performanceRating([...others, ...against([1800, 1800], [1, 0.5])])).toBe(1993);
    expect(performanceRating(others)).toBeNull();
  });
});

describe('B.01 1.4.8: the score for a performance', () => {
  const nine = Array.from({ length: 9 }, () => ({ opponent: 2400 }));

  // dp: 7 of 9 = 78 % 220, 6½ = 72 % 166, 7½ = 83 % 273, 9 of 9 800
  it.each([
    [2566, 6.5],
    [2567, 7],
    [2600, 7],
    [2620, 7],
    [2621, 7.5],
    [2673, 7.5],
    [3200, 9],
    [3201, null],
    [1600, 0],
    [1601, 0.5],
    [2400, 4.5],
  ])('%i against nine opponents rated 2400: %d', (target, points) => {
    expect(requiredScore({ games: nine, target })).toBe(points);
  });

  it('is of the games that are rated', () => {
    const games = [...nine, { opponent: 0 }, { opponent: 2400, kind: 'forfeit-win' as const }];
    expect(requiredScore({ games, target: 2600 })).toBe(7);
    expect(requiredScore({ games: [{ opponent: null }], target: 100 })).toBeNull();
    expect(requiredScore({ games: [], target: 100 })).toBeNull();
  });

  it('looks at a game as often among many games as among few', () => {
    const looksPerGame = (count: number): number => {
      let looks = 0;
      const games = Array.from({ length: count }, () => ({
        get opponent() {
          looks++;
          return 2400;
        },
      }));
      expect(requiredScore({ games, target: 3201 })).toBeNull(); // all points make 3200, so every score is tried
      return looks / count;
    };
    expect(looksPerGame(200)).toBe(looksPerGame(2));
  });
});
