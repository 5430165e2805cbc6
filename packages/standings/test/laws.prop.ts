import fc from 'fast-check';
import { describe, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { averageRatingOfOpponentsCut1 } from '@crosstable/average-rating/cut1';
import { buchholz } from '@crosstable/buchholz';
import { averageOfOpponentsBuchholz } from '@crosstable/buchholz/average';
import { buchholzCut1 } from '@crosstable/buchholz/cut1';
import { buchholzMedian2 } from '@crosstable/buchholz/median2';
import { type Crosstable, type CrosstableOptions, type Explanation, type Scoring, crosstable } from '@crosstable/core';
import { expectAtLeast, expectBelow, expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { deepFrozen } from '@crosstable/core/testing/notation';
import { roundedMean } from '@crosstable/core/testing/over-the-board';
import {
  type AnyTournament,
  anyTournament,
  partlyRated,
  permuted,
  renamed,
  turned,
} from '@crosstable/core/testing/tournaments';
import { koya } from '@crosstable/koya';
import { averagePerformanceRatingOfOpponents } from '@crosstable/performance-rating/average';
import { averagePerfectPerformanceOfOpponents } from '@crosstable/performance-rating/average-perfect';
import { perfectTournamentPerformance } from '@crosstable/performance-rating/perfect';
import { tournamentPerformanceRating } from '@crosstable/performance-rating/tournament';
import { progressive } from '@crosstable/progressive';
import { progressiveCut1Fide } from '@crosstable/progressive/cut1-fide';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { sonnebornBergerCut1 } from '@crosstable/sonneborn-berger/cut1';
import { blackGames, blackWins, roundsElected, standardPoints, win, won } from '@crosstable/wins';

import { explainStanding, explainStandings } from '../src/explain-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

const runs = { numRuns: 200 };

/** The functions of the packages, and their codes. */
const DOCUMENTED = {
  PS: progressive,
  'PS/C1': progressiveCut1Fide,
  SB: sonnebornBerger,
  'SB/C1': sonnebornBergerCut1,
  ARO: averageRatingOfOpponents,
  'ARO/C1': averageRatingOfOpponentsCut1,
  BH: buchholz,
  'BH/C1': buchholzCut1,
  'BH/M2': buchholzMedian2,
  AOB: averageOfOpponentsBuchholz,
  KS: koya,
  WIN: win,
  WON: won,
  BPG: blackGames,
  BWG: blackWins,
  REP: roundsElected,
  STD: standardPoints,
  TPR: tournamentPerformanceRating,
  PTP: perfectTournamentPerformance,
  APRO: averagePerformanceRatingOfOpponents,
  APPO: averagePerfectPerformanceOfOpponents,
};

/** Codes that no round-robin allows in the edition of March 2026. */
const SWISS = `BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P AOB AOB/F FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C2/P`.split(' ');
const ANYWHERE =
  `PTS WIN WON BPG BWG PS PS/C1 PS/C2 REP STD SB SB/C1 SB/C2 SB/M1 SB/M2 SB/P SB/C1/P KS KS/L+1 KS/L-2 KS/L60
  ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG RTNG/R DE DE/P`.split(/\s+/);

/** Everything but pairing numbers, which depend on the list of players. */
function codesFor({ system, edition }: Crosstable): readonly string[] {
  return system === 'round-robin' && edition === '2026-03' ? ANYWHERE : [...ANYWHERE, ...SWISS];
}

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
  unrated: fc.constantFrom(undefined, 1000, 'skip' as const),
});

const keys = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });

function compile({ games, players }: AnyTournament, rest: CrosstableOptions) {
  return crosstable(games, deepFrozen({ rounds: games.length, ...rest, players }));
}

/** All values of all codes, by player; ids as their place in the list, so that names don't matter. */
function allValues(tournament: AnyTournament, rest: CrosstableOptions, without: readonly string[] = []) {
  const table = compile(tournament, rest);
  const codes = codesFor(table).filter((code) => !without.includes(code));
  return codes.map((code) => [code, ...tiebreakValues(code, table).values()]);
}

/** The value that the kept contributions and the conclusion make, without asking how it was computed. */
function concluded({ code, contributions, conclusion }: Explanation): number {
  const kept = contributions.filter(({ cut }) => cut === null);
  const sum = kept.reduce((total, { value }) => total + value, 0);
  if (conclusion.key === 'rating-difference') return conclusion.values.average + conclusion.values.difference;
  if (conclusion.key !== 'mean') return sum;
  if (code.startsWith('AOB')) return sum / kept.length;
  return roundedMean(kept.map(({ value }) => value));
}

/** How many contributions the modifier of the code cuts. */
function cutsOf({ code, contributions }: Explanation): number {
  const [, letter = 'C', digit = '0'] = /\/([CM])([12])/.exec(code) ?? [];
  const cuts = Number(digit) * (letter === 'M' ? 2 : 1);
  // Art. 14.1.1.c: progressive scores lose their first rounds, whatever there is of them
  if (code.startsWith('PS')) return contributions.filter(({ round }) => Number(round) <= cuts).length;
  return Math.min(cuts, contributions.length);
}

/** Lists in which direct encounter has different groups, the last with values entered by hand. */
const LISTS = ['DE,PTS,DE,SB,DE/P', 'PTS,SB,DE', 'PTS,DE,KS,DE,WIN', 'PTS,HAND,DE'].map((list) => list.split(','));

it('a row of the standings and its explanation have the same values', () => {
  fc.assert(
    fc.property(partlyRated, options, fc.constantFrom(...LISTS), (tournament, rest, codes) => {
      const table = compile(tournament, rest);
      const hand = new Map(table.players.slice(1).map((id, at) => [id, at % 3]));
      const manual = codes.includes('HAND') ? { manual: { HAND: hand } } : {};
      for (const { player, values } of standings(table, codes, manual)) {
        const explained = explainStanding(table, codes, player, manual).map(({ value }) => value);
        expectEqual(explained, values, player);
      }
    }),
    runs,
  );
});

it('everybody explained in one pass is every player explained alone', () => {
  fc.assert(
    fc.property(partlyRated, options, fc.constantFrom(...LISTS), fc.boolean(), (tournament, rest, codes, isPart) => {
      const table = compile(tournament, rest);
      const of = isPart ? table.players.filter((_, at) => at % 2 === 0) : undefined;
      const hand = new Map(table.players.slice(1).map((id, at) => [id, at % 3]));
      const asked = codes.includes('HAND') ? { of, manual: { HAND: hand } } : { of };
      const ranked = new Set(standings(table, codes, asked).map(({ player }) => player));
      const alone = table.players.filter((id) => ranked.has(id));
      expectEqual(
        [...explainStandings(table, codes, asked)],
        alone.map((id) => [id, explainStanding(table, codes, id, asked)]),
      );
    }),
    runs,
  );
});

describe('for every code', () => {
  it('whole columns, single values and explanations are the same', () => {
    fc.assert(
      fc.property(partlyRated, options, fc.constantFrom(0, 2), (tournament, rest, ahead) => {
        const table = compile(tournament, { ...rest, rounds: tournament.games.length + ahead });
        for (const code of [...codesFor(table), 'TPN', 'TPN/R']) {
          const value = tiebreak(code);
          const column = tiebreakValues(code, table);
          expectEqual([...column.keys()], table.players, code);
          for (const [id, whole] of column) {
            const whose = `${code} of ${id}`;
            expectSame(value(id, table), whole, whose);
            expectSame(explain(code, id, table).value, whole, whose);
            expectSame(Number.isNaN(whole), false, whose);
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
          const column = tiebreakValues(code, table);
          for (const id of ids) {
            // where the regulations leave a value undefined, the documented functions return 0
            const wanted = column.get(id) ?? 0;
            expectSame(value(id, games, players), wanted, `${code} of ${id}, of games`);
            expectSame(value(id, table), wanted, `${code} of ${id}, of a table`);
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
        const other = renamed(tournament, (id) => `${id}…`);
        expectEqual(allValues(other, rest), values);
        expectEqual(allValues(permuted(tournament, order), rest), values);
        const swapped = turned(tournament, (at) => order[at % order.length] % 2 === 0);
        const colours = ['BPG', 'BWG'];
        expectEqual(
          allValues(swapped, rest, colours),
          values.filter(([code]) => !colours.some((one) => one === code)),
        );
      }),
      runs,
    );
  });

  it('another order of the players changes nothing', () => {
    fc.assert(
      fc.property(partlyRated, options, (tournament, rest) => {
        const table = compile(tournament, rest);
        const turnedAround = compile({ ...tournament, players: tournament.players.toReversed() }, rest);
        for (const code of codesFor(table)) {
          const other = tiebreakValues(code, turnedAround);
          const differing = [...tiebreakValues(code, table)].filter(([id, value]) => other.get(id) !== value);
          expectEqual(differing, [], code);
        }
      }),
      runs,
    );
  });

  it('the contributions kept make the value: their sum, their mean, or what the conclusion says', () => {
    fc.assert(
      fc.property(partlyRated, options, (tournament, rest) => {
        const table = compile(tournament, rest);
        const without = ['DE', 'DE/P', 'PTP', 'RTNG', 'RTNG/R']; // these are no sums
        const codes = codesFor(table).filter((one) => !without.includes(one));
        const explained = codes.flatMap((code) => tournament.ids.map((id) => explain(code, id, table)));
        const valued = explained.filter(({ value }) => value !== null);
        const close = ({ value }: Explanation, other: number) => Math.abs((value ?? NaN) - other) < 5e-10;
        expectEqual(
          valued.filter((one) => !close(one, concluded(one))),
          [],
        );
        const gone = ({ contributions }: Explanation) => contributions.filter(({ cut }) => cut !== null).length;
        expectEqual(
          valued.filter((one) => gone(one) !== cutsOf(one)),
          [],
        );
      }),
      runs,
    );
  });

  it('a cut of a sum is no more than the sum, and that of a mean no less than the mean', () => {
    fc.assert(
      fc.property(anyTournament, options, (tournament, rest) => {
        const table = compile(tournament, rest);
        const pairs = [
          ['PS/C1', 'PS'],
          ['PS/C2', 'PS/C1'],
          ['SB/C1', 'SB'],
          ['SB/C2', 'SB/C1'],
          ['ARO', 'ARO/C1'],
          ['ARO/C1', 'ARO/C2'],
        ].flatMap(([less, more]) => {
          const [least, most] = [tiebreak(less), tiebreak(more)];
          return tournament.ids.map((id) => ({ id, less, more, least: least(id, table), most: most(id, table) }));
        });
        expectEqual(
          pairs.filter(({ least, most }) => least !== null && most !== null && !(least <= most)),
          [],
        );
      }),
      runs,
    );
  });
});

describe('16: unplayed rounds in a Swiss', () => {
  it('a bye without kind counts and reads like one of the kind that its result makes it', () => {
    const kinds = { 0: 'zero-bye', 0.5: 'half-bye', 1: 'pairing-bye' } as const;
    fc.assert(
      fc.property(anyTournament, options, (tournament, { system: _, ...rest }) => {
        const swiss = { ...rest, system: 'swiss' } as const;
        const named = tournament.games.map((round) =>
          round.map((one) => {
            const isOpen = one.kind === undefined && (one.black === '' || one.black === one.white);
            return isOpen && one.result !== null ? { ...one, kind: kinds[one.result] } : one;
          }),
        );
        const other = { ...tournament, games: named };
        expectEqual(allValues(tournament, swiss), allValues(other, swiss));
        const told = [tournament, other].map((one) =>
          one.ids.map((id) => explainStanding(compile(one, swiss), ['PTS', 'BH/C1', 'SB', 'REP', 'WIN'], id)),
        );
        expectEqual(told[0], told[1]);
      }),
      runs,
    );
  });
});

describe('7.1: number of wins', () => {
  it('a round of byes for everyone keeps the order', () => {
    const byes = fc.constantFrom(['full-bye', 1] as const, ['half-bye', 0.5] as const, ['pairing-bye', 1] as const);
    fc.assert(
      fc.property(anyTournament, options, byes, (tournament, rest, [kind, result]) => {
        const more = {
          ...tournament,
          games: [...tournament.games, tournament.ids.map((white) => ({ white, black: '', kind, result }))],
        };
        const [before, after] = [tournament, more].map((one) => [
          ...tiebreakValues('WIN', compile(one, rest)).values(),
        ]);
        const [first = 0] = before.map((value, at) => (after[at] ?? 0) - (value ?? 0));
        expectEqual(
          after,
          before.map((value) => (value ?? 0) + first),
        );
      }),
      runs,
    );
  });
});

describe('standings', () => {
  const orders = fc.shuffledSubarray(ANYWHERE.filter((code) => !code.startsWith('DE') && code !== 'RTNG/R'));
  const orders4 = fc.shuffledSubarray([...ANYWHERE], { minLength: 1, maxLength: 4 });

  it('are in the order of their values, with the rank of the first of those who are tied', () => {
    fc.assert(
      fc.property(partlyRated, options, orders, (tournament, rest, codes) => {
        const table = compile(tournament, rest);
        const rows = standings(table, codes);
        expectEqual(rows.map(({ player }) => player).sort(), [...table.players].sort());
        const ahead = (one: readonly (number | null)[], other: readonly (number | null)[]) => {
          const at = one.findIndex((value, column) => value !== other[column]);
          return at >= 0 && (one[at] ?? -Infinity) > (other[at] ?? -Infinity);
        };
        const place = (player: string) => table.players.indexOf(player);
        const single = codes.map((code) => tiebreak(code));
        rows.forEach(({ player, rank, values }, at) => {
          expectSame(rank, 1 + rows.filter((row) => ahead(row.values, values)).length, player);
          expectEqual(
            values,
            single.map((value) => value(player, table)),
            player,
          );
          if (at > 0 && rows[at - 1].rank === rank) expectBelow(place(rows[at - 1].player), place(player), player);
        });
      }),
      runs,
    );
  });

  it('refine: another code at the end never reorders players who were apart, direct encounter included', () => {
    fc.assert(
      fc.property(
        partlyRated,
        options,
        orders4,
        fc.constantFrom('DE', 'DE/P', ...ANYWHERE),
        (one, rest, codes, more) => {
          const table = compile(one, rest);
          const before = new Map(standings(table, codes).map(({ player, rank }) => [player, rank]));
          const after = standings(table, [...codes, more]);
          after.forEach(({ player, rank }, at) => {
            const rankBefore = before.get(player) ?? NaN;
            expectAtLeast(rank, rankBefore, player);
            if (at > 0) expectAtLeast(rankBefore, before.get(after[at - 1].player) ?? NaN, player);
          });
        },
      ),
      runs,
    );
  });

  it('don’t depend on the names of the players or on the order of the games', () => {
    fc.assert(
      fc.property(partlyRated, options, orders4, keys, (one, rest, codes, order) => {
        const ranked = (tournament: AnyTournament) =>
          standings(compile(tournament, rest), codes).map(({ rank, values }) => [rank, values]);
        const own = ranked(one);
        expectEqual(ranked(renamed(one, (id) => `${id}…`)), own);
        expectEqual(ranked(permuted(one, order)), own);
      }),
      runs,
    );
  });
});
