// The clock is the test's own: no test waits.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type PlayedGame, rateGames, rateGamesByPlayer, ratePeriod, ratingState } from '../src/batch.js';
import { madeGames, madeRatings } from './made-games.js';

const START = 1_772_323_200_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** So many games, each some milliseconds after the one before. */
function* slowly(games: number, milliseconds: number): Generator<PlayedGame> {
  for (let game = 0; game < games; game++) {
    vi.setSystemTime(Date.now() + milliseconds);
    yield { white: 'A', black: 'B', result: 0.5 };
  }
}

/** Keeps what it is called with, and when. */
function recorder() {
  const calls: (readonly [done: number, total: number | undefined])[] = [];
  const times: number[] = [];
  const onProgress = (done: number, total: number | undefined): void => {
    calls.push([done, total]);
    times.push(Number(vi.getMockedSystemTime()) - START);
  };
  return { calls, times, onProgress };
}

/** A clock that is so many milliseconds later at every look. */
function tick(milliseconds: number): void {
  let now = START;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += milliseconds));
}

describe('the progress of a state', () => {
  it('is told at the beginning, and then every 50 milliseconds', () => {
    const { calls, times, onProgress } = recorder();
    ratingState().rate(slowly(23, 10), onProgress);
    expect(calls).toEqual([0, 5, 10, 15, 20].map((done) => [done, undefined]));
    expect(times).toEqual([0, 50, 100, 150, 200]);
  });

  it('is told at most 20 times in any second, however fast games come', () => {
    const { calls, times, onProgress } = recorder();
    expect(ratingState().rate(slowly(3000, 1), onProgress)).toBe(3000);
    // 3 seconds of 20 calls, and the one at the beginning
    expect(calls).toHaveLength(61);
    times.forEach((time) => {
      expect(times.filter((other) => other >= time && other < time + 1000).length).toBeLessThanOrEqual(20);
    });
  });

  it('is told after every game if each takes long enough', () => {
    const { calls, onProgress } = recorder();
    ratingState().rate(slowly(3, 60), onProgress);
    expect(calls.map(([done]) => done)).toEqual([0, 1, 2, 3]);
  });

  it('has a total if that is known', () => {
    const { calls, onProgress } = recorder();
    rateGamesByPlayer([...slowly(4, 1)], { onProgress });
    rateGamesByPlayer(slowly(4, 1), { onProgress });
    rateGamesByPlayer([], { onProgress });
    expect(calls).toEqual([
      [0, 4],
      [0, undefined],
      [0, 0],
    ]);
  });

  it('is of this run, not of all games so far', () => {
    const { calls, onProgress } = recorder();
    const state = ratingState({ games: 100 });
    state.rate(slowly(2, 30), onProgress);
    state.rate(slowly(2, 30), onProgress);
    expect(calls.map(([done]) => done)).toEqual([0, 2, 0, 2]);
  });

  it('may end it: the games so far are rated and counted', () => {
    const state = ratingState({ games: 100 });
    const stop = (done: number): void => {
      if (done > 0) throw new Error('enough');
    };
    expect(() => state.rate(slowly(100, 10), stop)).toThrow(new Error('enough'));
    expect(state.games).toBe(105);
    expect(state.ratings.size).toBe(2);
    const never = ratingState();
    const refuse = (): never => {
      throw new Error('never');
    };
    expect(() => never.rate(slowly(100, 10), refuse)).toThrow(new Error('never'));
    expect(never.toJSON()).toEqual(ratingState().toJSON());
  });
});

describe('the progress of columns', () => {
  const games = madeGames(31, 100, 50_000);
  const before = madeRatings(32, 100);

  it('is told at the beginning, and no more if all is done at once', () => {
    const { calls, onProgress } = recorder();
    rateGames(before.slice(), games, { onProgress });
    ratePeriod(before.slice(), games, { onProgress });
    expect(calls).toEqual([
      [0, 50_000],
      [0, 50_000],
    ]);
  });

  it('is the number of games that are done', () => {
    const { calls, onProgress } = recorder();
    const { white, black, result } = madeGames(31, 100, 23);
    // A look at the clock before the games, and one at every game: 10 milliseconds each
    tick(10);
    rateGames(before.slice(), { white, black, result }, { onProgress, scale: 200 });
    ratePeriod(before.slice(), { white, black, result }, { onProgress });
    expect(calls.map(([done]) => done)).toEqual([0, 4, 9, 14, 19, 0, 4, 9, 14, 19]);
  });

  it('is told between blocks of ordinary games', () => {
    const { calls, onProgress } = recorder();
    tick(25);
    // A look at the clock after 8192 games, then one game by itself: the second and the fourth look are 50 milliseconds later
    rateGames(before.slice(), madeGames(31, 100, 5 * 8193), { onProgress });
    expect(calls).toEqual([0, 2 * 8193 - 1, 4 * 8193 - 1].map((done) => [done, 5 * 8193]));
  });

  it.each([{}, { scale: 200 }])('may end it, with %o: nothing is rated', (options) => {
    tick(25);
    for (const last of [0, 1]) {
      for (const rate of [rateGames, ratePeriod]) {
        const ratings = before.slice();
        const onProgress = (done: number): void => {
          if (done >= last) throw new Error('enough');
        };
        expect(() => rate(ratings, games, { ...options, onProgress })).toThrow(new Error('enough'));
        expect(ratings).toEqual(before);
      }
    }
  });
});
