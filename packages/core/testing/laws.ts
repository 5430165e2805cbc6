// The laws that hold for every tie-break function, whatever it computes.

import fc from 'fast-check';
import { describe, it } from 'vitest';

import { type Tiebreak, crosstable } from '../src/index.js';
import { expectEqual, expectSame } from './expectations.js';
import { type AnyTournament, anyTournament, permuted, renamed, turned } from './tournaments.js';

const runs = { numRuns: 500 };
const keys = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });

function valuesOf(value: Tiebreak, { ids, games, players }: AnyTournament): number[] {
  return ids.map((id) => value(id, games, players));
}

/**
 * Announces the laws of a tie-break; `ofColours` for one that looks at colours. All input is deep-frozen: a function that
 * changes it, throws.
 */
export function describeLaws(name: string, value: Tiebreak, { ofColours = false } = {}): void {
  describe(`laws of ${name}`, () => {
    it('renaming players changes nothing', () => {
      fc.assert(
        fc.property(anyTournament, fc.constantFrom('__proto__', '🙂', '1', ' '), (tournament, prefix) => {
          const other = renamed(tournament, (id) => prefix + id.split('').reverse().join(''));
          expectEqual(valuesOf(value, other), valuesOf(value, tournament));
        }),
        runs,
      );
    });

    it('permuting the games of a round changes nothing', () => {
      fc.assert(
        fc.property(anyTournament, keys, (tournament, order) => {
          expectEqual(valuesOf(value, permuted(tournament, order)), valuesOf(value, tournament));
        }),
        runs,
      );
    });

    if (!ofColours) {
      it('swapping colours together with results changes nothing', () => {
        fc.assert(
          fc.property(anyTournament, keys, (tournament, order) => {
            const other = turned(tournament, (at) => order[at % order.length] % 2 === 0);
            expectEqual(valuesOf(value, other), valuesOf(value, tournament));
          }),
          runs,
        );
      });
    }

    it('games and a compiled table agree', () => {
      fc.assert(
        fc.property(anyTournament, (tournament) => {
          const { ids, games, players } = tournament;
          const table = crosstable(games, { players });
          expectEqual(
            ids.map((id) => value(id, table)),
            valuesOf(value, tournament),
          );
        }),
        runs,
      );
    });

    it('is a number, also for a player without games', () => {
      fc.assert(
        fc.property(anyTournament, ({ games, players }) => {
          expectSame(value('nobody', games, players), 0, 'nobody');
          for (const { id } of players) {
            const own = value(id, games, players);
            expectSame(Number.isFinite(own), true, `${id} has ${own}`);
          }
        }),
        runs,
      );
    });
  });
}
