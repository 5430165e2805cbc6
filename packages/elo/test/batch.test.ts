import { describe, expect, it } from 'vitest';

import { deepFrozen } from '@crosstable/core/testing/notation';

import { type GameColumns, rateGames, rateGamesByPlayer, ratePeriod } from '../src/batch.js';
import { farthest, madeGames, madeRatings, rateOneByOne } from './made-games.js';

/** Games of players by their indices, as they are told. */
function columns(...games: readonly (readonly [white: number, result: number, black: number])[]): GameColumns {
  return {
    white: Int32Array.from(games, ([white]) => white),
    black: Int32Array.from(games, ([, , black]) => black),
    result: Float64Array.from(games, ([, result]) => result),
  };
}

const close = (ratings: Iterable<number>): readonly unknown[] =>
  [...ratings].map((rating) => expect.closeTo(rating, 9) as unknown);

describe('rateGames', () => {
  // 400 points ahead the odds are 10 : 1: with a K of 11 the favourite loses 10 or wins 1.
  it('rates in place, and gives the number of games', () => {
    const ratings = Float64Array.of(1900, 1500, 1234);
    expect(rateGames(ratings, columns([0, 0, 1]), { k: 11 })).toBe(1);
    expect([...ratings]).toEqual(close([1890, 1510, 1234]));
    expect(rateGames(ratings, columns())).toBe(0);
    expect([...ratings]).toEqual(close([1890, 1510, 1234]));
  });

  // With a K of 400: two equals, one wins 200, so that they are 400 apart; after a draw he loses 400 × (10/11 − 1/2) = 1800/11.
  // After the draw first nothing has changed.
  it('rates each game with the ratings after the one before', () => {
    const winFirst = Float64Array.of(1500, 1500);
    rateGames(winFirst, columns([0, 1, 1], [1, 0.5, 0]), { k: 400 });
    expect([...winFirst]).toEqual(close([1700 - 1800 / 11, 1300 + 1800 / 11]));
    const drawFirst = Float64Array.of(1500, 1500);
    rateGames(drawFirst, columns([1, 0.5, 0], [0, 1, 1]), { k: 400 });
    expect([...drawFirst]).toEqual([1700, 1300]);
  });

  it('has a K of 32, and nothing for White', () => {
    const ratings = Float64Array.of(1500, 1500);
    rateGames(ratings, columns([1, 1, 0]));
    expect([...ratings]).toEqual([1484, 1516]);
  });

  // White is 300 ahead and has 100 for the first move, then 500 behind and is taken for 400 behind: 10 : 1 twice
  it('has the bonus for White', () => {
    const ratings = Float64Array.of(1800, 1500, 2000);
    rateGames(ratings, columns([0, 0, 1]), { k: 11, bonus: 100 });
    expect([...ratings]).toEqual(close([1790, 1510, 2000]));
    const behind = Float64Array.of(1500, 2000);
    rateGames(behind, columns([0, 1, 1]), { k: 11, bonus: 100 });
    expect([...behind]).toEqual(close([1510, 1990]));
  });

  // On a scale of 200 a lead of 200 is odds of 10 : 1; White is 100 ahead, with a bonus of 100
  it('takes a scale', () => {
    const ratings = Float64Array.of(1600, 1500);
    rateGames(ratings, columns([0, 0, 1]), { k: 11, bonus: 100, scale: 200 });
    expect([...ratings]).toEqual(close([1590, 1510]));
  });

  it('takes a floor, of the players who play', () => {
    const ratings = Float64Array.of(110, 110, 50);
    rateGames(ratings, columns([0, 0, 1]), { k: 40, floor: 100 });
    expect([...ratings]).toEqual([100, 130, 50]);
  });

  it('takes a K for every player', () => {
    const ratings = Float64Array.of(1900, 1500, 1500, 1500);
    rateGames(ratings, columns([0, 0, 1], [2, 1, 3]), { k: Float64Array.of(11, 22, 40, 0) });
    expect([...ratings]).toEqual(close([1890, 1520, 1520, 1500]));
  });

  it('takes any score between, and half points for points', () => {
    const ratings = Float64Array.of(1500, 1500);
    rateGames(ratings, columns([0, 0.75, 1]));
    expect([...ratings]).toEqual([1508, 1492]);

    const { white, black, result } = madeGames(5, 40, 20_003);
    const before = madeRatings(6, 40);
    const [ofHalfPoints, ofPoints] = [before.slice(), before.slice()];
    rateGames(ofHalfPoints, { white, black, result });
    rateGames(ofPoints, { white, black, result: Float64Array.from(result, (halfPoints) => halfPoints / 2) });
    expect(ofHalfPoints).toEqual(ofPoints);
    expect(ofHalfPoints).not.toEqual(before);
  });

  // 10^(2048/400) = 131825.67: the favourite expects 1 − 1/131826.67, and loses with it 31.999757 of 32
  it.each([2047.9999, 2048, -2048, 2048.0001, 3000, 1e5, 1e300])('is elo for a lead of %d', (lead) => {
    const games = columns(...Array.from({ length: 8 }, (_, game) => [2 * game, 0, 2 * game + 1] as const));
    const before = Float64Array.from({ length: 16 }, (_, player) => (player % 2 === 0 ? lead : 0));
    const ratings = before.slice();
    expect(rateGames(ratings, games)).toBe(8);
    expect(farthest(ratings, rateOneByOne(before, games))).toBeLessThan(1e-12);
    if (lead >= 2048) expect(ratings[1]).toBeGreaterThan(31.9997);
    if (lead >= 2048) expect(ratings).toEqual(rateOneByOne(before, games));
  });

  it('rates players to whom much happens, and none whom nothing happens', () => {
    const before = Float64Array.of(1500, 1600, 1700);
    const games = columns(...Array.from({ length: 9 }, () => [0, 1, 1] as const));
    const ratings = before.slice();
    rateGames(ratings, games);
    expect(farthest(ratings, rateOneByOne(before, games))).toBeLessThan(1e-11);
    expect(ratings[2]).toBe(1700);
  });

  it('changes nothing but the ratings', () => {
    const options = deepFrozen({ k: 20, bonus: 35, scale: 400, floor: undefined });
    const games = madeGames(3, 10, 100);
    const { white, black, result } = madeGames(3, 10, 100);
    rateGames(madeRatings(4, 10), Object.freeze(games), options);
    ratePeriod(madeRatings(4, 10), Object.freeze(games), options);
    expect(games).toEqual({ white, black, result });
    const k = Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    rateGames(madeRatings(4, 10), games, { k });
    expect(k).toEqual(Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  });
});

describe('ratePeriod', () => {
  // As above, but both games are of equals: the draw is worth nothing and the win 200, whichever is first
  it('takes all games at the ratings of the start, in any order', () => {
    for (const games of [columns([0, 1, 1], [1, 0.5, 0]), columns([1, 0.5, 0], [0, 1, 1])]) {
      const ratings = Float64Array.of(1500, 1500);
      expect(ratePeriod(ratings, games, { k: 400 })).toBe(2);
      expect([...ratings]).toEqual([1700, 1300]);
    }
  });

  // 1900 loses to 1500 and to 1500: 10 each with a K of 11; the one who has 22 wins 20, the other 10 and, from equals, 5.5
  it('adds the changes of a player', () => {
    const ratings = Float64Array.of(1900, 1500, 1500, 1500, 1000);
    const k = Float64Array.of(11, 22, 11, 11, 11);
    ratePeriod(ratings, columns([0, 0, 1], [2, 1, 0], [2, 1, 3]), { k });
    expect([...ratings]).toEqual(close([1880, 1520, 1515.5, 1494.5, 1000]));
  });

  it('takes half points, the bonus for White and a scale', () => {
    const ratings = Float64Array.of(1600, 1500);
    const games = { white: Int32Array.of(0), black: Int32Array.of(1), result: Uint8Array.of(0) };
    ratePeriod(ratings, games, { k: 11, bonus: 100, scale: 200 });
    expect([...ratings]).toEqual(close([1590, 1510]));
  });

  // Among equals at 110 with a K of 40: -20 and +20 are 110 again, which a floor in between would have made 120
  it('holds the floor at the end of the period', () => {
    const games = columns([0, 0, 1], [0, 1, 2]);
    const ratings = Float64Array.of(110, 110, 110, 50);
    ratePeriod(ratings, games, { k: 40, floor: 100 });
    expect([...ratings]).toEqual([110, 130, 100, 50]);
  });

  // A draw among equals changes nothing, and is a game: both stood below the floor, as the third does who didn't play
  it('lifts to the floor everybody who played, without a change too', () => {
    const ratings = Float64Array.of(50, 50, 50);
    ratePeriod(ratings, columns([0, 0.5, 1]), { floor: 100 });
    expect([...ratings]).toEqual([100, 100, 50]);
  });

  it('is of no games as well', () => {
    const ratings = Float64Array.of(1500);
    expect(ratePeriod(ratings, columns(), { floor: 2000 })).toBe(0);
    expect([...ratings]).toEqual([1500]);
  });
});

describe('rateGamesByPlayer', () => {
  // 1500 is where players begin; Cid, 400 ahead, draws with a K of 22: 22 × (1/2 − 10/11) = −9
  it('knows players by their ids, in the order in which they come', () => {
    const games = [
      { white: 'Ann', black: 'Bob', result: 1 },
      { white: 'Cid', black: 'Dee', result: 0.5 },
    ];
    const ratings = rateGamesByPlayer(deepFrozen(games), { k: 22, ratings: new Map([['Cid', 1900]]) });
    expect([...ratings.keys()]).toEqual(['Cid', 'Ann', 'Bob', 'Dee']);
    expect([...ratings.values()]).toEqual(close([1891, 1511, 1489, 1509]));
  });

  it('takes the rating of beginners, a scale, a floor and a bonus', () => {
    const games = [{ white: 'A', black: 'B', result: 0 }];
    const ratings = rateGamesByPlayer(games, { k: 11, initial: 0, scale: 200, bonus: 200, floor: -5 });
    expect([...ratings.entries()]).toEqual([
      ['A', -5],
      ['B', expect.closeTo(10, 9)],
    ]);
  });

  it('takes a rating of 0 for one', () => {
    const ratings = rateGamesByPlayer([{ white: 'A', black: 'B', result: 1 }], { ratings: [['A', 0]], initial: 0 });
    expect([...ratings.values()]).toEqual([16, -16]);
    const known = rateGamesByPlayer([{ white: 'A', black: 'B', result: 1 }], {
      ratings: [
        ['A', 0],
        ['B', 0],
      ],
    });
    expect([...known.values()]).toEqual([16, -16]);
  });

  it('takes any text for an id', () => {
    const ids = ['__proto__', 'constructor', ' ', '0', '🙂'];
    const games = ids.map((white) => ({ white, black: 'toString', result: 1 }));
    expect([...rateGamesByPlayer(games, { k: 0 }).keys()]).toEqual(['__proto__', 'toString', ...ids.slice(1)]);
  });

  it('takes a generator, which it goes through once, game by game', () => {
    const log: string[] = [];
    function* games() {
      for (const white of ['A', 'C']) {
        log.push(white);
        yield { white, black: 'B', result: 1 };
      }
    }
    expect([...rateGamesByPlayer(games(), { k: 0 }).keys()]).toEqual(['A', 'B', 'C']);
    expect(log).toEqual(['A', 'C']);
  });

  it('gives only the ratings there are if there are no games', () => {
    expect(rateGamesByPlayer([])).toEqual(new Map());
    expect(rateGamesByPlayer(new Set<never>(), { ratings: [['A', 1]] })).toEqual(new Map([['A', 1]]));
  });
});
