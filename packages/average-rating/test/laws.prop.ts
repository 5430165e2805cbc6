import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { describeLaws } from '../../core/test/laws.js';
import { anyTournament, partlyRated } from '../../core/test/tournaments.js';
import { averageRatingOfOpponentsCut1 } from '../src/cut1.js';
import { explain } from '../src/explain.js';
import { averageRatingOfOpponents } from '../src/index.js';

describeLaws('averageRatingOfOpponents', averageRatingOfOpponents);
describeLaws('averageRatingOfOpponentsCut1', averageRatingOfOpponentsCut1);

const runs = { numRuns: 1000 };

/** The mean to the nearest whole number, halves up, in whole numbers only; 0 of nothing. */
function roundedMean(ratings: readonly number[]): number {
  const sum = ratings.reduce((one, other) => one + other, 0);
  const twice = 2 * ratings.length;
  return twice === 0 ? 0 : (2 * sum + ratings.length - ((2 * sum + ratings.length) % twice)) / twice;
}

describe('the average rating', () => {
  it('is the rounded mean of the ratings kept, those of the opponents met over the board', () => {
    fc.assert(
      fc.property(partlyRated, ({ ids, games, players }) => {
        for (const id of ids) {
          const met = games
            .flat()
            .filter(({ kind, white, black }) => kind === undefined && black !== '' && white !== black)
            .flatMap(({ white, black }) => (white === id ? [black] : black === id ? [white] : []))
            .map((opponent) => players.find((player) => player.id === opponent)?.rating ?? 0)
            .filter((rating) => rating > 0)
            .sort((one, other) => one - other);
          expect(averageRatingOfOpponents(id, games, players)).toBe(roundedMean(met));
          expect(averageRatingOfOpponentsCut1(id, games, players)).toBe(roundedMean(met.slice(1)));
          for (const cut of [0, 1] as const) {
            const { contributions, value } = explain(id, games, players, { cut });
            const kept = contributions.filter((one) => one.cut === null).map((one) => one.value);
            expect(value).toBe(roundedMean(kept));
          }
        }
      }),
      runs,
    );
  });

  it('Cut-1 >= plain, unless nothing remains', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games, players }) => {
        for (const id of ids) {
          const cut = averageRatingOfOpponentsCut1(id, games, players);
          if (cut !== 0) expect(cut).toBeGreaterThanOrEqual(averageRatingOfOpponents(id, games, players));
        }
      }),
      runs,
    );
  });
});
