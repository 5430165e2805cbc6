import fc from 'fast-check';
import { describe, it } from 'vitest';

import { crosstable, openTable, valuesOf } from '@crosstable/core';
import { expectAtMost, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { sumOfAll } from '@crosstable/core/testing/over-the-board';
import { type AnyTournament, anyTournament } from '@crosstable/core/testing/tournaments';

import { koyaWithLimit } from '../src/article-9.2-explanation.js';
import { explain } from '../src/explain.js';
import { type Game, type KoyaLimit, type Tiebreak, koya } from '../src/index.js';

const movedUp: Tiebreak = (player, games, players) => koya(player, games, players, { limit: 1 });
const inPercent: Tiebreak = (player, games, players) => koya(player, games, players, { percent: 30 });

describeLaws('koya', koya);
describeLaws('koya with the limit moved up', movedUp);
describeLaws('koya with the limit in percent', inPercent);

const runs = { numRuns: 1000 };

const halves = fc.integer({ min: -12, max: 12 });
const percent = fc.integer({ min: 0, max: 100 });
const anyLimit: fc.Arbitrary<KoyaLimit> = fc.oneof(
  fc.constant({}),
  halves.map((limit) => ({ limit })),
  percent.map((of) => ({ percent: of })),
);

/** The round of a player. */
interface Round {
  /** '' for nobody. */
  readonly opponent: string;
  readonly halves: number;
  readonly isFinished: boolean;
}

/** The pairings and their points, read off the games as the model defines them. */
function roundsOf({ games }: AnyTournament, id: string): Round[] {
  return games.flatMap((round) =>
    round
      .filter(({ white, black }) => white === id || black === id)
      .map(({ white, black, result, kind, blackResult }) => {
        const opponent = black === '' || black === white ? '' : white === id ? black : white;
        if (result === null) return { opponent, halves: 0, isFinished: false };
        const ofBlack = kind === 'double-forfeit' ? 0 : (blackResult ?? 1 - result);
        return { opponent, halves: 2 * (white === id ? result : ofBlack), isFinished: true };
      }),
  );
}

/** Whether a game is a bye; a forfeit without a scheduled opponent is none. */
function isBye({ white, black, kind }: Game): boolean {
  return (black === '' || black === white) && !(kind ?? '').includes('forfeit');
}

describe('koya', () => {
  it('is the sum of the points against those whose score is at least the limit, in every way to compute it', () => {
    fc.assert(
      fc.property(anyTournament, anyLimit, (tournament, limit) => {
        const { ids, games, players } = tournament;
        const score = (id: string) => roundsOf(tournament, id).reduce((sum, one) => sum + one.halves, 0);
        const paired = (id: string) => roundsOf(tournament, id).filter(({ opponent }) => opponent !== '');
        // In hundredths of half points
        const haveByesPoints = games.flat().some((one) => isBye(one) && one.result !== 0);
        const most = haveByesPoints ? games.length : Math.max(0, ...ids.map((id) => paired(id).length));
        const maximum = 2 * most;
        const least = (limit.percent ?? 50) * maximum + 100 * (limit.limit ?? 0);
        const table = crosstable(games, { players });
        const column = valuesOf(koyaWithLimit(limit), [], openTable(table));
        ids.forEach((id, at) => {
          const met = paired(id).filter(({ isFinished }) => isFinished);
          const counting = met.filter(({ opponent }) => 100 * score(opponent) >= least);
          const value = counting.reduce((sum, one) => sum + one.halves, 0) / 2;
          expectSame(koya(id, games, players, limit), value, id);
          expectSame(koya(id, table, players, limit), value, id);
          expectSame(column[at], value, id);
          const { contributions, value: explained } = explain(id, games, players, limit);
          expectSame(explained, value, id);
          expectSame(sumOfAll(contributions.map((one) => one.value)), value, id);
          const atLeastLimit = contributions.filter(({ reason }) => reason.key === 'at-least-limit');
          expectSame(atLeastLimit.length, counting.length, id);
        });
      }),
      runs,
    );
  });

  it('a higher limit lets no more opponents count', () => {
    fc.assert(
      fc.property(anyTournament, halves, percent, ({ ids, games }, half, of) => {
        for (const id of ids) {
          const moved = (limit: number) => koya(id, games, [], { limit });
          const set = (at: number) => koya(id, games, [], { percent: at });
          expectAtMost(moved(half + 1), moved(half), id);
          expectAtMost(set(Math.min(of + 10, 100)), set(of), id);
        }
      }),
      runs,
    );
  });

  it('half of the maximum is the limit that nobody moved', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          const unmoved = koya(id, games);
          expectSame(koya(id, games, [], { limit: 0 }), unmoved, id);
          expectSame(koya(id, games, [], { percent: 50 }), unmoved, id);
        }
      }),
      runs,
    );
  });
});
