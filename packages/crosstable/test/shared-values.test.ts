import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { expectAllCodes } from '@crosstable/standings/testing/golden-codes';
import {
  type Expected,
  type Golden,
  type GoldenGroup,
  addComparison,
  codesIn,
  compareGroup,
  compareValues,
  noComparison,
} from '@crosstable/standings/testing/golden-values';
import { parseTrf } from '@crosstable/trf';

import { type Crosstable, type Edition, crosstable, standings } from '../src/index.js';

interface Official {
  readonly tournaments: readonly (Omit<Golden, 'expected' | 'standings'> & {
    readonly official2023: Expected;
    readonly editions: Readonly<Record<Edition, Pick<Golden, 'expected' | 'standings' | 'disputed'>>>;
  })[];
}

interface Real {
  readonly kind: string;
  readonly rounds_recorded: number;
  readonly computed?: Readonly<Record<Edition, Readonly<Record<string, Expected>>>>;
  /** By points, where direct encounter puts anybody apart: groups from first to last, and nothing else. */
  readonly direct_encounter_groups_own_reading_2026?: Readonly<Record<string, readonly (readonly number[])[]>>;
}

const EDITIONS = ['2024-08', '2026-03'] as const;

const goldenNames = sharedNames('golden/individual', /\.json$/);

describe.skipIf(!hasShared)(`all golden values${skipNote}`, () => {
  const all = noComparison();
  const groups: GoldenGroup[] = [];

  it.each(goldenNames)('%s', (name) => {
    const group = sharedJson(`golden/individual/${name}`) as GoldenGroup;
    groups.push(group);
    const compared = noComparison();
    compareGroup(compared, group);
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBeGreaterThan(500);
    expect(compared.ranks).toBeGreaterThan(150);
    addComparison(all, compared);
  });

  it('are of every group, edition, system and code', () => {
    expectAllCodes(groups);
  });

  it('are no fewer than there were', () => {
    const { values, contributions, ranks, disputed } = all;
    console.log(`golden: ${values} values, ${contributions} adjusted scores, ${ranks} ranks, ${disputed} in dispute`);
    expect(values).toBeGreaterThanOrEqual(549_594);
    expect(contributions).toBeGreaterThanOrEqual(161_856);
    expect(ranks).toBeGreaterThanOrEqual(141_967);
    expect(disputed).toBeGreaterThanOrEqual(4_414);
  });
});

const isIndividual = ({ id }: { readonly id: string }): boolean => !id.includes('team');

describe.skipIf(!hasShared)(`the exercises of FIDE's Technical Commission${skipNote}`, () => {
  it.each([
    ['2024-08', 676],
    ['2026-03', 805],
  ] as const)('as recomputed under the edition %s: %d values', (edition, values) => {
    const { tournaments } = sharedJson('golden/official/tec-exercises.json') as Official;
    const individual = tournaments.filter(isIndividual);
    expect(individual.map(({ system }) => system)).toEqual(['swiss', 'round-robin']);
    const compared = noComparison();
    compareGroup(compared, {
      group: 'official',
      edition,
      tournaments: individual.map((tournament) => ({ ...tournament, ...tournament.editions[edition] })),
    });
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBe(values);
  });

  it('as printed in 2023: 291 values', () => {
    const { tournaments } = sharedJson('golden/official/tec-exercises.json') as Official;
    const compared = noComparison();
    for (const { id, games, players, rounds, system, official2023 } of tournaments.filter(isIndividual)) {
      compareValues(compared, id, games, { players, rounds, system, edition: '2024-08' }, official2023);
    }
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBe(291);
  });
});

const AGREED = 'agreed (TieBreakServer 14a34a2 and an independent implementation)';

/** Each edition has these codes; buchholzes of the Swiss events, ratings where everybody has one, Koya of round robins. */
// prettier-ignore
const REAL_CODES: Readonly<Record<Edition, readonly string[]>> = {
  '2024-08': [
    'PTS', 'SB', 'SB/C1', 'SB/C2', 'PS', 'PS/C1', 'WIN', 'WON', 'BPG', 'BWG', 'REP', 'STD', 'KS',
    'BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'AOB', 'FB',
  ],
  '2026-03': [
    'PTS', 'SB', 'SB/C1', 'SB/C2', 'PS', 'PS/C1', 'WIN', 'WON', 'BPG', 'BWG', 'REP', 'STD', 'KS',
    'BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'AOB', 'FB', 'ARO', 'ARO/C1', 'TPR', 'PTP', 'APRO', 'APPO',
  ],
};

/** The groups of those with the same points whom direct encounter puts apart, by points; ids in numerical order. */
function groupsApart(table: Crosstable): Readonly<Record<string, readonly (readonly number[])[]>> {
  const byPoints = new Map<string, Map<number, number[]>>();
  for (const { player, rank, values } of standings(table, ['PTS', 'DE'])) {
    const points = (values[0] ?? NaN).toFixed(1);
    const groups = byPoints.get(points) ?? new Map<number, number[]>();
    byPoints.set(points, groups.set(rank, [...(groups.get(rank) ?? []), Number(player)]));
  }
  const apart = [...byPoints].filter(([, groups]) => groups.size > 1);
  return Object.fromEntries(apart.map(([points, groups]) => [points, [...groups.values()].map(inOrder)]));
}

const inOrder = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);

describe.skipIf(!hasShared)(`real tournaments${skipNote}`, () => {
  const realValues = noComparison();
  const codes = { '2024-08': new Set<string>(), '2026-03': new Set<string>() };
  const events = sharedNames('real', /\.trf$/)
    .map((name) => name.replace(/\.trf$/, ''))
    .filter((name) => name !== 'synthetic-grandmommyscup') // teams, and without values
    .map((name) => ({ name, real: sharedJson(`real/${name}.json`) as Real }))
    .filter(({ real }) => real.kind.startsWith('individual'));

  it.each(events)('$name', ({ name, real }) => {
    const { players, games, rounds, system, scoring } = parseTrf(sharedBytes(`real/${name}.trf`));
    const recorded = games.slice(0, real.rounds_recorded); // byes asked for in advance aren't part of the standings
    for (const edition of EDITIONS) {
      const expected = real.computed?.[edition][AGREED] ?? {};
      const compared = noComparison();
      const options = { players, system, scoring, rounds, edition };
      compareValues(compared, name, recorded, options, expected, { decimals: 4, none: 0 });
      expect(compared.mismatches).toEqual([]);
      expect(compared.values).toBeGreaterThan(0);
      addComparison(realValues, compared);
      for (const code of codesIn(expected)) codes[edition].add(code);
    }
  });

  it('direct encounter puts the same players apart, in both editions', () => {
    let groups = 0;
    for (const { name, real } of events) {
      const { players, games, rounds, system, scoring } = parseTrf(sharedBytes(`real/${name}.trf`));
      const { rounds_recorded: recorded, direct_encounter_groups_own_reading_2026: apart = {} } = real;
      const expected = Object.entries(apart).map(([points, ids]) => [points, ids.map(inOrder)]);
      for (const edition of EDITIONS) {
        const table = crosstable(games.slice(0, recorded), { players, system, scoring, rounds, edition });
        expect({ name, ...groupsApart(table) }).toEqual({ name, ...Object.fromEntries(expected) });
      }
      groups += expected.length;
    }
    expect(groups).toBeGreaterThanOrEqual(45);
  });

  it.each(EDITIONS)('have every code of the edition %s', (edition) => {
    expect([...codes[edition]].sort()).toEqual(REAL_CODES[edition].toSorted());
  });

  it('are no fewer than there were', () => {
    const { values, ranks } = realValues;
    console.log(`real: ${values} values and ${ranks} ranks of ${events.length} events`);
    expect(events.length).toBeGreaterThanOrEqual(68);
    expect(values).toBeGreaterThanOrEqual(168_534);
    expect(ranks).toBeGreaterThanOrEqual(17_622);
  });
});
