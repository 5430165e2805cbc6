import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectAtMost, expectSame } from '@crosstable/core/testing/expectations';
import { rounded } from '@crosstable/core/testing/high-precision';

import { probability } from '../src/expected.js';
import { explain } from '../src/explain.js';
import { dwz } from '../src/index.js';
import { performance } from '../src/performance.js';
import { slowChange, slowProbability } from './slow-dwz.js';

const rating = fc.integer({ min: 1, max: 3000 });
const player = fc.record({ rating, index: fc.integer({ min: 1, max: 40 }), age: fc.integer({ min: 6, max: 90 }) });
const game = fc.record({ opponent: fc.integer({ min: 300, max: 2900 }), score: fc.constantFrom(0, 0.5, 1) });
const games = fc.array(game, { minLength: 1, maxLength: 12 });
const DAYS = { 2014: '2020-01-01', 2026: '2026-12-31' } as const;
const order = fc.constantFrom(2014 as const, 2026 as const);

describe('the expectation', () => {
  it('is that of 70 decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (difference) => {
        expectAtMost(
          Math.abs(probability(difference) - rounded(slowProbability(difference))),
          1e-15,
          String(difference),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('of both adds up to 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -4000, max: 4000, noNaN: true }), (difference) => {
        expectSame(probability(difference) + probability(-difference), 1);
      }),
    );
  });
});

describe('dwz', () => {
  it('is that of 70 decimals', () => {
    fc.assert(
      fc.property(player, games, order, (player, games, order) => {
        const { change } = dwz(player, games, { on: DAYS[order] });
        expectAtMost(Math.abs(change - slowChange(player, games, order)), 1e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('the games make up the change, and the rating is near it', () => {
    fc.assert(
      fc.property(
        player,
        games,
        order,
        fc.constantFrom('table' as const, 'formula' as const),
        (player, games, order, expectation) => {
          const { opponents, rating, before, change } = explain(player, games, { on: DAYS[order], expectation });
          expectAtMost(Math.abs(opponents.reduce((sum, one) => sum + one.change, 0) - change), 1e-9);
          expectSame(Number.isInteger(rating), true);
          if (order === 2026) expectAtMost(1100, rating);
          if (order === 2014 || rating > 1100) expectAtMost(Math.abs(before + change - rating), 0.5);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('a better score makes no lower rating', () => {
    fc.assert(
      fc.property(player, games, order, (player, games, order) => {
        const [first, ...others] = games;
        const [loss, draw, win] = [0, 0.5, 1].map(
          (score) => dwz(player, [{ ...first, score }, ...others], { on: DAYS[order] }).rating,
        );
        expectAtMost(loss, draw);
        expectAtMost(draw, win);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('performance', () => {
  it('is the rating that expects the score', () => {
    fc.assert(
      fc.property(games, (games) => {
        const found = performance(games);
        const score = games.reduce((sum, one) => sum + one.score, 0);
        expectSame(found === null, score === 0 || score === games.length);
        if (found === null) return;
        const expected = games.reduce((sum, { opponent }) => sum + probability(found - opponent), 0);
        expectAtMost(Math.abs(expected - score), 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});
