import { describe, expect, it } from 'vitest';

import { type InitialGame, initialRating } from '../src/fide.js';
import { gamesOfAverage } from './rating-games.js';

const of = (...games: readonly (readonly [opponent: number, score: 0 | 0.5 | 1])[]): readonly InitialGame[] =>
  games.map(([opponent, score]) => ({ opponent, score }));

describe('8.2: the initial rating', () => {
  it('F-N01: 1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1, published as 1922', () => {
    // Ra = (9507 + 3600) / 7 = 1872.43, p = 4 / 7 = .57, dp = 50
    const { average, ...rest } = initialRating(of([1902, 0.5], [1877, 0.5], [1884, 1], [2012, 0], [1832, 1]));
    expect(average).toBeCloseTo(1872.43, 2);
    const made = { games: 5, points: 3, percent: 57, difference: 50, notRated: [] };
    expect(rest).toEqual({ rating: 1922, calculated: 1922, ...made });
  });

  it.each([
    [2000, 3, 5, 1993],
    [2000, 2, 5, 1893],
    [2000, 2.5, 5, 1943],
    [1600, 1, 5, 1499],
    [1657, 3, 5, 1748],
    [1800, 4, 7, 1843],
  ])('an average of %i, %d of %i: %i', (average, points, games, rating) => {
    const result = initialRating(gamesOfAverage(average, points, games));
    expect(result.rating).toBe(rating);
    expect('reason' in result).toBe(false);
  });

  it('8.2.3: at most 2200', () => {
    // Ra = (12000 + 3600) / 7 = 2228.57, p = 4 / 7: 2278.57
    const result = initialRating(gamesOfAverage(2400, 3, 5));
    expect(result).toMatchObject({ rating: 2200, reason: 'limited-to-maximum', calculated: 2279 });
    // Ra = (10500 + 3600) / 7 = 2014.29, p = 6 / 7 = .86, dp = 309
    expect(initialRating(gamesOfAverage(2100, 5, 5))).toMatchObject({ rating: 2200, calculated: 2323 });
  });

  it.each([
    // Ra = (11450 + 3600) / 7 = 2150, p = 4 / 7, dp = 50
    [2290, 3, 2200],
    // Ra = (7305 + 3600) / 7 = 1557.86, p = 2 / 7, dp = -158
    [1461, 1, 1400],
  ])('an average of %i with %i of 5 makes %i exactly, of which nothing is to be said', (average, points, rating) => {
    expect(initialRating(gamesOfAverage(average, points, 5))).not.toHaveProperty('reason');
    expect(initialRating(gamesOfAverage(average, points, 5)).rating).toBe(rating);
  });

  it('7.1.4: at least 5 games', () => {
    const games = gamesOfAverage(2000, 3, 5);
    expect(initialRating(games.slice(0, 4))).toMatchObject({ rating: null, reason: 'too-few-games', games: 4 });
    expect(initialRating([])).toMatchObject({ rating: null, reason: 'too-few-games', games: 0 });
  });

  it('7.1.4: below 1400 nothing is published', () => {
    // Ra = (7000 + 3600) / 7 = 1514.29, p = 1.5 / 7 = .21, dp = -230: 1284
    const result = initialRating(of([1400, 0.5], [1400, 0], [1400, 0], [1400, 0], [1400, 0]));
    expect(result).toMatchObject({ rating: null, reason: 'below-minimum', calculated: 1284 });
    // Ra = (5 × 1524 + 3600) / 7 = 1602.857, p = 2 / 7 = .29, dp = -158: 1445; with 1461: 1557.857 - 158 = 1400
    expect(initialRating(gamesOfAverage(1461, 1, 5))).toMatchObject({ rating: 1400 });
    expect(initialRating(gamesOfAverage(1460, 1, 5))).toMatchObject({ rating: null, calculated: 1399 });
  });

  it('8.2.1: a forfeit won brings no points to the first event', () => {
    const games: readonly InitialGame[] = [
      { opponent: 2100, score: 0, event: 'A' },
      { opponent: 2100, score: 1, event: 'A', kind: 'forfeit-win' },
      ...gamesOfAverage(2000, 3, 5).map((one) => ({ ...one, event: 'B' })),
    ];
    expect(initialRating(games)).toMatchObject({ rating: 1993, games: 5, points: 3 }); // as 2000, 3 of 5 above
  });

  it('8.2.1: no points in the first event, which is disregarded', () => {
    expect(initialRating(gamesOfAverage(2000, 0, 5))).toMatchObject({ rating: null, reason: 'zero-score', games: 0 });
    const lost: readonly InitialGame[] = [
      { opponent: 2100, score: 0, event: 'A' },
      { opponent: 2100, score: 0, event: 'A' },
    ];
    const second = gamesOfAverage(2000, 3, 5).map((game) => ({ ...game, event: 'B' }));
    expect(initialRating([...lost, ...second])).toMatchObject({
      rating: 1993,
      games: 5,
      notRated: [
        { game: 0, reason: 'zero-score' },
        { game: 1, reason: 'zero-score' },
      ],
    });
    expect(initialRating([...lost, ...second.slice(1)])).toMatchObject({ rating: null, reason: 'too-few-games' });
    // The other way round the zero is not in the first event: (10000 + 4200 + 3600) / 9 = 1977.78, 4 / 9 = .44, -43
    expect(initialRating([...second, ...lost])).toMatchObject({ rating: 1935, games: 7, notRated: [] });
  });

  it('8.2.1: the first event is the first with a game that counts', () => {
    const games: readonly InitialGame[] = [
      { opponent: 0, score: 1, event: 'A' },
      { opponent: 2100, score: 0, event: 'B' },
      ...gamesOfAverage(2000, 3, 5),
    ];
    expect(initialRating(games)).toMatchObject({
      rating: 1993,
      notRated: [
        { game: 0, reason: 'unrated-opponent' },
        { game: 1, reason: 'zero-score' },
      ],
    });
  });

  it('5.1: leaves out what cannot count', () => {
    const others: readonly InitialGame[] = [
      { opponent: 2500, score: 1, kind: 'forfeit-win' },
      { opponent: 2500, score: 1, unrated: true },
      { score: 1 },
    ];
    expect(initialRating([...others, ...gamesOfAverage(2000, 3, 5)])).toMatchObject({
      rating: 1993,
      notRated: [
        { game: 0, reason: 'unplayed' },
        { game: 1, reason: 'marked-unrated' },
        { game: 2, reason: 'unrated-opponent' },
      ],
    });
  });
});
