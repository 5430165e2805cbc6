import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expectBelow, expectEqual, expectSame } from '@crosstable/core/testing/expectations';

import {
  type GameColumns,
  type PlayedGame,
  type SavedRatings,
  fromJSON,
  rateGames,
  rateGamesByPlayer,
  ratePeriod,
  ratingState,
} from '../src/batch.js';
import { elo } from '../src/index.js';
import { farthest, rateOneByOne } from './made-games.js';

const runs = { numRuns: 1000 };
/** The error that batches may have; a run of at most 60 games has far less. */
const CLOSE = 1e-9;

const PLAYERS = 8;
const ratings = fc
  .array(fc.double({ min: -500, max: 4000, noNaN: true }), { minLength: PLAYERS, maxLength: PLAYERS })
  .map((given) => Float64Array.from(given));
/** Each player by a number, the opponent by how far behind, so that they are never the same. */
const games = fc
  .array(
    fc.record({
      white: fc.nat(PLAYERS - 1),
      off: fc.integer({ min: 1, max: PLAYERS - 1 }),
      result: fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    }),
    { maxLength: 60 },
  )
  .map((given): GameColumns => ({
    white: Int32Array.from(given, ({ white }) => white),
    black: Int32Array.from(given, ({ white, off }) => (white + off) % PLAYERS),
    result: Float64Array.from(given, ({ result }) => result),
  }));
const k = fc.double({ min: 0, max: 100, noNaN: true });
const bonus = fc.double({ min: -500, max: 500, noNaN: true });
const scale = fc.double({ min: 50, max: 2000, noNaN: true });
const floor = fc.double({ min: -1000, max: 3000, noNaN: true });
const rules = fc.record({ k, bonus }, { requiredKeys: [] });
const allRules = fc.record({ k, bonus, scale, floor }, { requiredKeys: [] });

/** The games of columns with the players' numbers for ids. */
function played({ white, black, result }: GameColumns): readonly PlayedGame[] {
  return [...white].map((one, game) => ({ white: String(one), black: String(black[game]), result: result[game] }));
}

/** Ratings with the players' numbers for ids. */
const byPlayer = (given: Float64Array): readonly (readonly [string, number])[] =>
  [...given].map((rating, player) => [String(player), rating] as const);

describe('rateGames', () => {
  it('is elo game by game', () => {
    fc.assert(
      fc.property(ratings, games, rules, (before, games, options) => {
        const after = before.slice();
        expectSame(rateGames(after, games, options), games.white.length);
        expectBelow(farthest(after, rateOneByOne(before, games, options)), CLOSE);
      }),
      runs,
    );
  });

  it('is elo exactly with a scale and a floor', () => {
    fc.assert(
      fc.property(ratings, games, fc.record({ k, bonus, scale, floor }), (before, games, options) => {
        const after = before.slice();
        rateGames(after, games, options);
        expectEqual(after, rateOneByOne(before, games, options));
      }),
      runs,
    );
  });

  it('is one run, in whatever pieces it is done', () => {
    fc.assert(
      fc.property(ratings, games, fc.nat(60), allRules, (before, games, cut, options) => {
        const [whole, inTwo] = [before.slice(), before.slice()];
        rateGames(whole, games, options);
        const piece = (from: number, to?: number): GameColumns => ({
          white: games.white.slice(from, to),
          black: games.black.slice(from, to),
          result: games.result.slice(from, to),
        });
        rateGames(inTwo, piece(0, cut), options);
        rateGames(inTwo, piece(cut), options);
        // Where a piece begins, so does a turn of the loop for ordinary games
        expectBelow(farthest(inTwo, whole), CLOSE);
      }),
      runs,
    );
  });

  it('leaves the ratings as they were when a game is bad, wherever it is', () => {
    fc.assert(
      fc.property(ratings, games, fc.nat(59), allRules, (before, games, position, options) => {
        fc.pre(position < games.white.length);
        const black = games.black.with(position, games.white[position]);
        for (const rate of [rateGames, ratePeriod]) {
          const after = before.slice();
          const message = `games[${position}].black: expected another player, got ${black[position]}`;
          expect(() => rate(after, { ...games, black }, options)).toThrow(new RangeError(message));
          expectEqual(after, before);
        }
      }),
      runs,
    );
  });
});

describe('ratePeriod', () => {
  it('is the sum of what elo gives for each game while the ratings stand still', () => {
    fc.assert(
      fc.property(ratings, games, fc.record({ k, bonus, scale }, { requiredKeys: [] }), (before, games, options) => {
        const sum = new Float64Array(PLAYERS);
        games.white.forEach((one, game) => {
          const other = games.black[game];
          const [newOne, newOther] = elo(before[one], games.result[game], before[other], options);
          sum[one] += newOne - before[one];
          sum[other] += newOther - before[other];
        });
        const after = before.slice();
        expectSame(ratePeriod(after, games, options), games.white.length);
        const expected = before.map((rating, player) => rating + sum[player]);
        expectBelow(farthest(after, expected), CLOSE);
      }),
      runs,
    );
  });

  it('does not depend on the order of the games', () => {
    fc.assert(
      fc.property(ratings, games, allRules, (before, { white, black, result }, options) => {
        const [forwards, backwards] = [before.slice(), before.slice()];
        ratePeriod(forwards, { white, black, result }, options);
        const reversed = { white: white.toReversed(), black: black.toReversed(), result: result.toReversed() };
        ratePeriod(backwards, reversed, options);
        expectBelow(farthest(forwards, backwards), CLOSE);
      }),
      runs,
    );
  });

  it('has a floor for its end alone, and for everybody who played', () => {
    fc.assert(
      fc.property(ratings, games, floor, k, (before, games, floor, k) => {
        const [held, free] = [before.slice(), before.slice()];
        ratePeriod(held, games, { k, floor });
        ratePeriod(free, games, { k });
        const played = new Set([...games.white, ...games.black]);
        const expected = free.map((rating, player) => (played.has(player) ? Math.max(floor, rating) : rating));
        expectEqual(held, expected);
      }),
      runs,
    );
  });

  it('is rateGames for a single game', () => {
    fc.assert(
      fc.property(ratings, games, rules, (before, games, options) => {
        fc.pre(games.white.length > 0);
        const { white, black, result } = games;
        const first = { white: white.slice(0, 1), black: black.slice(0, 1), result: result.slice(0, 1) };
        const [ofPeriod, ofGames] = [before.slice(), before.slice()];
        ratePeriod(ofPeriod, first, options);
        rateGames(ofGames, first, options);
        expectBelow(farthest(ofPeriod, ofGames), CLOSE);
      }),
      runs,
    );
  });
});

describe('rateGamesByPlayer', () => {
  it('is elo exactly, and rateGames by index', () => {
    fc.assert(
      fc.property(ratings, games, allRules, (before, games, options) => {
        const given = { ...options, ratings: byPlayer(before) };
        const after = Float64Array.from(rateGamesByPlayer(played(games), given).values());
        expectEqual(after, rateOneByOne(before, games, options));
        const byIndex = before.slice();
        rateGames(byIndex, games, options);
        expectBelow(farthest(after, byIndex), CLOSE);
      }),
      runs,
    );
  });

  it('begins where it is told, for those whose rating is not known', () => {
    fc.assert(
      fc.property(games, allRules, fc.double({ min: -500, max: 4000, noNaN: true }), (games, options, initial) => {
        const after = rateGamesByPlayer(played(games), { ...options, initial });
        const expected = rateOneByOne(new Float64Array(PLAYERS).fill(initial), games, options);
        for (const [player, rating] of after) expectSame(rating, expected[Number(player)], player);
        expectSame(after.size, new Set([...games.white, ...games.black]).size);
      }),
      runs,
    );
  });

  it('is one run for a state that is saved between', () => {
    fc.assert(
      fc.property(ratings, games, fc.nat(60), allRules, (before, games, cut, options) => {
        const all = played(games);
        const whole = ratingState({ ...options, ratings: byPlayer(before) });
        whole.rate(all);
        const first = ratingState({ ...options, ratings: byPlayer(before) });
        first.rate(all.slice(0, cut));
        const second = fromJSON(JSON.parse(JSON.stringify(first)) as SavedRatings);
        second.rate(all.slice(cut));
        // JSON has no negative zero: that bit is all that a text may lose, and no game makes one
        expectEqual(
          [...second.ratings].map(([player, rating]) => [player, rating + 0]),
          [...whole.ratings].map(([player, rating]) => [player, rating + 0]),
        );
        expectSame(second.games, all.length);
      }),
      runs,
    );
  });
});
