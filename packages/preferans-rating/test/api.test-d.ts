import { describe, expectTypeOf, it } from 'vitest';

import PrefRatingByDefault from '../src/index.js';
import type { PrefPlayer, PrefRatedPlayer, PrefRatingResult } from '../src/index.js';
import { PrefRating, prefRating } from '../src/index.js';

type Game = [p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number];

describe('prefRating', () => {
  it('takes three players and the bula', () => {
    expectTypeOf(prefRating).parameters.toEqualTypeOf<Game>();
    expectTypeOf(prefRating).returns.toEqualTypeOf<PrefRatingResult>();
  });

  it('gives a player’s old and new rating', () => {
    expectTypeOf<PrefRatingResult>().toEqualTypeOf<{
      readonly bula: number;
      readonly p1: PrefRatedPlayer;
      readonly p2: PrefRatedPlayer;
      readonly p3: PrefRatedPlayer;
    }>();
    expectTypeOf<PrefRatedPlayer>().toEqualTypeOf<{
      readonly username: string;
      readonly score: number;
      readonly oldRating: number;
      readonly rating: number;
      readonly change: number;
    }>();
  });

  it('wants a username, a rating and a score', () => {
    expectTypeOf<{ username: string; rating: number; score: number; club: string }>().toExtend<PrefPlayer>();
    expectTypeOf<{ username: string; rating: number }>().not.toExtend<PrefPlayer>();
    expectTypeOf<{ username: string; rating: number; score: string }>().not.toExtend<PrefPlayer>();
  });
});

describe('PrefRating', () => {
  it('is constructed as prefRating is called', () => {
    expectTypeOf(PrefRating).constructorParameters.toEqualTypeOf<Game>();
    expectTypeOf(PrefRating).instance.toHaveProperty('rating').toEqualTypeOf<PrefRatingResult>();
    expectTypeOf(PrefRatingByDefault).toEqualTypeOf<typeof PrefRating>();
  });
});
