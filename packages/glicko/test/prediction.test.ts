import { describe, expect, it } from 'vitest';

import { expectedScore, ratingInterval } from '../src/expected.js';

describe('expectedScore', () => {
  it.each([
    { player: [1400, 80], opponent: [1500, 150], expected: 0.37599, digits: 5 },
    { player: [1400, 40], opponent: [1500, 150], expected: 0.3737, digits: 4 },
    { player: [2000, 50], opponent: [1780, 150], expected: 0.76, digits: 2 },
    { player: [1500, 100], opponent: [1300, 100], expected: 0.741, digits: 3 },
    { player: [1500, 350], opponent: [1500, 350], expected: 0.5, digits: 15 },
  ])('$player against $opponent: $expected', ({ player, opponent, expected, digits }) => {
    const [one, other] = [player, opponent].map(([rating, deviation]) => ({ rating, deviation }));
    expect(expectedScore(one, other)).toBeCloseTo(expected, digits);
    expect(expectedScore(one, other) + expectedScore(other, one)).toBe(1);
  });

  it('the less sure the ratings, the nearer to ½', () => {
    const lead = (deviation: number): number =>
      expectedScore({ rating: 1700, deviation }, { rating: 1500, deviation: 50 });
    expect(lead(50)).toBeGreaterThan(lead(100));
    expect(lead(100)).toBeGreaterThan(lead(350));
    expect(lead(350)).toBeGreaterThan(0.5);
  });
});

describe('ratingInterval', () => {
  it('95 % of 1500/30: 1441 to 1559', () => {
    const { least, most } = ratingInterval({ rating: 1500, deviation: 30 });
    expect([Math.round(least), Math.round(most)]).toEqual([1441, 1559]);
  });

  it('other widths', () => {
    expect(ratingInterval({ rating: 1500, deviation: 30 }, { deviations: 1 })).toEqual({ least: 1470, most: 1530 });
    expect(ratingInterval({ rating: 1500, deviation: 30 }, { deviations: 0 })).toEqual({ least: 1500, most: 1500 });
  });
});
