import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { describeLaws } from '../../core/test/laws.js';
import { anyTournament } from '../../core/test/tournaments.js';
import { progressiveCut1Fide } from '../src/cut1-fide.js';
import { progressiveCut1 } from '../src/cut1.js';
import { progressiveCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import type { Game } from '../src/index.js';
import { progressive } from '../src/index.js';

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
          const sum = weighted.reduce((one, other) => one + other, 0);
          expect(progressive(id, games)).toBe(sum);
          expect(progressiveCut1Fide(id, games)).toBe(sum - first);
          const afterTwo = games.length > 1 && !isOpen(games[1], id) ? first + pointsIn(games[1], id) : 0;
          expect(progressiveCut2(id, games)).toBe(sum - first - afterTwo);
          expect(progressiveCut1(id, games)).toBe(sum - first * from(0));
        }
      }),
      runs,
    );
  });

  it('Cut-2 <= Cut-1 <= plain, and each is the sum of the contributions kept', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          expect(progressiveCut1Fide(id, games)).toBeLessThanOrEqual(progressive(id, games));
          expect(progressiveCut2(id, games)).toBeLessThanOrEqual(progressiveCut1Fide(id, games));
          expect(progressiveCut1(id, games)).toBeLessThanOrEqual(progressiveCut1Fide(id, games));
          for (const [value, variant] of [
            [progressive, { cut: 0 }],
            [progressiveCut1, { cut: 1 }],
            [progressiveCut1Fide, { cut: 1, fide: true }],
            [progressiveCut2, { cut: 2 }],
          ] as const) {
            const explained = explain(id, games, [], variant);
            const kept = explained.contributions.filter(({ cut }) => cut === null);
            expect(explained.value).toBe(value(id, games));
            expect(kept.reduce((sum, one) => sum + one.value, 0)).toBe(value(id, games));
          }
        }
      }),
      runs,
    );
  });
});
