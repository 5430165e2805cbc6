import { describe, expect, it } from 'vitest';

import { deepFrozen } from '@crosstable/core/testing/notation';
import { near } from '@crosstable/core/testing/near';

import { type GlickoRating, NEW_PLAYER, glicko2 } from '../src/index.js';
import { slowGlicko2 } from './slow-glicko-2.js';

const rated = (rating: number, deviation: number, volatility = 0.06): GlickoRating => ({
  rating,
  deviation,
  volatility,
});
/** Both players after one game of the first against the second. */
const afterGame = (one: GlickoRating, other: GlickoRating, score: number): readonly [GlickoRating, GlickoRating] => [
  glicko2(one, [{ ...other, score }]),
  glicko2(other, [{ ...one, score: 1 - score }]),
];

/** Of the paper. */
const PLAYER = rated(1500, 200);
const GAMES = deepFrozen([
  { rating: 1400, deviation: 30, score: 1 },
  { rating: 1550, deviation: 100, score: 0 },
  { rating: 1700, deviation: 300, score: 0 },
]);

describe('glicko2', () => {
  it('the example of the paper: 1464.06, 151.52, .05999', () => {
    const after = glicko2(PLAYER, GAMES, { tau: 0.5 });
    expect(after.rating).toBeCloseTo(1464.0506705393013, 9);
    expect(after.deviation).toBeCloseTo(151.51652412385727, 9);
    expect(after.volatility).toBeCloseTo(0.059995984286488495, 15);
    // The paper computes with few digits, and is .01 off in the rating
    expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.01);
    expect(after.deviation.toFixed(2)).toBe('151.52');
  });

  it('is the default', () => {
    expect(glicko2(PLAYER, GAMES, { tau: 0.5, epsilon: 1e-6 })).toEqual(glicko2(PLAYER, GAMES));
    expect(glicko2(PLAYER, GAMES, { tau: undefined, epsilon: undefined })).toEqual(glicko2(PLAYER, GAMES));
  });

  it('the same games in a period each', () => {
    const sequence = [
      { rating: 1563.564, deviation: 175.403, volatility: 0.0599986573 },
      { rating: 1492.259, deviation: 158.303 },
      { rating: 1463.788, deviation: 151.873, volatility: 0.059997514049860735 },
    ];
    let player = PLAYER;
    for (const [at, expected] of sequence.entries()) {
      player = glicko2(player, [GAMES[at]]);
      expect(player.rating).toBeCloseTo(expected.rating, 3);
      expect(player.deviation).toBeCloseTo(expected.deviation, 3);
      if (expected.volatility !== undefined) expect(player.volatility).toBeCloseTo(expected.volatility, 10);
    }
  });

  it.each([
    {
      one: rated(1500, 200),
      other: rated(1400, 30),
      score: 1,
      after: [
        [1563.564, 175.403],
        [1398.14, 31.67],
      ],
      digits: 2,
    },
    {
      one: rated(1520, 350),
      other: rated(1420, 350),
      score: 1,
      after: [
        [1652.9385, 291.9749],
        [1287.0615, 291.9749],
      ],
      digits: 4,
    },
    {
      one: rated(1600, 350),
      other: rated(1500, 50),
      score: 0.5,
      after: [
        [1549.6083, 253.0436],
        [1500.9468, 50.8383],
      ],
      digits: 4,
    },
  ])('$one.rating against $other.rating: $score', ({ one, other, score, after, digits }) => {
    afterGame(one, other, score).forEach(({ rating, deviation }, side) => {
      const [expectedRating, expectedDeviation] = after[side];
      expect(rating).toBeCloseTo(expectedRating, digits);
      expect(deviation).toBeCloseTo(expectedDeviation, digits);
    });
  });

  it('240/90 beats an equal', () => {
    const [one, other] = afterGame(rated(240, 90), rated(240, 90), 1);
    expect(one.rating).toBeCloseTo(261.3739632608697, 9);
    expect(other.rating).toBeCloseTo(218.62603673913034, 9);
  });

  it('a volatility after a win: .0599994665', () => {
    expect(afterGame(rated(1520, 350), rated(1420, 350), 1)[0].volatility).toBeCloseTo(0.0599994665, 10);
  });

  it('no games: the deviation grows', () => {
    expect(glicko2(rated(1250, 95), [])).toEqual({
      rating: 1250,
      deviation: near(95.57008, 5),
      volatility: 0.06,
    });
    const once = glicko2(rated(2250, 35, 0.059998), []);
    expect(Math.floor(once.deviation * 10_000)).toBe(365_189);
    expect(Math.round(glicko2(once, []).deviation)).toBe(38);
  });

  it.each([
    { losses: 6, rating: 1397, deviation: 212, millionths: 60_004, opponent: 1603 },
    { losses: 25, rating: 1248, deviation: 176, millionths: 60_001, opponent: 1752 },
  ])('$losses losses and a win of a new player against another', ({ losses, millionths, opponent, ...expected }) => {
    let pair: readonly [GlickoRating, GlickoRating] = [NEW_PLAYER, NEW_PLAYER];
    for (let game = 0; game < losses; game++) pair = afterGame(...pair, 0);
    const [one, other] = afterGame(...pair, 1);
    expect({ rating: Math.round(one.rating), deviation: Math.round(one.deviation) }).toEqual(expected);
    expect(Math.round(one.volatility * 1_000_000)).toBe(millionths);
    expect(Math.round(other.rating)).toBe(opponent);
  });

  it('the largest τ, and far less than was due', () => {
    const games = Array.from({ length: 5000 }, (_, at) => ({ rating: 1500, deviation: 0, score: at % 2 }));
    const player = rated(1500, 1, 10);
    const fast = glicko2(player, games, { tau: 2, epsilon: 1e-12 });
    expect(fast.volatility / slowGlicko2(player, games, 2).volatility).toBeCloseTo(1, 9);
    expect(fast.volatility).toBeLessThan(player.volatility);
  });

  it('the iteration ends with the smallest ε, whatever happened', () => {
    const games = [{ rating: 10_000, deviation: 0, score: 1 }];
    const after = glicko2(rated(-10_000, 10_000, 10), games, { tau: 2, epsilon: 1e-12 });
    expect(Object.values(after).every(Number.isFinite)).toBe(true);
  });

  it('a deviation of 0 only grows by the volatility', () => {
    // No opponent: √(0 + .06²) · 173.7178
    expect(glicko2(rated(1500, 0), []).deviation).toBeCloseTo(0.06 * 173.7178, 12);
  });
});
