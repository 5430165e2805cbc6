import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { crosstable, isInputError } from '@crosstable/core';
import { anyTournament } from '@crosstable/core/testing/tournaments';

import { tiebreakValues } from '../src/values.js';

/** The tie-breaks that look at opponents' adjusted scores. */
const CODES = ['BH', 'BH/C1', 'BH/M1', 'AOB', 'SB', 'SB/C1'] as const;

/** The values of a table whose rounds nobody knows; nothing where the order is needed. */
function valuesOf(
  code: string,
  table: Parameters<typeof tiebreakValues>[1],
): ReadonlyMap<string, number | null> | undefined {
  try {
    return tiebreakValues(code, table);
  } catch (thrown) {
    if (isInputError(thrown) && thrown.key === 'rounds-not-known') return undefined;
    throw thrown;
  }
}

describe('a tie-break of a Swiss whose rounds nobody knows', () => {
  it('has the value of every order, or is refused', () => {
    let [allowed, refused] = [0, 0];
    fc.assert(
      fc.property(anyTournament, fc.infiniteStream(fc.nat(99)), ({ games, players }, places) => {
        const known = { players, system: 'swiss' } as const;
        const shuffled = games
          .map((round) => ({ round, place: Number(places.next().value) }))
          .sort((one, other) => one.place - other.place)
          .map(({ round }) => round);
        for (const code of CODES) {
          const found = valuesOf(code, crosstable(games, { ...known, unknown: ['rounds'] }));
          if (found === undefined) refused++;
          else {
            allowed++;
            expect(found).toEqual(tiebreakValues(code, crosstable(shuffled, known)));
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(allowed).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});
