import { describe, expect, it } from 'vitest';

import { type RatingGame, expectedScore, ratingChange } from '../src/fide.js';

const one = (rating: number, opponent: number, score: 0 | 0.5 | 1, k: number) =>
  ratingChange({ rating, k, games: [{ opponent, score }] });

describe('8.3.2: the expected score by table 8.1.2', () => {
  // D = 3 is the last of .50, 4 the first of .51, and so on.
  it.each([
    [2000, 2000, 0.5],
    [2003, 2000, 0.5],
    [2004, 2000, 0.51],
    [2000, 2004, 0.49],
    [2206, 2000, 0.76],
    [2207, 2000, 0.77],
    [2391, 2000, 0.91],
    [2392, 2000, 0.92],
    [1656, 2000, 0.12],
    [1655, 2000, 0.11],
    // 3 above, which binary numbers make 3.0000000000002
    [2048.3, 2045.3, 0.5],
    [2045.3, 2048.3, 0.5],
  ])('%d against %d: %d', (rating, opponent, expected) => {
    expect(expectedScore(rating, opponent)).toBe(expected);
  });
});

describe('8.3.1: a difference of more than 400 counts as 400', () => {
  it('for players rated below 2650, against any opponent', () => {
    expect(expectedScore(2649, 2149)).toBe(0.92);
    expect(expectedScore(2600, 1000)).toBe(0.92);
    expect(expectedScore(2200, 2700)).toBe(0.08);
  });

  it('since 1 October 2025 not for those rated 2650 and more, on either side of the difference', () => {
    expect(expectedScore(2650, 2150)).toBe(0.96); // D = 500
    expect(expectedScore(2700, 1964)).toBe(1); // D = 736
    expect(expectedScore(2700, 3436)).toBe(0);
  });

  it('the day decides', () => {
    expect(expectedScore(2700, 2200, { on: '2025-09-30' })).toBe(0.92);
    expect(expectedScore(2700, 2200, { on: '2025-10-01' })).toBe(0.96);
    expect(expectedScore(2700, 2200, { on: '2024-03-01' })).toBe(0.92);
  });

  it.each(['rapid', 'blitz'] as const)('%s exempts nobody', (kind) => {
    expect(expectedScore(2700, 2200, { kind })).toBe(0.92);
    expect(expectedScore(2700, 2200, { kind, on: '2025-10-01' })).toBe(0.92);
  });

  it('2700 v 2200: each side by its own rating', () => {
    expect(one(2700, 2200, 1, 10).change).toBe(0.4);
    expect(one(2200, 2700, 0, 20).change).toBe(-1.6);
  });

  it.each([
    [2650, 2150, 1, 10, 0.8, 0.4],
    [2700, 2200, 1, 10, 0.8, 0.4],
    [2700, 1964, 1, 10, 0.8, 0],
    [2700, 1900, 0, 10, -9.2, -10],
  ] as const)('%i v %i, score %d: %4$d before, %5$d since', (rating, opponent, score, k, before, since) => {
    const games = [{ opponent, score }];
    expect(ratingChange({ rating, k, games, on: '2025-09-30' }).change).toBe(before);
    expect(ratingChange({ rating, k, games }).change).toBe(since);
  });
});

describe('8.3: the change', () => {
  // FIDE's calculator.
  it.each([
    [2000, 2000, 1, 10, 5],
    [2004, 2000, 1, 10, 4.9],
    [2011, 2000, 1, 10, 4.8],
    [2000, 2004, 0, 10, -4.9],
    [1656, 2000, 0, 10, -1.2],
    [2600, 2100, 1, 10, 0.8],
    [1500, 2000, 0.5, 20, 8.4],
    [2092, 2000, 1, 15, 5.55],
    [2000, 2092, 0.5, 30, 3.9],
  ] as const)('%i v %i, score %d, K %i: %d', (rating, opponent, score, k, change) => {
    expect(one(rating, opponent, score, k).change).toBe(change);
  });

  it('F-P01: 2813 against 1787, 2025, 2310, 2400 and 2505', () => {
    const opponents = [1787, 2025, 2310, 2400, 2505];
    const games = opponents.map((opponent): RatingGame => ({ opponent, score: opponent === 2505 ? 0.5 : 1 }));
    expect(ratingChange({ rating: 2813, k: 10, games })).toEqual({
      games: [0, 0, 0.04, 0.07, -0.36],
      notRated: [],
      sum: -0.25,
      change: -2.5,
      rounded: -3, // 8.3.4: away from zero
      rating: 2810,
    });
  });

  it('8.3.4: halves away from zero, in both directions', () => {
    // 5 wins over equals with K 1: 2.5; K 1 and one win: 0.5
    const games = (count: number, score: 0 | 1): readonly RatingGame[] =>
      Array.from({ length: count }, () => ({ opponent: 2000, score }));
    expect(ratingChange({ rating: 2000, k: 1, games: games(5, 1) }).rounded).toBe(3);
    expect(ratingChange({ rating: 2000, k: 1, games: games(5, 0) }).rounded).toBe(-3);
    expect(ratingChange({ rating: 2000, k: 1, games: games(1, 1) }).rounded).toBe(1);
    expect(ratingChange({ rating: 2000, k: 1, games: games(1, 0) }).rounded).toBe(-1);
  });

  it('never gives -0', () => {
    const loss = ratingChange({ rating: 2000, k: 0, games: [{ opponent: 2000, score: 0 }] });
    expect(loss.change).toBe(0);
    expect(loss.rounded).toBe(0);
    expect(one(2000, 2004, 0, 1).rounded).toBe(0); // -0.49
  });

  it('adds in hundredths: 0.1 + 0.2 is 0.3', () => {
    // Draws against 69 and 141 higher: expectations .40 and .31, ΔR .10 and .19; against 145 … 153: .20
    const games: readonly RatingGame[] = [
      { opponent: 2069, score: 0.5 },
      { opponent: 2150, score: 0.5 },
    ];
    expect(ratingChange({ rating: 2000, k: 10, games }).games).toEqual([0.1, 0.2]);
    expect(ratingChange({ rating: 2000, k: 10, games }).sum).toBe(0.3);
    expect(ratingChange({ rating: 2000, k: 10, games }).change).toBe(3);
  });

  it('no games: no change', () => {
    expect(ratingChange({ rating: 2000, k: 20, games: [] })).toEqual({
      games: [],
      notRated: [],
      sum: 0,
      change: 0,
      rounded: 0,
      rating: 2000,
    });
  });
});

describe('games that are not rated', () => {
  it('5.1, 8.3.1: unplayed, marked, and against unrated opponents', () => {
    const games: readonly RatingGame[] = [
      { opponent: 2000, score: 1 },
      { opponent: 2000, score: 1, kind: 'forfeit-win' },
      { score: 0.5, kind: 'half-bye' },
      { opponent: 2000, score: 1, unrated: true },
      { opponent: 2000, score: 0, unrated: false },
      { opponent: null, score: 1 },
      { opponent: 0, score: 1 },
      { score: 1 },
    ];
    const result = ratingChange({ rating: 2000, k: 20, games });
    expect(result.games).toEqual([0.5, null, null, null, -0.5, null, null, null]);
    expect(result.notRated).toEqual([
      { game: 1, reason: 'unplayed' },
      { game: 2, reason: 'unplayed' },
      { game: 3, reason: 'marked-unrated' },
      { game: 5, reason: 'unrated-opponent' },
      { game: 6, reason: 'unrated-opponent' },
      { game: 7, reason: 'unrated-opponent' },
    ]);
    expect(result.rating).toBe(2000);
  });

  it.each(['rapid', 'blitz'] as const)('%s, 7.3.1: 600 apart or more with a player above 2600', (kind) => {
    const of = (rating: number, opponent: number, on?: string) =>
      ratingChange({ rating, k: 20, games: [{ opponent, score: 1 }], kind, on }).notRated.map(({ reason }) => reason);
    expect(of(2601, 2001)).toEqual(['difference-too-large']);
    expect(of(2001, 2601)).toEqual(['difference-too-large']);
    expect(of(2600.2, 2000.2)).toEqual(['difference-too-large']); // 599.9999999999998 in binary numbers
    expect(of(2601, 2002)).toEqual([]); // 599
    expect(of(2600, 2000)).toEqual([]); // not above 2600
    expect(of(2601, 2001, '2024-12-01')).toEqual(['difference-too-large']);
    expect(of(2601, 2001, '2024-11-30')).toEqual([]);
  });

  it('standard has no such rule', () => {
    expect(one(2700, 1900, 0, 10).notRated).toEqual([]);
  });
});
