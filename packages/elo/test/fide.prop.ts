import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expectAtLeast, expectAtMost, expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { deepFrozen } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import {
  type RatingGame,
  expectedScore,
  initialRating,
  kFactor,
  performanceRating,
  ratingChange,
  ratingPeriod,
  requiredScore,
} from '../src/fide.js';

const runs = { numRuns: 2000 };
const rating = fc.integer({ min: 1, max: 3600 });
const score = fc.constantFrom(0, 0.5, 1);
const kind = fc.constantFrom('standard', 'rapid', 'blitz');
const on = fc.constantFrom(undefined, '2024-03-01', '2024-11-30', '2024-12-01', '2025-09-30', '2025-10-01');
const k = fc.integer({ min: 0, max: 40 });
const game: fc.Arbitrary<RatingGame> = fc.record({
  opponent: fc.oneof({ arbitrary: rating, weight: 6 }, { arbitrary: fc.constant(null), weight: 1 }),
  score,
  kind: fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, fc.constant('forfeit-win' as const)),
  unrated: fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, fc.boolean()),
});
const games = fc.array(game, { maxLength: 20 });

describe('expectedScore', () => {
  it('of both sides is 1 unless one of them is exempt from the limit and the other is not', () => {
    fc.assert(
      fc.property(rating, rating, kind, on, (one, other, kind, on) => {
        const sides = [expectedScore(one, other, { kind, on }), expectedScore(other, one, { kind, on })];
        const isExempt = (side: number) =>
          side >= 2650 && kind === 'standard' && on !== '2025-09-30' && (on ?? '9') > '2025';
        const isUneven = Math.abs(one - other) > 400 && isExempt(one) !== isExempt(other);
        if (!isUneven) expectSame(Math.round(100 * sides[0]) + Math.round(100 * sides[1]), 100);
      }),
      runs,
    );
  });

  it('never falls with the own rating, on either side of the exemption, and never rises with the opponent’s', () => {
    fc.assert(
      fc.property(rating, rating, fc.integer({ min: 0, max: 500 }), kind, (own, opponent, more, kind) => {
        const lower = expectedScore(own, opponent, { kind });
        expectAtMost(expectedScore(own, opponent + more, { kind }), lower);
        // At 2650 the limit ends, and a player who meets somebody far stronger expects less than before
        const isCrossing = own < 2650 && own + more >= 2650 && opponent - own > 400;
        if (!isCrossing) expectAtLeast(expectedScore(own + more, opponent, { kind }), lower);
      }),
      runs,
    );
  });
});

describe('ratingChange', () => {
  it('what one side gains the other loses, with one K and ratings below 2650', () => {
    const below = fc.integer({ min: 1, max: 2649 });
    fc.assert(
      fc.property(below, below, score, k, (one, other, score, k) => {
        const against = 1 - score === 0.5 ? 0.5 : score === 1 ? 0 : 1;
        const [gain] = [ratingChange({ rating: one, k, games: [{ opponent: other, score }] })];
        const [loss] = [ratingChange({ rating: other, k, games: [{ opponent: one, score: against }] })];
        expectSame(gain.change + loss.change, 0);
        expectSame(gain.rounded + loss.rounded, 0);
      }),
      runs,
    );
  });

  it('is the sum of the games, whatever their order, and changes no input', () => {
    fc.assert(
      fc.property(rating, k, games, kind, on, (rating, k, games, kind, on) => {
        const all = ratingChange(deepFrozen({ rating, k, games, kind, on }));
        const singles = games.map((game) => ratingChange({ rating, k, games: [game], kind, on }));
        const hundredths = singles.reduce((sum, { sum: one }) => sum + Math.round(100 * one), 0);
        expectSame(all.sum, hundredths / 100);
        expectEqual(
          all.games,
          singles.map(({ games: [one] }) => one),
        );
        expectEqual(
          all.notRated.map(({ game }) => game),
          games.flatMap((_, at) => (all.games[at] === null ? [at] : [])),
        );
        const { sum, change, rounded } = ratingChange({ rating, k, games: games.toReversed(), kind, on });
        expectEqual({ sum, change, rounded }, { sum: all.sum, change: all.change, rounded: all.rounded });
      }),
      runs,
    );
  });

  it('is rounded by at most a half, and in the direction of the change', () => {
    fc.assert(
      fc.property(rating, k, games, (rating, k, games) => {
        const { change, rounded } = ratingChange({ rating, k, games });
        expectAtMost(Math.abs(rounded - change), 0.5 + 1e-9);
        expectSame(Number.isInteger(rounded), true, `${rounded} is a whole number`);
        expectAtLeast(rounded * change, 0);
      }),
      runs,
    );
  });

  it('explain has the same numbers', () => {
    fc.assert(
      fc.property(rating, k, games, kind, on, (rating, k, games, kind, on) => {
        const { games: changes, notRated, ...numbers } = ratingChange({ rating, k, games, kind, on });
        const explained = explain({ rating, k, games, kind, on });
        expect(explained).toMatchObject(numbers);
        expectEqual(
          explained.games.map(({ change }) => change),
          changes,
        );
        expectEqual(
          explained.games.flatMap(({ game, notRated: why }) => (why ? [{ game, reason: why.key }] : [])),
          notRated,
        );
      }),
      runs,
    );
  });
});

describe('ratingPeriod', () => {
  it('is the change of all games at once when the ratings stand still', () => {
    fc.assert(
      fc.property(rating, k, fc.array(games, { maxLength: 5 }), kind, on, (rating, k, parts, kind, on) => {
        const period = ratingPeriod({ listRating: rating, k, events: parts.map((games) => ({ games })), kind, on });
        const { games, notRated, ...once } = ratingChange({ rating, k, games: parts.flat(), kind, on });
        expectEqual(
          period.events.flatMap((event) => event.games),
          games,
        );
        expectSame(period.events.flatMap((event) => event.notRated).length, notRated.length);
        expect(period).toMatchObject(once);
      }),
      runs,
    );
  });

  it('rounded by event is the sum of what the events alone make', () => {
    fc.assert(
      fc.property(rating, k, fc.array(games, { maxLength: 5 }), (rating, k, parts) => {
        const events = parts.map((games) => ({ games }));
        const { rounded } = ratingPeriod({ listRating: rating, k, events, roundPer: 'event' });
        expectSame(
          rounded,
          parts.reduce((sum, games) => sum + ratingChange({ rating, k, games }).rounded, 0),
        );
      }),
      runs,
    );
  });
});

describe('kFactor', () => {
  it('is the largest whole number, up to 40, with which K times the games is at most 700', () => {
    const games = fc.integer({ min: 1, max: 700 });
    fc.assert(
      fc.property(rating, games, fc.integer({ min: 0, max: 40 }), (rating, gamesInPeriod, before) => {
        const full = kFactor({ rating, games: before });
        const k = kFactor({ rating, games: before, gamesInPeriod });
        expectAtMost(k * gamesInPeriod, 700);
        expectSame(k === full || (k + 1) * gamesInPeriod > 700, true, `K is ${k}, and ${full} for few games`);
      }),
      runs,
    );
  });
});

describe('performances', () => {
  it('the required score is enough, and half a point less is not', () => {
    const opponents = fc.array(rating, { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(opponents, rating, (opponents, target) => {
        const games = opponents.map((opponent) => ({ opponent }));
        const points = requiredScore({ games, target });
        const of = (points: number) =>
          performanceRating(
            opponents.map((opponent, at): RatingGame => {
              const left = points - at;
              return { opponent, score: left >= 1 ? 1 : left === 0.5 ? 0.5 : 0 };
            }),
          );
        expect(of(points ?? opponents.length) ?? 0).toSatisfy((value: number) => value >= target === (points !== null));
        if (points !== null && points > 0) expect(of(points - 0.5)).toBeLessThan(target);
      }),
      runs,
    );
  });
});

describe('initialRating', () => {
  it('is from 1400 to 2200, or there is a reason', () => {
    fc.assert(
      fc.property(games, (games) => {
        const { rating, reason, ...rest } = initialRating(games);
        if (rating === null) expect(['zero-score', 'too-few-games', 'below-minimum']).toContain(reason);
        else {
          expectSame(rating, Math.min(2200, rest.calculated));
          expectAtLeast(rating, 1400);
          expectSame(reason, rest.calculated > 2200 ? 'limited-to-maximum' : undefined);
        }
        expectSame(rest.games + rest.notRated.length, games.length);
      }),
      runs,
    );
  });
});
