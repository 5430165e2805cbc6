// Other packages that rate by the same formula, on the games on which they are right; `elo-peers.test.ts` has the others.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { elo } from '@crosstable/elo';
import { rateGames } from '@crosstable/elo/batch';

import { type Rated, byArpad, byEchecs, byEloRank, byEloRating, byStudimax } from './game-by-peer.js';

/** The largest difference, in rating points, between two ways to compute the same. */
const NOISE = 1e-9;
const runs = { numRuns: 10_000 };

const any = fc.double({ min: -4000, max: 4000, noNaN: true });
const whole = fc.integer({ min: 0, max: 4000 });
const score = fc.double({ min: 0, max: 1, noNaN: true });
/** Ratings as players have them; `elo-peers.test.ts` has the rating 0. */
const k = fc.integer({ min: 1, max: 100 });
const pair = fc.tuple(whole, whole);
/** Ratings that are at most 400 points apart. */
const near = whole.chain((a) => fc.tuple(fc.constant(a), fc.integer({ min: a - 400, max: a + 400 })));

function expectSame(theirs: Rated, ours: Rated): void {
  theirs.forEach((rating, player) => {
    expect(Math.abs(rating - ours[player])).toBeLessThan(NOISE);
  });
}

/** Whether noise can't decide between two whole numbers; `border` is the part of a point where one ends. */
function isClear(value: number, border: number): boolean {
  return Math.abs(value - border - Math.round(value - border)) > NOISE;
}

function expectRounded(theirs: Rated, ours: Rated): void {
  theirs.forEach((rating, player) => {
    if (isClear(ours[player], 0.5)) expect(rating).toBe(Math.round(ours[player]));
  });
}

describe('elo gives', () => {
  it('what @studimax/elo gives', () => {
    const anyK = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(any, score, any, anyK, (a, result, b, k) => {
        expectSame(byStudimax(a, result, b, k), elo(a, result, b, { k }));
      }),
      runs,
    );
  });

  it.each([
    ['arpad', byArpad, pair],
    ['elo-rank', byEloRank, pair],
    ['@echecs/elo, up to 400 points apart,', byEchecs, near],
  ])('what %s gives, but for the rounding to whole points', (_, rate, ratings) => {
    fc.assert(
      fc.property(ratings, score, k, ([a, b], result, k) => {
        expectRounded(rate(a, result, b, k), elo(a, result, b, { k }));
      }),
      runs,
    );
  });

  it('what elo-rating gives for wins and losses at most 400 points apart, but for the part of a point that it cuts off', () => {
    fc.assert(
      fc.property(near, fc.constantFrom(0, 1), k, ([a, b], result, k) => {
        const change = elo(a, result, b, { k })[0] - a;
        if (!isClear(change, 0)) return;
        const points = Math.trunc(change);
        expect(byEloRating(a, result, b, k)).toEqual([a + points, b - points]);
      }),
      runs,
    );
  });
});

describe('rateGames gives', () => {
  const player = fc.nat(4);
  const games = fc.array(
    fc.tuple(player, player, fc.constantFrom(0, 0.5, 1)).filter(([white, black]) => white !== black),
    { maxLength: 100 },
  );
  const five = fc.array(fc.integer({ min: 1000, max: 2600 }), { minLength: 5, maxLength: 5 });

  it.each([
    ['points', (results: readonly number[]) => Float64Array.from(results)],
    ['half points', (results: readonly number[]) => Uint8Array.from(results, (result) => result * 2)],
  ])('from %s what @studimax/elo gives game by game', (_, columnOf) => {
    fc.assert(
      fc.property(five, games, k, (ratings, games, k) => {
        const theirs = [...ratings];
        for (const [white, black, result] of games) {
          [theirs[white], theirs[black]] = byStudimax(theirs[white], result, theirs[black], k);
        }
        const ours = Float64Array.from(ratings);
        const white = Int32Array.from(games, ([white]) => white);
        const black = Int32Array.from(games, ([, black]) => black);
        rateGames(ours, { white, black, result: columnOf(games.map(([, , result]) => result)) }, { k });
        theirs.forEach((rating, at) => {
          expect(Math.abs(rating - ours[at])).toBeLessThan(NOISE);
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
