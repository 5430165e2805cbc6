import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectAtMost, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { sumOfAll } from '@crosstable/core/testing/over-the-board';
import { anyTournament } from '@crosstable/core/testing/tournaments';

import { progressiveCut1Fide } from '../src/cut1-fide.js';
import { progressiveCut1 } from '../src/cut1.js';
import { progressiveCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { type Game, progressive } from '../src/index.js';

describeLaws('progressive', progressive);
describeLaws('progressiveCut1', progressiveCut1);
describeLaws('progressiveCut1Fide', progressiveCut1Fide);
describeLaws('progressiveCut2', progressiveCut2);

const runs = { numRuns: 1000 };

/** The points of a round for a player, read off the games as the model defines them. */
function pointsIn(round: readonly Game[], id: string): number {
  for (const { white, black, result, kind, blackResult } of round) {
    if (result === null) continue;
    if (white === id) return result;
    if (black === id) return kind === 'double-forfeit' ? 0 : (blackResult ?? 1 - result);
  }
  return 0;
}

/** Whether the player's game of a round isn't finished. */
function isOpen(round: readonly Game[], id: string): boolean {
  return round.some(({ white, black, result }) => result === null && (white === id || black === id));
}

describe('progressive scores', () => {
  it('count the points of every round once for it and for each round after it whose game is finished', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          const from = (at: number): number => games.slice(at).filter((round) => !isOpen(round, id)).length;
          const weighted = games.map((round, at) => pointsIn(round, id) * from(at));
          const first = games.length > 0 ? pointsIn(games[0], id) : 0;
          const sum = sumOfAll(weighted);
          expectSame(progressive(id, games), sum, id);
          expectSame(progressiveCut1Fide(id, games), sum - first, id);
          const afterTwo = games.length > 1 && !isOpen(games[1], id) ? first + pointsIn(games[1], id) : 0;
          expectSame(progressiveCut2(id, games), sum - first - afterTwo, id);
          expectSame(progressiveCut1(id, games), sum - first * from(0), id);
        }
      }),
      runs,
    );
  });

  it('Cut-2 <= Cut-1 <= plain, and each is the sum of the contributions kept', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          const [plain, cut1, cut1Fide, cut2] = [
            progressive,
            progressiveCut1,
            progressiveCut1Fide,
            progressiveCut2,
          ].map((value) => value(id, games));
          expectAtMost(cut1Fide, plain, id);
          expectAtMost(cut2, cut1Fide, id);
          expectAtMost(cut1, cut1Fide, id);
          for (const [value, variant] of [
            [plain, { cut: 0 }],
            [cut1, { cut: 1 }],
            [cut1Fide, { cut: 1, fide: true }],
            [cut2, { cut: 2 }],
          ] as const) {
            const explained = explain(id, games, [], variant);
            const whose = `${explained.code} of ${id}`;
            const kept = explained.contributions.filter(({ cut }) => cut === null);
            expectSame(explained.value, value, whose);
            expectSame(sumOfAll(kept.map((one) => one.value)), value, whose);
          }
        }
      }),
      runs,
    );
  });
});
