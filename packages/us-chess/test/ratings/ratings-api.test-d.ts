import { describe, expectTypeOf, it } from 'vitest';

import {
  type RatedUSChessPlayer,
  type USChessOptions,
  type USChessPlayer,
  rateEvent,
  rateSections,
} from '../../src/ratings.js';
import { type USChessReason, explain } from '../../src/ratings/explain.js';

describe('types', () => {
  it('an event gives ratings, and sections give lists of them', () => {
    expectTypeOf(rateEvent).returns.toEqualTypeOf<RatedUSChessPlayer[]>();
    expectTypeOf(rateSections).returns.toEqualTypeOf<RatedUSChessPlayer[][]>();
    expectTypeOf(explain).returns.items.toExtend<RatedUSChessPlayer>();
  });

  it('all facts are optional, and rules that are not known are none', () => {
    expectTypeOf<object>().toExtend<USChessPlayer>();
    expectTypeOf<{ earlier: 'won' }>().not.toExtend<USChessPlayer>();
    expectTypeOf<'match'>().not.toExtend<keyof USChessOptions>();
  });

  it('the key of a reason tells its values', () => {
    expectTypeOf<Extract<USChessReason, { key: 'special-unrated' }>['values']>().toEqualTypeOf<undefined>();
    expectTypeOf<Extract<USChessReason, { key: 'initial-age' }>['values']>().toEqualTypeOf<{
      readonly rating: number;
      readonly age: number;
    }>();
  });
});
