import { describe, expect, it } from 'vitest';

import { near } from '@crosstable/core/testing/near';

import { glicko1 } from '../src/glicko1.js';

/** Of the paper. */
const GAMES = [
  { rating: 1400, deviation: 30, score: 1 },
  { rating: 1550, deviation: 100, score: 0 },
  { rating: 1700, deviation: 300, score: 0 },
];

describe('glicko1', () => {
  it('the example of the paper: 1464, 151.4', () => {
    const after = glicko1({ rating: 1500, deviation: 200 }, GAMES);
    expect(after.rating).toBeCloseTo(1464.1065, 4);
    expect(after.deviation).toBeCloseTo(151.3989, 4);
  });

  it('c = 63.2 takes a deviation of 50 to 80.58685 in one period, and to 350 in 30', () => {
    const player = { rating: 1500, deviation: 50 };
    expect(glicko1(player, [], { c: 63.2 })).toEqual({ rating: 1500, deviation: near(80.58685, 5) });
    expect(glicko1(player, [], { c: 63.2, periods: 30 }).deviation).toBeCloseTo(349.76, 1);
    expect(glicko1(player, [], { c: 63.2, periods: 31 }).deviation).toBeCloseTo(350, 12);
    expect(glicko1(player, [], { c: 63.2, periods: 0 }).deviation).toBeCloseTo(50, 12);
  });

  it('the deviation stays between its limits', () => {
    expect(glicko1({ rating: 1500, deviation: 400 }, []).deviation).toBeCloseTo(350, 12);
    expect(glicko1({ rating: 1500, deviation: 400 }, [], { maximum: 500 }).deviation).toBeCloseTo(400, 12);
    expect(glicko1({ rating: 1500, deviation: 30 }, GAMES, { minimum: 30 }).deviation).toBe(30);
    expect(glicko1({ rating: 1500, deviation: 30 }, GAMES).deviation).toBeLessThan(30);
  });

  it('a rating that is known exactly stays', () => {
    expect(glicko1({ rating: 1500, deviation: 0 }, GAMES)).toEqual({ rating: 1500, deviation: 0 });
  });
});
