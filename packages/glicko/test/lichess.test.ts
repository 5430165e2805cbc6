import { describe, expect, it } from 'vitest';

import { near } from '@crosstable/core/testing/near';

import { LICHESS, lichess } from '../src/lichess.js';

const EQUAL = { rating: 1500, deviation: 350, volatility: 0.06 };
const { standard, crazyhouse } = LICHESS.advantage;

describe('lichess', () => {
  it.each([
    { score: 1, after: [1662.212, 1337.788], volatility: 0.0599993, deviation: 290.2305 },
    { score: 0.5, after: [1500, 1500], volatility: 0.0599977, deviation: 290.2305 },
    { score: 1, advantage: standard, after: [1658.5575, 1341.4425], deviation: 290.2538 },
    { score: 0, advantage: standard, after: [1334.0814, 1665.9186], deviation: 290.2538 },
    { score: 0.5, advantage: standard, after: [1496.3195, 1503.6805], deviation: 290.2538 },
    { score: 1, advantage: crazyhouse, after: [1655.9454, 1344.0546], deviation: 290.2998 },
    { score: 0, advantage: crazyhouse, after: [1331.3665, 1668.6335], deviation: 290.2998 },
    { score: 0.5, advantage: crazyhouse, after: [1493.6559, 1506.3441], deviation: 290.2998 },
  ])('equal players, $score, advantage $advantage', ({ score, advantage, after, volatility, deviation }) => {
    const { white, black } = lichess(EQUAL, EQUAL, score, { advantage });
    expect([white.rating, black.rating]).toEqual(after.map((rating) => near(rating, 3)));
    expect([white.deviation, black.deviation]).toEqual([near(deviation, 4), near(deviation, 4)]);
    if (volatility !== undefined) expect(white.volatility).toBeCloseTo(volatility, 7);
  });

  it.each([
    { score: 1, after: [1422.626, 1506.319] },
    { score: 0, after: [1389.987, 1568.904] },
    { score: 0.5, after: [1406.307, 1537.612] },
  ])('1400 against 1550, $score', ({ score, after }) => {
    const { white, black } = lichess(
      { rating: 1400, deviation: 79, volatility: 0.06 },
      { rating: 1550, deviation: 110, volatility: 0.065 },
      score,
    );
    expect([white.rating, black.rating]).toEqual(after.map((rating) => near(rating, 2)));
    expect([white.deviation, black.deviation]).toEqual([near(77.4956, 4), near(105.8706, 4)]);
  });

  it.each([
    { score: 1, after: [1216.728, 1635.991], volatilities: [0.053013, 0.062028] },
    { score: 0, after: [1199.29, 1855.422] },
    { score: 0.5, after: [1208.009, 1745.706] },
  ])('1200 against 1850, $score', ({ score, after, volatilities }) => {
    const { white, black } = lichess(
      { rating: 1200, deviation: 60, volatility: 0.053 },
      { rating: 1850, deviation: 200, volatility: 0.062 },
      score,
    );
    expect([white.rating, black.rating]).toEqual(after.map((rating) => near(rating, 2)));
    expect([white.deviation, black.deviation]).toEqual([near(59.9006, 4), near(196.9873, 4)]);
    if (volatilities === undefined) return;
    expect([white.volatility, black.volatility]).toEqual(volatilities.map((one) => near(one, 6)));
  });

  it('two new players', () => {
    const { white, black } = lichess(LICHESS.start, LICHESS.start, 1);
    expect(white.rating).toBeCloseTo(1741.476, 3);
    expect(black.rating).toBeCloseTo(1258.524, 3);
    expect(white.deviation).toBeCloseTo(396.69, 3);
    expect(white.volatility).toBeCloseTo(0.0899983, 7);
    expect(lichess(LICHESS.start, LICHESS.start, 0.5).white.volatility).toBeCloseTo(0.0899954, 7);
  });

  it('two established players', () => {
    const player = { rating: 1500, deviation: 80, volatility: 0.06 };
    const { white, black } = lichess(player, player, 1);
    expect([white.rating, black.rating]).toEqual([near(1517.007, 3), near(1482.993, 3)]);
    expect(white.deviation).toBeCloseTo(78.079, 3);
  });

  it('a year makes 110 of a deviation of 60, before the game', () => {
    // A game against an unknown player all but tells nothing, so that the deviation after it is that before it
    const unknown = { rating: 1500, deviation: 10_000, volatility: 0.06 };
    const { white } = lichess({ rating: 1500, deviation: 60, volatility: 0.06, days: 365 }, unknown, 0.5);
    expect(white.deviation).toBeCloseTo(110, 0);
    const { white: soon } = lichess({ rating: 1500, deviation: 60, volatility: 0.06, days: 0.5 }, unknown, 0.5);
    // √(60² + ½ · .21436 · (.06 · 173.7178)²) = 60.097, and the game takes a little
    expect(soon.deviation).toBeCloseTo(60.09, 1);
  });

  it('the limits of rating, deviation, volatility and change', () => {
    const weak = { rating: 405, deviation: 100, volatility: 0.06 };
    expect(lichess(weak, weak, 0).white.rating).toBe(400);
    const strong = { rating: 3990, deviation: 100, volatility: 0.06 };
    expect(lichess(strong, strong, 1).white.rating).toBe(4000);
    const sure = { rating: 1500, deviation: 45, volatility: 0.001 };
    expect(lichess(sure, sure, 1).white.deviation).toBe(45);
    const unsure = { rating: 1500, deviation: 500, volatility: 0.09, days: 3650 };
    expect(lichess(unsure, { ...unsure, deviation: 10_000 }, 0.5).white.deviation).toBe(500);
    expect(lichess({ ...EQUAL, volatility: 0.2 }, EQUAL, 1).white.volatility).toBe(0.1);
    const upset = { rating: 1000, deviation: 500, volatility: 0.09 };
    expect(lichess(upset, { ...upset, rating: 3000, deviation: 45 }, 1).white.rating).toBe(1700);
    expect(lichess(upset, { ...upset, rating: 3000, deviation: 45 }, 0).white.rating).toBeCloseTo(1000, 1);
    expect(lichess({ ...upset, rating: 3000 }, { ...upset, deviation: 45 }, 0).white.rating).toBe(2300);
  });
});
