import { describe, expect, it } from 'vitest';

import type { Edition, TeamTableOptions } from '@crosstable/core';
import { hasShared, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import { extendedDirectEncounter } from '@crosstable/team/extended-direct-encounter';
import { type TeamTable, teamTable } from '@crosstable/team/inside';

import { standings } from '../../src/standings.js';
import { tiebreakValues } from '../../src/values.js';
import { type HeldTeams, heldMatches } from '../../testing/held-teams.js';

type Values = Readonly<Record<string, Readonly<Record<string, number>>>>;

function tableOf(event: HeldTeams, edition: Edition, options: TeamTableOptions = {}): TeamTable {
  const teams = Object.keys(event.teams).map((id) => ({ id }));
  const { boards, rounds } = event;
  return teamTable(heldMatches(event), { boards, edition, rounds, teams, system: 'swiss', ...options });
}

/** MP and GP there are our MPTS and GPTS. */
const CODES: Readonly<Record<string, string>> = { MP: 'MPTS', GP: 'GPTS' };

/** Compares values by code and team; `digits` are those that are printed of SSSC. */
function compare(table: TeamTable, byCode: Values, digits: number): { compared: number; wrong: string[] } {
  let compared = 0;
  const wrong: string[] = [];
  for (const [code, values] of Object.entries(byCode)) {
    const column = tiebreakValues(CODES[code] ?? code, table);
    for (const [team, value] of Object.entries(values)) {
      compared++;
      const got = column.get(team) ?? NaN;
      const isEqual = code === 'SSSC' ? Math.abs(got - value) <= 0.5 / 10 ** digits + 1e-9 : got === value;
      if (!isEqual) wrong.push(`${code} of ${team}: ${got} instead of ${value}`);
    }
  }
  return { compared, wrong };
}

/** Values by team and code, turned into values by code and team. */
function byCode(byTeam: Values): Values {
  const turned: Record<string, Record<string, number>> = {};
  for (const [team, values] of Object.entries(byTeam)) {
    for (const [code, value] of Object.entries(values)) (turned[code] ??= {})[team] = value;
  }
  return turned;
}

interface Held extends HeldTeams {
  readonly printed_2023: Values;
  readonly printed_2026_gacrux: Values;
  readonly recomputed: Readonly<Record<'2024' | '2026', Values>>;
}

describe.skipIf(!hasShared)(`the exercises of the Technical Commission${skipNote}`, () => {
  const held = hasShared ? (sharedJson('real/held-teams.json') as Held) : undefined;
  const tableIn = (edition: Edition, options?: TeamTableOptions): TeamTable => {
    if (held === undefined) throw new Error('not read');
    return tableOf(held, edition, options);
  };

  it('have the values that were printed in 2023', () => {
    const { compared, wrong } = compare(tableIn('2024-08'), held?.printed_2023 ?? {}, 2);
    expect(wrong).toEqual([]);
    expect(compared).toBe(85);
  });

  it('have the values of 2026; the forfeit of round 6 keeps its opponent, whose 12½ game points limit the dummy (16.4.1)', () => {
    const { wrong } = compare(tableIn('2026-03'), held?.printed_2026_gacrux ?? {}, 2);
    expect(wrong).toEqual([
      'BH:GP of 1: 109 instead of 110.5',
      'EGMSB of 1: 148 instead of 151',
      'EGGSB of 1: 263 instead of 269',
    ]);
  });

  it.each([
    ['2024-08', '2024'],
    ['2026-03', '2026'],
  ] as const)('have the recomputed values of %s', (edition, year) => {
    const { wrong } = compare(tableIn(edition), byCode(held?.recomputed[year] ?? {}), 4);
    // Recomputed without the opponent of the forfeit
    expect(wrong.filter((line) => !line.includes('of 1: '))).toEqual([]);
  });

  it('are ranked as printed', () => {
    const order = (primary: 'MP' | 'GP') =>
      standings(tableIn('2024-08', { primary }), ['PTS', 'MPvGP']).map(({ player }) => Number(player));
    expect(order('MP')).toEqual([5, 1, 2, 4, 3, 8, 6, 9, 7, 13, 10, 11, 14, 12]);
    expect(order('GP')).toEqual([5, 1, 2, 4, 3, 8, 9, 10, 6, 7, 13, 11, 14, 12]);
  });

  it('are divided by the extended direct encounter', () => {
    const table = tableIn('2024-08');
    // Game points put 4 first and 5 last. Then 1, 2 and 3 start again with match points (13.3.3), of which 1 has 4 and 2 has 2;
    // the paper of 2023 goes on with game points, 5½ for 2 and 5 for 1
    expect(extendedDirectEncounter(['1', '2', '3', '4', '5'], table)).toEqual([['4'], ['1'], ['2'], ['3'], ['5']]);
    expect(extendedDirectEncounter(['8', '6'], table)).toEqual([['6'], ['8']]);
    expect(extendedDirectEncounter(['11', '14'], table)).toEqual([['11', '14']]);
    expect(extendedDirectEncounter(['7', '9', '13'], table)).toEqual([['7', '9', '13']]);
  });
});

interface Recomputed extends HeldTeams {
  readonly recomputed: Readonly<Record<'2024' | '2026', Values>>;
}

describe.skipIf(!hasShared)(`a team tournament of chess-results${skipNote}`, () => {
  it.each([
    ['2024-08', '2024', 165],
    ['2026-03', '2026', 165],
  ] as const)('has the recomputed values of %s', (edition, year, least) => {
    const event = sharedJson('real/chess-results-team-swiss.json') as Recomputed;
    const { compared, wrong } = compare(
      tableOf(event, edition, { pairingBye: { matchPoints: 2, gamePoints: 4 } }),
      byCode(event.recomputed[year]),
      4,
    );
    expect(wrong).toEqual([]);
    expect(compared).toBe(least);
  });
});

interface Olympiad extends HeldTeams {
  readonly recomputed_2024: Values;
  readonly recomputed_2026: Values;
}

describe.skipIf(!hasShared)(`the Olympiad of 2018${skipNote}`, () => {
  it.each(['2024-08', '2026-03'] as const)('has the recomputed values of %s', (edition) => {
    const event = sharedJson('real/olympiad-2018-open.json') as Olympiad;
    const expected = byCode(edition === '2024-08' ? event.recomputed_2024 : event.recomputed_2026);
    const table = tableOf(event, edition);
    const { compared, wrong } = compare(table, expected, 4);
    expect(wrong).toEqual([]);
    expect(compared).toBe(2775);
    const first = standings(table, ['MPTS', 'EMGSB/C1']).slice(0, 3);
    expect(first.map(({ values }) => values)).toEqual([
      [18, 372.5],
      [18, 360.5],
      [18, 354.5],
    ]);
  });
});
