import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { elo, expectedScore } from '../src/index.js';

const nothing = (): void => undefined;

describe('elo refuses', () => {
  it.each([
    { given: ['1200', 1, 1200], error: new TypeError('a: expected a number, got "1200"') },
    { given: [undefined, 1, 1200], error: new TypeError('a: expected a number, got undefined') },
    { given: [NaN, 1, 1200], error: new RangeError('a: expected a number, got NaN') },
    { given: [1200, 1, null], error: new TypeError('b: expected a number, got null') },
    { given: [1200, 1, [1200]], error: new TypeError('b: expected a number, got an object') },
    { given: [1200, 1, { rating: 1200 }], error: new TypeError('b: expected a number, got an object') },
    { given: [1200, 1, nothing], error: new TypeError('b: expected a number, got an object') },
    { given: [1200, 1, 1200n], error: new TypeError('b: expected a number, got 1200n') },
    { given: [1200, 1, -Infinity], error: new RangeError('b: expected a number, got -Infinity') },
    { given: [1200, '1', 1200], error: new TypeError('result: expected a number from 0 to 1, got "1"') },
    { given: [1200, true, 1200], error: new TypeError('result: expected a number from 0 to 1, got true') },
    { given: [1200, 2, 1200], error: new RangeError('result: expected a number from 0 to 1, got 2') },
    { given: [1200, -0.5, 1200], error: new RangeError('result: expected a number from 0 to 1, got -0.5') },
    { given: [1200, NaN, 1200], error: new RangeError('result: expected a number from 0 to 1, got NaN') },
    { given: [1200, 1, 1200, null], error: new TypeError('options: expected an object, got null') },
    { given: [1200, 1, 1200, 24], error: new TypeError('options: expected an object, got 24') },
    { given: [1200, 1, 1200, 'k'], error: new TypeError('options: expected an object, got "k"') },
    {
      given: [1200, 1, 1200, { K: 20 }],
      error: new RangeError('options: expected k, scale, bonus, floor, got "K"'),
    },
    {
      given: [1200, 1, 1200, { k: 20, kfactor: 10 }],
      error: new RangeError('options: expected k, scale, bonus, floor, got "kfactor"'),
    },
    { given: [1200, 1, 1200, { k: nothing }], error: new TypeError('k: expected a number from 0, got an object') },
    { given: [1200, 1, 1200, { k: null }], error: new TypeError('k: expected a number from 0, got null') },
    { given: [1200, 1, 1200, { k: '24' }], error: new TypeError('k: expected a number from 0, got "24"') },
    { given: [1200, 1, 1200, { k: -1 }], error: new RangeError('k: expected a number from 0, got -1') },
    {
      given: [1200, 1, 1200, { k: Infinity }],
      error: new RangeError('k: expected a number from 0, got Infinity'),
    },
    {
      given: [1200, 1, 1200, { k: [20, '10'] }],
      error: new TypeError('k: expected a number from 0, got "10"'),
    },
    {
      given: [1200, 1, 1200, { k: [NaN, 10] }],
      error: new RangeError('k: expected a number from 0, got NaN'),
    },
    {
      given: [1200, 1, 1200, { k: [-20, 10] }],
      error: new RangeError('k: expected a number from 0, got -20'),
    },
    {
      given: [1200, 1, 1200, { k: [20, -10] }],
      error: new RangeError('k: expected a number from 0, got -10'),
    },
    {
      given: [1200, 1, 1200, { k: [] }],
      error: new TypeError('k: expected a number from 0, got undefined'),
    },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(elo, given)).toThrow(error);
  });

  it.each([null, {}, 5n])('a K that is neither a number nor two: %s', (k) => {
    expect(() => call(elo, [1200, 1, 1200, { k }])).toThrow(TypeError);
  });

  it('a floor that is none', () => {
    const refused = (floor: unknown) => () => call(elo, [1200, 1, 1200, { floor }]);
    expect(refused('100')).toThrow(new TypeError('floor: expected a number, got "100"'));
    expect(refused(null)).toThrow(new TypeError('floor: expected a number, got null'));
    expect(refused(NaN)).toThrow(new RangeError('floor: expected a number, got NaN'));
    expect(refused(Infinity)).toThrow(new RangeError('floor: expected a number, got Infinity'));
    expect(refused(-Infinity)).toThrow(new RangeError('floor: expected a number, got -Infinity'));
  });

  it('a new rating that no number can hold', () => {
    const { MAX_VALUE } = Number;
    const ofA = new RangeError('a: expected a number, got Infinity');
    expect(() => elo(MAX_VALUE, 1, MAX_VALUE, { k: MAX_VALUE })).toThrow(ofA);
    const ofB = new RangeError('b: expected a number, got -Infinity');
    expect(() => elo(-MAX_VALUE, 1, -MAX_VALUE, { k: [0, MAX_VALUE] })).toThrow(ofB);
  });
});

describe('expectedScore refuses', () => {
  it.each([
    { given: ['1200', 1200], error: new TypeError('a: expected a number, got "1200"') },
    { given: [1200], error: new TypeError('b: expected a number, got undefined') },
    { given: [Infinity, 1200], error: new RangeError('a: expected a number, got Infinity') },
    { given: [1200, NaN], error: new RangeError('b: expected a number, got NaN') },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(expectedScore, given)).toThrow(error);
  });
});

describe('elo and expectedScore refuse', () => {
  it.each([
    { options: null, error: new TypeError('options: expected an object, got null') },
    { options: 400, error: new TypeError('options: expected an object, got 400') },
    { options: { scales: 400 }, error: new RangeError('options: expected k, scale, bonus, floor, got "scales"') },
    { options: { scale: '400' }, error: new TypeError('scale: expected a number > 0, got "400"') },
    { options: { scale: null }, error: new TypeError('scale: expected a number > 0, got null') },
    { options: { scale: [400] }, error: new TypeError('scale: expected a number > 0, got an object') },
    { options: { scale: 0 }, error: new RangeError('scale: expected a number > 0, got 0') },
    { options: { scale: -400 }, error: new RangeError('scale: expected a number > 0, got -400') },
    { options: { scale: NaN }, error: new RangeError('scale: expected a number > 0, got NaN') },
    { options: { scale: Infinity }, error: new RangeError('scale: expected a number > 0, got Infinity') },
    { options: { bonus: '35' }, error: new TypeError('bonus: expected a number, got "35"') },
    { options: { bonus: null }, error: new TypeError('bonus: expected a number, got null') },
    { options: { bonus: true }, error: new TypeError('bonus: expected a number, got true') },
    { options: { bonus: NaN }, error: new RangeError('bonus: expected a number, got NaN') },
    { options: { bonus: -Infinity }, error: new RangeError('bonus: expected a number, got -Infinity') },
  ])('$options: $error.message', ({ options, error }) => {
    expect(() => call(expectedScore, [1900, 1500, options])).toThrow(error);
    expect(() => call(elo, [1900, 1, 1500, options])).toThrow(error);
  });
});
