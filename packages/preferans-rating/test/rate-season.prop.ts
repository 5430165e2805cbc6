import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectEqual, expectSame } from '@crosstable/core/testing/expectations';

import { prefRating } from '../src/index.js';
import { type PrefSeasonGame, rateSeason } from '../src/season.js';

const NAMES = ['Ana', 'Iva', 'Johnny', 'Marko', 'Pedja', '__proto__'];
const players = fc
  .tuple(...NAMES.map(() => fc.integer({ min: 0, max: 3000 })))
  .map((ratings) => NAMES.map((username, index) => ({ username, rating: ratings[index] })));
const score = fc.integer({ min: -2000, max: 2000 });
const game: fc.Arbitrary<PrefSeasonGame> = fc.record({
  players: fc.shuffledSubarray(NAMES, { minLength: 3, maxLength: 3 }),
  scores: fc.tuple(score, score, score),
  bula: fc.integer({ min: 1, max: 200 }),
});
const games = fc.array(game, { maxLength: 30 });
const runs = { numRuns: 1000 };

describe('rateSeason', () => {
  it('is prefRating, game by game', () => {
    fc.assert(
      fc.property(players, games, (players, games) => {
        const ratings = new Map(players.map(({ username, rating }) => [username, rating]));
        const byHand = games.map(({ players, scores, bula }) => {
          const [p1, p2, p3] = players.map((username, seat) => {
            return { username, rating: ratings.get(username) ?? NaN, score: scores[seat] };
          });
          const rated = prefRating(p1, p2, p3, bula);
          for (const { username, rating } of [rated.p1, rated.p2, rated.p3]) ratings.set(username, rating);
          return rated;
        });
        const season = rateSeason(players, games);
        expectEqual(
          season.games.map(({ bula, p1, p2, p3 }) => ({ bula, p1, p2, p3 })),
          byHand,
        );
        expectEqual(
          season.players.map(({ username, rating }) => [username, rating]),
          [...ratings],
        );
      }),
      runs,
    );
  });

  it('accounts for every point', () => {
    fc.assert(
      fc.property(players, games, (players, games) => {
        const season = rateSeason(players, games);
        const total = (list: readonly { readonly rating: number }[]): number =>
          list.reduce((sum, { rating }) => sum + rating, 0);
        expectSame(total(season.players) - total(players), season.sum);
        for (const [index, { p1, p2, p3, sum }] of season.games.entries()) {
          expectSame(p1.change + p2.change + p3.change === sum, true, `game ${index} has the sum ${sum}`);
          expectSame(season.unbalanced.includes(index), sum !== 0, `game ${index}`);
        }
        for (const { username, rating, oldRating, change } of season.players) {
          expectSame(oldRating + change, rating, username);
        }
        expectSame(
          season.players.reduce((sum, { games }) => sum + games, 0),
          3 * games.length,
        );
      }),
      runs,
    );
  });

  it('can be cut in two anywhere', () => {
    fc.assert(
      fc.property(players, games, fc.nat(30), (players, games, cut) => {
        const first = rateSeason(players, games.slice(0, cut));
        const second = rateSeason(first.players, games.slice(cut));
        const whole = rateSeason(players, games);
        expectEqual([...first.games, ...second.games], whole.games);
        expectEqual(
          second.players.map(({ rating }) => rating),
          whole.players.map(({ rating }) => rating),
        );
      }),
      runs,
    );
  });
});
