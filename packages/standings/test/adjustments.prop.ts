import fc from 'fast-check';
import { describe, it } from 'vitest';

import {
  type Adjustment,
  type CrosstableOptions,
  NO_RECORD,
  UNFINISHED,
  crosstable,
  openTable,
  outcomeOf,
} from '@crosstable/core';
import { expectBelow, expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { deepFrozen } from '@crosstable/core/testing/notation';
import { type AnyTournament, anyTournament } from '@crosstable/core/testing/tournaments';

import { explain } from '../src/explain.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

const runs = { numRuns: 150 };

/** An adjustment whose player and round are places; the tournament gives them a meaning. */
interface Wish {
  readonly who: number;
  readonly when: number;
  readonly points: number;
  readonly replaces: boolean;
}

const anyPoints = fc.oneof(
  fc.constantFrom(-1, -0.5, 0, 0.5, 1, 3),
  fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10),
);
const wishes: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.record({ who: fc.nat(), when: fc.nat(), points: anyPoints, replaces: fc.boolean() }),
  { maxLength: 5 },
);

const options: fc.Arbitrary<CrosstableOptions> = fc.record({
  system: fc.constantFrom(undefined, 'swiss', 'round-robin'),
  edition: fc.constantFrom('2024-08', '2026-03'),
  scoring: fc.constantFrom(undefined, { win: 3, draw: 1, loss: 0 }),
});

/** Tie-breaks that look at results, and not at the points for them. */
const OF_GAMES = ['WON', 'BPG', 'BWG', 'REP', 'TPN', 'ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG'];

/** Tie-breaks that look at the points of the rounds, and at no score. */
const OF_ROUNDS = ['WIN', 'STD'];

const OF_SCORES = 'PTS PS PS/C1 PS/C2 SB SB/C1 SB/M1 SB/P KS KS/L+1 DE DE/P'.split(' ');
const OF_SWISS_SCORES = 'BH BH/C1 BH/C2 BH/M2 BH/P AOB AOB/F FB FB/C1 FB/P'.split(' ');

function codesFor({ system, edition }: CrosstableOptions): readonly string[] {
  const codes = [...OF_GAMES, ...OF_ROUNDS, ...OF_SCORES];
  return system === 'round-robin' && edition === '2026-03' ? codes : [...codes, ...OF_SWISS_SCORES];
}

function compiled({ games, players }: AnyTournament, rest: CrosstableOptions, adjustments: readonly Adjustment[]) {
  return crosstable(games, deepFrozen({ rounds: games.length, ...rest, players, adjustments }));
}

/** Those wished for; where a round isn't finished, or replaced already, the points are added to the score. */
function adjustmentsOf(tournament: AnyTournament, rest: CrosstableOptions, wished: readonly Wish[]): Adjustment[] {
  const { ids, games } = tournament;
  const { records } = openTable(compiled(tournament, rest, []));
  const taken = new Set<number>();
  return wished.map(({ who, when, points, replaces }): Adjustment => {
    const player = who % ids.length;
    const round = when % (games.length + 1); // 0 for before the first round
    if (round === 0) return { player: ids[player], points };
    const cell = player * games.length + round - 1;
    const outcome = outcomeOf(records[cell]);
    const isFree = !replaces || taken.has(cell) || outcome === NO_RECORD || outcome === UNFINISHED;
    if (!isFree) taken.add(cell);
    return { player: ids[player], round, points, replaces: !isFree };
  });
}

function isFree({ replaces }: Adjustment): boolean {
  return replaces !== true;
}

describe('points that an arbiter gave or took', () => {
  it('whole columns, single values and explanations are the same', () => {
    fc.assert(
      fc.property(anyTournament, options, wishes, (tournament, rest, wished) => {
        const table = compiled(tournament, rest, adjustmentsOf(tournament, rest, wished));
        for (const code of codesFor(rest)) {
          const single = tiebreak(code);
          for (const [id, value] of tiebreakValues(code, table)) {
            const whose = `${code} of ${id}`;
            expectSame(single(id, table), value, whose);
            expectSame(explain(code, id, table).value, value, whose);
            expectSame(Number.isNaN(value), false, whose);
          }
        }
      }),
      runs,
    );
  });

  it('the score is the points of the rounds and what was added, and so the explanation says', () => {
    fc.assert(
      fc.property(anyTournament, options, wishes, (tournament, rest, wished) => {
        const given = adjustmentsOf(tournament, rest, wished);
        const table = compiled(tournament, rest, given);
        for (const id of tournament.ids) {
          const own = given.filter(({ player }) => player === id);
          const { adjustments = [], contributions, value } = explain('PTS', id, table);
          const free = own.filter(isFree).map(({ points, round = null }) => ({ points, round }));
          expectEqual(adjustments, free, id);
          const replaced = own.filter((one) => !isFree(one)).map(({ points, round }) => [round, points]);
          const shown = contributions.filter((one) => one.replaced).map(({ points, round }) => [round, points]);
          expectEqual(new Set(shown), new Set(replaced), id);
          const sum = [...contributions, ...free].reduce((total, { points }) => total + points, 0);
          expectBelow(Math.abs((value ?? NaN) - sum), 5e-10, `${id}: ${value} for ${sum}`);
        }
      }),
      runs,
    );
  });

  it('what looks at results doesn’t see them, and what looks at the points of rounds sees the replacements only', () => {
    fc.assert(
      fc.property(anyTournament, options, wishes, (tournament, rest, wished) => {
        const given = adjustmentsOf(tournament, rest, wished);
        const none = compiled(tournament, rest, []);
        const all = compiled(tournament, rest, given);
        const replacements = compiled(
          tournament,
          rest,
          given.filter((one) => !isFree(one)),
        );
        for (const code of OF_GAMES) expectEqual(tiebreakValues(code, all), tiebreakValues(code, none), code);
        for (const code of OF_ROUNDS) expectEqual(tiebreakValues(code, all), tiebreakValues(code, replacements), code);
      }),
      runs,
    );
  });

  it('a replacement with the points that there were changes nothing', () => {
    fc.assert(
      fc.property(anyTournament, options, fc.nat(), fc.nat(), (tournament, rest, who, when) => {
        const before = compiled(tournament, rest, []);
        const [given] = adjustmentsOf(tournament, rest, [{ who, when, points: 0, replaces: true }]);
        fc.pre(!isFree(given));
        const { index, primary, rounds } = openTable(before);
        const { player, round = 0 } = given;
        const points = primary.awarded[(index.get(player) ?? NaN) * rounds + round - 1] / primary.scale;
        const after = compiled(tournament, rest, [{ ...given, points }]);
        for (const code of codesFor(rest)) expectEqual(tiebreakValues(code, after), tiebreakValues(code, before), code);
      }),
      runs,
    );
  });

  it('their order changes nothing', () => {
    fc.assert(
      fc.property(anyTournament, options, wishes, (tournament, rest, wished) => {
        const given = adjustmentsOf(tournament, rest, wished);
        const table = compiled(tournament, rest, given);
        const other = compiled(tournament, rest, given.toReversed());
        for (const code of codesFor(rest)) expectEqual(tiebreakValues(code, other), tiebreakValues(code, table), code);
      }),
      runs,
    );
  });
});
