import { describe, expect, it } from 'vitest';

import { call, deepFrozen } from '@crosstable/core/testing/notation';

import {
  type PlayedGame,
  type RatingState,
  type SavedRatings,
  fromJSON,
  rateGamesByPlayer,
  ratingState,
} from '../src/batch.js';
import { fractions } from './made-games.js';

/** So many games of 50 players, with any score. */
function* played(seed: number, games: number): Generator<PlayedGame> {
  const next = fractions(seed);
  for (let game = 0; game < games; game++) {
    const white = Math.floor(50 * next());
    const black = (white + 1 + Math.floor(49 * next())) % 50;
    yield { white: `Player ${white}`, black: `Player ${black}`, result: next() };
  }
}

/** A state written as JSON and read again, as from a file. */
const thawed = (state: RatingState): RatingState => fromJSON(JSON.parse(JSON.stringify(state)) as SavedRatings);

/** That two states are the same to the last bit, players in the same order. */
function expectSame(state: RatingState, other: RatingState): void {
  expect(state.games).toBe(other.games);
  expect([...state.ratings.keys()]).toEqual([...other.ratings.keys()]);
  for (const [player, rating] of state.ratings) expect(Object.is(rating, other.ratings.get(player))).toBe(true);
  expect(state.toJSON()).toEqual(other.toJSON());
}

const EVERYTHING = { k: 17.3, scale: 371, floor: 1333.3, bonus: -12.1, initial: 1444.4 };

describe('a state', () => {
  // Equals with a K of 20 win 10; 1500 is where players begin
  it('rates games as they come, and counts them', () => {
    const state = ratingState({ k: 20 });
    expect(state.games).toBe(0);
    expect(state.ratings.size).toBe(0);
    expect(state.rate([{ white: 'Ann', black: 'Bob', result: 1 }])).toBe(1);
    expect(state.rate([])).toBe(0);
    const two = [
      { white: 'Cid', black: 'Dee', result: 0 },
      { white: 'Cid', black: 'Cy', result: 0.5 },
    ];
    expect(state.rate(deepFrozen(two))).toBe(2);
    expect(state.games).toBe(3);
    expect([...state.ratings].slice(0, 2)).toEqual([
      ['Ann', 1510],
      ['Bob', 1490],
    ]);
    expect([...state.ratings.keys()]).toEqual(['Ann', 'Bob', 'Cid', 'Dee', 'Cy']);
  });

  it('goes on from ratings and a number of games that are known', () => {
    const known = new Map([['Ann', 1600]]);
    const state = ratingState({ k: 20, games: 1000, ratings: known });
    state.rate([{ white: 'Ann', black: 'Ann too', result: 1 }]);
    expect(state.games).toBe(1001);
    expect(state.ratings.get('Ann')).not.toBe(1600);
    expect(known).toEqual(new Map([['Ann', 1600]]));
  });

  it('takes the last of the ratings of a player, as a Map does', () => {
    const ratings = [
      ['Ann', 1600],
      ['Ann', 1700],
    ] as const;
    expect([...ratingState({ ratings }).ratings]).toEqual([['Ann', 1700]]);
  });

  it('is of its own: two from the same options know nothing of each other', () => {
    const options = deepFrozen({ ratings: [['Ann', 1600]] as const });
    const [one, other] = [ratingState(options), ratingState(options)];
    one.rate([{ white: 'Ann', black: 'Bob', result: 0 }]);
    expect([...other.ratings]).toEqual([['Ann', 1600]]);
    expect(other.games).toBe(0);
  });
});

describe('a state that is saved', () => {
  it('is plain data: everything that was said, and what came of it', () => {
    const state = ratingState({ k: 20, bonus: 35, ratings: [['Bob', 1535]] });
    // Ann has 1500 and 35 for White: an equal, who wins 10
    state.rate([{ white: 'Ann', black: 'Bob', result: 1 }]);
    const ratings = [
      ['Bob', 1525],
      ['Ann', 1510],
    ];
    expect(state.toJSON()).toEqual({ k: 20, bonus: 35, initial: 1500, games: 1, ratings });
    expect(JSON.parse(JSON.stringify(state))).toEqual({ k: 20, bonus: 35, initial: 1500, games: 1, ratings });
  });

  it('is as it was then, whatever is rated later', () => {
    const state = ratingState({ ratings: [['Ann', 1600]] });
    const saved = state.toJSON();
    state.rate([{ white: 'Ann', black: 'Bob', result: 0 }]);
    expect(saved).toEqual({ initial: 1500, games: 0, ratings: [['Ann', 1600]] });
  });

  it.each([{}, EVERYTHING, { k: 0 }, { initial: 0 }, { k: undefined, floor: undefined }])(
    'comes back to the last bit, with %o',
    (options) => {
      const state = ratingState(options);
      state.rate(played(21, 3000));
      expect(state.ratings.size).toBe(50);
      const back = thawed(state);
      expectSame(back, fromJSON(state.toJSON()));
      expect(back.games).toBe(3000);
      for (const [player, rating] of state.ratings) expect(Object.is(back.ratings.get(player), rating)).toBe(true);
      expect([...back.ratings.keys()]).toEqual([...state.ratings.keys()]);
    },
  );

  it('comes back with any id and any rating', () => {
    const ratings = [
      ['__proto__', Number.MIN_VALUE],
      ['"\\ud800\u2028\n', 0.1 + 0.2],
      ['constructor', -Number.MAX_VALUE],
      ['2', 1 / 3],
      ['1', 1e21],
    ] as const;
    expect([...thawed(ratingState({ ratings })).ratings]).toEqual(ratings);
  });

  it.each([{}, EVERYTHING])('goes on as if nothing had been between, with %o', (options) => {
    const uninterrupted = ratingState(options);
    expect(uninterrupted.rate(played(22, 4000))).toBe(4000);

    const games = [...played(22, 4000)];
    let state = ratingState(options);
    for (const [from, to] of [
      [0, 1],
      [1, 1000],
      [1000, 1000],
      [1000, 3999],
      [3999, 4000],
    ]) {
      state = thawed(state);
      expect(state.rate(games.slice(from, to))).toBe(to - from);
    }
    expect(state.games).toBe(4000);
    expect([...state.ratings]).toEqual([...uninterrupted.ratings]);
    expectSame(state, thawed(uninterrupted));
    expect([...rateGamesByPlayer(games, options)]).toEqual([...uninterrupted.ratings]);
  });
});

describe('a state and a bad game', () => {
  const good = [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'A', result: 0.5 },
  ];
  const after = ratingState();
  after.rate(good);

  it.each([
    { bad: { white: 'D', black: 'D', result: 1 }, error: 'games[2].black: expected another player, got "D"' },
    { bad: { white: 'D', black: '', result: 1 }, error: 'games[2].black: expected an id, got ""' },
    { bad: { white: 'A', black: 'D', result: 2 }, error: 'games[2].result: expected a number from 0 to 1, got 2' },
    { bad: { white: 'D', black: 'A', result: NaN }, error: 'games[2].result: expected a number from 0 to 1, got NaN' },
  ])('has rated and counted those before: $error', ({ bad, error }) => {
    const state = ratingState();
    expect(() => state.rate([...good, bad, ...good])).toThrow(new RangeError(error));
    expectSame(state, after);
    // And goes on, with the index in this list
    expect(() => state.rate([bad])).toThrow(error.replace('[2]', '[0]'));
    expectSame(state, after);
    expect(state.rate(good)).toBe(2);
    expect(state.games).toBe(4);
  });

  it('has rated and counted those before the games end in an error', () => {
    const state = ratingState();
    function* broken() {
      yield* good;
      throw new Error('the disk is full');
    }
    expect(() => state.rate(broken())).toThrow(new Error('the disk is full'));
    expectSame(state, after);
  });

  it('lets the file be closed when it refuses a game', () => {
    let isClosed = false;
    function* file() {
      try {
        yield { white: 'A', black: 'A', result: 1 };
      } finally {
        isClosed = true;
      }
    }
    expect(() => ratingState().rate(file())).toThrow(RangeError);
    expect(isClosed).toBe(true);
  });
});

it.each<[unknown, string]>([
  [5, 'ratings: expected an iterable of players with ratings, got 5'],
  [{ Ann: 1500 }, 'ratings: expected an iterable of players with ratings, got an object'],
  [[5], 'ratings: expected a player and a rating in each entry, got 5'],
])('ratings of %j are a TypeError with what was expected', (ratings, message) => {
  expect(() => call(ratingState, [{ ratings }])).toThrow(new TypeError(message));
});

it.each<[readonly unknown[], string]>([
  [[5], 'games: expected an iterable of games, got 5'],
  [[null], 'games: expected an iterable of games, got null'],
  [[[], 5], 'onProgress: expected a function, got 5'],
])('games and progress of %j are a TypeError with what was expected', (given, message) => {
  const state = ratingState();
  expect(() => call(state.rate.bind(state), given)).toThrow(new TypeError(message));
});
