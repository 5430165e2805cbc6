import { describe, expect, it } from 'vitest';

import PrefRatingByDefault, { type PrefPlayer, PrefRating, prefRating } from '../src/index.js';

// The example of preferans-rating-js's README, with its output.
const pedja: PrefPlayer = { username: 'Pedja', rating: 1200, score: -500 };
const marko: PrefPlayer = { username: 'Marko', rating: 1150, score: 40 };
const johnny: PrefPlayer = { username: 'Johnny', rating: 1100, score: 460 };
const DOCUMENTED = {
  bula: 30,
  p1: { username: 'Pedja', score: -500, oldRating: 1200, rating: 1173, change: -27 },
  p2: { username: 'Marko', score: 40, oldRating: 1150, rating: 1152, change: 2 },
  p3: { username: 'Johnny', score: 460, oldRating: 1100, rating: 1125, change: 25 },
};

type RatingAndScore = readonly [rating: number, score: number];

/** The three changes of a game. */
function changes(one: RatingAndScore, two: RatingAndScore, three: RatingAndScore, bula: number): readonly number[] {
  const player = (username: string, [rating, score]: RatingAndScore): PrefPlayer => ({ username, rating, score });
  const { p1, p2, p3 } = prefRating(player('one', one), player('two', two), player('three', three), bula);
  return [p1.change, p2.change, p3.change];
}

describe('prefRating', () => {
  it('rates the documented game', () => {
    expect(prefRating(pedja, marko, johnny, 30)).toEqual(DOCUMENTED);
  });

  it('gives the keys in the documented order', () => {
    expect(JSON.stringify(prefRating(pedja, marko, johnny, 30))).toBe(JSON.stringify(DOCUMENTED));
  });

  it('rounds halves away from zero', () => {
    // D12 = 1, D13 = 2, D23 = 1; T = 0; N = 1. C12 = 2, C13 = 3, C23 = 2: changes 2.5, 0, -2.5.
    expect(changes([1000, 100], [1000, 0], [1000, -100], 100)).toEqual([3, 0, -3]);
  });

  it('takes no N from equal scores', () => {
    // D = 0; T12 = 2.8, T13 = 0, T23 = -2.8; N = 0: changes 1.4, -2.8, 1.4. A bula of 200 would make an N of 2.
    expect(changes([1000, 0], [1100, 0], [1000, 0], 200)).toEqual([1, -3, 1]);
  });

  it('rounds D to 3 decimals', () => {
    // D12 = D13 = 2/7, rounded 0.286; T12 = T13 = 148 × 0.028 = 4.144; N12 = N13 = 0.07; C23 = 0.
    // C12 = C13 = 4.5: changes 4.5, -2.25, -2.25. With the whole of 2/7 the first would be 4.4997.
    expect(changes([1000, 2], [1148, 0], [1148, 0], 7)).toEqual([5, -2, -2]);
  });

  it('rounds T to 3 decimals', () => {
    // D12 = D13 = 0.497; T12 = T13 = 0.1 × 0.028 = 0.0028, rounded 0.003; N12 = N13 = 10; C23 = 0.
    // C12 = C13 = 10.5: changes 10.5, -5.25, -5.25. With the whole of T the first would be 10.4998.
    expect(changes([1000, 497], [1000.1, 0], [1000.1, 0], 1000)).toEqual([11, -5, -5]);
  });

  it('does not change its input', () => {
    const players = [pedja, marko, johnny].map((player) => Object.freeze({ ...player }));
    expect(prefRating(players[0], players[1], players[2], 30)).toEqual(DOCUMENTED);
    expect(players).toEqual([pedja, marko, johnny]);
  });

  it('ignores what else a player has', () => {
    const member = { ...pedja, club: 'Beograd' };
    expect(prefRating(member, marko, johnny, 30)).toEqual(DOCUMENTED);
  });
});

describe('PrefRating', () => {
  it('is the default export as well', () => {
    expect(PrefRatingByDefault).toBe(PrefRating);
  });

  it('has the rating of the game', () => {
    expect(new PrefRating(pedja, marko, johnny, 30).rating).toEqual(DOCUMENTED);
  });

  it('remembers the game as it was', () => {
    const player = { ...pedja };
    const game = new PrefRating(player, marko, johnny, 30);
    player.rating = 0;
    Object.assign(game.rating.p1, { rating: 0 });
    Object.assign(game.rating, { bula: 0 });
    expect(game.rating).toEqual(DOCUMENTED);
  });
});
