import { describe, expect, it } from 'vitest';

import { call, game } from '@crosstable/core/testing/notation';

import { initialRating, rateEvent, ratePlayer, rateSections } from '../../src/ratings.js';
import { explain } from '../../src/ratings/explain.js';

const ROUNDS = [[game('A', 'B', 1)], [game('C', 'A', 1)]];
const PLAYERS = [{ id: 'A', rating: 1500 }, { id: 'B', rating: 1600 }, { id: 'C' }];
const of = (facts: object) => [ROUNDS, [{ ...PLAYERS[0], ...facts }, ...PLAYERS.slice(1)]];

const A_RATING = 'expected a rating from 1 to 4000';

describe.each([
  ['rateEvent', rateEvent],
  ['explain', explain],
])('%s refuses', (_, rate) => {
  it.each([
    { given: [ROUNDS, null], error: new TypeError('players: expected an array of players, got null') },
    { given: ['A', PLAYERS], error: new TypeError('games: expected an array of rounds, got "A"') },
    { given: [ROUNDS, [null]], error: new TypeError('players[0]: expected an object, got null') },
    { given: [ROUNDS, [{ rating: 1500 }]], error: new TypeError('players[0].id: expected an id, got undefined') },
    { given: of({ rating: '1500' }), error: new TypeError(`players[0].rating: ${A_RATING}, got "1500"`) },
    { given: of({ rating: NaN }), error: new RangeError(`players[0].rating: ${A_RATING}, got NaN`) },
    { given: of({ rating: 4001 }), error: new RangeError(`players[0].rating: ${A_RATING}, got 4001`) },
    { given: of({ rating: null }), error: new TypeError(`players[0].rating: ${A_RATING}, got null`) },
    { given: of({ highest: 0 }), error: new RangeError(`players[0].highest: ${A_RATING}, got 0`) },
    { given: of({ initial: -1 }), error: new RangeError(`players[0].initial: ${A_RATING}, got -1`) },
    { given: of({ fide: 'none' }), error: new TypeError(`players[0].fide: ${A_RATING}, got "none"`) },
    { given: of({ age: 151 }), error: new RangeError('players[0].age: expected an age from 0 to 150, got 151') },
    {
      given: of({ games: 2.5 }),
      error: new RangeError('players[0].games: expected a whole number from 0 to 1000000, got 2.5'),
    },
    {
      given: of({ draws: '1' }),
      error: new TypeError('players[0].draws: expected a whole number from 0 to 1000000, got "1"'),
    },
    {
      given: of({ rating: 0, games: 4 }),
      error: new RangeError('players[0].games: expected no games of an unrated player, got 4'),
    },
    {
      given: of({ earlier: 'won' }),
      error: new RangeError('players[0].earlier: expected "all-won" or "all-lost", got "won"'),
    },
    {
      given: [ROUNDS, PLAYERS.slice(1)],
      error: new RangeError('games: expected only the players that are given, got "A"'),
    },
    { given: [ROUNDS, PLAYERS, null], error: new TypeError('options: expected an object, got null') },
    {
      given: [ROUNDS, PLAYERS, { dua: true }],
      error: new RangeError('options: expected only on, rating, dual, got "dua"'),
    },
    {
      given: [ROUNDS, PLAYERS, { on: '2026-02-30' }],
      error: new RangeError('options.on: expected a day such as \'2026-05-08\', got "2026-02-30"'),
    },
    {
      given: [ROUNDS, PLAYERS, { on: '2017-05-31' }],
      error: new RangeError(
        'options.on: expected a day from 2017-06-01, for the rules before aren\'t known here, got "2017-05-31"',
      ),
    },
    {
      given: [ROUNDS, PLAYERS, { rating: 'blitz' }],
      error: new RangeError('options.rating: expected "regular" or "quick", got "blitz"'),
    },
    {
      given: [ROUNDS, PLAYERS, { dual: 1 }],
      error: new TypeError('options.dual: expected true or false, got 1'),
    },
  ])('$error.message', ({ given, error }) => {
    expect(() => call(rate, given)).toThrow(error);
  });

  it.each([
    ['moneyFloor', 1800, 'floors by prize money'],
    ['lifeMasterFloor', 2200, 'the floor of original life masters'],
    ['cfc', 1700, 'conversions from CFC ratings'],
    ['otherRating', 1700, 'conversions between Regular, Quick and Blitz ratings'],
  ])('what is not known, by name: %s', (name, value, what) => {
    const message = `players[0].${name}: expected nothing, for ${what} aren't known here, got ${value}`;
    expect(() => call(rate, of({ [name]: value }))).toThrow(new RangeError(message));
  });

  it('matches, given as such or of two players with several games', () => {
    const message = "expected nothing, for the rules of matches aren't known here, got true";
    expect(() => call(rate, [ROUNDS, PLAYERS, { match: true }])).toThrow(new RangeError(`options.match: ${message}`));
    const error = "games: expected games of three players or more, for the rules of matches aren't known here";
    expect(() => call(rate, [[[game('A', 'B', 1)], [game('B', 'A', 1)]], PLAYERS])).toThrow(error);
  });
});

describe('the others refuse', () => {
  const player = { rating: 1500 };
  it.each([
    { call: initialRating, given: [], error: new TypeError('facts: expected an object, got undefined') },
    {
      call: initialRating,
      given: [{ age: '9' }],
      error: new TypeError('facts.age: expected an age from 0 to 150, got "9"'),
    },
    { call: ratePlayer, given: [1500, []], error: new TypeError('player: expected an object, got 1500') },
    { call: ratePlayer, given: [{ cfc: 1 }, []], error: /^player\.cfc: expected nothing, / },
    { call: ratePlayer, given: [player, {}], error: new TypeError('games: expected an array of games, got an object') },
    {
      call: ratePlayer,
      given: [player, new Array(1)],
      error: new TypeError('games[0]: expected an object, got undefined'),
    },
    {
      call: ratePlayer,
      given: [player, [{ opponent: null, score: 1 }]],
      error: new TypeError(`games[0].opponent: ${A_RATING}, got null`),
    },
    {
      call: ratePlayer,
      given: [player, [{ opponent: 1500, score: 2 }]],
      error: new RangeError('games[0].score: expected a number from 0 to 1, got 2'),
    },
    {
      call: ratePlayer,
      given: [player, [{ opponent: 1500, score: 1, id: 7 }]],
      error: new TypeError('games[0].id: expected an id, got 7'),
    },
    {
      call: rateSections,
      given: [{}, PLAYERS],
      error: new TypeError('sections: expected an array of sections, got an object'),
    },
    { call: rateSections, given: [[null], PLAYERS], error: new TypeError('sections[0]: expected an object, got null') },
    {
      call: rateSections,
      given: [[{ games: ROUNDS, on: 2026 }], PLAYERS],
      error: new TypeError("sections[0].on: expected a day such as '2026-05-08', got 2026"),
    },
    {
      call: rateSections,
      given: [[{ rounds: ROUNDS }], PLAYERS],
      error: /^sections\[0\]: expected only .*, got "rounds"$/,
    },
  ])('$call.name: $error', ({ call: refusing, given, error }) => {
    expect(() => call(refusing, given)).toThrow(error);
  });
});
