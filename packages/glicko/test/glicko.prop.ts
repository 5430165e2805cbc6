import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectAtMost, expectBelow, expectSame } from '@crosstable/core/testing/expectations';

import { expectedScore } from '../src/expected.js';
import { explain } from '../src/explain.js';
import { glicko1 } from '../src/glicko1.js';
import { type GlickoRating, glicko2 } from '../src/index.js';
import { lichess } from '../src/lichess.js';
import { ratePeriod } from '../src/period.js';
import { slowGlicko2 } from './slow-glicko-2.js';

const within = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const score = fc.constantFrom(0, 0.5, 1);
/** Ratings, deviations and volatilities as they occur. */
const player = fc.record({ rating: within(400, 3000), deviation: within(30, 500), volatility: within(0.02, 0.1) });
const game = fc.record({ rating: within(400, 3000), deviation: within(30, 500), score });
const games = fc.array(game, { minLength: 1, maxLength: 12 });
const tau = within(0.2, 2);
/** Any that are allowed. */
const anyPlayer = fc.record({
  rating: within(-10_000, 10_000),
  deviation: within(0, 10_000),
  volatility: within(Number.MIN_VALUE, 10),
});
const anyGame = fc.record({ rating: within(-10_000, 10_000), deviation: within(0, 10_000), score: within(0, 1) });
const anyTau = within(0.01, 2);
const runs = { numRuns: 5000 };

const NUMBERS = ['rating', 'deviation', 'volatility'] as const;

/** The same numbers but for so much. */
function expectNear(one: GlickoRating, other: GlickoRating, off: number): void {
  for (const name of NUMBERS) expectAtMost(Math.abs(one[name] - other[name]), off, name);
}

describe('glicko2', () => {
  it('is that of 70 decimals and bisection', () => {
    fc.assert(
      fc.property(player, games, tau, (player, games, tau) => {
        const slow = slowGlicko2(player, games, tau);
        expectNear(glicko2(player, games, { tau, epsilon: 1e-12 }), slow, 1e-9);
        // ε is a tolerance for ln σ², so that σ is half as far off
        const { volatility } = glicko2(player, games, { tau });
        expectAtMost(Math.abs(volatility / slow.volatility - 1), 1e-6, 'volatility');
      }),
      { numRuns: 300 },
    );
  });

  it('equal players change by opposite amounts', () => {
    fc.assert(
      fc.property(player, score, (player, score) => {
        const one = glicko2(player, [{ ...player, score }]);
        const other = glicko2(player, [{ ...player, score: 1 - score }]);
        expectAtMost(Math.abs(one.rating - player.rating + (other.rating - player.rating)), 1e-9);
        expectSame(one.deviation, other.deviation);
        expectSame(one.volatility, other.volatility);
      }),
      runs,
    );
  });

  it('the order of the games does not matter', () => {
    fc.assert(
      fc.property(player, games, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (player, games, keys) => {
        const permuted = games
          .map((game, at) => ({ game, key: keys[at] }))
          .sort((one, other) => one.key - other.key)
          .map(({ game }) => game);
        expectNear(glicko2(player, permuted), glicko2(player, games), 1e-9);
      }),
      runs,
    );
  });

  it('the deviation stays below that with the new volatility', () => {
    fc.assert(
      fc.property(player, games, tau, (player, games, tau) => {
        const { deviation, volatility } = glicko2(player, games, { tau });
        expectBelow(deviation, Math.hypot(player.deviation, volatility * 173.7178));
      }),
      runs,
    );
  });

  it('a better score makes a better rating', () => {
    fc.assert(
      fc.property(player, game, (player, { rating, deviation }) => {
        const [loss, draw, win] = [0, 0.5, 1].map((score) => glicko2(player, [{ rating, deviation, score }]).rating);
        expectBelow(loss, draw);
        expectBelow(draw, win);
      }),
      runs,
    );
  });

  it('is a number for all that is allowed', () => {
    fc.assert(
      fc.property(anyPlayer, fc.array(anyGame), anyTau, (player, games, tau) => {
        const after = glicko2(player, games, { tau, epsilon: 1e-12 });
        for (const name of NUMBERS) expectSame(Number.isFinite(after[name]), true, name);
      }),
      runs,
    );
  });
});

describe('explain', () => {
  it('gives the reason that the numbers have', () => {
    fc.assert(
      fc.property(player, games, tau, (player, games, tau) => {
        const { deviation, rating, volatility, ...rest } = explain(player, games, { tau, epsilon: 1e-12 });
        expectAtMost(Math.abs(rest.games.reduce((sum, { change }) => sum + change, 0) - rating.change), 1e-9);
        const isMore = volatility.reason.key === 'more-surprising';
        const grown = volatility.after / volatility.before - 1;
        // Where as much happened as was due, rounding decides
        expectAtMost(isMore ? -grown : grown, 1e-12);
        expectSame(deviation.reason.key === 'wider', deviation.after >= deviation.before);
      }),
      runs,
    );
  });
});

describe('glicko1', () => {
  it('the deviation falls with the games, where it has not grown before', () => {
    fc.assert(
      fc.property(player, games, ({ rating, deviation }, games) => {
        const maximum = 500;
        let least = deviation;
        for (let played = 1; played <= games.length; played++) {
          const after = glicko1({ rating, deviation }, games.slice(0, played), { maximum });
          expectBelow(after.deviation, least);
          least = after.deviation;
        }
      }),
      runs,
    );
  });

  it('equal players change by opposite amounts', () => {
    fc.assert(
      fc.property(player, score, (player, score) => {
        const one = glicko1(player, [{ ...player, score }]);
        const other = glicko1(player, [{ ...player, score: 1 - score }]);
        expectAtMost(Math.abs(one.rating + other.rating - 2 * player.rating), 1e-9);
        expectSame(one.deviation, other.deviation);
      }),
      runs,
    );
  });
});

describe('ratePeriod', () => {
  it('gives everybody what glicko2 gives, and the order of the games does not matter', () => {
    const pairing = fc.record({ white: fc.nat(5), by: fc.integer({ min: 1, max: 5 }), score });
    fc.assert(
      fc.property(fc.array(player, { minLength: 6, maxLength: 6 }), fc.array(pairing), (players, pairings) => {
        const columnsOf = (list: readonly { white: number; by: number; score: number }[]) => ({
          white: Int32Array.from(list, ({ white }) => white),
          black: Int32Array.from(list, ({ white, by }) => (white + by) % 6),
          result: Float64Array.from(list, ({ score }) => score),
        });
        const [now, reversed] = [pairings, pairings.toReversed()].map((list) => {
          const ratings = {
            rating: Float64Array.from(players, ({ rating }) => rating),
            deviation: Float64Array.from(players, ({ deviation }) => deviation),
            volatility: Float64Array.from(players, ({ volatility }) => volatility),
          };
          ratePeriod(ratings, columnsOf(list));
          return ratings;
        });
        players.forEach((player, at) => {
          const own = pairings.flatMap(({ white, by, score }) => {
            const black = (white + by) % 6;
            if (white === at) return [{ ...players[black], score }];
            return black === at ? [{ ...players[white], score: 1 - score }] : [];
          });
          const expected = glicko2(player, own);
          for (const name of NUMBERS) {
            expectAtMost(Math.abs(now[name][at] - expected[name]), 1e-9, name);
            expectAtMost(Math.abs(reversed[name][at] - expected[name]), 1e-9, name);
          }
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('lichess and expectedScore', () => {
  it('colours and their advantage change places', () => {
    fc.assert(
      fc.property(player, player, score, within(-50, 50), (one, other, score, advantage) => {
        const { white, black } = lichess(one, other, score, { advantage });
        const turned = lichess(other, one, 1 - score, { advantage: -advantage });
        expectNear(turned.black, white, 0);
        expectNear(turned.white, black, 0);
      }),
      runs,
    );
  });

  it('is shared between the two players without a remainder', () => {
    fc.assert(
      fc.property(anyPlayer, anyPlayer, (one, other) => {
        expectSame(expectedScore(one, other) + expectedScore(other, one), 1);
      }),
      runs,
    );
  });
});
