import { describe, expectTypeOf, it } from 'vitest';

import {
  type GameColumns,
  type OnProgress,
  type PlayedGame,
  type RateByPlayerOptions,
  type RateOptions,
  type RatingState,
  type RatingStateOptions,
  type SavedRatings,
  fromJSON,
  rateGames,
  rateGamesByPlayer,
  ratePeriod,
  ratingState,
} from '../src/batch.js';
import type { EloOptions } from '../src/index.js';

describe('columns of games', () => {
  it('are rated in place, and counted', () => {
    type Rate = (ratings: Float64Array, games: GameColumns, options?: RateOptions) => number;
    expectTypeOf(rateGames).toEqualTypeOf<Rate>();
    expectTypeOf(ratePeriod).toEqualTypeOf<Rate>();
    expectTypeOf(rateGames).parameter(0).toEqualTypeOf<Float64Array>();
  });

  it('have results in points or half points, and nothing else', () => {
    type Players = Pick<GameColumns, 'white' | 'black'>;
    expectTypeOf<Players & { readonly result: Float64Array }>().toExtend<GameColumns>();
    expectTypeOf<Players & { readonly result: Uint8Array }>().toExtend<GameColumns>();
    expectTypeOf<Players & { readonly result: Int32Array }>().not.toExtend<GameColumns>();
    expectTypeOf<Players & { readonly result: readonly number[] }>().not.toExtend<GameColumns>();
    expectTypeOf<Players>().not.toExtend<GameColumns>();
    expectTypeOf<readonly number[]>().not.toExtend<Float64Array>();
  });

  it('take a K for everybody or everybody’s own, and what elo takes beside', () => {
    expectTypeOf<{ k: 20; scale: 400; floor: 100; bonus: 35; onProgress: () => void }>().toExtend<RateOptions>();
    expectTypeOf<{ k: Float64Array }>().toExtend<RateOptions>();
    expectTypeOf<Omit<EloOptions, 'k'>>().toExtend<RateOptions>();
    expectTypeOf<object>().toExtend<RateOptions>();
    expectTypeOf<{ k: [20, 10] }>().not.toExtend<RateOptions>();
    expectTypeOf<{ floor: '100' }>().not.toExtend<RateOptions>();
    expectTypeOf<{ onProgress: number }>().not.toExtend<RateOptions>();
    expectTypeOf<number>().not.toExtend<RateOptions>();
  });
});

describe('games of players with ids', () => {
  it('come from any iterable, and leave a Map', () => {
    expectTypeOf(rateGamesByPlayer).toEqualTypeOf<
      (games: Iterable<PlayedGame>, options?: RateByPlayerOptions) => Map<string, number>
    >();
    expectTypeOf<Generator<{ white: string; black: string; result: 0 | 1 }>>().toExtend<Iterable<PlayedGame>>();
    expectTypeOf<ReadonlySet<PlayedGame>>().toExtend<Iterable<PlayedGame>>();
    expectTypeOf<AsyncIterable<PlayedGame>>().not.toExtend<Iterable<PlayedGame>>();
    expectTypeOf<{ white: number; black: number; result: number }>().not.toExtend<PlayedGame>();
    expectTypeOf<{ white: string; black: string; result: string }>().not.toExtend<PlayedGame>();
    expectTypeOf<{ white: string; black: string }>().not.toExtend<PlayedGame>();
  });

  it('take one K, what is known before, and onProgress', () => {
    expectTypeOf<RatingStateOptions>().toExtend<RateByPlayerOptions>();
    expectTypeOf<{ ratings: ReadonlyMap<string, number> }>().toExtend<RatingStateOptions>();
    expectTypeOf<{ ratings: readonly (readonly [string, number])[] }>().toExtend<RatingStateOptions>();
    expectTypeOf<{ ratings: Record<string, number> }>().not.toExtend<RatingStateOptions>();
    expectTypeOf<{ k: [20, 10] }>().not.toExtend<RatingStateOptions>();
    expectTypeOf<{ initial: null }>().not.toExtend<RatingStateOptions>();
    expectTypeOf<OnProgress>().parameters.toEqualTypeOf<[done: number, total: number | undefined]>();
  });
});

describe('a state', () => {
  it('is rated, read and saved', () => {
    expectTypeOf(ratingState).toEqualTypeOf<(options?: RatingStateOptions) => RatingState>();
    expectTypeOf<RatingState['rate']>().toEqualTypeOf<
      (games: Iterable<PlayedGame>, onProgress?: OnProgress) => number
    >();
    expectTypeOf<RatingState['ratings']>().toEqualTypeOf<Map<string, number>>();
    expectTypeOf<RatingState['toJSON']>().toEqualTypeOf<() => SavedRatings>();
  });

  it('comes back from what was saved', () => {
    expectTypeOf(fromJSON).toEqualTypeOf<(saved: SavedRatings) => RatingState>();
    expectTypeOf<SavedRatings>().toExtend<RatingStateOptions>();
    expectTypeOf<Omit<SavedRatings, 'games'>>().not.toExtend<SavedRatings>();
  });

  it('lets nobody set its number of games', () => {
    expectTypeOf<Pick<RatingState, 'games' | 'ratings'>>().toEqualTypeOf<{
      readonly games: number;
      readonly ratings: Map<string, number>;
    }>();
  });
});
