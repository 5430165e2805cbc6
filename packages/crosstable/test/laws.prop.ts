import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponentsCut1 } from '../../average-rating/src/cut1.js';
import { averageRatingOfOpponents } from '../../average-rating/src/index.js';
import { deepFrozen } from '../../core/test/notation.js';
import type { AnyTournament } from '../../core/test/tournaments.js';
import { anyTournament, partlyRated, permuted, renamed, turned } from '../../core/test/tournaments.js';
import { progressiveCut1Fide } from '../../progressive/src/cut1-fide.js';
import { progressive } from '../../progressive/src/index.js';
import { sonnebornBergerCut1 } from '../../sonneborn-berger/src/cut1.js';
import { sonnebornBerger } from '../../sonneborn-berger/src/index.js';
import type { CrosstableOptions, Scoring } from '../src/index.js';
import { crosstable, explain, standings, tiebreak, tiebreakValues } from '../src/index.js';
import { CODES } from './golden-values.js';

const runs = { numRuns: 1000 };

/** The functions of the packages, and their codes. */
const DOCUMENTED = {
  PS: progressive,
  'PS/C1': progressiveCut1Fide,
  SB: sonnebornBerger,
  'SB/C1': sonnebornBergerCut1,
  ARO: averageRatingOfOpponents,
  'ARO/C1': averageRatingOfOpponentsCut1,
};

const scorings = fc.constantFrom<Scoring | undefined>(
  undefined,
  {},
  { win: 3, draw: 1, loss: 0 },
  { win: 3, draw: 2, loss: 1, absence: 0 },
  { win: 1, draw: 0.5, loss: 0, pairingBye: 0.5 },
  { pairingBye: 0 },
  { win: 0.3, draw: 0.1 },
  { win: 2.5, draw: 1.01, loss: 0.2, absence: 0.1, pairingBye: 0.7 },
);

const options: fc.Arbitrary<CrosstableOptions> = fc.record({
  system: fc.constantFrom(undefined, 'swiss', 'round-robin'),
  edition: fc.constantFrom(undefined, '2024-08', '2026-03'),
  scoring: scorings,
  unrated: fc.constantFrom(undefined, 1000),
});

const keys = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });

function compile({ games, players }: AnyTournament, rest: CrosstableOptions) {
  return crosstable(games, deepFrozen({ ...rest, players, rounds: games.length + 2 }));
}

/** All values of all codes, by player; ids as their place in the list, so that names don't matter. */
function allValues(tournament: AnyTournament, rest: CrosstableOptions) {
  const table = compile(tournament, rest);
  return CODES.map((code) => [...tiebreakValues(code, table).values()]);
}

describe('for every code', () => {
  it('whole columns, single values and explanations are the same', () => {
    fc.assert(
      fc.property(partlyRated, options, (tournament, rest) => {
        const table = compile(tournament, rest);
        for (const code of CODES) {
          const values = tiebreakValues(code, table);
          expect([...values.keys()]).toEqual(table.players);
          for (const [id, value] of values) {
            expect(tiebreak(code)(id, table)).toBe(value);
            expect(explain(code, id, table).value).toBe(value);
            expect(value).not.toBeNaN();
          }
        }
      }),
      runs,
    );
  });

  it('games alone and a table of them agree', () => {
    fc.assert(
      fc.property(anyTournament, (tournament) => {
        const { games, ids, players } = tournament;
        const table = crosstable(games, { players });
        for (const [code, value] of Object.entries(DOCUMENTED)) {
          const values = tiebreakValues(code, table);
          // where the regulations leave a value undefined, the documented functions return 0
          for (const id of ids) {
            expect(value(id, games, players)).toBe(values.get(id) ?? 0);
            expect(value(id, table)).toBe(values.get(id) ?? 0);
          }
        }
      }),
      runs,
    );
  });

  it('new names, another order within the rounds and swapped colours change nothing', () => {
    fc.assert(
      fc.property(partlyRated, options, keys, (tournament, rest, order) => {
        const values = allValues(tournament, rest);
        expect(
          allValues(
            renamed(tournament, (id) => `${id}…`),
            rest,
          ),
        ).toEqual(values);
        expect(allValues(permuted(tournament, order), rest)).toEqual(values);
        expect(
          allValues(
            turned(tournament, (at) => order[at % order.length] % 2 === 0),
            rest,
          ),
        ).toEqual(values);
      }),
      runs,
    );
  });

  it('the value is the sum, or the rounded mean, of the contributions kept', () => {
    fc.assert(
      fc.property(partlyRated, options, (tournament, rest) => {
        const table = compile(tournament, rest);
        for (const code of CODES) {
          for (const id of tournament.ids) {
            const { contributions, value } = explain(code, id, table);
            if (value === null) continue;
            const kept = contributions.filter(({ cut }) => cut === null);
            const sum = kept.reduce((total, one) => total + one.value, 0);
            if (code.startsWith('ARO')) expect(value).toBe(Math.floor(sum / kept.length + 0.5));
            else expect(value).toBeCloseTo(sum, 9);
            const cuts = code.endsWith('/C1') ? 1 : 0;
            expect(contributions.length - kept.length).toBe(Math.min(cuts, contributions.length));
          }
        }
      }),
      runs,
    );
  });

  it('a Cut-1 of a sum is no more than the sum, and that of a mean no less than the mean', () => {
    fc.assert(
      fc.property(anyTournament, options, (tournament, rest) => {
        const table = compile(tournament, rest);
        for (const id of tournament.ids) {
          for (const code of ['PS', 'SB']) {
            const [plain, cut] = [tiebreak(code)(id, table), tiebreak(`${code}/C1`)(id, table)];
            expect(cut).toBeLessThanOrEqual(plain ?? NaN);
          }
          const [plain, cut] = [tiebreak('ARO')(id, table), tiebreak('ARO/C1')(id, table)];
          if (cut !== null) expect(cut).toBeGreaterThanOrEqual(plain ?? NaN);
        }
      }),
      runs,
    );
  });
});

describe('standings', () => {
  const orders = fc.shuffledSubarray([...CODES]);

  it('are in the order of their values, with the rank of the first of those who are tied', () => {
    fc.assert(
      fc.property(partlyRated, options, orders, (tournament, rest, codes) => {
        const table = compile(tournament, rest);
        const rows = standings(table, codes);
        expect(rows.map(({ player }) => player).sort()).toEqual([...table.players].sort());
        const ahead = (one: readonly (number | null)[], other: readonly (number | null)[]) => {
          const at = one.findIndex((value, column) => value !== other[column]);
          return at >= 0 && (one[at] ?? -Infinity) > (other[at] ?? -Infinity);
        };
        const place = (player: string) => table.players.indexOf(player);
        rows.forEach(({ player, rank, values }, at) => {
          expect(rank).toBe(1 + rows.filter((row) => ahead(row.values, values)).length);
          expect(values).toEqual(codes.map((code) => tiebreak(code)(player, table)));
          if (at > 0 && rows[at - 1].rank === rank) expect(place(rows[at - 1].player)).toBeLessThan(place(player));
        });
      }),
      runs,
    );
  });
});
