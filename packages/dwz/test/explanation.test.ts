import { describe, expect, it } from 'vitest';

import { near } from '@crosstable/core/testing/near';

import { DWZ_REASON_KEYS, explain } from '../src/explain.js';
import { dwz } from '../src/index.js';

const OLD = { on: '2025-05-01' };
const game = (opponent: number | null, score: number) => ({ opponent, score });

describe('explain', () => {
  it('has the numbers of dwz, and the games make up the change', () => {
    const player = { rating: 1530, index: 17, age: 9 };
    const games = [game(1930, 1), game(null, 1), game(1930, 0.5)];
    const { before, opponents, reasons, ...rating } = explain(player, games, OLD);
    expect(rating).toEqual(dwz(player, games, OLD));
    expect(before).toBe(1530);
    // Φ(−400 / 282.84) = .0786
    const common = { opponent: 1930, difference: -400, expected: near(0.0786496, 7) };
    expect(opponents).toEqual([
      { ...common, game: 0, score: 1, change: near(80 * 0.9213504, 4) },
      { ...common, game: 2, score: 0.5, change: near(80 * 0.4213504, 4) },
    ]);
    expect(opponents.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(rating.change, 9);
    expect(reasons).toEqual([
      // 1.53⁴ + 5
      { key: 'base-2014', values: { rating: 1530, age: 9, addend: 5, base: near(10.4798, 4) } },
      { key: 'acceleration', values: { factor: 0.765 } },
      { key: 'k-2014', values: { development: 8, games: 2, k: 80 } },
    ]);
  });

  it.each([
    {
      what: 'no games',
      player: { rating: 1500, index: 3, age: 40 },
      games: [game(0, 1)],
      on: '2026-06-08',
      reasons: [{ key: 'no-games' }],
    },
    {
      what: 'the brake of 2014',
      player: { rating: 1000, index: 30, age: 30 },
      games: [game(1000, 0)],
      on: '2026-06-07',
      reasons: [
        { key: 'base-2014', values: { rating: 1000, age: 30, addend: 15, base: 16 } },
        // e² − 1
        { key: 'brake-2014', values: { brake: near(6.389056, 6) } },
        { key: 'k-2014', values: { development: 22, games: 1, k: near(34.782609, 6) } },
      ],
    },
    {
      what: 'limits of 2014',
      player: { rating: 1700, index: 3, age: 40 },
      games: [game(1700, 0)],
      on: '2026-06-07',
      reasons: [
        { key: 'base-2014', values: { rating: 1700, age: 40, addend: 15, base: near(23.3521, 4) } },
        { key: 'development-most', values: { computed: 23, most: 15, index: 3 } },
        { key: 'k-2014', values: { development: 15, games: 1, k: 50 } },
      ],
    },
    {
      what: 'the least of 2014',
      player: { rating: 1000, index: 30, age: 10 },
      games: [game(1000, 1)],
      on: '2026-06-07',
      reasons: [
        { key: 'base-2014', values: { rating: 1000, age: 10, addend: 5, base: 6 } },
        { key: 'acceleration', values: { factor: 0.5 } },
        { key: 'development-least', values: { computed: 3, least: 5 } },
        { key: 'k-2014', values: { development: 5, games: 1, k: near(133.333333, 6) } },
      ],
    },
    {
      what: 'bonus and limit of 2026',
      player: { rating: 1200, index: 2, age: 15 },
      games: [game(1200, 1)],
      on: '2026-06-08',
      reasons: [
        { key: 'base-2026', values: { index: 2, age: 15, rating: 1200, base: 60 } },
        { key: 'bonus', values: { bonus: near(26.666667, 6) } },
        { key: 'k-most', values: { computed: 86.7, most: 80 } },
        { key: 'k-2026', values: { k: 80 } },
      ],
    },
    {
      what: 'brake and lowest rating of 2026',
      player: { rating: 1100, index: 1, age: 40 },
      games: [game(1100, 0)],
      on: '2026-06-08',
      reasons: [
        { key: 'base-2026', values: { index: 1, age: 40, rating: 1100, base: 60 } },
        { key: 'brake-2026', values: { factor: near(0.791667, 6) } },
        { key: 'k-2026', values: { k: 47.5 } },
        // 1100 − 23.75
        { key: 'lowest-rating', values: { computed: 1076, lowest: 1100 } },
      ],
    },
  ])('reasons: $what', ({ player, games, on, reasons }) => {
    expect(explain(player, games, { on }).reasons).toEqual(reasons);
  });

  it('has every key once', () => {
    expect(new Set(DWZ_REASON_KEYS).size).toBe(DWZ_REASON_KEYS.length);
  });
});
