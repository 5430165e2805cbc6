import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expectAtMost, expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { gamesOf, scoreOverTheBoard, sumOfAll } from '@crosstable/core/testing/over-the-board';
import { anyTournament, playedTournament } from '@crosstable/core/testing/tournaments';

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
          const values = [sonnebornBerger, sonnebornBergerCut1, sonnebornBergerCut2].map((value) => value(id, games));
          expectAtMost(values[1], values[0], id);
          expectAtMost(values[2], values[1], id);
          for (const cut of [0, 1, 2] as const) {
            const { code, contributions, value: explained } = explain(id, games, [], { cut });
            const whose = `${code} of ${id}`;
            const kept = contributions.filter((one) => one.cut === null);
            expectSame(explained, values[cut], whose);
            expectSame(sumOfAll(kept.map((one) => one.value)), values[cut], whose);
            expectSame(contributions.length - kept.length, Math.min(cut, contributions.length), whose);
            const others = contributions.filter((one) => one.value !== one.score * one.points);
            expectEqual(others, [], whose);
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
            const { code, contributions, value } = explain(id, games, [], { median });
            const whose = `${code} of ${id}`;
            const kept = contributions.filter((one) => one.cut === null);
            expectSame(sumOfAll(kept.map((one) => one.value)), value, whose);
            expectSame(contributions.length - kept.length, Math.min(2 * median, contributions.length), whose);
            return value ?? NaN;
          });
          expectSame(values[0], sonnebornBerger(id, games), id);
          expectAtMost(values[1], values[0], id);
          expectAtMost(values[2], values[1], id);
          expectAtMost(values[2], sonnebornBergerCut2(id, games), id);
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
