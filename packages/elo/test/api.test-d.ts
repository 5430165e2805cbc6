import { describe, expectTypeOf, it } from 'vitest';

import type { EloOptions } from '../src/index.js';
import { elo, expectedScore } from '../src/index.js';

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
    expectTypeOf(expectedScore).toEqualTypeOf<(a: number, b: number) => number>();
  });
});
