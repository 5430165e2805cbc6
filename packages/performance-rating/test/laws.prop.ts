import fc from 'fast-check';
import { describe, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { type TiebreakRule, crosstable, openTable, scoringProbability, valuesOf } from '@crosstable/core';
import {
  expectAtLeast,
  expectAtMost,
  expectBelow,
  expectEqual,
  expectSame,
} from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { game } from '@crosstable/core/testing/notation';
import { opponentsMet, roundedMean } from '@crosstable/core/testing/over-the-board';
import { anyTournament, partlyRated } from '@crosstable/core/testing/tournaments';

import {
  averagePerfectPerformanceRule,
  averagePerformanceRule,
  perfectPerformanceRule,
  tournamentPerformanceRule,
} from '../src/article-10-explanation.js';
import { averagePerfectPerformanceOfOpponents } from '../src/average-perfect.js';
import { averagePerformanceRatingOfOpponents } from '../src/average.js';
import { explain } from '../src/explain.js';
import { tournamentPerformanceRating } from '../src/index.js';
import { perfectTournamentPerformance } from '../src/perfect.js';

describeLaws('tournamentPerformanceRating', tournamentPerformanceRating);
describeLaws('perfectTournamentPerformance', perfectTournamentPerformance);
describeLaws('averagePerformanceRatingOfOpponents', averagePerformanceRatingOfOpponents);
describeLaws('averagePerfectPerformanceOfOpponents', averagePerfectPerformanceOfOpponents);

const runs = { numRuns: 300 };

/** Article 10.3, word by word: the first whole number, from far below, that expects enough. */
function scanned(opponents: readonly number[], points: number): number {
  if (points === 0) return Math.min(...opponents) - 800;
  let rating = Math.min(...opponents) - 1000;
  while (opponents.reduce((sum, one) => sum + scoringProbability(rating - one), 0) < 100 * points) rating++;
  return rating;
}

const ratings = fc.array(fc.integer({ min: 800, max: 2900 }), { minLength: 1, maxLength: 15 });
const results = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 15, maxLength: 15 });

describe('the performance ratings', () => {
  it('PTP is the first rating of a scan that expects enough', () => {
    fc.assert(
      fc.property(ratings, results, (opponents, scored) => {
        const players = opponents.map((rating, at) => ({ id: `o${at}`, rating }));
        const games = opponents.map((_, at) => [game('A', `o${at}`, scored[at])]);
        const points = opponents.reduce((sum, _, at) => sum + scored[at], 0);
        expectSame(perfectTournamentPerformance('A', games, players), scanned(opponents, points));
      }),
      runs,
    );
  });

  it('PTP is a whole number that expects enough, and one less is not, for any ratings', () => {
    const any = fc.array(fc.double({ min: -4000, max: 4000, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(any, results, (opponents, scored) => {
        const rated = opponents.map((rating) => Math.round(rating * 1e6) / 1e6).filter((rating) => rating !== 0);
        const players = rated.map((rating, at) => ({ id: `o${at}`, rating }));
        const games = rated.map((_, at) => [game('A', `o${at}`, scored[at])]);
        const points = rated.reduce((sum, _, at) => sum + scored[at], 0);
        fc.pre(points > 0);
        const value = perfectTournamentPerformance('A', games, players);
        const expected = (rating: number) => rated.reduce((sum, one) => sum + scoringProbability(rating - one), 0);
        expectSame(Number.isInteger(value), true, `${value} is a whole number`);
        expectAtLeast(expected(value), 100 * points, `${value}`);
        expectBelow(expected(value - 1), 100 * points, `${value - 1}`);
      }),
      runs,
    );
  });

  it('a better result never lowers TPR or PTP', () => {
    fc.assert(
      fc.property(ratings, results, fc.nat(), (opponents, scored, which) => {
        const players = opponents.map((rating, at) => ({ id: `o${at}`, rating }));
        const games = opponents.map((_, at) => [game('A', `o${at}`, scored[at])]);
        const better = games.map((round, at) =>
          at === which % games.length ? [game('A', `o${at}`, scored[at] === 0 ? 0.5 : 1)] : round,
        );
        for (const value of [tournamentPerformanceRating, perfectTournamentPerformance]) {
          expectAtLeast(value('A', better, players), value('A', games, players), value.name);
        }
      }),
      runs,
    );
  });

  it('with everybody rated by one more, all values are one more', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games, players }) => {
        const higher = players.map(({ id, rating = 0 }) => ({ id, rating: rating + 1 }));
        for (const id of ids.filter((one) => opponentsMet(games, one).length > 0)) {
          for (const value of [
            tournamentPerformanceRating,
            perfectTournamentPerformance,
            averagePerformanceRatingOfOpponents,
            averagePerfectPerformanceOfOpponents,
          ]) {
            expectSame(value(id, games, higher), value(id, games, players) + 1, `${value.name} of ${id}`);
          }
        }
      }),
      runs,
    );
  });

  it('TPR is up to 800 above the average rating with more than half of the points, below with less, else equal', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games, players }) => {
        for (const id of ids) {
          const against = opponentsMet(games, id);
          const surplus = against.reduce((sum, [, scored]) => sum + scored - 0.5, 0);
          const over = tournamentPerformanceRating(id, games, players) - averageRatingOfOpponents(id, games, players);
          expectAtMost(Math.abs(over), 800, id);
          expectSame(Math.sign(over), Math.sign(surplus), id);
        }
      }),
      runs,
    );
  });

  it('the contributions make the values, also where players are unrated', () => {
    fc.assert(
      fc.property(partlyRated, ({ ids, games, players }) => {
        const ratingOf = new Map(players.map(({ id, rating = 0 }) => [id, rating]));
        for (const id of ids) {
          const against = opponentsMet(games, id).filter(([opponent]) => ratingOf.get(opponent));
          const points = against.reduce((sum, [, scored]) => sum + scored, 0);

          const tpr = explain(id, games, players);
          const theirs = tpr.contributions.map(({ value }) => value);
          expectSame(tpr.value, tournamentPerformanceRating(id, games, players), id);
          expectEqual(
            theirs,
            against.map(([one]) => ratingOf.get(one)),
            id,
          );
          const { conclusion } = tpr;
          const row = conclusion.key === 'rating-difference' ? conclusion.values : undefined;
          const { average = 0, difference = 0, points: scored = 0 } = row ?? {};
          expectSame(average, roundedMean(theirs), id);
          expectSame(scored, points, id);
          expectSame(tpr.value, average + difference, id);

          const ptp = explain(id, games, players, { of: 'PTP' });
          const found = ptp.value ?? NaN;
          expectSame(found, perfectTournamentPerformance(id, games, players), id);
          const percent = ptp.contributions.map(({ score }) => scoringProbability(found - score));
          const expected = percent.reduce((sum, one) => sum + one, 0);
          expectEqual(
            ptp.contributions.map(({ value }) => value),
            percent.map((one) => one / 100),
            id,
          );
          expectEqual(
            ptp.contributions.map(({ reason }) => reason.key === 'scoring-probability' && reason.values.percent),
            percent,
            id,
          );
          if (points > 0) expectEqual(ptp.conclusion.values, { points, expected: expected / 100 }, id);
          expectAtLeast(expected, 100 * points, id);
        }
      }),
      runs,
    );
  });

  it.each([
    ['APRO', averagePerformanceRatingOfOpponents, tournamentPerformanceRating],
    ['APPO', averagePerfectPerformanceOfOpponents, perfectTournamentPerformance],
  ] as const)('%s is the rounded mean of what the opponents have', (of, value, own) => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games, players }) => {
        for (const id of ids) {
          const theirs = opponentsMet(games, id).map(([opponent]) => own(opponent, games, players));
          const { contributions, value: explained } = explain(id, games, players, { of });
          const mean = roundedMean(theirs);
          expectSame(value(id, games, players), mean, id);
          expectSame(explained, mean, id);
          expectEqual(
            contributions.map((one) => one.value),
            theirs,
            id,
          );
        }
      }),
      runs,
    );
  });

  const RULES: readonly TiebreakRule[] = [
    tournamentPerformanceRule,
    perfectPerformanceRule,
    averagePerformanceRule,
    averagePerfectPerformanceRule,
  ];

  it.each(RULES)('$code of a whole table is that of each player', (rule) => {
    const system = fc.constantFrom('swiss' as const, 'round-robin' as const, undefined);
    const scoring = fc.constantFrom(undefined, { win: 3, draw: 1 });
    const unrated = fc.constantFrom('skip' as const, 1000, undefined);
    fc.assert(
      fc.property(partlyRated, system, scoring, unrated, ({ games, players }, kind, points, policy) => {
        const options = { players, system: kind, scoring: points, unrated: policy };
        const tournament = openTable(crosstable(games, options));
        const rows = players.map((_, player) => ({ from: player, to: player + 1 }));
        const single = rows.map((row) => [...valuesOf(rule, [], tournament, row)]);
        expectEqual([...valuesOf(rule, [], tournament)], single.flat());
      }),
      runs,
    );
  });
});
