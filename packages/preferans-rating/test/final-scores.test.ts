import { describe, expect, it } from 'vitest';

import { prefRating } from '../src/index.js';
import { finalScores } from '../src/score.js';

// The detailed example of preferans-rating-js's README: seats Pedja, Marko, Johnny, so that Pedja has Johnny on the left.
const PAPERS = [
  { left: 320, middle: -20, right: 160 },
  { left: 120, middle: 4, right: 60 },
  { left: 20, middle: 16, right: 60 },
];

describe('finalScores', () => {
  it('counts the documented sheet', () => {
    // Pedja: -20 × 10 - 320 - 160 + 120 (Marko's left) + 60 (Johnny's right) = -500
    // Marko: 4 × 10 - 120 - 60 + 20 (Johnny's left) + 160 (Pedja's right) = 40
    // Johnny: 16 × 10 - 20 - 60 + 320 (Pedja's left) + 60 (Marko's right) = 460
    expect(finalScores(PAPERS)).toEqual([-500, 40, 460]);
    expect(finalScores(PAPERS).sum).toBe(0);
    expect(Object.keys(finalScores(PAPERS))).toEqual(['0', '1', '2']);
  });

  it('gives what prefRating takes: the documented ratings', () => {
    const scores = finalScores(PAPERS);
    const pedja = { username: 'Pedja', rating: 1200, score: scores[0] };
    const marko = { username: 'Marko', rating: 1150, score: scores[1] };
    const johnny = { username: 'Johnny', rating: 1100, score: scores[2] };
    const { p1, p2, p3 } = prefRating(pedja, marko, johnny, 30);
    expect([p1.rating, p2.rating, p3.rating]).toEqual([1173, 1152, 1125]);
  });

  const empty = { left: 0, middle: 0, right: 0 };

  it.each([
    { name: 'a left column of the first player is against the third', seat: 0, left: 10, scores: [-10, 0, 10] },
    { name: 'a left column of the second player is against the first', seat: 1, left: 10, scores: [10, -10, 0] },
    { name: 'a left column of the third player is against the second', seat: 2, left: 10, scores: [0, 10, -10] },
    { name: 'a right column of the first player is against the second', seat: 0, right: 10, scores: [-10, 10, 0] },
    { name: 'a right column of the second player is against the third', seat: 1, right: 10, scores: [0, -10, 10] },
    { name: 'a right column of the third player is against the first', seat: 2, right: 10, scores: [10, 0, -10] },
  ])('$name', ({ seat, left = 0, right = 0, scores }) => {
    const papers = [empty, empty, empty].with(seat, { left, middle: 0, right });
    expect(finalScores(papers)).toEqual(scores);
    expect(finalScores(papers).sum).toBe(0);
  });

  it.each([
    // 10 × (-20 + 4 + 19): the game isn't over, or Johnny's middle is wrong.
    { middles: [-20, 4, 19], scores: [-500, 40, 490], sum: 30 },
    // 10 × (-26 + 4 + 16)
    { middles: [-26, 4, 16], scores: [-560, 40, 460], sum: -60 },
    // A game that has just begun, the columns as they are: 3 × 300.
    { middles: [30, 30, 30], scores: [0, 300, 600], sum: 900 },
  ])('says that middles of $middles make the scores sum to $sum', ({ middles, scores, sum }) => {
    const papers = PAPERS.map((paper, seat) => ({ ...paper, middle: middles[seat] }));
    expect(finalScores(papers)).toEqual(scores);
    expect(finalScores(papers).sum).toBe(sum);
  });

  it('cannot see an error in a side column: it is taken from one and given to another', () => {
    // Pedja's right is 170 instead of 160: 10 from Pedja to Marko.
    const wrong = finalScores(PAPERS.with(0, { ...PAPERS[0], right: 170 }));
    expect(wrong).toEqual([-510, 50, 460]);
    expect(wrong.sum).toBe(0);
  });

  it('takes the noise of fractions for nothing', () => {
    // 0.1 + 0.2 - 0.3 is 5.6e-17 in floating point.
    const papers = [0.1, 0.2, -0.3].map((middle) => ({ left: 0, middle, right: 0 }));
    expect(finalScores(papers).sum).toBe(0);
    // A real difference of a billionth is none of it.
    expect(finalScores(papers.with(0, { left: 0, middle: 0.1000000001, right: 0 })).sum).toBe(1e-9);
  });

  it('does not change its input, and ignores what else is on a sheet', () => {
    const papers = Object.freeze(PAPERS.map((paper) => Object.freeze({ ...paper, username: 'Pedja' })));
    expect(finalScores(papers)).toEqual([-500, 40, 460]);
  });
});
