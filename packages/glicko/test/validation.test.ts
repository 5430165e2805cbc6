import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { expectedScore, ratingInterval } from '../src/expected.js';
import { explain } from '../src/explain.js';
import { glicko1 } from '../src/glicko1.js';
import { glicko2 } from '../src/index.js';
import { lichess } from '../src/lichess.js';
import { rateCrosstable } from '../src/period.js';

const PLAYER = { rating: 1500, deviation: 200, volatility: 0.06 };
const GAME = { rating: 1400, deviation: 30, score: 1 };
const ANN = { id: 'Ann', ...PLAYER };

const OF_RATING = 'expected a number from -10000 to 10000';
const OF_DEVIATION = 'expected a number from 0 to 10000';

describe.each([
  ['glicko2', glicko2],
  ['explain', explain],
])('%s refuses', (_, rate) => {
  it.each([
    { given: [null, []], error: new TypeError('player: expected an object, got null') },
    { given: [{ ...PLAYER, rating: '1500' }, []], error: new TypeError(`player.rating: ${OF_RATING}, got "1500"`) },
    { given: [{ ...PLAYER, rating: NaN }, []], error: new RangeError(`player.rating: ${OF_RATING}, got NaN`) },
    { given: [{ ...PLAYER, rating: 10_001 }, []], error: new RangeError(`player.rating: ${OF_RATING}, got 10001`) },
    { given: [{ ...PLAYER, deviation: -1 }, []], error: new RangeError(`player.deviation: ${OF_DEVIATION}, got -1`) },
    { given: [{ rating: 1500 }, []], error: new TypeError(`player.deviation: ${OF_DEVIATION}, got undefined`) },
    {
      given: [{ ...PLAYER, volatility: 0 }, []],
      error: new RangeError('player.volatility: expected a number above 0, at most 10, got 0'),
    },
    {
      given: [{ ...PLAYER, volatility: 11 }, []],
      error: new RangeError('player.volatility: expected a number above 0, at most 10, got 11'),
    },
    {
      given: [{ ...PLAYER, volatility: null }, []],
      error: new TypeError('player.volatility: expected a number above 0, at most 10, got null'),
    },
    { given: [PLAYER, GAME], error: new TypeError('games: expected an array of games, got an object') },
    { given: [PLAYER, [GAME, undefined]], error: new TypeError('games[1]: expected an object, got undefined') },
    { given: [PLAYER, new Array(1)], error: new TypeError('games[0]: expected an object, got undefined') },
    {
      given: [PLAYER, [{ ...GAME, deviation: Infinity }]],
      error: new RangeError(`games[0].deviation: ${OF_DEVIATION}, got Infinity`),
    },
    {
      given: [PLAYER, [{ ...GAME, score: 2 }]],
      error: new RangeError('games[0].score: expected a number from 0 to 1, got 2'),
    },
    { given: [PLAYER, [], null], error: new TypeError('options: expected an object, got null') },
    { given: [PLAYER, [], { Tau: 1 }], error: new RangeError('options: expected only tau, epsilon, got "Tau"') },
    {
      given: [PLAYER, [], { tau: 0 }],
      error: new RangeError('options.tau: expected a number from 0.01 to 2, got 0'),
    },
    {
      given: [PLAYER, [], { epsilon: 0 }],
      error: new RangeError('options.epsilon: expected a number from 1e-12 to 1, got 0'),
    },
  ])('$error.message', ({ given, error }) => {
    expect(() => call(rate, given)).toThrow(error);
  });
});

describe('the others refuse', () => {
  it.each([
    { call: glicko1, given: [null, []], error: new TypeError('player: expected an object, got null') },
    { call: glicko1, given: [PLAYER, [{}]], error: new TypeError(`games[0].rating: ${OF_RATING}, got undefined`) },
    { call: glicko1, given: [PLAYER, [], { c: -1 }], error: new RangeError(`options.c: ${OF_DEVIATION}, got -1`) },
    {
      call: glicko1,
      given: [PLAYER, [], { periods: '1' }],
      error: new TypeError('options.periods: expected a number from 0 to 1000000, got "1"'),
    },
    {
      call: glicko1,
      given: [PLAYER, [], { maximum: NaN }],
      error: new RangeError(`options.maximum: ${OF_DEVIATION}, got NaN`),
    },
    {
      call: glicko1,
      given: [PLAYER, [], { minimum: -1 }],
      error: new RangeError(`options.minimum: ${OF_DEVIATION}, got -1`),
    },
    {
      call: glicko1,
      given: [PLAYER, [], { tau: 1 }],
      error: new RangeError('options: expected only c, periods, maximum, minimum, got "tau"'),
    },
    { call: lichess, given: [{}, PLAYER, 1], error: new TypeError(`white.rating: ${OF_RATING}, got undefined`) },
    { call: lichess, given: [PLAYER, 1500, 1], error: new TypeError('black: expected an object, got 1500') },
    {
      call: lichess,
      given: [PLAYER, { ...PLAYER, days: -1 }, 1],
      error: new RangeError('black.days: expected a number from 0 to 100000, got -1'),
    },
    { call: lichess, given: [PLAYER, PLAYER, 2], error: new RangeError('score: expected a number from 0 to 1, got 2') },
    {
      call: lichess,
      given: [PLAYER, PLAYER, 1, { advantage: 1001 }],
      error: new RangeError('options.advantage: expected a number from -1000 to 1000, got 1001'),
    },
    {
      call: lichess,
      given: [PLAYER, PLAYER, 1, { color: 1 }],
      error: new RangeError('options: expected only advantage, got "color"'),
    },
    { call: expectedScore, given: [PLAYER], error: new TypeError('opponent: expected an object, got undefined') },
    { call: expectedScore, given: [1500, PLAYER], error: new TypeError('player: expected an object, got 1500') },
    {
      call: ratingInterval,
      given: [PLAYER, { deviations: -1 }],
      error: new RangeError('options.deviations: expected a number from 0 to 10, got -1'),
    },
    {
      call: ratingInterval,
      given: [{ rating: 1500 }],
      error: new TypeError(`player.deviation: ${OF_DEVIATION}, got undefined`),
    },
    {
      call: rateCrosstable,
      given: [{}, []],
      error: new TypeError('players: expected an array of players, got an object'),
    },
    {
      call: rateCrosstable,
      given: [[PLAYER], []],
      error: new TypeError('players[0].id: expected an id, got undefined'),
    },
    {
      call: rateCrosstable,
      given: [[ANN, ANN], []],
      error: new RangeError('players[1].id: expected an id that no other player has, got "Ann"'),
    },
    {
      call: rateCrosstable,
      given: [[{ id: 'Ann' }], []],
      error: new TypeError(`players[0].rating: ${OF_RATING}, got undefined`),
    },
    {
      call: rateCrosstable,
      given: [[ANN], 'Ann'],
      error: new TypeError('rounds: expected an array of rounds, got "Ann"'),
    },
    {
      call: rateCrosstable,
      given: [[ANN], [], { c: 1 }],
      error: new RangeError('options: expected only tau, epsilon, got "c"'),
    },
  ])('$call.name: $error.message', ({ call: refusing, given, error }) => {
    expect(() => call(refusing, given)).toThrow(error);
  });
});
