// Random tournaments beside the npm package tiebreak 0.4.0. migrating.md of the site and migrating-tiebreak.test.ts have the cases that
// differ.

import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectEqual } from '@crosstable/core/testing/expectations';
import { type AnyTournament, anyTournament, playedTournament } from '@crosstable/core/testing/tournaments';

import { type Edition, crosstable, tiebreakValues } from '../src/index.js';
import {
  type Adjustment,
  BUCHHOLZ_CODES,
  type BuchholzCode,
  hasCounterpart,
  missedRounds,
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

/** Our value of a player, and theirs. */
interface Both {
  readonly code: Code;
  readonly id: string;
  readonly ours: number | null;
  readonly theirs: number;
}

const differs = ({ ours, theirs: other }: Both): boolean => !Object.is(ours, other);

/** The values of every player by these codes. */
function valuesOf(codes: readonly Code[], given: AnyTournament, edition: Edition, how: Adjustment): readonly Both[] {
  const { games, ids, players } = given;
  const by = theirs(games, how);
  const table = crosstable(games, { players, system: 'swiss', edition });
  return codes.flatMap((code) => {
    const own = tiebreakValues(code, table);
    return ids.map((id) => ({ code, id, ours: own.get(id) ?? null, theirs: theirValue(code, by, id, games.length) }));
  });
}

describe('the same as tiebreak 0.4.0', () => {
  it('points, Buchholz of 2024 with ½ more for each late forfeit loss of an opponent, and its cuts, but for two cases', () => {
    fc.assert(
      fc.property(told, (given) => {
        const missed = missedRounds(given.ids, given.games);
        const points = valuesOf(['PTS'], given, '2026-03', 'FIDE_2023');
        const compared = valuesOf(BUCHHOLZ_CODES, given, '2024-08', 'FIDE_2023').flatMap((both) => {
          const unplayed = missed.get(both.id);
          if (unplayed === undefined || both.ours === null) return [both];
          if (both.code === 'BH') return [{ ...both, ours: both.ours + unplayed.lateForfeitLossesMet / 2 }];
          return reasonToDiffer(both.code, unplayed) === undefined ? [both] : [];
        });
        expectEqual([...points, ...compared].filter(differs), []);
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
          expectEqual(valuesOf([code], given, edition, adjustment).filter(differs), []);
        },
      ),
      runs,
    );
  });
});
