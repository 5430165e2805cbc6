import { describe, expectTypeOf, it } from 'vitest';

import { type EloOptions, elo, expectedScore } from '../src/index.js';

describe('elo', () => {
  it('gives the two new ratings', () => {
    expectTypeOf(elo(2100, 0, 1200)).toEqualTypeOf<[newA: number, newB: number]>();
    expectTypeOf(elo).parameters.toEqualTypeOf<
      [a: number, result: number, b: number, options?: EloOptions | undefined]
    >();
  });

  it('takes one K or one for each player, frozen or not', () => {
    expectTypeOf<{ k: 20 }>().toExtend<EloOptions>();
    expectTypeOf<{ k: [20, 10] }>().toExtend<EloOptions>();
    expectTypeOf<{ readonly k: readonly [20, 10] }>().toExtend<EloOptions>();
    expectTypeOf<{ k: undefined }>().toExtend<EloOptions>();
    expectTypeOf<object>().toExtend<EloOptions>();
  });

  it('takes a scale, a floor and a bonus', () => {
    expectTypeOf<{ scale: 200; floor: 100; bonus: -35; k: 20 }>().toExtend<EloOptions>();
    expectTypeOf<{ scale: undefined; floor: undefined; bonus: undefined }>().toExtend<EloOptions>();
    expectTypeOf<{ scale: '400' }>().not.toExtend<EloOptions>();
    expectTypeOf<{ floor: null }>().not.toExtend<EloOptions>();
    expectTypeOf<{ bonus: [35, 0] }>().not.toExtend<EloOptions>();
  });

  it('takes nothing else', () => {
    expectTypeOf<{ k: [20] }>().not.toExtend<EloOptions>();
    expectTypeOf<{ k: [20, 10, 5] }>().not.toExtend<EloOptions>();
    expectTypeOf<{ k: '20' }>().not.toExtend<EloOptions>();
    expectTypeOf<number>().not.toExtend<EloOptions>();
    expectTypeOf<null>().not.toExtend<EloOptions>();
  });
});

describe('expectedScore', () => {
  it('takes two ratings and gives a number', () => {
    expectTypeOf(expectedScore).parameter(0).toEqualTypeOf<number>();
    expectTypeOf(expectedScore).parameter(1).toEqualTypeOf<number>();
    expectTypeOf(expectedScore).returns.toEqualTypeOf<number>();
    expectTypeOf(expectedScore).toBeCallableWith(1900, 1500);
  });

  it('takes what makes the curve, and whatever elo takes beside', () => {
    expectTypeOf(expectedScore).parameter(2).toEqualTypeOf<Pick<EloOptions, 'scale' | 'bonus'> | undefined>();
    expectTypeOf<EloOptions>().toExtend<NonNullable<Parameters<typeof expectedScore>[2]>>();
  });
});
