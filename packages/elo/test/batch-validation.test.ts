import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { fromJSON, rateGames, rateGamesByPlayer, ratePeriod, ratingState } from '../src/batch.js';

const RATINGS = [1500, 1600, 1700];
const WHITE = Int32Array.of(0, 1);
const BLACK = Int32Array.of(1, 2);
const RESULT = Float64Array.of(1, 0.5);
const GAMES = { white: WHITE, black: BLACK, result: RESULT };
const BAD_RATINGS = 'expected a player, got 1';

describe.each([
  ['rateGames', rateGames],
  ['ratePeriod', ratePeriod],
] as const)('%s refuses', (_, rate) => {
  it.each([
    { ratings: undefined, error: new TypeError('ratings: expected Float64Array, got undefined') },
    { ratings: [1500, 1600, 1700], error: new TypeError('ratings: expected Float64Array, got an object') },
    { ratings: Float32Array.of(1, 2, 3), error: new TypeError('ratings: expected Float64Array, got an object') },
    { ratings: Float64Array.of(1500, NaN, 1700), error: new RangeError(`games[0].black: ${BAD_RATINGS}`) },
    {
      ratings: Float64Array.of(1500, 1600, Infinity),
      error: new RangeError(`games[1].black: expected a player, got 2`),
    },
    { ratings: Float64Array.of(1500), error: new RangeError(`games[0].black: ${BAD_RATINGS}`) },
  ])('ratings: $error.message', ({ ratings, error }) => {
    const before = structuredClone(ratings);
    expect(() => call(rate, [ratings, GAMES])).toThrow(error);
    expect(ratings).toEqual(before);
  });

  it.each([
    { games: undefined, error: new TypeError('games.white: expected Int32Array, got undefined') },
    { games: null, error: new TypeError('games.white: expected Int32Array, got undefined') },
    { games: 'W', error: new TypeError('games.white: expected Int32Array, got undefined') },
    { games: [[0, 1, 1]], error: new TypeError('games.white: expected Int32Array, got undefined') },
    { games: { ...GAMES, white: [0, 1] }, error: new TypeError('games.white: expected Int32Array, got an object') },
    {
      games: { ...GAMES, white: Uint32Array.of(0, 1) },
      error: new TypeError('games.white: expected Int32Array, got an object'),
    },
    { games: { ...GAMES, black: undefined }, error: new TypeError('games.black: expected Int32Array, got undefined') },
    { games: { ...GAMES, black: '12' }, error: new TypeError('games.black: expected Int32Array, got "12"') },
    { games: { ...GAMES, result: [1, 0] }, error: new TypeError('games.result: expected Float64Array, got an object') },
    { games: { ...GAMES, result: null }, error: new TypeError('games.result: expected Float64Array, got null') },
    {
      games: { ...GAMES, result: Uint8ClampedArray.of(2, 1) },
      error: new TypeError('games.result: expected Float64Array, got an object'),
    },
    {
      games: { ...GAMES, result: Int8Array.of(1, 0) },
      error: new TypeError('games.result: expected Float64Array, got an object'),
    },
    {
      games: { ...GAMES, white: WHITE.slice(1) },
      error: new RangeError('games: expected columns of the same length, got "1, 2, 2"'),
    },
    {
      games: { ...GAMES, black: BLACK.slice(1) },
      error: new RangeError('games: expected columns of the same length, got "2, 1, 2"'),
    },
    {
      games: { ...GAMES, result: RESULT.slice(1) },
      error: new RangeError('games: expected columns of the same length, got "2, 2, 1"'),
    },
    {
      games: { ...GAMES, result: Uint8Array.of(2, 1, 0) },
      error: new RangeError('games: expected columns of the same length, got "2, 2, 3"'),
    },
    {
      games: { ...GAMES, white: Int32Array.of(0, -1) },
      error: new RangeError('games[1].white: expected a player, got -1'),
    },
    {
      games: { ...GAMES, black: Int32Array.of(1, 3) },
      error: new RangeError('games[1].black: expected a player, got 3'),
    },
    {
      games: { ...GAMES, black: Int32Array.of(1, 1) },
      error: new RangeError('games[1].black: expected another player, got 1'),
    },
    {
      games: { ...GAMES, result: Float64Array.of(1, NaN) },
      error: new RangeError('games[1].result: expected a number from 0 to 1, got NaN'),
    },
    {
      games: { ...GAMES, result: Float64Array.of(1, -0.5) },
      error: new RangeError('games[1].result: expected a number from 0 to 1, got -0.5'),
    },
    {
      games: { ...GAMES, result: Float64Array.of(1, 2) },
      error: new RangeError('games[1].result: expected a number from 0 to 1, got 2'),
    },
    // Three half points
    {
      games: { ...GAMES, result: Uint8Array.of(2, 3) },
      error: new RangeError('games[1].result: expected 0, 1 or 2 half points, got 3'),
    },
  ])('games: $games, $error.message', ({ games, error }) => {
    const ratings = Float64Array.from(RATINGS);
    expect(() => call(rate, [ratings, games])).toThrow(error);
    expect([...ratings]).toEqual(RATINGS);
  });

  it.each([
    { options: 20, error: new TypeError('options: expected an object, got 20') },
    { options: 'k', error: new TypeError('options: expected an object, got "k"') },
    {
      options: { initial: 1500 },
      error: new RangeError('options: expected k, scale, bonus, floor, onProgress, got "initial"'),
    },
    { options: { k: '20' }, error: new TypeError('k: expected a number from 0, got "20"') },
    { options: { k: -1 }, error: new RangeError('k: expected a number from 0, got -1') },
    { options: { k: NaN }, error: new RangeError('k: expected a number from 0, got NaN') },
    { options: { k: Infinity }, error: new RangeError('k: expected a number from 0, got Infinity') },
    { options: { scale: 0 }, error: new RangeError('scale: expected a number > 0, got 0') },
    { options: { scale: '400' }, error: new TypeError('scale: expected a number > 0, got "400"') },
    { options: { floor: NaN }, error: new RangeError('floor: expected a number, got NaN') },
    { options: { floor: null }, error: new TypeError('floor: expected a number, got null') },
    { options: { floor: -Infinity }, error: new RangeError('floor: expected a number, got -Infinity') },
    { options: { bonus: '35' }, error: new TypeError('bonus: expected a number, got "35"') },
    { options: { bonus: Infinity }, error: new RangeError('bonus: expected a number, got Infinity') },
  ])('options, even for no games: $options, $error.message', ({ options, error }) => {
    const none = { white: new Int32Array(), black: new Int32Array(), result: new Uint8Array() };
    for (const games of [GAMES, none]) {
      const ratings = Float64Array.from(RATINGS);
      expect(() => call(rate, [ratings, games, options])).toThrow(error);
      expect([...ratings]).toEqual(RATINGS);
    }
  });

  it.each([
    { k: Float64Array.of(20, 20, -5), error: new RangeError('games[1].k: expected a number from 0, got -5') },
    { k: Float64Array.of(20, 20, NaN), error: new RangeError('games[1].k: expected a number from 0, got NaN') },
    { k: Float64Array.of(20, 20), error: new TypeError('games[1].k: expected a number from 0, got undefined') },
    { k: [20, '20', 20], error: new TypeError('games[0].k: expected a number from 0, got "20"') },
    { k: {}, error: new TypeError('games[0].k: expected a number from 0, got undefined') },
  ])('a K for every player: $error.message', ({ k, error }) => {
    const ratings = Float64Array.from(RATINGS);
    expect(() => call(rate, [ratings, GAMES, { k }])).toThrow(error);
    expect([...ratings]).toEqual(RATINGS);
  });

  it.each([
    { options: null },
    { options: { k: null } },
    { options: { onProgress: null } },
    { options: { onProgress: 1 } },
  ])('what no engine takes: $options', ({ options }) => {
    const ratings = Float64Array.from(RATINGS);
    expect(() => call(rate, [ratings, GAMES, options])).toThrow(TypeError);
    expect([...ratings]).toEqual(RATINGS);
  });

  it('a rating that no number can hold', () => {
    const ratings = Float64Array.of(Number.MAX_VALUE, Number.MAX_VALUE, 1500);
    const error = new RangeError('games[0].a: expected a number, got Infinity');
    expect(() => rate(ratings, GAMES, { k: Number.MAX_VALUE })).toThrow(error);
    expect([...ratings]).toEqual([Number.MAX_VALUE, Number.MAX_VALUE, 1500]);
  });

  it('a game with the error of elo as the cause', () => {
    const games = { ...GAMES, result: Float64Array.of(1, 2) };
    const cause = new RangeError('result: expected a number from 0 to 1, got 2');
    expect(() => rate(Float64Array.from(RATINGS), games)).toThrow(expect.objectContaining({ cause }));
  });
});

const GAME = { white: 'A', black: 'B', result: 1 };
const SCORE = 'expected a number from 0 to 1';

describe('rateGamesByPlayer and a state refuse', () => {
  it.each([
    { game: undefined, error: new TypeError('games[1].white: expected an id, got undefined') },
    { game: null, error: new TypeError('games[1].white: expected an id, got undefined') },
    { game: 'A', error: new TypeError('games[1].white: expected an id, got undefined') },
    { game: { ...GAME, white: 1 }, error: new TypeError('games[1].white: expected text such as "1", got 1') },
    { game: { ...GAME, white: '' }, error: new RangeError('games[1].white: expected an id, got ""') },
    { game: { ...GAME, black: null }, error: new TypeError('games[1].black: expected an id, got null') },
    { game: { ...GAME, black: '' }, error: new RangeError('games[1].black: expected an id, got ""') },
    { game: { ...GAME, black: ['B'] }, error: new TypeError('games[1].black: expected an id, got an object') },
    { game: { ...GAME, black: 'A' }, error: new RangeError('games[1].black: expected another player, got "A"') },
    { game: { ...GAME, result: undefined }, error: new TypeError(`games[1].result: ${SCORE}, got undefined`) },
    { game: { ...GAME, result: '1' }, error: new TypeError(`games[1].result: ${SCORE}, got "1"`) },
    { game: { ...GAME, result: true }, error: new TypeError(`games[1].result: ${SCORE}, got true`) },
    { game: { ...GAME, result: 1.5 }, error: new RangeError(`games[1].result: ${SCORE}, got 1.5`) },
    { game: { ...GAME, result: -1 }, error: new RangeError(`games[1].result: ${SCORE}, got -1`) },
    { game: { ...GAME, result: NaN }, error: new RangeError(`games[1].result: ${SCORE}, got NaN`) },
  ])('a game: $game, $error.message', ({ game, error }) => {
    expect(() => call(rateGamesByPlayer, [[GAME, game]])).toThrow(error);
    const state = ratingState();
    expect(() => call(state.rate.bind(state), [new Set([GAME, game])])).toThrow(error);
    expect([...state.ratings]).toEqual([
      ['A', 1516],
      ['B', 1484],
    ]);
    expect(state.games).toBe(1);
  });

  it.each([undefined, null, 5, {}, { ...GAME }])('games that are none: %o', (games) => {
    expect(() => call(rateGamesByPlayer, [games])).toThrow(TypeError);
    const state = ratingState();
    expect(() => call(state.rate.bind(state), [games])).toThrow(TypeError);
    expect(state.games).toBe(0);
  });

  it('an onProgress that is none', () => {
    const state = ratingState();
    expect(() => call(state.rate.bind(state), [[GAME], 20])).toThrow(TypeError);
    expect(() => call(rateGamesByPlayer, [[GAME], { onProgress: 20 }])).toThrow(TypeError);
    expect(state.games).toBe(0);
  });

  it('a rating that no number can hold', () => {
    const known = { k: Number.MAX_VALUE, initial: -Number.MAX_VALUE };
    const error = new RangeError('games[0].b: expected a number, got -Infinity');
    expect(() => rateGamesByPlayer([GAME], known)).toThrow(error);
  });
});

describe('rateGamesByPlayer, ratingState and fromJSON refuse', () => {
  it.each([
    { options: null, error: new TypeError('options: expected an object, got null') },
    { options: 20, error: new TypeError('options: expected an object, got 20') },
    { options: '{}', error: new TypeError('options: expected an object, got "{}"') },
    {
      options: { start: 1500 },
      error: expect.objectContaining({
        name: 'RangeError',
        message: expect.stringMatching(
          /^options: expected k, scale, bonus, floor, initial, ratings, games(?:, onProgress)?, got "start"$/,
        ) as unknown,
      }) as Error,
    },
    { options: { k: '20' }, error: new TypeError('k: expected a number from 0, got "20"') },
    { options: { k: -20 }, error: new RangeError('k: expected a number from 0, got -20') },
    { options: { k: [40, 10] }, error: new TypeError('k: expected a number, got an object') },
    { options: { k: [1, 2, 3] }, error: new TypeError('k: expected a number, got an object') },
    { options: { scale: -400 }, error: new RangeError('scale: expected a number > 0, got -400') },
    { options: { floor: '100' }, error: new TypeError('floor: expected a number, got "100"') },
    { options: { bonus: NaN }, error: new RangeError('bonus: expected a number, got NaN') },
    { options: { initial: '1500' }, error: new TypeError('initial: expected a number, got "1500"') },
    { options: { initial: null }, error: new TypeError('initial: expected a number, got null') },
    { options: { initial: NaN }, error: new RangeError('initial: expected a number, got NaN') },
    { options: { games: '7' }, error: new TypeError('games: expected a number from 0, got "7"') },
    { options: { games: -1 }, error: new RangeError('games: expected a number from 0, got -1') },
    { options: { games: NaN }, error: new RangeError('games: expected a number from 0, got NaN') },
    { options: { ratings: [[1, 1500]] }, error: new TypeError('ratings: expected text such as "1", got 1') },
    { options: { ratings: [['', 1500]] }, error: new RangeError('ratings: expected an id, got ""') },
    { options: { ratings: [['A']] }, error: new TypeError('ratings.A: expected a number, got undefined') },
    { options: { ratings: [['A', '1500']] }, error: new TypeError('ratings.A: expected a number, got "1500"') },
    { options: { ratings: [['A', null]] }, error: new TypeError('ratings.A: expected a number, got null') },
    { options: { ratings: new Map([['A', NaN]]) }, error: new RangeError('ratings.A: expected a number, got NaN') },
    {
      options: { ratings: new Map([['A', Infinity]]) },
      error: new RangeError('ratings.A: expected a number, got Infinity'),
    },
  ])('$options: $error.message', ({ options, error }) => {
    expect(() => call(ratingState, [options])).toThrow(error);
    expect(() => call(fromJSON, [options])).toThrow(error);
    expect(() => call(rateGamesByPlayer, [[], options])).toThrow(error);
  });

  it.each([{ ratings: null }, { ratings: { A: 1500 } }, { ratings: 1500 }, { ratings: [null] }, { k: null }])(
    'what no engine takes: %o',
    (options) => {
      expect(() => call(ratingState, [options])).toThrow(TypeError);
      expect(() => call(fromJSON, [options])).toThrow(TypeError);
      expect(() => call(rateGamesByPlayer, [[], options])).toThrow(TypeError);
    },
  );
});

describe('ratePeriod refuses', () => {
  it('a sum of changes that no number can hold, and leaves the ratings alone', () => {
    // Each game moves the ratings by half of K, three of them by more than the largest number
    const ratings = Float64Array.of(1500, 1500);
    const games = { white: new Int32Array(4), black: new Int32Array(4).fill(1), result: new Float64Array(4).fill(1) };
    const error = new RangeError('ratings: expected a number, got Infinity');
    expect(() => ratePeriod(ratings, games, { k: Number.MAX_VALUE })).toThrow(error);
    expect([...ratings]).toEqual([1500, 1500]);
  });

  it('the rating of a player without a game, if it is not finite; rateGames does not look at it', () => {
    const ratings = Float64Array.of(1500, 1500, NaN);
    const games = { white: Int32Array.of(0), black: Int32Array.of(1), result: Float64Array.of(1) };
    expect(() => ratePeriod(ratings, games)).toThrow(new RangeError('ratings: expected a number, got NaN'));
    expect(rateGames(ratings, games)).toBe(1);
    expect([...ratings]).toEqual([1516, 1484, NaN]); // equal ratings: half of the K of 32
  });
});
