import { describe, expect, it } from 'vitest';

import { kFactor } from '../src/fide.js';

describe('8.3.3: K', () => {
  it('is 20, and 10 from 2400 on', () => {
    expect(kFactor({ rating: 2399 })).toBe(20);
    expect(kFactor({ rating: 2400 })).toBe(10);
  });

  it('is 10 for ever once 2400 was reached', () => {
    expect(kFactor({ rating: 2390, everReached2400: true })).toBe(10);
    expect(kFactor({ rating: 2390, highestRating: 2400 })).toBe(10);
    expect(kFactor({ rating: 2390, highestRating: 2399, everReached2400: false })).toBe(20);
  });

  it('is 40 until 30 games', () => {
    expect(kFactor({ rating: 2000, games: 29 })).toBe(40);
    expect(kFactor({ rating: 2000, games: 30 })).toBe(20);
    expect(kFactor({ rating: 2350, games: 0 })).toBe(40);
  });

  it('is 40 up to the end of the year of the 18th birthday, below 2300', () => {
    expect(kFactor({ rating: 2299, birthYear: 2008, listYear: 2026 })).toBe(40);
    expect(kFactor({ rating: 2299, birthYear: 2007, listYear: 2026 })).toBe(20);
    expect(kFactor({ rating: 2300, birthYear: 2010, listYear: 2026 })).toBe(20);
    expect(kFactor({ rating: 2250, highestRating: 2300, birthYear: 2010, listYear: 2026 })).toBe(20);
    expect(kFactor({ rating: 2250, listYear: 2026 })).toBe(20);
  });

  it('2400 goes before everything, a junior and a newcomer before 20', () => {
    expect(kFactor({ rating: 2200, everReached2400: true, games: 5, birthYear: 2012, listYear: 2026 })).toBe(10);
    expect(kFactor({ rating: 2450, games: 5 })).toBe(10);
    expect(kFactor({ rating: 2310, games: 5, birthYear: 2012, listYear: 2026 })).toBe(40); // not as a junior
  });

  it('n × K is at most 700', () => {
    expect(kFactor({ rating: 2054, gamesInPeriod: 39 })).toBe(17); // F-P05: 20 × 39 = 780, 700 / 39 = 17.9
    expect(kFactor({ rating: 2054, gamesInPeriod: 35 })).toBe(20); // 700
    expect(kFactor({ rating: 2054, gamesInPeriod: 36 })).toBe(19); // 700 / 36 = 19.4
    expect(kFactor({ rating: 2054, games: 3, gamesInPeriod: 17 })).toBe(40); // 680
    expect(kFactor({ rating: 2054, games: 3, gamesInPeriod: 18 })).toBe(38); // 700 / 18 = 38.9
    expect(kFactor({ rating: 2500, gamesInPeriod: 70 })).toBe(10);
    expect(kFactor({ rating: 2500, gamesInPeriod: 71 })).toBe(9);
    expect(kFactor({ rating: 2500, gamesInPeriod: 0 })).toBe(10);
    expect(kFactor({ rating: 2500, gamesInPeriod: -0 })).toBe(10); // 10 × -0 is no more than 700 either
    expect(kFactor({ rating: 2500, gamesInPeriod: 701 })).toBe(0);
  });
});
