import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { near } from '@crosstable/core/testing/near';

import { glicko2 } from '../src/index.js';
import { type GameColumns, type RatingColumns, ratePeriod } from '../src/period.js';

const ratings = (): RatingColumns => ({
  rating: Float64Array.of(1500, 1400, 1550, 1700, 1250),
  deviation: Float64Array.of(200, 30, 100, 300, 95),
  volatility: Float64Array.of(0.06, 0.06, 0.06, 0.06, 0.06),
});
const games = (result: GameColumns['result'] = Uint8Array.of(2, 2, 0)): GameColumns => ({
  white: Int32Array.of(0, 2, 0),
  black: Int32Array.of(1, 0, 3),
  result,
});

describe('ratePeriod', () => {
  it.each([
    { what: 'half points', result: Uint8Array.of(2, 2, 0) },
    { what: 'points', result: Float64Array.of(1, 1, 0) },
  ])('the example of the paper, in $what', ({ result }) => {
    const now = ratings();
    expect(ratePeriod(now, games(result))).toBe(3);
    expect(now.rating[0]).toBeCloseTo(1464.0506705393013, 9);
    expect(now.deviation[0]).toBeCloseTo(151.51652412385727, 9);
    expect(now.volatility[0]).toBeCloseTo(0.059995984286488495, 15);
    // A loss to 1500/200
    expect([now.rating[1], now.deviation[1]]).toEqual([near(1398.14, 2), near(31.67, 2)]);
    // No games
    expect([now.rating[4], now.deviation[4], now.volatility[4]]).toEqual([1250, near(95.57008, 5), 0.06]);
  });

  it('two games of two players, and τ of the options', () => {
    const now: RatingColumns = {
      rating: Float64Array.of(1520, 1420),
      deviation: Float64Array.of(350, 350),
      volatility: Float64Array.of(0.06, 0.06),
    };
    const twice = { white: Int32Array.of(0, 1), black: Int32Array.of(1, 0), result: Float64Array.of(0.5, 1) };
    ratePeriod(now, twice, { tau: 1.2 });
    const opponent = { rating: 1420, deviation: 350 };
    const own = [0.5, 0].map((score) => ({ ...opponent, score }));
    const expected = glicko2({ rating: 1520, deviation: 350, volatility: 0.06 }, own, { tau: 1.2 });
    expect(now.rating[0]).toBeCloseTo(expected.rating, 9);
    expect(now.deviation[0]).toBeCloseTo(expected.deviation, 9);
    expect(now.volatility[0]).toBeCloseTo(expected.volatility, 12);
  });
});

describe('ratePeriod refuses', () => {
  const withRatings = (changed: object): readonly unknown[] => [{ ...ratings(), ...changed }, games()];
  const withGames = (changed: object): readonly unknown[] => [ratings(), { ...games(), ...changed }];
  const five = (...first: readonly number[]): Float64Array => Float64Array.of(...first, 100, 100, 100, 100);
  it.each([
    { given: [null, games()], error: new TypeError('ratings: expected an object, got null') },
    {
      given: withRatings({ rating: [1500] }),
      error: new TypeError('ratings.rating: expected Float64Array, got an object'),
    },
    {
      given: withRatings({ volatility: undefined }),
      error: new TypeError('ratings.volatility: expected Float64Array, got undefined'),
    },
    {
      given: withRatings({ deviation: Float64Array.of(30) }),
      error: new RangeError('ratings: expected columns of the same length, got "5, 1, 5"'),
    },
    {
      given: withRatings({ volatility: Float64Array.of(0.06) }),
      error: new RangeError('ratings: expected columns of the same length, got "5, 5, 1"'),
    },
    {
      given: withRatings({ rating: five(NaN) }),
      error: new RangeError('ratings[0].rating: expected a number from -10000 to 10000, got NaN'),
    },
    {
      given: withRatings({ deviation: five(-1) }),
      error: new RangeError('ratings[0].deviation: expected a number from 0 to 10000, got -1'),
    },
    {
      given: withRatings({ deviation: five(10_001) }),
      error: new RangeError('ratings[0].deviation: expected a number from 0 to 10000, got 10001'),
    },
    {
      given: withRatings({ volatility: Float64Array.of(1, 0, 1, 1, 1) }),
      error: new RangeError('ratings[1].volatility: expected a number above 0, at most 10, got 0'),
    },
    {
      given: withRatings({ volatility: Float64Array.of(1, 1, 11, 1, 1) }),
      error: new RangeError('ratings[2].volatility: expected a number above 0, at most 10, got 11'),
    },
    { given: withGames({ white: [0, 2, 0] }), error: new TypeError('games.white: expected Int32Array, got an object') },
    {
      given: withGames({ white: Int32Array.of(0, 5, 0) }),
      error: new RangeError('games[1].white: expected a player, got 5'),
    },
    {
      given: withGames({ black: Int32Array.of(1, 0, -1) }),
      error: new RangeError('games[2].black: expected a player, got -1'),
    },
    {
      given: withGames({ black: Int32Array.of(1, 2, 3) }),
      error: new RangeError('games[1].black: expected another player, got 2'),
    },
    {
      given: withGames({ result: Uint8Array.of(2, 3, 0) }),
      error: new RangeError('games[1].result: expected 0, 1 or 2 half points, got 3'),
    },
    {
      given: withGames({ result: Float64Array.of(1, 1, NaN) }),
      error: new RangeError('games[2].result: expected a number from 0 to 1, got NaN'),
    },
    {
      given: [ratings(), games(), { tau: 0 }],
      error: new RangeError('options.tau: expected a number from 0.01 to 2, got 0'),
    },
  ])('$error.message', ({ given, error }) => {
    expect(() => call(ratePeriod, given)).toThrow(error);
  });

  it('and leaves the ratings as they were', () => {
    const now = ratings();
    expect(() => ratePeriod(now, games(Float64Array.of(1, 1, 2)))).toThrow(RangeError);
    expect(now).toEqual(ratings());
  });
});
