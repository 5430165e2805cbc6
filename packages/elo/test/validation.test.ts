import { describe, expect, it } from 'vitest';

import { elo, expectedScore } from '../src/index.js';

/** Calls as they come from JavaScript, where nobody checked the types. */
function call(target: (...given: never[]) => unknown, given: readonly unknown[]): unknown {
  return Reflect.apply(target, undefined, given);
}

const nothing = (): void => undefined;

describe('elo refuses', () => {
  it.each([
    { given: ['1200', 1, 1200], error: new TypeError('a: expected a finite number, got "1200"') },
    { given: [undefined, 1, 1200], error: new TypeError('a: expected a finite number, got undefined') },
    { given: [NaN, 1, 1200], error: new RangeError('a: expected a finite number, got NaN') },
    { given: [1200, 1, null], error: new TypeError('b: expected a finite number, got null') },
    { given: [1200, 1, [1200]], error: new TypeError('b: expected a finite number, got an object') },
    { given: [1200, 1, { rating: 1200 }], error: new TypeError('b: expected a finite number, got an object') },
    { given: [1200, 1, nothing], error: new TypeError('b: expected a finite number, got an object') },
    { given: [1200, 1, 1200n], error: new TypeError('b: expected a finite number, got 1200') },
    { given: [1200, 1, -Infinity], error: new RangeError('b: expected a finite number, got -Infinity') },
    { given: [1200, '1', 1200], error: new TypeError('result: expected a finite number from 0 to 1, got "1"') },
    { given: [1200, true, 1200], error: new TypeError('result: expected a finite number from 0 to 1, got true') },
    { given: [1200, 2, 1200], error: new RangeError('result: expected a finite number from 0 to 1, got 2') },
    { given: [1200, -0.5, 1200], error: new RangeError('result: expected a finite number from 0 to 1, got -0.5') },
    { given: [1200, NaN, 1200], error: new RangeError('result: expected a finite number from 0 to 1, got NaN') },
    { given: [1200, 1, 1200, null], error: new TypeError('options: expected { k }, got null') },
    { given: [1200, 1, 1200, 24], error: new TypeError('options: expected { k }, got 24') },
    { given: [1200, 1, 1200, nothing], error: new TypeError('options: expected { k }, got an object') },
    { given: [1200, 1, 1200, { k: '24' }], error: new TypeError('options.k: expected a finite number >= 0, got "24"') },
    { given: [1200, 1, 1200, { k: null }], error: new TypeError('options.k: expected a finite number >= 0, got null') },
    { given: [1200, 1, 1200, { k: -1 }], error: new RangeError('options.k: expected a finite number >= 0, got -1') },
    {
      given: [1200, 1, 1200, { k: Infinity }],
      error: new RangeError('options.k: expected a finite number >= 0, got Infinity'),
    },
    {
      given: [1200, 1, 1200, { k: [20, '10'] }],
      error: new TypeError('options.k: expected a finite number >= 0, got "10"'),
    },
    {
      given: [1200, 1, 1200, { k: [NaN, 10] }],
      error: new RangeError('options.k: expected a finite number >= 0, got NaN'),
    },
    {
      given: [1200, 1, 1200, { k: [-20, 10] }],
      error: new RangeError('options.k: expected a finite number >= 0, got -20'),
    },
    {
      given: [1200, 1, 1200, { k: [20, -10] }],
      error: new RangeError('options.k: expected a finite number >= 0, got -10'),
    },
    {
      given: [1200, 1, 1200, { k: [] }],
      error: new TypeError('options.k: expected a finite number >= 0, got undefined'),
    },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(elo, given)).toThrow(error);
  });

  it('a new rating that no number can hold', () => {
    const { MAX_VALUE } = Number;
    const ofA = new RangeError('new a: expected a finite number, got Infinity');
    expect(() => elo(MAX_VALUE, 1, MAX_VALUE, { k: MAX_VALUE })).toThrow(ofA);
    const ofB = new RangeError('new b: expected a finite number, got -Infinity');
    expect(() => elo(-MAX_VALUE, 1, -MAX_VALUE, { k: [0, MAX_VALUE] })).toThrow(ofB);
  });
});

describe('expectedScore refuses', () => {
  it.each([
    { given: ['1200', 1200], error: new TypeError('a: expected a finite number, got "1200"') },
    { given: [1200], error: new TypeError('b: expected a finite number, got undefined') },
    { given: [Infinity, 1200], error: new RangeError('a: expected a finite number, got Infinity') },
    { given: [1200, NaN], error: new RangeError('b: expected a finite number, got NaN') },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(expectedScore, given)).toThrow(error);
  });
});
