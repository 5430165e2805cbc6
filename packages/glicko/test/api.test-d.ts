import { describe, expectTypeOf, it } from 'vitest';

import type { expectedScore } from '../src/expected.js';
import { type GlickoReason, explain } from '../src/explain.js';
import type { glicko1 } from '../src/glicko1.js';
import { type GlickoOptions, type GlickoRating, glicko2 } from '../src/index.js';
import { lichess } from '../src/lichess.js';
import { type RatedCrosstablePlayer, rateCrosstable } from '../src/period.js';

describe('types', () => {
  it('what goes in comes out', () => {
    expectTypeOf(glicko2).returns.toEqualTypeOf<GlickoRating>();
    expectTypeOf(glicko2).parameter(0).toEqualTypeOf<GlickoRating>();
    expectTypeOf(lichess).returns.toEqualTypeOf<{ readonly white: GlickoRating; readonly black: GlickoRating }>();
    expectTypeOf(rateCrosstable).returns.toEqualTypeOf<RatedCrosstablePlayer[]>();
    expectTypeOf<RatedCrosstablePlayer>().toExtend<GlickoRating>();
  });

  it('a rating of Glicko-2 can be used wherever one with a deviation is enough', () => {
    expectTypeOf<GlickoRating>().toExtend<Parameters<typeof glicko1>[0]>();
    expectTypeOf<GlickoRating>().toExtend<Parameters<typeof expectedScore>[1]>();
  });

  it('options are optional, and no others', () => {
    expectTypeOf<object>().toExtend<GlickoOptions>();
    expectTypeOf<{ tau: undefined; epsilon: 1e-9 }>().toExtend<GlickoOptions>();
    expectTypeOf<{ tau: '0.5' }>().not.toExtend<GlickoOptions>();
  });

  it('the key of a reason tells its values', () => {
    expectTypeOf<Extract<GlickoReason, { key: 'no-games' }>['values']>().toEqualTypeOf<undefined>();
    expectTypeOf<Extract<GlickoReason, { key: 'more-surprising' }>['values']>().toEqualTypeOf<{
      readonly surprise: number;
      readonly due: number;
    }>();
    expectTypeOf(explain).returns.toHaveProperty('volatility');
  });
});
