import { describe, expect, it } from 'vitest';

import { PrefRating, prefRating } from '../src/index.js';

const p1 = { username: 'Pedja', rating: 1200, score: -500 };
const p2 = { username: 'Marko', rating: 1150, score: 40 };
const p3 = { username: 'Johnny', rating: 1100, score: 460 };
const nothing = (): void => undefined;

const MALFORMED = [
  { given: [{ ...p1, score: '5' }, p2, p3, 30], error: new TypeError('p1.score: expected a finite number, got "5"') },
  { given: [{ ...p1, score: NaN }, p2, p3, 30], error: new RangeError('p1.score: expected a finite number, got NaN') },
  {
    given: [p1, { ...p2, rating: null }, p3, 30],
    error: new TypeError('p2.rating: expected a finite number, got null'),
  },
  {
    given: [p1, { ...p2, rating: [1150] }, p3, 30],
    error: new TypeError('p2.rating: expected a finite number, got an object'),
  },
  {
    given: [p1, { ...p2, rating: -Infinity }, p3, 30],
    error: new RangeError('p2.rating: expected a finite number, got -Infinity'),
  },
  { given: [p1, p2, { ...p3, username: 7 }, 30], error: new TypeError('p3.username: expected a string, got 7') },
  {
    given: [p1, p2, { rating: 1100, score: 0 }, 30],
    error: new TypeError('p3.username: expected a string, got undefined'),
  },
  {
    given: [p1, p2, { username: 'Johnny' }, 30],
    error: new TypeError('p3.rating: expected a finite number, got undefined'),
  },
  { given: [undefined, p2, p3, 30], error: new TypeError('p1: expected a player, got undefined') },
  { given: [p1, null, p3, 30], error: new TypeError('p2: expected a player, got null') },
  { given: [p1, p2, 'Johnny', 30], error: new TypeError('p3: expected a player, got "Johnny"') },
  { given: [p1, p2, nothing, 30], error: new TypeError('p3: expected a player, got an object') },
  { given: [p1, p2, p3], error: new TypeError('bula: expected a positive finite number, got undefined') },
  { given: [p1, p2, p3, '30'], error: new TypeError('bula: expected a positive finite number, got "30"') },
  { given: [p1, p2, p3, { bula: 30 }], error: new TypeError('bula: expected a positive finite number, got an object') },
  { given: [p1, p2, p3, 0], error: new RangeError('bula: expected a positive finite number, got 0') },
  { given: [p1, p2, p3, -30], error: new RangeError('bula: expected a positive finite number, got -30') },
  { given: [p1, p2, p3, NaN], error: new RangeError('bula: expected a positive finite number, got NaN') },
  { given: [p1, p2, p3, Infinity], error: new RangeError('bula: expected a positive finite number, got Infinity') },
];

describe.each(MALFORMED)('$error.message', ({ given, error }) => {
  it('is what prefRating says', () => {
    expect(() => Reflect.apply(prefRating, undefined, given) as unknown).toThrow(error);
  });

  it('is what PrefRating says', () => {
    expect(() => Reflect.construct(PrefRating, given) as unknown).toThrow(error);
  });
});

describe('a new rating that no number can hold', () => {
  it('is refused where it is infinite', () => {
    const error = new RangeError('new p1.rating: expected a finite number, got Infinity');
    expect(() => prefRating({ ...p1, score: 1e308 }, { ...p2, score: -1e308 }, p3, 30)).toThrow(error);
  });

  it('is refused where two infinite comparisons leave no value', () => {
    // 10^10 points by a bula of 10^-300: C12 is infinite, C13 infinitely negative.
    const error = new RangeError('new p1.rating: expected a finite number, got NaN');
    const [one, two, three] = [
      { ...p1, score: 0 },
      { ...p2, score: -1e10 },
      { ...p3, score: 1e10 },
    ];
    expect(() => prefRating(one, two, three, 1e-300)).toThrow(error);
  });
});
