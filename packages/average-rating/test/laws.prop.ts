import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { describeLaws } from '../../core/test/laws.js';
import { opponentsMet, roundedMean } from '../../core/test/over-the-board.js';
import { anyTournament, partlyRated } from '../../core/test/tournaments.js';
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
        for (const id of ids) {
          const met = opponentsMet(games, id)
            .map(([opponent]) => players.find((player) => player.id === opponent)?.rating ?? 0)
            .filter((rating) => rating > 0)
            .sort((one, other) => one - other);
          expect(averageRatingOfOpponents(id, games, players)).toBe(roundedMean(met));
          expect(averageRatingOfOpponentsCut1(id, games, players)).toBe(roundedMean(met.slice(1)));
          expect(averageRatingOfOpponentsCut2(id, games, players)).toBe(roundedMean(met.slice(2)));
          expect(averageRatingOfOpponentsMedian1(id, games, players)).toBe(roundedMean(met.slice(1, -1)));
          expect(averageRatingOfOpponentsMedian2(id, games, players)).toBe(roundedMean(met.slice(2, -2)));
          for (const [average, variant, cuts] of [
            [averageRatingOfOpponents, {}, 0],
            [averageRatingOfOpponentsCut1, { cut: 1 }, 1],
            [averageRatingOfOpponentsCut2, { cut: 2 }, 2],
            [averageRatingOfOpponentsMedian1, { median: 1 }, 2],
            [averageRatingOfOpponentsMedian2, { median: 2 }, 4],
          ] as const) {
            const { contributions, value } = explain(id, games, players, variant);
            const kept = contributions.filter((one) => one.cut === null).map((one) => one.value);
            expect(value).toBe(average(id, games, players));
            expect(value).toBe(roundedMean(kept));
            expect(contributions.length - kept.length).toBe(Math.min(cuts, contributions.length));
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
          if (cut1 !== 0) expect(cut1).toBeGreaterThanOrEqual(averageRatingOfOpponents(id, games, players));
          if (cut2 !== 0) expect(cut2).toBeGreaterThanOrEqual(cut1);
          expect(averageRatingOfOpponentsMedian1(id, games, players)).toBeLessThanOrEqual(cut1);
          expect(averageRatingOfOpponentsMedian2(id, games, players)).toBeLessThanOrEqual(cut2);
        }
      }),
      runs,
    );
  });
});
