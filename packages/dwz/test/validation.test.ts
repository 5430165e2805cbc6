import { describe, expect, it } from 'vitest';

import { call, game } from '@crosstable/core/testing/notation';

import { rateEvent } from '../src/event.js';
import { explain } from '../src/explain.js';
import { dwz } from '../src/index.js';
import { performance } from '../src/performance.js';

const PLAYER = { rating: 1500, index: 12, age: 15 };
const GAME = { opponent: 1500, score: 1 };
const A_RATING = 'expected a rating from 1 to 4000';

describe.each([
  ['dwz', dwz],
  ['explain', explain],
])('%s refuses', (_, rate) => {
  it.each([
    { given: [null, []], error: new TypeError('player: expected an object, got null') },
    {
      given: [{ ...PLAYER, rating: undefined }, []],
      error: new TypeError(`player.rating: ${A_RATING}, got undefined`),
    },
    { given: [{ ...PLAYER, rating: 0 }, []], error: new RangeError(`player.rating: ${A_RATING}, got 0`) },
    { given: [{ ...PLAYER, rating: NaN }, []], error: new RangeError(`player.rating: ${A_RATING}, got NaN`) },
    {
      given: [{ ...PLAYER, index: 0 }, []],
      error: new RangeError('player.index: expected a whole number from 1 to 1000000, got 0'),
    },
    {
      given: [{ ...PLAYER, age: '9' }, []],
      error: new TypeError('player.age: expected a whole number from 0 to 150, got "9"'),
    },
    { given: [PLAYER, GAME], error: new TypeError('games: expected an array of games, got an object') },
    { given: [PLAYER, new Array(1)], error: new TypeError('games[0]: expected an object, got undefined') },
    { given: [PLAYER, [{ score: 1 }]], error: new TypeError(`games[0].opponent: ${A_RATING}, got undefined`) },
    {
      given: [PLAYER, [{ opponent: 4001, score: 1 }]],
      error: new RangeError(`games[0].opponent: ${A_RATING}, got 4001`),
    },
    {
      given: [PLAYER, [{ opponent: null, score: 2 }]],
      error: new RangeError('games[0].score: expected a number from 0 to 1, got 2'),
    },
    { given: [PLAYER, [], null], error: new TypeError('options: expected an object, got null') },
    { given: [PLAYER, [], { On: 1 }], error: new RangeError('options: expected only on, expectation, got "On"') },
    {
      given: [PLAYER, [], { on: '8.6.2026' }],
      error: new RangeError('options.on: expected a day such as \'2026-06-08\', got "8.6.2026"'),
    },
    {
      given: [PLAYER, [], { on: '2014-05-29' }],
      error: new RangeError(
        'options.on: expected a day from 2014-05-30, for older orders aren\'t known here, got "2014-05-29"',
      ),
    },
    {
      given: [PLAYER, [], { expectation: 'logistic' }],
      error: new RangeError('options.expectation: expected "formula" or "table", got "logistic"'),
    },
  ])('$error.message', ({ given, error }) => {
    expect(() => call(rate, given)).toThrow(error);
  });
});

describe('the others refuse', () => {
  const rounds = [[game('A', 'B', 1)]];
  it.each([
    { call: performance, given: ['A'], error: new TypeError('games: expected an array of games, got "A"') },
    { call: rateEvent, given: [rounds, null], error: new TypeError('players: expected an array of players, got null') },
    { call: rateEvent, given: [rounds, [null]], error: new TypeError('players[0]: expected an object, got null') },
    {
      call: rateEvent,
      given: [rounds, [{ id: 'A', rating: 1500 }]],
      error: new TypeError('players[0].index: expected a whole number from 1 to 1000000, got undefined'),
    },
    {
      call: rateEvent,
      given: [rounds, [{ id: 'A' }]],
      error: new RangeError('games: expected only the players that are given, got "B"'),
    },
    {
      call: rateEvent,
      given: [rounds, [], { order: 1 }],
      error: new RangeError('options: expected only on, expectation, got "order"'),
    },
  ])('$call.name: $error.message', ({ call: refusing, given, error }) => {
    expect(() => call(refusing, given)).toThrow(error);
  });
});
