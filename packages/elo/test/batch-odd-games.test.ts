// Most games are rated in one plain loop, 8192 between two looks at the clock: a game that isn't like the others may be anywhere.

import { describe, expect, it } from 'vitest';

import { type GameColumns, rateGames } from '../src/batch.js';
import { farthest, madeGames, madeRatings, rateOneByOne } from './made-games.js';

const PLAYERS = 60;
/** Four more, whom only the odd games are of: two far ahead and far behind of everybody, and two as far apart as the table reaches. */
const [FIRST, LAST, UPPER, LOWER] = [PLAYERS, PLAYERS + 1, PLAYERS + 2, PLAYERS + 3];
const BEFORE = Float64Array.of(...madeRatings(11, PLAYERS), 9000, -9000, 3000, 3000 - 2048);
const POSITIONS = Array.from({ length: 20 }, (_, position) => position);

/** So many games of points, the given one put in at a position. */
function gamesWith(
  position: number,
  odd: readonly [white: number, result: number, black: number],
  length = 27,
): GameColumns {
  const { white, black, result } = madeGames(12, PLAYERS, length);
  const points = Float64Array.from(result, (halfPoints) => halfPoints / 2);
  [white[position], points[position], black[position]] = odd;
  return { white, black, result: points };
}

describe.each(POSITIONS)('game %i', (position) => {
  it('may be of players who are far apart', () => {
    for (const odd of [
      [FIRST, 0, 1],
      [1, 1, FIRST],
      [LAST, 0.5, FIRST],
      [UPPER, 0, LOWER],
      [LOWER, 0.5, UPPER],
    ] as const) {
      const games = gamesWith(position, odd);
      const ratings = BEFORE.slice();
      expect(rateGames(ratings, games)).toBe(27);
      expect(farthest(ratings, rateOneByOne(BEFORE, games))).toBeLessThan(1e-11);
    }
  });

  it('is the one that is refused, and nothing is rated', () => {
    const refused = (odd: readonly [number, number, number]) => () => {
      const ratings = BEFORE.slice();
      try {
        return rateGames(ratings, gamesWith(position, odd));
      } finally {
        expect(ratings).toEqual(BEFORE);
      }
    };
    const at = `games[${position}]`;
    const scores = 'expected a number from 0 to 1';
    expect(refused([3, 1, 3])).toThrow(new RangeError(`${at}.black: expected another player, got 3`));
    expect(refused([3, 1.001, 4])).toThrow(new RangeError(`${at}.result: ${scores}, got 1.001`));
    expect(refused([3, -1e-9, 4])).toThrow(new RangeError(`${at}.result: ${scores}, got -1e-9`));
    expect(refused([3, NaN, 4])).toThrow(new RangeError(`${at}.result: ${scores}, got NaN`));
    expect(refused([3, Infinity, 4])).toThrow(new RangeError(`${at}.result: ${scores}, got Infinity`));
    expect(refused([-1, 1, 4])).toThrow(new RangeError(`${at}.white: expected a player, got -1`));
    expect(refused([3, 1, BEFORE.length])).toThrow(
      new RangeError(`${at}.black: expected a player, got ${BEFORE.length}`),
    );
  });

  it('may be the last', () => {
    const { white, black, result } = madeGames(13, PLAYERS, position + 1);
    const ratings = BEFORE.slice();
    expect(rateGames(ratings, { white, black, result })).toBe(position + 1);
    expect(farthest(ratings, rateOneByOne(BEFORE, { white, black, result }))).toBeLessThan(1e-11);
  });

  it('is rated once and by its own players, among games of others', () => {
    // Each game has two players of its own, so that each is a result of its own
    const games = 20;
    const white = Int32Array.from({ length: games }, (_, game) => 2 * game);
    const black = white.map((player) => player + 1);
    const result = new Float64Array(games).fill(0.5);
    result[position] = 1;
    const ratings = new Float64Array(2 * games).fill(1500);
    rateGames(ratings, { white, black, result });
    const expected = new Float64Array(2 * games).fill(1500);
    expected.set([1516, 1484], 2 * position);
    expect(farthest(ratings, expected)).toBeLessThan(1e-12);
  });
});

describe('the borders of blocks', () => {
  it.each([1, 7, 8, 9, 8183, 8184, 8191, 8192, 8193, 8199, 8200, 8201, 16_384, 16_385, 16_393])(
    '%i games',
    (length) => {
      const games = madeGames(14, PLAYERS, length);
      const ratings = BEFORE.slice();
      expect(rateGames(ratings, games)).toBe(length);
      expect(farthest(ratings, rateOneByOne(BEFORE, games))).toBeLessThan(1e-11);
    },
  );

  it.each([8183, 8184, 8190, 8191, 8192, 8193, 8194, 8200, 16_384, 16_385])('an odd game %i', (position) => {
    const games = gamesWith(position, [FIRST, 0, LAST], 17_000);
    const ratings = BEFORE.slice();
    rateGames(ratings, games);
    expect(farthest(ratings, rateOneByOne(BEFORE, games))).toBeLessThan(1e-11);
    const refused = gamesWith(position, [3, 2, 4], 17_000);
    const untouched = BEFORE.slice();
    const error = new RangeError(`games[${position}].result: expected a number from 0 to 1, got 2`);
    expect(() => rateGames(untouched, refused)).toThrow(error);
    expect(untouched).toEqual(BEFORE);
  });
});

describe('the way round the table', () => {
  const games = madeGames(15, PLAYERS, 30_000);
  const k = Float64Array.from(BEFORE, (_, player) => player % 45);

  // Not only close: it is elo that is called
  it.each([
    { scale: 200 },
    { scale: 400.5 },
    { floor: 1200 },
    { floor: -1e6 },
    { bonus: 35, floor: 0, scale: 173 },
    { k: 1e10 },
  ])('is elo for %o', (options) => {
    const ratings = BEFORE.slice();
    expect(rateGames(ratings, games, options)).toBe(30_000);
    expect(ratings).toEqual(rateOneByOne(BEFORE, games, options));
  });

  it('is elo with a K for every player', () => {
    const ratings = BEFORE.slice();
    rateGames(ratings, games, { k, bonus: 35 });
    const expected = rateOneByOne(BEFORE, games, (one, other) => ({ k: [k[one], k[other]], bonus: 35 }));
    expect(ratings).toEqual(expected);
  });

  it('leads to the same ratings as the table', () => {
    const [byTable, byElo] = [BEFORE.slice(), BEFORE.slice()];
    rateGames(byTable, games, { bonus: 35 });
    rateGames(byElo, games, { bonus: 35, floor: -1e6 });
    expect(farthest(byTable, byElo)).toBeLessThan(1e-11);
  });

  it('leaves a K of 0 everything as it is', () => {
    const ratings = BEFORE.slice();
    rateGames(ratings, games, { k: 0 });
    expect(ratings).toEqual(BEFORE);
  });
});
