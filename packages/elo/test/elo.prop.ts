import fc from 'fast-check';
import { describe, it } from 'vitest';

import {
  expectAbove,
  expectAtLeast,
  expectAtMost,
  expectBelow,
  expectEqual,
  expectSame,
} from '@crosstable/core/testing/expectations';

import { elo, expectedScore } from '../src/index.js';

const anyRating = fc.double({ noNaN: true, noDefaultInfinity: true });
/** Ratings as they occur, whole points: a point more is then far more than the error of a power. */
const rating = fc.integer({ min: -500, max: 4000 });
const score = fc.double({ min: 0, max: 1, noNaN: true });
const k = fc.double({ min: 0, max: 100, noNaN: true });
const scale = fc.double({ min: 50, max: 2000, noNaN: true });
const bonus = fc.double({ min: -500, max: 500, noNaN: true });
const floor = fc.double({ min: -1000, max: 3000, noNaN: true });
const runs = { numRuns: 10_000 };

/** The points that eight roundings to the nearest number can be off, for numbers no larger than these together. */
const roundingOf = (...sizes: readonly number[]): number =>
  8 * (Number.EPSILON / 2) * sizes.reduce((sum, size) => sum + Math.abs(size), 0);

describe('expectedScore', () => {
  it('is shared between the two players without a remainder', () => {
    fc.assert(
      fc.property(anyRating, anyRating, (a, b) => {
        expectSame(expectedScore(a, b) + expectedScore(b, a), 1);
      }),
      runs,
    );
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        expectSame(expectedScore(a, b) + expectedScore(b, a), 1);
      }),
      runs,
    );
  });

  it('is shared without a remainder on every scale, and with a bonus, which is the other side’s loss', () => {
    const curve = fc.record({ scale, bonus });
    const anyCurve = fc.record({
      scale: fc.double({ min: Number.MIN_VALUE, noNaN: true, max: 1e308 }),
      bonus: anyRating,
    });
    const isShared = (a: number, b: number, options: { readonly scale: number; readonly bonus: number }): void => {
      const mirrored = { ...options, bonus: -options.bonus };
      expectSame(expectedScore(a, b, options) + expectedScore(b, a, mirrored), 1);
    };
    fc.assert(fc.property(rating, rating, curve, isShared), runs);
    fc.assert(fc.property(anyRating, anyRating, anyCurve, isShared), runs);
  });

  it('takes the bonus for rating points of A', () => {
    fc.assert(
      fc.property(rating, rating, fc.integer({ min: -500, max: 500 }), scale, (a, b, bonus, scale) => {
        expectSame(expectedScore(a, b, { bonus, scale }), expectedScore(a + bonus, b, { scale }));
      }),
      runs,
    );
  });

  it('grows with the bonus, and for the favourite falls with the scale', () => {
    fc.assert(
      fc.property(rating, rating, scale, bonus, fc.integer({ min: 1, max: 1000 }), (a, b, scale, bonus, more) => {
        const expected = expectedScore(a, b, { scale, bonus });
        expectAtLeast(expectedScore(a, b, { scale, bonus: bonus + more }), expected);
        const [favourite, underdog] = a > b ? [a, b] : [b, a];
        const flatter = expectedScore(favourite, underdog, { scale: scale + more });
        expectAtMost(flatter, expectedScore(favourite, underdog, { scale }));
        // Where the curve is steep enough for numbers to show it
        const isNear = (lead: number): boolean => Math.abs(lead) < 3 * scale;
        if (!isNear(a - b + bonus) || !isNear(a - b + bonus + more)) return;
        expectAbove(expectedScore(a, b, { scale, bonus: bonus + more }), expected);
      }),
      runs,
    );
  });

  it('is a score for any two ratings', () => {
    fc.assert(
      fc.property(anyRating, anyRating, (a, b) => {
        const expected = expectedScore(a, b);
        expectAtLeast(expected, 0);
        expectAtMost(expected, 1);
      }),
      runs,
    );
  });

  it('grows with the own rating and falls with the opponent’s', () => {
    fc.assert(
      fc.property(rating, rating, fc.integer({ min: 1, max: 1000 }), (a, b, more) => {
        expectAbove(expectedScore(a + more, b), expectedScore(a, b));
        expectBelow(expectedScore(a, b + more), expectedScore(a, b));
      }),
      runs,
    );
  });

  it('has odds of 10 : 1 for every 400 points', () => {
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        const odds = expectedScore(a, b) / expectedScore(b, a);
        expectBelow(Math.abs(Math.log10(odds) * 400 - (a - b)), 0.5);
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
        expectAtMost(Math.abs(newA + newB - (a + b)), roundingOf(a, b, k, k));
      }),
      runs,
    );
  });

  it('does not depend on who is called A', () => {
    fc.assert(
      fc.property(rating, score, rating, fc.tuple(k, k), scale, bonus, (a, result, b, [kA, kB], scale, bonus) => {
        const [newA, newB] = elo(a, result, b, { k: [kA, kB], scale, bonus });
        const [mirroredB, mirroredA] = elo(b, 1 - result, a, { k: [kB, kA], scale, bonus: -bonus });
        expectAtMost(Math.abs(mirroredA - newA), roundingOf(a, kA), 'A');
        expectAtMost(Math.abs(mirroredB - newB), roundingOf(b, kB), 'B');
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
        expectAtLeast(afterHigher, afterLower, 'A');
        expectAtMost(moreLossOfB, lossOfB, 'B');
      }),
      runs,
    );
  });

  it('keeps the order of the ratings that a player may come with', () => {
    fc.assert(
      fc.property(
        rating,
        fc.integer({ min: 1, max: 1000 }),
        score,
        rating,
        k,
        bonus,
        (a, more, result, b, k, bonus) => {
          const [newA, newB] = elo(a, result, b, { k, bonus });
          const [better, ofBetter] = elo(a + more, result, b, { k, bonus });
          // A point more of expectation costs at most K × ln 10 / 1600, less than 0.15 points
          expectAbove(better - newA, 0.85 * more, 'A');
          expectAtLeast(ofBetter, newB, 'B');
        },
      ),
      runs,
    );
  });

  it('is the same game in other units: everything times the same number', () => {
    const units = fc.oneof(fc.constantFrom(0.25, 2, 1024), fc.double({ min: 0.01, max: 100, noNaN: true }));
    fc.assert(
      fc.property(rating, score, rating, fc.tuple(k, bonus, floor), units, (a, result, b, [k, bonus, floor], unit) => {
        const [newA, newB] = elo(a, result, b, { k, bonus, floor });
        const options = { k: unit * k, scale: unit * 400, bonus: unit * bonus, floor: unit * floor };
        const [scaledA, scaledB] = elo(unit * a, result, unit * b, options);
        // A power of two rounds nothing but the smallest of numbers. Another unit rounds each rating, the new one in either unit,
        // and what is expected here; K moves by a part of that
        const most = Number.isInteger(Math.log2(unit)) ? 1e-300 : unit * roundingOf(a, b, bonus, floor, 20 * k);
        expectAtMost(Math.abs(scaledA - unit * newA), most, 'A');
        expectAtMost(Math.abs(scaledB - unit * newB), most, 'B');
      }),
      runs,
    );
  });

  it('never undercuts the floor, and above it gives what there is without one', () => {
    fc.assert(
      fc.property(rating, score, rating, k, floor, (a, result, b, k, floor) => {
        const held = elo(a, result, b, { k, floor });
        const free = elo(a, result, b, { k });
        held.forEach((rating, side) => {
          expectAtLeast(rating, floor, 'AB'[side]);
          expectSame(
            rating === (free[side] > floor ? free[side] : floor),
            true,
            `${'AB'[side]}: ${rating} for ${free[side]}`,
          );
        });
      }),
      runs,
    );
  });

  it('moves no rating by more than K', () => {
    fc.assert(
      fc.property(rating, score, rating, fc.tuple(k, k), (a, result, b, [kA, kB]) => {
        const [newA, newB] = elo(a, result, b, { k: [kA, kB] });
        expectAtMost(Math.abs(newA - a), kA + roundingOf(a, kA), 'A');
        expectAtMost(Math.abs(newB - b), kB + roundingOf(b, kB), 'B');
      }),
      runs,
    );
  });

  it('leaves both ratings alone after exactly the expected score', () => {
    fc.assert(
      fc.property(rating, rating, k, (a, b, k) => {
        expectEqual(elo(a, expectedScore(a, b), b, { k }), [a, b]);
      }),
      runs,
    );
  });

  it('is finite for any two ratings', () => {
    fc.assert(
      fc.property(anyRating, score, anyRating, (a, result, b) => {
        const after = elo(a, result, b);
        expectSame(after.every(Number.isFinite), true, `the ratings ${after.join(' and ')} are finite`);
      }),
      runs,
    );
  });
});
