import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { crosstable, isInputError } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { anyTournament } from '@crosstable/core/testing/tournaments';

import { explain } from '../src/explain.js';
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

  // Cy asks for a bye. Before the game Cy's score is 1; after it the bye counts as a draw for Ana, who lost: 1½
  const GAME = [game('Cy', 'Ana', 1)];
  const BYE = [bye('Cy', 'zero-bye'), bye('Ana', 'zero-bye')];

  it('is refused where Article 16.3.2 would tell two orders apart', () => {
    const known = { system: 'swiss' } as const;
    expect(tiebreakValues('BH', crosstable([GAME, BYE], known)).get('Ana')).toBe(1.5);
    expect(tiebreakValues('BH', crosstable([BYE, GAME], known)).get('Ana')).toBe(1);
    const table = crosstable([GAME, BYE], { ...known, unknown: ['rounds'] });
    const error = 'a tournament whose rounds are known (Article 16.3.2)';
    for (const code of CODES) expect(() => tiebreakValues(code, table)).toThrow(error);
    for (const code of CODES) expect(() => explain(code, 'Ana', table)).toThrow(error);
  });
});
