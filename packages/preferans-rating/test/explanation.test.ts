import { describe, expect, it } from 'vitest';

import { type PrefExplanation, explain, inWords } from '../src/explain.js';
import { prefRating } from '../src/index.js';

const pedja = { username: 'Pedja', rating: 1200, score: -500 };
const marko = { username: 'Marko', rating: 1150, score: 40 };
const johnny = { username: 'Johnny', rating: 1100, score: 460 };

type Parts = readonly [d: number, t: number, n: number];
const parts = ({ pairs }: PrefExplanation): readonly Parts[] => pairs.map(({ d, t, n }): Parts => [d, t, n]);

describe('explain', () => {
  const explained = () => explain(pedja, marko, johnny, 30);

  it('has D, T and N of the documented game', () => {
    // D: -540 / 30, -960 / 30, -420 / 30. T: -50, -100, -50 × 2.8 / 100. N: -30 / 100 each. As the README of
    // preferans-rating-js has them.
    expect(parts(explained())).toEqual([
      [-18, -1.4, -0.3],
      [-32, -2.8, -0.3],
      [-14, -1.4, -0.3],
    ]);
  });

  it('has C, not rounded', () => {
    // -18 - 1.4 - 0.3, -32 - 2.8 - 0.3, -14 - 1.4 - 0.3
    const sums = [-19.7, -35.1, -15.7];
    for (const [index, { c }] of explained().pairs.entries()) expect(c).toBeCloseTo(sums[index], 12);
  });

  it('says which two are compared', () => {
    expect(explained().pairs.map(({ first, second }) => [first, second])).toEqual([
      ['p1', 'p2'],
      ['p1', 'p3'],
      ['p2', 'p3'],
    ]);
  });

  it.each([
    // -19.7 / 2 and -35.1 / 2; 19.7 / 2 and -15.7 / 2; 35.1 / 2 and 15.7 / 2
    { seat: 'p1', against: ['p2', 'p3'], halves: [-9.85, -17.55], unrounded: -27.4 },
    { seat: 'p2', against: ['p1', 'p3'], halves: [9.85, -7.85], unrounded: 2 },
    { seat: 'p3', against: ['p1', 'p2'], halves: [17.55, 7.85], unrounded: 25.4 },
  ] as const)('has the two halves of the change of $seat', ({ seat, against, halves, unrounded }) => {
    const player = explained()[seat];
    expect(player.halves.map((half) => half.against)).toEqual(against);
    expect(player.halves[0].half).toBeCloseTo(halves[0], 12);
    expect(player.halves[1].half).toBeCloseTo(halves[1], 12);
    expect(player.unrounded).toBeCloseTo(unrounded, 12);
  });

  it('has all that prefRating has, by the same names', () => {
    expect(explained()).toMatchObject(prefRating(pedja, marko, johnny, 30));
  });

  it('has stable keys in a stable order', () => {
    expect(Object.keys(explained())).toEqual(['bula', 'pairs', 'p1', 'p2', 'p3']);
    expect(Object.keys(explained().pairs[0])).toEqual(['first', 'second', 'd', 't', 'n', 'c']);
    expect(Object.keys(explained().p1)).toEqual([
      'username',
      'score',
      'oldRating',
      'rating',
      'change',
      'halves',
      'unrounded',
    ]);
  });

  it('shows the rounding of D and T to 3 decimals', () => {
    // D12 = 2 / 7 = 0.2857…; T12 = 0.1 × 2.8 / 100 = 0.0028; N12 = 7 / 100.
    const [one, two, three] = [
      { username: 'one', rating: 1000, score: 2 },
      { username: 'two', rating: 1000.1, score: 0 },
      { username: 'three', rating: 1000.1, score: 0 },
    ];
    expect(parts(explain(one, two, three, 7))).toEqual([
      [0.286, 0.003, 0.07],
      [0.286, 0.003, 0.07],
      [0, 0, 0],
    ]);
  });

  it('has halves of 0, not of -0, where nothing is between two players', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((username) => ({ username, rating: 1000, score: 0 }));
    const { p1, p2, p3 } = explain(one, two, three, 30);
    for (const { halves } of [p1, p2, p3]) {
      for (const { half } of halves) expect(half).toBe(0);
    }
  });

  it('shows that the scores, not the ratings, cost the winner of the documented game most', () => {
    // Ratings: (-1.4 - 2.8) / 2 = -2.1. Scores: (-18 - 32) / 2 = -25. N: -0.3.
    const [c12, c13] = explained().pairs;
    expect((c12.t + c13.t) / 2).toBeCloseTo(-2.1, 12);
    expect((c12.d + c13.d) / 2).toBe(-25);
    expect((c12.n + c13.n) / 2).toBe(-0.3);
  });

  it('shows a change the other way round for scores with the other sign', () => {
    // D12 = 18, D13 = 32, D23 = 14; T as before; N = 0.3: C12 = 16.9, C13 = 29.5, C23 = 12.9.
    // Changes (16.9 + 29.5) / 2 = 23.2, (-16.9 + 12.9) / 2 = -2, (-29.5 - 12.9) / 2 = -21.2.
    const [one, two, three] = [pedja, marko, johnny].map((player) => ({ ...player, score: -player.score }));
    const { p1, p2, p3 } = explain(one, two, three, 30);
    expect([p1.change, p2.change, p3.change]).toEqual([23, -2, -21]);
    expect(p1.unrounded).toBeCloseTo(23.2, 12);
  });

  it('does not change its input', () => {
    const players = [pedja, marko, johnny].map((player) => Object.freeze({ ...player }));
    expect(explain(players[0], players[1], players[2], 30)).toEqual(explained());
  });
});

describe('inWords', () => {
  it('tells the documented game without the noise of floating point', () => {
    expect(inWords(explain(pedja, marko, johnny, 30))).toEqual([
      'Pedja and Marko: scores -500 and 40 make D -18, ratings 1200 and 1150 make T -1.4, N is -0.3, together C -19.7',
      'Pedja and Johnny: scores -500 and 460 make D -32, ratings 1200 and 1100 make T -2.8, N is -0.3, together C -35.1',
      'Marko and Johnny: scores 40 and 460 make D -14, ratings 1150 and 1100 make T -1.4, N is -0.3, together C -15.7',
      'Pedja: -9.85 from Marko and -17.55 from Johnny make -27.4, rounded -27; the rating goes from 1200 to 1173',
      'Marko: 9.85 from Pedja and -7.85 from Johnny make 2, rounded 2; the rating goes from 1150 to 1152',
      'Johnny: 17.55 from Pedja and 7.85 from Marko make 25.4, rounded 25; the rating goes from 1100 to 1125',
      'D and N take points from the lower score of two, T from the higher rating: a low score, which is a good one, costs points',
    ]);
  });

  it('writes a change of -0 as 0', () => {
    const [one, two, three] = [1000.2, 1000, 1000].map((rating, seat) => ({
      username: `P${seat + 1}`,
      rating,
      score: 0,
    }));
    // T12 = T13 = -0.2 × 2.8 / 100 = -0.0056, rounded -0.006; halves -0.003 each; the change is -0.006, rounded -0.
    expect(inWords(explain(one, two, three, 30))[3]).toBe(
      'P1: -0.003 from P2 and -0.003 from P3 make -0.006, rounded 0; the rating goes from 1000.2 to 1000.2',
    );
  });
});

it('no change is 0 and never a negative zero', () => {
  const [p1, p2, p3] = ['Pedja', 'Marko', 'Johnny'].map((username) => ({ username, score: 0, rating: 1000 }));
  const { pairs, ...rest } = explain(p1, p2, p3, 30);
  for (const player of [rest.p1, rest.p2, rest.p3]) expect(player.unrounded).toBe(0);
  for (const { c } of pairs) expect(c).toBe(0);
});
