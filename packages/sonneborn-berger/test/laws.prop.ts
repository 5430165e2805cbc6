import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { describeLaws } from '../../core/test/laws.js';
import { gamesOf, scoreOverTheBoard, sumOfAll } from '../../core/test/over-the-board.js';
import { anyTournament, playedTournament } from '../../core/test/tournaments.js';
import { sonnebornBergerCut1 } from '../src/cut1.js';
import { sonnebornBergerCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { sonnebornBerger } from '../src/index.js';

describeLaws('sonnebornBerger', sonnebornBerger);
describeLaws('sonnebornBergerCut1', sonnebornBergerCut1);
describeLaws('sonnebornBergerCut2', sonnebornBergerCut2);

const runs = { numRuns: 1000 };

describe('Sonneborn-Berger', () => {
  it('Cut-2 <= Cut-1 <= plain, and each is the sum of the contributions kept', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          expect(sonnebornBergerCut1(id, games)).toBeLessThanOrEqual(sonnebornBerger(id, games));
          expect(sonnebornBergerCut2(id, games)).toBeLessThanOrEqual(sonnebornBergerCut1(id, games));
          for (const [value, cut] of [
            [sonnebornBerger, 0],
            [sonnebornBergerCut1, 1],
            [sonnebornBergerCut2, 2],
          ] as const) {
            const { contributions, value: explained } = explain(id, games, [], { cut });
            const kept = contributions.filter((one) => one.cut === null);
            expect(explained).toBe(value(id, games));
            expect(kept.reduce((sum, one) => sum + one.value, 0)).toBe(value(id, games));
            expect(contributions.length - kept.length).toBe(Math.min(cut, contributions.length));
            expect(contributions.every((one) => one.value === one.score * one.points)).toBe(true);
          }
        }
      }),
      runs,
    );
  });

  it('Median-2 <= Median-1 <= plain, each the sum of what its cuts, two at either end at most, leave', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          const values = ([0, 1, 2] as const).map((median) => {
            const { contributions, value } = explain(id, games, [], { median });
            const kept = contributions.filter((one) => one.cut === null);
            expect(kept.reduce((sum, one) => sum + one.value, 0)).toBe(value);
            expect(contributions.length - kept.length).toBe(Math.min(2 * median, contributions.length));
            return value ?? NaN;
          });
          expect(values[0]).toBe(sonnebornBerger(id, games));
          expect(values[1]).toBeLessThanOrEqual(values[0]);
          expect(values[2]).toBeLessThanOrEqual(values[1]);
          expect(values[2]).toBeLessThanOrEqual(sonnebornBergerCut2(id, games));
        }
      }),
      runs,
    );
  });

  it('of a whole field: every score counts once for each point that was lost against it', () => {
    fc.assert(
      fc.property(playedTournament, ({ ids, games }) => {
        const onceForLost = ids.map((id) => {
          const score = scoreOverTheBoard(games, id);
          return score * (gamesOf(games, id).length - score);
        });
        expect(sumOfAll(ids.map((id) => sonnebornBerger(id, games)))).toBe(sumOfAll(onceForLost));
      }),
      runs,
    );
  });
});
