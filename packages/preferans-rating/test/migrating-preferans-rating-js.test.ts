// preferans-rating-js 2.4.5 beside this package: the same ratings, and each input at which they differ. migrating.md of the site tells
// users about them. Random games are compared in preferans-rating-js.prop.ts.

import { createRequire } from 'node:module';

import Reference from 'preferans-rating-js/lib/pref.rating.js';
import { describe, expect, it } from 'vitest';

import { PrefRating, prefRating } from '../src/index.js';

const pedja = { username: 'Pedja', rating: 1200, score: -500 };
const marko = { username: 'Marko', rating: 1150, score: 40 };
const johnny = { username: 'Johnny', rating: 1100, score: 460 };

const call = (first: unknown, bula: unknown): unknown =>
  Reflect.apply(prefRating, undefined, [first, marko, johnny, bula]);
/** Their first player after the game. */
const theirs = (first: unknown, bula: unknown): unknown =>
  (Reflect.construct(Reference, [first, marko, johnny, bula]) as Reference).rating.p1;

describe('the same ratings', () => {
  it('of the game in its documentation', () => {
    const printed = {
      bula: 30,
      p1: { username: 'Pedja', score: -500, oldRating: 1200, rating: 1173, change: -27 },
      p2: { username: 'Marko', score: 40, oldRating: 1150, rating: 1152, change: 2 },
      p3: { username: 'Johnny', score: 460, oldRating: 1100, rating: 1125, change: 25 },
    };
    expect(new Reference(pedja, marko, johnny, 30).rating).toEqual(printed);
    expect(new PrefRating(pedja, marko, johnny, 30).rating).toEqual(printed);
  });

  it('of games with whole numbers, ties and halves among them', () => {
    const ratings = [1000, 1125, 1250];
    const scores = [-500, -40, 0, 40, 460];
    for (const bula of [25, 30, 100]) {
      for (const score of scores.flatMap((one) => scores.map((two) => [one, two] as const))) {
        for (const rating of ratings.flatMap((one) => ratings.map((two) => [one, two] as const))) {
          const first = { username: 'A', rating: rating[0], score: score[0] };
          const second = { username: 'B', rating: rating[1], score: score[1] };
          const game = [first, second, johnny, bula] as const;
          expect(prefRating(...game)).toEqual(new Reference(...game).rating);
        }
      }
    }
  });

  it('of equal scores: N is 0 in both, though its documentation has + bula / 100', () => {
    // By the documentation C12 = C13 = 0.9 and C23 = 0.9: changes of 1, 0 and -1 for three who did the same.
    const same = { username: 'A', rating: 1200, score: 0 };
    expect(new Reference(same, same, same, 90).rating.p1.change).toBe(0);
    expect(prefRating(same, same, same, 90).p1.change).toBe(0);
  });
});

describe('other answers', () => {
  it('a bula of 0: no number', () => {
    expect(theirs(pedja, 0)).toMatchObject({ rating: -Infinity, change: -Infinity });
    expect(() => call(pedja, 0)).toThrow(new RangeError('bula: expected a positive finite number, got 0'));
  });

  it('a bula below 0: the signs of D and N turned round', () => {
    // D 18 and 32, N 0.3 twice, T -1.4 and -2.8: (16.9 + 29.5) / 2 = 23.2
    expect(theirs(pedja, -30)).toMatchObject({ rating: 1223, change: 23 });
    expect(() => call(pedja, -30)).toThrow(new RangeError('bula: expected a positive finite number, got -30'));
    // Scores with the other sign give the same number.
    expect(
      prefRating({ ...pedja, score: 500 }, { ...marko, score: -40 }, { ...johnny, score: -460 }, 30).p1.change,
    ).toBe(23);
  });

  it('a score that is no number', () => {
    expect(theirs({ ...pedja, score: NaN }, 30)).toMatchObject({ rating: NaN, change: NaN });
    expect(() => call({ ...pedja, score: NaN }, 30)).toThrow(
      new RangeError('p1.score: expected a finite number, got NaN'),
    );
  });

  it('a rating in a string', () => {
    expect(theirs({ ...pedja, rating: '1200' }, 30)).toMatchObject({ rating: '1200-27', change: -27 });
    expect(() => call({ ...pedja, rating: '1200' }, 30)).toThrow(TypeError);
  });

  it('the name of the package leads nowhere in 2.4.5', () => {
    const require = createRequire(import.meta.url);
    expect(() => require.resolve('preferans-rating-js')).toThrow('Cannot find module');
    expect(require.resolve('preferans-rating-js/lib/pref.rating.js')).toContain('pref.rating.js');
  });
});
