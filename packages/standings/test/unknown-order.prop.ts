import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { anyTournament } from '@crosstable/core/testing/tournaments';

import { tiebreakValues } from '../src/values.js';

/** The tie-breaks that look at opponents' adjusted scores, and progressive scores. */
const CODES = ['BH', 'BH/C1', 'BH/M1', 'AOB', 'SB', 'SB/C1', 'PS', 'PS/C1', 'PS/C2'] as const;

describe('a tie-break of a Swiss whose rounds nobody knows', () => {
  it('has the value of every order, or none', () => {
    let [known, open] = [0, 0];
    fc.assert(
      fc.property(anyTournament, fc.infiniteStream(fc.nat(99)), ({ games, players }, places) => {
        const options = { players, system: 'swiss' } as const;
        const shuffled = games
          .map((round) => ({ round, place: Number(places.next().value) }))
          .sort((one, other) => one.place - other.place)
          .map(({ round }) => round);
        for (const code of CODES) {
          const found = tiebreakValues(code, crosstable(games, { ...options, unknown: ['rounds'] }));
          const [here, there] = [games, shuffled].map((rounds) => tiebreakValues(code, crosstable(rounds, options)));
          for (const [id, value] of found) {
            if (value === null) open++;
            else {
              known++;
              expect([here.get(id), there.get(id)]).toEqual([value, value]);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(known).toBeGreaterThan(0);
    expect(open).toBeGreaterThan(0);
  });
});
