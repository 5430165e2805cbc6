import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Tiebreak } from '@crosstable/core';
import { expectAtLeast, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { gamesOf, opponentsMet, scoreOverTheBoard, sumOfAll } from '@crosstable/core/testing/over-the-board';
import { type AnyTournament, anyTournament, partlyRated } from '@crosstable/core/testing/tournaments';

import { averageOpposition } from '../src/average-opposition.js';
import { cumulativeOpposition } from '../src/cumulative-opposition.js';
import { cumulative } from '../src/cumulative.js';
import { usChess } from '../src/definitions.js';
import { type USChessVariant, explain } from '../src/explain.js';
import { modifiedMedian } from '../src/index.js';
import { kashdan } from '../src/kashdan.js';
import { median } from '../src/median.js';
import { mostBlacks } from '../src/most-blacks.js';
import { opponentsPerformance } from '../src/opponents-performance.js';
import { solkoff } from '../src/solkoff.js';
import { sonnebornBerger } from '../src/sonneborn-berger.js';

type Code = NonNullable<USChessVariant['of']>;

const ALL: Readonly<Record<Code, Tiebreak>> = {
  US_MM: modifiedMedian,
  US_SOLK: solkoff,
  US_CUM: cumulative,
  US_MED: median,
  US_BLACKS: mostBlacks,
  US_KASH: kashdan,
  US_SB: sonnebornBerger,
  US_SB_ADJ: (player, games, players) => sonnebornBerger(player, games, players, { scores: 'adjusted' }),
  US_COP: cumulativeOpposition,
  US_OPP_PERF: opponentsPerformance,
  US_AVG_OPP: averageOpposition,
};

/** The codes, of which {@link ALL} has each. */
const CODES = Object.keys(ALL).filter((code): code is Code => code in ALL);

for (const [code, value] of Object.entries(ALL)) describeLaws(code, value, { ofColours: code === 'US_BLACKS' });

const runs = { numRuns: 150 };

/** The points over the board, and a draw for every round that the player did not play; none for a game that is not over. */
function adjustedScore({ games }: AnyTournament, id: string): number {
  const unfinished = games.flat().filter(({ result, white, black }) => result === null && [white, black].includes(id));
  const unplayed = games.length - gamesOf(games, id).length - unfinished.length;
  return scoreOverTheBoard(games, id) + unplayed / 2;
}

describe('rule 34E', () => {
  it('all functions have a definition, and all definitions but the order of the tied a function', () => {
    const codes = usChess.filter((one) => !('separate' in one)).map(({ code }) => code);
    expect(Object.keys(ALL).sort()).toEqual(codes.sort());
    expect(usChess.length).toBe(codes.length + 1);
  });

  it('34E2: Solkoff is the sum of the adjusted scores of the opponents met; nothing dropped is negative', () => {
    fc.assert(
      fc.property(anyTournament, (tournament) => {
        const { games, ids } = tournament;
        for (const id of ids) {
          const met = opponentsMet(games, id).map(([opponent]) => adjustedScore(tournament, opponent));
          expectSame(solkoff(id, games), sumOfAll(met), id);
          expectAtLeast(solkoff(id, games), modifiedMedian(id, games), id);
          expectAtLeast(modifiedMedian(id, games), median(id, games), id);
        }
      }),
      runs,
    );
  });

  it('34E6, 34E7, 34E9, 34E11 follow from the games over the board', () => {
    fc.assert(
      fc.property(partlyRated, ({ games, ids, players }) => {
        const ratings = new Map(players.map(({ id, rating = 0 }) => [id, rating]));
        for (const id of ids) {
          const own = gamesOf(games, id);
          const met = opponentsMet(games, id);
          const rated = met.map(([opponent]) => ratings.get(opponent) ?? 0).filter((rating) => rating > 0);
          const worth = met.map(([, points]) => (points === 1 ? 4 : points === 0.5 ? 2 : 1));
          expectSame(mostBlacks(id, games), own.filter(({ black }) => black === id).length, id);
          expectSame(kashdan(id, games), sumOfAll(worth), id);
          expectSame(cumulativeOpposition(id, games), sumOfAll(met.map(([one]) => cumulative(one, games))), id);
          const millionths = sumOfAll(rated.map((rating) => Math.round(rating * 1e6)));
          expectSame(averageOpposition(id, games, players), millionths / (1e6 * rated.length) || 0, id);
        }
      }),
      runs,
    );
  });

  it('explanations have the value, and what is kept adds up to it', () => {
    fc.assert(
      fc.property(partlyRated, ({ games, ids, players }) => {
        for (const of of CODES) {
          const value = ALL[of];
          for (const id of ids) {
            const explained = explain(id, games, players, { of });
            const kept = explained.contributions.filter(({ cut }) => cut === null).map((one) => one.value);
            expectSame(explained.value ?? 0, value(id, games, players), `${of} of ${id}`);
            if (explained.conclusion.key === 'sum') expectSame(sumOfAll(kept), explained.value, `${of} of ${id}`);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
