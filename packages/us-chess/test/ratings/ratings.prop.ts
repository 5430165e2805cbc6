import fc from 'fast-check';
import { describe, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';
import { expectAtMost, expectSame } from '@crosstable/core/testing/expectations';

import { type USChessEventPlayer, rateEvent, ratePlayer } from '../../src/ratings.js';
import { explain } from '../../src/ratings/explain.js';
import { type SlowGame, slowEvent } from './slow-event.js';

const within = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const count = (most: number) => fc.option(fc.nat(most), { nil: undefined });

const rated = fc.record({
  rating: within(100, 2800),
  games: fc.option(fc.oneof(fc.nat(12), fc.nat(60)), { nil: undefined }),
  earlier: fc.constantFrom(undefined, undefined, undefined, 'all-won' as const, 'all-lost' as const),
  highest: fc.option(within(100, 2900), { nil: undefined }),
  wins: count(20),
  draws: count(20),
  events: count(20),
});
const unrated = fc.record({ age: fc.option(within(0, 90), { nil: undefined }) });
const SIZE = 6;
const players = fc
  .array(fc.oneof({ weight: 4, arbitrary: rated }, { weight: 1, arbitrary: unrated }), {
    minLength: SIZE,
    maxLength: SIZE,
  })
  .map((list): USChessEventPlayer[] => list.map((one, at) => ({ id: String(at), ...one })));
const pairing = fc
  .record({ white: fc.nat(SIZE - 1), by: fc.integer({ min: 1, max: SIZE - 1 }), score: fc.constantFrom(0, 0.5, 1) })
  .map(({ white, by, score }): SlowGame => ({ white, black: (white + by) % SIZE, score }));
/** The first three make sure that it isn't a match. */
const START: readonly SlowGame[] = [
  { white: 0, black: 1, score: 1 },
  { white: 2, black: 3, score: 0.5 },
];
const games = fc.array(pairing, { maxLength: 14 }).map((list) => [...START, ...list]);

const roundsOf = (list: readonly SlowGame[]) =>
  list.map(({ white, black, score }) => [game(String(white), String(black), score === 1 ? 1 : score === 0 ? 0 : 0.5)]);

describe('rateEvent', () => {
  it('is that of 70 decimals and bisection', () => {
    fc.assert(
      fc.property(players, games, (players, games) => {
        const slow = slowEvent(players, games);
        rateEvent(roundsOf(games), players).forEach(({ after }, at) => {
          expectSame(after === null, slow[at] === null);
          expectAtMost(Math.abs(Number(after) - Number(slow[at])), 1e-6, String(at));
        });
      }),
      { numRuns: 200 },
    );
  });

  it('the order of rounds and of players does not matter', () => {
    fc.assert(
      fc.property(players, games, (players, games) => {
        const rounds = roundsOf(games);
        const turned = rateEvent(rounds.toReversed(), players.toReversed()).toReversed();
        rateEvent(rounds, players).forEach(({ after }, at) => {
          expectAtMost(Math.abs(Number(after) - Number(turned[at].after)), 1e-6);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('is a number from 100 on for all that is allowed, and the explanation has it', () => {
    fc.assert(
      fc.property(players, games, (players, games) => {
        const rounds = roundsOf(games);
        const explained = explain(rounds, players);
        rateEvent(rounds, players).forEach((row, at) => {
          expectSame(explained[at].after, row.after);
          if (row.games === 0) return;
          expectAtMost(100, Number(row.after));
          expectSame(Number.isFinite(row.after), true);
          const gains = explained[at].opponents.reduce((sum, { change }) => sum + Number(change), Number(row.bonus));
          if (row.formula === 'standard') {
            expectAtMost(Math.abs(Number(row.before) + gains - Number(row.computed)), 1e-9);
          }
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('ratePlayer', () => {
  it('a better score makes no lower rating', () => {
    const list = fc.array(within(100, 2800), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rated, list, fc.nat(), (player, opponents, which) => {
        const [loss, draw, win] = [0, 0.5, 1].map((score) => {
          const games = opponents.map((opponent, at) => ({
            opponent,
            score: at === which % opponents.length ? score : 0.5,
          }));
          return Number(ratePlayer(player, games).after);
        });
        expectAtMost(loss, draw);
        expectAtMost(draw, win);
      }),
      { numRuns: 3000 },
    );
  });
});
