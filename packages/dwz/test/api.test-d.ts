import { describe, expectTypeOf, it } from 'vitest';

import { type RatedDwzPlayer, rateEvent } from '../src/event.js';
import { type DwzExplanation, type DwzReason, explain } from '../src/explain.js';
import { type DwzOptions, type DwzRating, dwz } from '../src/index.js';
import { performance } from '../src/performance.js';

describe('types', () => {
  it('what goes in comes out', () => {
    expectTypeOf(dwz).returns.toEqualTypeOf<DwzRating>();
    expectTypeOf(explain).returns.toEqualTypeOf<DwzExplanation>();
    expectTypeOf(rateEvent).returns.toEqualTypeOf<RatedDwzPlayer[]>();
    expectTypeOf(performance).returns.toEqualTypeOf<number | null>();
  });

  it('there is no logistic curve', () => {
    expectTypeOf<{ expectation: 'table' }>().toExtend<DwzOptions>();
    expectTypeOf<{ expectation: 'logistic' }>().not.toExtend<DwzOptions>();
  });

  it('a player with a DWZ needs index and age, one without does not', () => {
    type Player = Parameters<typeof rateEvent>[1][number];
    expectTypeOf<{ id: string }>().toExtend<Player>();
    expectTypeOf<{ id: string; rating: 1500; index: 3; age: 20 }>().toExtend<Player>();
    expectTypeOf<{ id: string; rating: 1500 }>().not.toExtend<Player>();
  });

  it('the key of a reason tells its values', () => {
    expectTypeOf<Extract<DwzReason, { key: 'no-games' }>['values']>().toEqualTypeOf<undefined>();
    expectTypeOf<Extract<DwzReason, { key: 'k-2026' }>['values']>().toEqualTypeOf<{ readonly k: number }>();
  });
});
