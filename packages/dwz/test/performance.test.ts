import { describe, expect, it } from 'vitest';

import { performance } from '../src/performance.js';

describe('performance', () => {
  it('982.47, where the federation published 983: one of the few examples of it', () => {
    const games = [
      { opponent: 1177, score: 0 },
      { opponent: 894, score: 1 },
      { opponent: 1087, score: 0 },
      { opponent: 905, score: 1 },
      { opponent: 1255, score: 0 },
    ];
    expect(performance(games)).toBeCloseTo(982.47, 2);
  });

  it('1505 of 3½ points, 1300 W, 1540 D, 1200 L, 1290 W, 1400 W', () => {
    const scores = [1, 0.5, 0, 1, 1];
    const games = [1300, 1540, 1200, 1290, 1400].map((opponent, at) => ({ opponent, score: scores[at] }));
    expect(Math.round(Number(performance(games)))).toBe(1505);
  });

  it('an even score against equals is their rating', () => {
    const games = [1, 0].map((score) => ({ opponent: 1500, score }));
    expect(performance(games)).toBeCloseTo(1500, 9);
    expect(performance([...games, { opponent: null, score: 1 }])).toBeCloseTo(1500, 9);
  });

  it.each([
    ['all', 1],
    ['nothing', 0],
  ])('%s of the points has none', (_, score) => {
    expect(
      performance([
        { opponent: 1500, score },
        { opponent: 1600, score },
      ]),
    ).toBeNull();
  });

  it('nor have games against nobody who is rated', () => {
    expect(performance([])).toBeNull();
    expect(performance([{ opponent: 0, score: 1 }])).toBeNull();
  });
});
