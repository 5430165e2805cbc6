import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectAtLeast, expectAtMost, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { opponentsMet, roundedMean } from '@crosstable/core/testing/over-the-board';
import { anyTournament, partlyRated } from '@crosstable/core/testing/tournaments';

import { averageRatingOfOpponentsCut1 } from '../src/cut1.js';
import { averageRatingOfOpponentsCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { averageRatingOfOpponents } from '../src/index.js';
import { averageRatingOfOpponentsMedian1 } from '../src/median1.js';
import { averageRatingOfOpponentsMedian2 } from '../src/median2.js';

describeLaws('averageRatingOfOpponents', averageRatingOfOpponents);
describeLaws('averageRatingOfOpponentsCut1', averageRatingOfOpponentsCut1);
describeLaws('averageRatingOfOpponentsCut2', averageRatingOfOpponentsCut2);
describeLaws('averageRatingOfOpponentsMedian1', averageRatingOfOpponentsMedian1);
describeLaws('averageRatingOfOpponentsMedian2', averageRatingOfOpponentsMedian2);

const runs = { numRuns: 1000 };

describe('the average rating', () => {
  it('is the rounded mean of the ratings kept, those of the opponents met over the board', () => {
    fc.assert(
      fc.property(partlyRated, ({ ids, games, players }) => {
        const ratingOf = new Map(players.map(({ id, rating = 0 }) => [id, rating]));
        for (const id of ids) {
          const met = opponentsMet(games, id)
            .map(([opponent]) => ratingOf.get(opponent) ?? 0)
            .filter((rating) => rating > 0)
            .sort((one, other) => one - other);
          for (const [average, variant, cuts, left] of [
            [averageRatingOfOpponents, {}, 0, met],
            [averageRatingOfOpponentsCut1, { cut: 1 }, 1, met.slice(1)],
            [averageRatingOfOpponentsCut2, { cut: 2 }, 2, met.slice(2)],
            [averageRatingOfOpponentsMedian1, { median: 1 }, 2, met.slice(1, -1)],
            [averageRatingOfOpponentsMedian2, { median: 2 }, 4, met.slice(2, -2)],
          ] as const) {
            const whose = `${average.name} of ${id}`;
            const { contributions, value } = explain(id, games, players, variant);
            const kept = contributions.filter((one) => one.cut === null).map((one) => one.value);
            expectSame(average(id, games, players), roundedMean(left), whose);
            expectSame(value, roundedMean(left), whose);
            expectSame(value, roundedMean(kept), whose);
            expectSame(contributions.length - kept.length, Math.min(cuts, contributions.length), whose);
          }
        }
      }),
      runs,
    );
  });

  it('Cut-2 >= Cut-1 >= plain, and a median <= the cut that it starts with, unless nothing remains', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games, players }) => {
        for (const id of ids) {
          const cut1 = averageRatingOfOpponentsCut1(id, games, players);
          const cut2 = averageRatingOfOpponentsCut2(id, games, players);
          if (cut1 !== 0) expectAtLeast(cut1, averageRatingOfOpponents(id, games, players), id);
          if (cut2 !== 0) expectAtLeast(cut2, cut1, id);
          expectAtMost(averageRatingOfOpponentsMedian1(id, games, players), cut1, id);
          expectAtMost(averageRatingOfOpponentsMedian2(id, games, players), cut2, id);
        }
      }),
      runs,
    );
  });
});
