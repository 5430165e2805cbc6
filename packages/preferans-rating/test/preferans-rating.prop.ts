import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectAtLeast, expectAtMost, expectEqual, expectSame } from '@crosstable/core/testing/expectations';

import { prefRating } from '../src/index.js';

const player = fc.record({
  username: fc.string(),
  rating: fc.integer({ min: 0, max: 3000 }),
  score: fc.integer({ min: -2000, max: 2000 }),
});
const bula = fc.integer({ min: 1, max: 200 });
const runs = { numRuns: 10_000 };

describe('prefRating', () => {
  it('moves ratings by whole points', () => {
    fc.assert(
      fc.property(player, player, player, bula, (p1, p2, p3, bula) => {
        const result = prefRating(p1, p2, p3, bula);
        for (const { username, oldRating, rating, change } of [result.p1, result.p2, result.p3]) {
          expectSame(Number.isInteger(change), true, `${username}: ${change} is a whole number`);
          expectSame(rating, oldRating + change, username);
        }
      }),
      runs,
    );
  });

  // Before rounding, every C is counted once for and once against: the sum is 0. Three roundings of half a point at
  // most make 1.5 together, and a whole number no larger than that is -1, 0 or 1.
  it('keeps the sum of the ratings but for one point', () => {
    fc.assert(
      fc.property(player, player, player, bula, (p1, p2, p3, bula) => {
        const result = prefRating(p1, p2, p3, bula);
        const sum = result.p1.change + result.p2.change + result.p3.change;
        expectAtMost(Math.abs(sum), 1);
      }),
      runs,
    );
  });

  it('does not depend on who sits where', () => {
    fc.assert(
      fc.property(player, player, player, bula, (p1, p2, p3, bula) => {
        const seated = prefRating(p1, p2, p3, bula);
        const turned = prefRating(p2, p3, p1, bula);
        const swapped = prefRating(p2, p1, p3, bula);
        expectEqual([turned.p3, turned.p1, turned.p2], [seated.p1, seated.p2, seated.p3]);
        expectEqual([swapped.p2, swapped.p1, swapped.p3], [seated.p1, seated.p2, seated.p3]);
      }),
      runs,
    );
  });

  it('depends on the differences of the scores only', () => {
    fc.assert(
      fc.property(player, player, player, bula, fc.integer({ min: -1000, max: 1000 }), (p1, p2, p3, bula, more) => {
        const result = prefRating(p1, p2, p3, bula);
        const [s1, s2, s3] = [p1, p2, p3].map((player) => ({ ...player, score: player.score + more }));
        const shifted = prefRating(s1, s2, s3, bula);
        expectEqual(
          [shifted.p1.change, shifted.p2.change, shifted.p3.change],
          [result.p1.change, result.p2.change, result.p3.change],
        );
      }),
      runs,
    );
  });

  it('never takes points for a higher score', () => {
    fc.assert(
      fc.property(player, player, player, bula, fc.integer({ min: 1, max: 1000 }), (p1, p2, p3, bula, more) => {
        const better = { ...p1, score: p1.score + more };
        const before = prefRating(p1, p2, p3, bula);
        const after = prefRating(better, p2, p3, bula);
        expectAtLeast(after.p1.change, before.p1.change, 'p1');
        expectAtMost(after.p2.change, before.p2.change, 'p2');
        expectAtMost(after.p3.change, before.p3.change, 'p3');
      }),
      runs,
    );
  });
});
