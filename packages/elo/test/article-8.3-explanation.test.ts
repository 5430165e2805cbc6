import { describe, expect, it } from 'vitest';

import { RATING_REASON_KEYS, explain } from '../src/explain.js';
import { type RatingGame, ratingChange } from '../src/fide.js';

const GAMES: readonly RatingGame[] = [
  { opponent: 2300, score: 1 },
  { opponent: 2700, score: 0 },
  { opponent: 2000, score: 1, kind: 'forfeit-win' },
  { opponent: 2000, score: 1, unrated: true },
  { score: 0.5 },
];

describe('8.3: a rating change, explained', () => {
  it('a difference of 400 is still the true one', () => {
    const { games } = explain({ rating: 2200, k: 20, games: [{ opponent: 1800, score: 1 }] });
    expect(games[0].reason).toEqual({ key: 'true-difference', article: 'B.02 8.3.1', values: { difference: 400 } });
  });

  it('a difference of ratings with decimals is a decimal number, and not the nearest binary one', () => {
    const { games } = explain({ rating: 2048.3, k: 20, games: [{ opponent: 2045.3, score: 1 }] });
    expect(games[0]).toMatchObject({ difference: 3, counted: 3, percent: 50, reason: { values: { difference: 3 } } });
  });

  it('game by game, with the article', () => {
    const { games, ...rest } = explain({ rating: 2200, k: 20, games: GAMES });
    const none = { counted: null, reason: null, percent: null, change: null };
    expect(games).toEqual([
      {
        game: 0,
        opponent: 2300,
        difference: -100,
        counted: -100,
        reason: { key: 'true-difference', article: 'B.02 8.3.1', values: { difference: -100 } },
        percent: 36, // 99 … 106: .64
        score: 1,
        change: 0.64,
        notRated: null,
      },
      {
        game: 1,
        opponent: 2700,
        difference: -500,
        counted: -400,
        reason: { key: 'limited-difference', article: 'B.02 8.3.1', values: { difference: -500, limit: 400 } },
        percent: 8,
        score: 0,
        change: -0.08,
        notRated: null,
      },
      {
        ...{ game: 2, opponent: 2000, difference: 200, score: 1, ...none },
        notRated: { key: 'unplayed', article: 'B.02 5.1' },
      },
      {
        ...{ game: 3, opponent: 2000, difference: 200, score: 1, ...none },
        notRated: { key: 'marked-unrated', article: 'B.02 5.1' },
      },
      {
        ...{ game: 4, opponent: null, difference: null, score: 0.5, ...none },
        notRated: { key: 'unrated-opponent', article: 'B.02 8.3.1' },
      },
    ]);
    // .64 - .08 = .56, times 20
    expect(rest).toEqual({
      kind: 'standard',
      oldRating: 2200,
      sum: 0.56,
      k: 20,
      kReason: { key: 'given', article: 'B.02 8.3.3' },
      kReduced: null,
      change: 11.2,
      rounded: 11,
      conclusion: { key: 'halves-away-from-zero', article: 'B.02 8.3.4', values: { change: 11.2 } },
      rating: 2211,
    });
  });

  it('2650 and more: the true difference, since 1 October 2025', () => {
    const games = [{ opponent: 2200, score: 1 as const }];
    expect(explain({ rating: 2700, k: 10, games }).games[0]).toMatchObject({
      counted: 500,
      percent: 96,
      reason: { key: 'exempt-from-limit', values: { difference: 500, from: 2650 } },
    });
    expect(explain({ rating: 2700, k: 10, games, on: '2025-09-30' }).games[0]).toMatchObject({
      counted: 400,
      percent: 92,
      reason: { key: 'limited-difference' },
    });
  });

  it('rapid: 600 apart with a player above 2600, by the chapter of rapid and blitz', () => {
    const games = [{ opponent: 2700, score: 1 as const }];
    const { games: explained, conclusion } = explain({ rating: 2100, k: 20, games, kind: 'rapid' });
    expect(explained[0].notRated).toEqual({
      key: 'difference-too-large',
      article: 'B.02 7.3.1 (rapid and blitz)',
      values: { difference: 600, least: 600, above: 2600 },
    });
    expect(conclusion.article).toBe('B.02 7.3.4 (rapid and blitz)');
  });

  it.each([
    [2450, {}, 10, { key: 'reached-2400' }],
    [2000, { birthYear: 2010, listYear: 2026 }, 40, { key: 'junior', values: { age: 16, limit: 18, rating: 2300 } }],
    [2000, { games: 12 }, 40, { key: 'new-to-the-list', values: { games: 12, limit: 30 } }],
    [2000, {}, 20, { key: 'established' }],
  ])('8.3.3: K of %i and %o is %i', (rating, k, value, reason) => {
    const explained = explain({ rating, k, games: [] });
    expect(explained.k).toBe(value);
    expect(explained.kReason).toEqual({ article: 'B.02 8.3.3', ...reason });
    expect(explained.kReduced).toBeNull();
  });

  it('8.3.3: 39 games make 17 of 20', () => {
    const { k, kReason, kReduced } = explain({ rating: 2054, k: { gamesInPeriod: 39 }, games: [] });
    expect(k).toBe(17);
    expect(kReason.key).toBe('established');
    const values = { k: 20, games: 39, limit: 700 };
    expect(kReduced).toEqual({ key: 'reduced', article: 'B.02 8.3.3', values });
  });

  it('its numbers are those of ratingChange', () => {
    const { games, notRated, ...numbers } = ratingChange({ rating: 2200, k: 15, games: GAMES, kind: 'blitz' });
    const explained = explain({ rating: 2200, k: 15, games: GAMES, kind: 'blitz' });
    expect(explained).toMatchObject(numbers);
    expect(explained.games.map(({ change }) => change)).toEqual(games);
    expect(explained.games.flatMap(({ notRated }) => notRated?.key ?? [])).toEqual(
      notRated.map(({ reason }) => reason),
    );
  });

  it('has every key once', () => {
    expect(new Set(RATING_REASON_KEYS).size).toBe(RATING_REASON_KEYS.length);
  });
});
