// Mistakes of other packages that rate by the same formula, in the versions of package.json, and what `elo` does instead.
// Should a test fail on their side after an update, they have mended it: delete the test.
import { update } from '@echecs/elo';
import Studimax from '@studimax/elo';
import EloRating from 'elo-rating';
import { describe, expect, it } from 'vitest';

import { elo } from '@crosstable/elo';

import { byArpad, byEchecs, byEloRank, byEloRating, byStudimax } from './game-by-peer.js';

/** Calls as they come from JavaScript, where nobody checks the types. */
function call(target: (...given: never[]) => unknown, given: readonly unknown[]): unknown {
  return Reflect.apply(target, undefined, given);
}

function expectRefusal(given: readonly unknown[], error: typeof RangeError | typeof TypeError, message: RegExp): void {
  const run = (): unknown => call(elo, given);
  expect(run).toThrow(error);
  expect(run).toThrow(message);
}

function expectTextRefused(): void {
  expectRefusal(['1500', 1, '1500'], TypeError, /^a: expected .*, got "1500"$/);
  expectRefusal([1500, 1, '1500'], TypeError, /^b: expected .*, got "1500"$/);
}

function expectNaNRefused(): void {
  expectRefusal([NaN, 1, 1500], RangeError, /^a: expected .*, got NaN$/);
  expectRefusal([1500, 1, NaN], RangeError, /^b: expected .*, got NaN$/);
  expectRefusal([1500, NaN, 1500], RangeError, /^result: expected .*, got NaN$/);
}

function expectScoreOfTwoRefused(): void {
  expectRefusal([1500, 2, 1500], RangeError, /^result: expected .*, got 2$/);
}

/**
 * 800 points are odds of 10 ^ (800 / 400) = 100 : 1, so the favourite expects 100 points of 101 and loses 101 × 100/101 = 100
 * rating points with a K of 101. 400 points are odds of 10 : 1, of which the cap makes a loss of 101 × 10/11 = 91.82.
 */
function expectLeadUncapped(): void {
  const [favourite, underdog] = elo(2000, 0, 1200, { k: 101 });
  expect(favourite).toBeCloseTo(1900, 9);
  expect(underdog).toBeCloseTo(1300, 9);
}

describe('elo-rating', () => {
  it('takes a draw for a win', () => {
    expect(byEloRating(1500, 0.5, 1500, 32)).toEqual([1516, 1484]);
    // Equal players expect half a point, and score it.
    expect(elo(1500, 0.5, 1500, { k: 32 })).toEqual([1500, 1500]);
  });

  it('cuts off what is not a whole point: who wins, wins nothing', () => {
    expect(byEloRating(1900, 1, 1500, 10)).toEqual([1900, 1500]);
    // 400 points ahead 10/11 is expected; 10 × 1/11 is won.
    const [favourite, underdog] = elo(1900, 1, 1500, { k: 10 });
    expect(favourite).toBeCloseTo(1900 + 10 / 11, 9);
    expect(underdog).toBeCloseTo(1500 - 10 / 11, 9);
  });

  it('takes a lead of more than 400 points for one of 400', () => {
    expect(byEloRating(2000, 0, 1200, 101)).toEqual([1909, 1291]);
    expectLeadUncapped();
  });

  it('appends the change to a rating that is text', () => {
    const theirs = EloRating.calculate('1500', '1500', true, 32);
    expect(theirs).toEqual({ playerRating: '150016', opponentRating: '1500-16' });
    expectTextRefused();
  });

  it('lets NaN pass', () => {
    expect(byEloRating(NaN, 1, 1500, 32)).toEqual([NaN, NaN]);
    expect(byEloRating(1500, NaN, 1500, 32)).toEqual([1484, 1516]); // a loss
    expectNaNRefused();
  });
});

describe.each([
  ['arpad', byArpad],
  ['elo-rank', byEloRank],
])('%s', (_, rate) => {
  it('appends the change to a rating that is text', () => {
    expect(rate('1500', 1, '1500', 32)).toEqual([150016, NaN]);
    expectTextRefused();
  });

  it('takes 2 for a result: 1548', () => {
    expect(rate(1500, 2, 1500, 32)).toEqual([1548, 1452]);
    expectScoreOfTwoRefused();
  });

  it('takes a K of 0 for 32', () => {
    expect(rate(1500, 1, 1500, 0)).toEqual([1516, 1484]);
    expect(elo(1500, 1, 1500, { k: 0 })).toEqual([1500, 1500]);
  });

  it('lets NaN pass', () => {
    expect(rate(NaN, 1, 1500, 32)).toEqual([NaN, NaN]);
    expect(rate(1500, NaN, 1500, 32)).toEqual([NaN, NaN]);
    expectNaNRefused();
  });
});

describe('@studimax/elo', () => {
  it('appends the change to a rating that is text', () => {
    const peer = new Studimax({ kFactor: 32 });
    const calculate = (a: number, b: number, result: number): unknown => peer.calculateRating(a, b, result);
    expect(call(calculate, ['1500', '1500', 1])).toEqual({ Ra: '150016', Rb: '1500-16' });
    expectTextRefused();
  });

  it('takes a result of 2 for a win, without a word', () => {
    expect(byStudimax(1500, 2, 1500, 32)).toEqual([1516, 1484]);
    expectScoreOfTwoRefused();
  });

  it('lets NaN pass', () => {
    expect(byStudimax(NaN, 1, 1500, 32)).toEqual([NaN, NaN]);
    expect(byStudimax(1500, NaN, 1500, 32)).toEqual([NaN, NaN]);
    expectNaNRefused();
  });
});

describe('@echecs/elo', () => {
  it('takes a lead of more than 400 points for one of 400', () => {
    expect(byEchecs(2000, 0, 1200, 101)).toEqual([1908, 1292]);
    expectLeadUncapped();
  });

  it('appends the change to a rating that is text', () => {
    expect(call(update, ['1500', '1500', { result: 1, k: 20 }])).toEqual([150010, NaN]);
    expectTextRefused();
  });

  it('takes 2 for a result: 1548', () => {
    expect(byEchecs(1500, 2, 1500, 32)).toEqual([1548, 1452]);
    expectScoreOfTwoRefused();
  });

  it('lets NaN pass', () => {
    expect(byEchecs(NaN, 1, 1500, 32)).toEqual([NaN, NaN]);
    expect(byEchecs(1500, NaN, 1500, 32)).toEqual([NaN, NaN]);
    expectNaNRefused();
  });
});
