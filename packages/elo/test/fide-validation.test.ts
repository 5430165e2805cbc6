import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import {
  expectedScore,
  initialRating,
  kFactor,
  performanceRating,
  ratingChange,
  ratingDifference,
  ratingPeriod,
  requiredScore,
} from '../src/fide.js';

const GAME = { opponent: 2000, score: 1 };
const CHANGE = { rating: 2000, k: 20, games: [GAME] };
const PERIOD = { listRating: 2000, k: 20, events: [{ games: [GAME] }] };
const KINDS = '"standard", "rapid" or "blitz"';
const DAY = 'a day as YYYY-MM-DD from 2024-03-01 on';

describe('expectedScore refuses', () => {
  it.each([
    { given: ['2000', 2000], error: new TypeError('rating: expected a rating above 0, got "2000"') },
    { given: [2000, null], error: new TypeError('opponent: expected a rating above 0, got null') },
    { given: [2000], error: new TypeError('opponent: expected a rating above 0, got undefined') },
    { given: [0, 2000], error: new RangeError('rating: expected a rating above 0, got 0') },
    { given: [2000, -1], error: new RangeError('opponent: expected a rating above 0, got -1') },
    { given: [NaN, 2000], error: new RangeError('rating: expected a rating above 0, got NaN') },
    { given: [Infinity, 2000], error: new RangeError('rating: expected a rating above 0, got Infinity') },
    { given: [2000, 2000, null], error: new TypeError('options: expected an object, got null') },
    { given: [2000, 2000, 'rapid'], error: new TypeError('options: expected an object, got "rapid"') },
    {
      given: [2000, 2000, { kind: 'bullet' }],
      error: new RangeError(`options.kind: expected ${KINDS}, got "bullet"`),
    },
    { given: [2000, 2000, { kind: 1 }], error: new TypeError(`options.kind: expected ${KINDS}, got 1`) },
    {
      given: [2000, 2000, { kind: '__proto__' }],
      error: new RangeError(`options.kind: expected ${KINDS}, got "__proto__"`),
    },
    { given: [2000, 2000, { on: 2025 }], error: new TypeError(`options.on: expected ${DAY}, got 2025`) },
    { given: [2000, 2000, { on: null }], error: new TypeError(`options.on: expected ${DAY}, got null`) },
    { given: [2000, 2000, { on: new Date() }], error: new TypeError(`options.on: expected ${DAY}, got an object`) },
    { given: [2000, 2000, { on: '' }], error: new RangeError(`options.on: expected ${DAY}, got ""`) },
    { given: [2000, 2000, { on: '2025-10' }], error: new RangeError(`options.on: expected ${DAY}, got "2025-10"`) },
    { given: [2000, 2000, { on: '2025-1-10' }], error: new RangeError(`options.on: expected ${DAY}, got "2025-1-10"`) },
    {
      given: [2000, 2000, { on: '2025-02-30' }],
      error: new RangeError(`options.on: expected ${DAY}, got "2025-02-30"`),
    },
    {
      given: [2000, 2000, { on: '1 October 2025' }],
      error: new RangeError(`options.on: expected ${DAY}, got "1 October 2025"`),
    },
    {
      given: [2000, 2000, { on: '2024-02-29' }],
      error: new RangeError(`options.on: expected ${DAY}, got "2024-02-29"`),
    },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(expectedScore, given)).toThrow(error);
  });
});

describe('ratingDifference refuses', () => {
  it.each([
    { given: ['0.5'], error: new TypeError('fraction: expected a number from 0 to 1, got "0.5"') },
    { given: [], error: new TypeError('fraction: expected a number from 0 to 1, got undefined') },
    { given: [57], error: new RangeError('fraction: expected a number from 0 to 1, got 57') },
    { given: [-0.1], error: new RangeError('fraction: expected a number from 0 to 1, got -0.1') },
    { given: [NaN], error: new RangeError('fraction: expected a number from 0 to 1, got NaN') },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(ratingDifference, given)).toThrow(error);
  });
});

describe('kFactor refuses', () => {
  it.each([
    { given: 2000, error: new TypeError('player: expected an object, got 2000') },
    { given: {}, error: new TypeError('rating: expected a rating above 0, got undefined') },
    {
      given: { rating: 2000, games: '12' },
      error: new TypeError('games: expected a whole number from 0, got "12"'),
    },
    { given: { rating: 2000, games: -1 }, error: new RangeError('games: expected a whole number from 0, got -1') },
    {
      given: { rating: 2000, gamesInPeriod: 1.5 },
      error: new RangeError('gamesInPeriod: expected a whole number from 0, got 1.5'),
    },
    {
      given: { rating: 2000, birthYear: 2010 },
      error: new TypeError('listYear: expected a whole number from 2010, got undefined'),
    },
    {
      given: { rating: 2000, birthYear: 2010, listYear: 2000 },
      error: new RangeError('listYear: expected a whole number from 2010, got 2000'),
    },
    {
      given: { rating: 2000, birthYear: '2010', listYear: 2026 },
      error: new TypeError('birthYear: expected a whole number from 0, got "2010"'),
    },
    {
      given: { rating: 2000, highestRating: '2400' },
      error: new TypeError('highestRating: expected a rating above 0, got "2400"'),
    },
    {
      given: { rating: 2000, everReached2400: 1 },
      error: new TypeError('everReached2400: expected true or false, got 1'),
    },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(kFactor, [given])).toThrow(error);
  });
});

/** Lists of games that every function with games refuses. */
const MALFORMED_GAMES = [
  { games: undefined, error: new TypeError('games: expected an array of games, got undefined') },
  { games: 'W', error: new TypeError('games: expected an array of games, got "W"') },
  { games: { length: 0 }, error: new TypeError('games: expected an array of games, got an object') },
  { games: [GAME, null], error: new TypeError('games[1]: expected an object, got null') },
  { games: new Array<unknown>(1), error: new TypeError('games[0]: expected an object, got undefined') },
  {
    games: [{ opponent: '2000', score: 1 }],
    error: new TypeError('games[0].opponent: expected a rating above 0, got "2000"'),
  },
  {
    games: [{ opponent: NaN, score: 1 }],
    error: new RangeError('games[0].opponent: expected a rating above 0, got NaN'),
  },
  {
    games: [{ opponent: -5, score: 1 }],
    error: new RangeError('games[0].opponent: expected a rating above 0, got -5'),
  },
  {
    games: [{ opponent: 1e308, score: 1 }], // twice as much, of which an average makes a half, is infinite
    error: new RangeError('games[0].opponent: expected a rating above 0, got 1e+308'),
  },
  {
    games: [GAME, { ...GAME, kind: 'rapid' }],
    error: new RangeError('games[1].kind: expected one of the kinds of a game, got "rapid"'),
  },
  {
    games: [{ ...GAME, kind: null }],
    error: new TypeError('games[0].kind: expected one of the kinds of a game, got null'),
  },
  { games: [{ ...GAME, unrated: 'W' }], error: new TypeError('games[0].unrated: expected true or false, got "W"') },
];

/** The same of their scores. */
const MALFORMED_SCORES = [
  { games: [{ opponent: 2000 }], error: new TypeError('games[0].score: expected 0, 0.5 or 1, got undefined') },
  { games: [{ opponent: 2000, score: '1' }], error: new TypeError('games[0].score: expected 0, 0.5 or 1, got "1"') },
  { games: [{ opponent: 2000, score: 2 }], error: new RangeError('games[0].score: expected 0, 0.5 or 1, got 2') },
  {
    games: [GAME, { score: 0.75, kind: 'pairing-bye' }],
    error: new RangeError('games[1].score: expected 0, 0.5 or 1, got 0.75'),
  },
];

describe.each([...MALFORMED_GAMES, ...MALFORMED_SCORES])('$games: $error.message', ({ games, error }) => {
  it('is refused wherever there are games with a score', () => {
    expect(() => call(ratingChange, [{ ...CHANGE, games }])).toThrow(error);
    expect(() => call(explain, [{ ...CHANGE, games }])).toThrow(error);
    expect(() => call(initialRating, [games])).toThrow(error);
    expect(() => call(performanceRating, [games])).toThrow(error);
  });

  it('is refused in an event', () => {
    const Kind = error instanceof RangeError ? RangeError : TypeError;
    const inEvent = new Kind(`events[1].${error.message}`);
    expect(() => call(ratingPeriod, [{ ...PERIOD, events: [{ games: [GAME] }, { games }] }])).toThrow(inEvent);
  });
});

describe.each(MALFORMED_GAMES)('$games: $error.message', ({ games, error }) => {
  it('is refused where only the opponents count', () => {
    expect(() => call(requiredScore, [{ games, target: 2600 }])).toThrow(error);
  });
});

describe('ratingChange and explain refuse', () => {
  it.each([
    { given: undefined, error: new TypeError('input: expected an object, got undefined') },
    { given: { ...CHANGE, rating: 0 }, error: new RangeError('rating: expected a rating above 0, got 0') },
    { given: { ...CHANGE, rating: null }, error: new TypeError('rating: expected a rating above 0, got null') },
    { given: { ...CHANGE, k: '20' }, error: new TypeError('k: expected a number from 0 to 700, got "20"') },
    { given: { ...CHANGE, k: -10 }, error: new RangeError('k: expected a number from 0 to 700, got -10') },
    { given: { ...CHANGE, k: 701 }, error: new RangeError('k: expected a number from 0 to 700, got 701') },
    { given: { ...CHANGE, k: NaN }, error: new RangeError('k: expected a number from 0 to 700, got NaN') },
    { given: { rating: 2000, games: [] }, error: new TypeError('k: expected a number from 0 to 700, got undefined') },
    { given: { ...CHANGE, on: '2023-12-31' }, error: new RangeError(`on: expected ${DAY}, got "2023-12-31"`) },
    { given: { ...CHANGE, kind: 'Rapid' }, error: new RangeError(`kind: expected ${KINDS}, got "Rapid"`) },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(ratingChange, [given])).toThrow(error);
    expect(() => call(explain, [given])).toThrow(error);
  });

  it('explain: what K depends on, with its path', () => {
    const error = new RangeError('k.games: expected a whole number from 0, got -1');
    expect(() => call(explain, [{ ...CHANGE, k: { games: -1 } }])).toThrow(error);
  });
});

describe('ratingPeriod refuses', () => {
  it.each([
    { given: null, error: new TypeError('input: expected an object, got null') },
    {
      given: { ...PERIOD, listRating: '2000' },
      error: new TypeError('listRating: expected a rating above 0, got "2000"'),
    },
    { given: { ...PERIOD, k: Infinity }, error: new RangeError('k: expected a number from 0 to 700, got Infinity') },
    { given: { ...PERIOD, events: {} }, error: new TypeError('events: expected an array of events, got an object') },
    {
      given: { ...PERIOD, events: new Array<unknown>(1) },
      error: new TypeError('events[0]: expected an object, got undefined'),
    },
    {
      given: { ...PERIOD, events: [{ rating: 0, games: [] }] },
      error: new RangeError('events[0].rating: expected a rating above 0, got 0'),
    },
    {
      given: { ...PERIOD, events: [{ on: null, games: [] }] },
      error: new TypeError(`events[0].on: expected ${DAY}, got null`),
    },
    { given: { ...PERIOD, on: '2025' }, error: new RangeError(`on: expected ${DAY}, got "2025"`) },
    {
      given: { ...PERIOD, roundPer: 'game' },
      error: new RangeError('roundPer: expected "period" or "event", got "game"'),
    },
    {
      given: { ...PERIOD, roundPer: true },
      error: new TypeError('roundPer: expected "period" or "event", got true'),
    },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(ratingPeriod, [given])).toThrow(error);
  });
});

describe('requiredScore refuses', () => {
  it.each([
    { given: undefined, error: new TypeError('input: expected an object, got undefined') },
    { given: { games: [] }, error: new TypeError('target: expected a rating above 0, got undefined') },
    { given: { games: [], target: NaN }, error: new RangeError('target: expected a rating above 0, got NaN') },
  ])('$given: $error.message', ({ given, error }) => {
    expect(() => call(requiredScore, [given])).toThrow(error);
  });
});
