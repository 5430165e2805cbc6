import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { elo, expectedScore } from '../src/index.js';

const anyRating = fc.double({ noNaN: true, noDefaultInfinity: true });
/** Ratings as they occur, whole points: a point more is then far more than the error of a power. */
const rating = fc.integer({ min: -500, max: 4000 });
const score = fc.double({ min: 0, max: 1, noNaN: true });
const k = fc.double({ min: 0, max: 100, noNaN: true });
const runs = { numRuns: 10_000 };

/** The points that one rounding to the nearest number can be off, for numbers no larger than these together. */
const roundingOf = (...sizes: readonly number[]): number =>
  Number.EPSILON * sizes.reduce((sum, size) => sum + Math.abs(size), 0);

describe('expectedScore', () => {
  it('is shared between the two players without a remainder', () => {
    fc.assert(
      fc.property(anyRating, anyRating, (a, b) => {
        expect(expectedScore(a, b) + expectedScore(b, a)).toBe(1);
      }),
      runs,
    );
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        expect(expectedScore(a, b) + expectedScore(b, a)).toBe(1);
      }),
      runs,
    );
  });

  it('is a score for any two ratings', () => {
    fc.assert(
      fc.property(anyRating, anyRating, (a, b) => {
        const expected = expectedScore(a, b);
        expect(expected >= 0 && expected <= 1).toBe(true);
      }),
      runs,
    );
  });

  it('grows with the own rating and falls with the opponent’s', () => {
    fc.assert(
      fc.property(rating, rating, fc.integer({ min: 1, max: 1000 }), (a, b, more) => {
        expect(expectedScore(a + more, b)).toBeGreaterThan(expectedScore(a, b));
        expect(expectedScore(a, b + more)).toBeLessThan(expectedScore(a, b));
      }),
      runs,
    );
  });

  it('has odds of 10 : 1 for every 400 points', () => {
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        const odds = expectedScore(a, b) / expectedScore(b, a);
        expect(Math.log10(odds) * 400).toBeCloseTo(a - b, 0);
      }),
      runs,
    );
  });
});

describe('elo', () => {
  it('keeps the sum of the ratings when K is the same for both', () => {
    fc.assert(
      fc.property(rating, score, rating, k, (a, result, b, k) => {
        const [newA, newB] = elo(a, result, b, { k });
        expect(Math.abs(newA + newB - (a + b))).toBeLessThanOrEqual(roundingOf(a, b, k, k));
      }),
      runs,
    );
  });

  it('does not depend on who is called A', () => {
    fc.assert(
      fc.property(rating, score, rating, fc.tuple(k, k), (a, result, b, [kA, kB]) => {
        const [newA, newB] = elo(a, result, b, { k: [kA, kB] });
        const [mirroredB, mirroredA] = elo(b, 1 - result, a, { k: [kB, kA] });
        expect(Math.abs(mirroredA - newA)).toBeLessThanOrEqual(roundingOf(a, kA));
        expect(Math.abs(mirroredB - newB)).toBeLessThanOrEqual(roundingOf(b, kB));
      }),
      runs,
    );
  });

  it('rewards a better score', () => {
    fc.assert(
      fc.property(rating, score, score, rating, (a, one, other, b) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        const [afterLower, lossOfB] = elo(a, lower, b);
        const [afterHigher, moreLossOfB] = elo(a, higher, b);
        expect(afterHigher).toBeGreaterThanOrEqual(afterLower);
        expect(moreLossOfB).toBeLessThanOrEqual(lossOfB);
      }),
      runs,
    );
  });

  it('moves no rating by more than K', () => {
    fc.assert(
      fc.property(rating, score, rating, fc.tuple(k, k), (a, result, b, [kA, kB]) => {
        const [newA, newB] = elo(a, result, b, { k: [kA, kB] });
        expect(Math.abs(newA - a)).toBeLessThanOrEqual(kA + roundingOf(a, kA));
        expect(Math.abs(newB - b)).toBeLessThanOrEqual(kB + roundingOf(b, kB));
      }),
      runs,
    );
  });

  it('leaves both ratings alone after exactly the expected score', () => {
    fc.assert(
      fc.property(rating, rating, k, (a, b, k) => {
        expect(elo(a, expectedScore(a, b), b, { k })).toEqual([a, b]);
      }),
      runs,
    );
  });

  it('is finite for any two ratings', () => {
    fc.assert(
      fc.property(anyRating, score, anyRating, (a, result, b) => {
        expect(elo(a, result, b).every(Number.isFinite)).toBe(true);
      }),
      runs,
    );
  });
});
