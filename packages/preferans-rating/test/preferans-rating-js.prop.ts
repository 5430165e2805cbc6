import { createRequire } from 'node:module';

import fc from 'fast-check';
import Reference from 'preferans-rating-js/lib/pref.rating.js';
import { describe, expect, it } from 'vitest';

import { expectEqual, expectSame } from '@crosstable/core/testing/expectations';

import { type PrefPlayer, PrefRating } from '../src/index.js';
import { round } from '../src/rounding.js';

/** The `round` of the very mathjs that preferans-rating-js rounds with. */
const mathjsRound = ((): ((...given: readonly [value: number, decimals?: number]) => unknown) => {
  const { resolve } = createRequire(import.meta.url);
  const mathjs: unknown = createRequire(resolve('preferans-rating-js/lib/pref.rating.js'))('mathjs');
  if (typeof mathjs !== 'object' || mathjs === null || !('round' in mathjs) || typeof mathjs.round !== 'function') {
    throw new Error('preferans-rating-js no longer rounds with mathjs');
  }
  const { round } = mathjs;
  return (...given): unknown => Reflect.apply(round, mathjs, given);
})();

type Three = readonly [PrefPlayer, PrefPlayer, PrefPlayer];

function three(rating: fc.Arbitrary<number>, score: fc.Arbitrary<number>): fc.Arbitrary<Three> {
  const player = fc.record({ username: fc.string(), rating, score });
  return fc.tuple(player, player, player);
}

const LONG = 60_000;
// Numbers of every magnitude can take minutes to shrink after a failure: the limit ends that too.
const runs = { numRuns: 10_000, interruptAfterTimeLimit: LONG / 2 };

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

/** The number so many representable numbers after `value` (before it, if negative). */
function neighbour(value: number, steps: number): number {
  const bits = new BigInt64Array(new Float64Array([value]).buffer);
  bits[0] += BigInt(steps);
  return new Float64Array(bits.buffer)[0];
}

const sign = fc.constantFrom(1, -1);
/** Halves of the unit and of the third decimal at every magnitude, exactly and a few representable numbers off. */
const nearHalf = fc
  .tuple(fc.integer({ min: 0, max: 52 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: -4, max: 4 }))
  .chain(([bits, part, steps]) => {
    const half = Math.floor(part * 2 ** bits) + 0.5;
    return fc.tuple(sign, fc.constantFrom(half, half / 1000)).map(([side, value]) => side * neighbour(value, steps));
  });
/** Halves that are missed by about as much as mathjs takes for noise, 1e-12 of the value and 1e-15. */
const noisyHalf = fc
  .tuple(
    sign,
    fc.nat(100_000),
    fc.constantFrom(1, 1000),
    fc.integer({ min: -40, max: 40 }),
    fc.integer({ min: 9, max: 17 }),
  )
  .map(([side, whole, unit, tenths, exponent]) => side * ((whole + 0.5) / unit + (tenths / 10) * 10 ** -exponent));

describe('round', () => {
  it.each([
    { name: 'any number', value: finite },
    { name: 'numbers near a half', value: nearHalf },
    { name: 'halves in noise', value: noisyHalf },
  ])('rounds $name as mathjs does', { timeout: LONG }, ({ value }) => {
    fc.assert(
      fc.property(value, (value) => {
        expectSame(round(value, 0), mathjsRound(value), `${value} to a whole number`);
        expectSame(round(value, 3), mathjsRound(value, 3), `${value} to 3 decimals`);
      }),
      runs,
    );
  });

  // Written out where mathjs's rounding is easily missed: toBe tells -0 from 0.
  it.each([
    { value: 1.0005, decimals: 3, rounded: 1.001 },
    { value: -1.0005, decimals: 3, rounded: -1.001 },
    { value: 0.49999999999999994, decimals: 0, rounded: 1 },
    { value: 0.0004999999996, decimals: 3, rounded: 0 },
    { value: 1.0004999999996, decimals: 3, rounded: 1.001 },
    { value: -0.4, decimals: 0, rounded: -0 },
    { value: -0, decimals: 0, rounded: 0 },
    { value: 9.9996, decimals: 3, rounded: 10 },
    { value: 1e21, decimals: 3, rounded: 1e21 },
    { value: 5e-324, decimals: 3, rounded: 0 },
    { value: 20000.000499999995, decimals: 3, rounded: 20000 },
  ])('rounds $value to $decimals decimals: $rounded', ({ value, decimals, rounded }) => {
    expect(mathjsRound(value, decimals)).toBe(rounded);
    expect(round(value, decimals)).toBe(rounded);
  });
});

describe('PrefRating equals preferans-rating-js', () => {
  const whole = fc.integer({ min: -2000, max: 2000 });
  const games = [
    { name: 'games as they occur', players: three(fc.nat(3000), whole), bula: fc.integer({ min: 1, max: 200 }) },
    // A lead of 125 in rating makes a T of 3.5, a bula of 100 an N of 1: half of the changes are halves.
    {
      name: 'games full of halves',
      players: three(
        fc.integer({ min: 0, max: 24 }).map((step) => step * 125),
        whole.map((step) => step * 50),
      ),
      bula: fc.constantFrom(25, 50, 100),
    },
    {
      name: 'games of fractions',
      players: three(fc.double({ min: 0, max: 3000, noNaN: true }), fc.double({ min: -2000, max: 2000, noNaN: true })),
      bula: fc.double({ min: 0.01, max: 200, noNaN: true }),
    },
    {
      name: 'games of any numbers',
      players: three(finite, finite),
      bula: fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true }),
    },
  ];

  it.each(games)('on $name', { timeout: LONG }, ({ players, bula }) => {
    fc.assert(
      fc.property(players, bula, ([p1, p2, p3], bula) => {
        const { rating } = new Reference(p1, p2, p3, bula);
        const isFinite = [rating.p1, rating.p2, rating.p3].every((player) => Number.isFinite(player.rating));
        if (isFinite) {
          expectEqual(new PrefRating(p1, p2, p3, bula).rating, rating);
        } else {
          expect(() => new PrefRating(p1, p2, p3, bula)).toThrow(RangeError);
        }
      }),
      runs,
    );
  });
});
