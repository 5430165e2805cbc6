// Random tournaments beside the npm package tiebreak 0.4.0. MIGRATING.md and migrating-tiebreak.test.ts have the cases that
// differ.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AnyTournament } from '../../core/test/tournaments.js';
import { anyTournament, playedTournament } from '../../core/test/tournaments.js';
import type { Edition } from '../src/index.js';
import { crosstable, tiebreakValues } from '../src/index.js';
import type { Adjustment, BuchholzCode } from './tiebreak-package.js';
import {
  BUCHHOLZ_CODES,
  hasCounterpart,
  lateForfeitLosses,
  opponentsMet,
  reasonToDiffer,
  theirValue,
  theirs,
} from './tiebreak-package.js';

const runs = { numRuns: 2000 };

/** A tournament without the records that tiebreak 0.4.0 has no word for: those rounds are absences. */
const told = anyTournament.map((tournament) => ({
  ...tournament,
  games: tournament.games.map((round) => round.filter(hasCounterpart)),
}));

type Code = BuchholzCode | 'PTS';

function ours(code: Code, { games, players }: AnyTournament, edition: Edition) {
  return tiebreakValues(code, crosstable(games, { players, system: 'swiss', edition }));
}

/** Their values of those whom `which` lets through, beside ours. */
function bothOf(
  code: Code,
  given: AnyTournament,
  which: (id: string) => boolean,
  adjustment: Adjustment = 'FIDE_2023',
) {
  const by = theirs(given.games, adjustment);
  const values = (edition: Edition) => {
    const own = ours(code, given, edition);
    return given.ids.filter(which).map((id) => own.get(id));
  };
  return { values, theirs: given.ids.filter(which).map((id) => theirValue(code, by, id, given.games.length)) };
}

describe('the same as tiebreak 0.4.0', () => {
  it('points', () => {
    fc.assert(
      fc.property(told, (given) => {
        const both = bothOf('PTS', given, () => true);
        expect(both.values('2026-03')).toEqual(both.theirs);
      }),
      runs,
    );
  });

  it('Buchholz of 2024, with ½ more for each late forfeit loss of an opponent', () => {
    fc.assert(
      fc.property(told, (given) => {
        const own = ours('BH', given, '2024-08');
        const by = theirs(given.games);
        const values = given.ids.map((id) => {
          const late = opponentsMet(id, given.games).map((other) => lateForfeitLosses(other, given.games));
          const more = late.reduce((sum, losses) => sum + losses / 2, 0);
          return [(own.get(id) ?? NaN) + more, theirValue('BH', by, id, given.games.length)] as const;
        });
        expect(values.filter(([one, other]) => !Object.is(one, other))).toEqual([]);
      }),
      runs,
    );
  });

  it.each(['BH/C1', 'BH/C2', 'BH/M1', 'BH/M2'] as const)('%s of 2024, but for the two cases that differ', (code) => {
    fc.assert(
      fc.property(told, (given) => {
        const both = bothOf(code, given, (id) => reasonToDiffer(code, id, given.games) === undefined);
        expect(both.values('2024-08')).toEqual(both.theirs);
      }),
      runs,
    );
  });

  it('everything, however it adjusts, in both editions, where everybody played every round', () => {
    fc.assert(
      fc.property(
        playedTournament.map((given) => ({
          ...given,
          games: given.games.filter((round) => round.length * 2 === given.ids.length),
        })),
        fc.constantFrom<Code>('PTS', ...BUCHHOLZ_CODES),
        fc.constantFrom<Adjustment>('FIDE_2023', 'FIDE_2009', 'NONE'),
        fc.constantFrom<Edition>('2024-08', '2026-03'),
        (given, code, adjustment, edition) => {
          const both = bothOf(code, given, () => true, adjustment);
          expect(both.values(edition)).toEqual(both.theirs);
        },
      ),
      runs,
    );
  });
});
