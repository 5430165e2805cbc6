import { describe, expect, it } from 'vitest';

import { parseTrf } from '../../trf/src/index.js';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '../../trf/test/shared-files.js';
import type { Edition } from '../src/index.js';
import type { Expected, Golden, GoldenGroup } from './golden-values.js';
import { compareGroup, compareValues, noComparison } from './golden-values.js';

interface Official {
  readonly tournaments: readonly (Omit<Golden, 'expected' | 'standings'> & {
    readonly official2023: Expected;
    readonly editions: Readonly<Record<Edition, Pick<Golden, 'expected' | 'standings'>>>;
  })[];
}

interface Real {
  readonly kind: string;
  readonly rounds_recorded: number;
  readonly computed?: Readonly<Record<Edition, Readonly<Record<string, Expected>>>>;
}

const AGREED = 'agreed (TieBreakServer 14a34a2 and an independent implementation)';
const EDITIONS = ['2024-08', '2026-03'] as const;

const all = noComparison();

describe.skipIf(!hasShared)(`all golden values${skipNote}`, () => {
  it.each(sharedNames('golden/individual', /\.json$/))('%s', (name) => {
    const compared = noComparison();
    compareGroup(compared, sharedJson(`golden/individual/${name}`) as GoldenGroup);
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBeGreaterThan(100);
    all.values += compared.values;
    all.ranks += compared.ranks;
  });

  it('are many', () => {
    console.log(`golden: ${all.values} values and ${all.ranks} ranks compared`);
    expect(all.values).toBeGreaterThanOrEqual(100_000);
    expect(all.ranks).toBeGreaterThan(80_000);
  });
});

describe.skipIf(!hasShared)(`the exercises of FIDE's Technical Commission${skipNote}`, () => {
  it.each(EDITIONS)('as recomputed under the edition %s', (edition) => {
    const { tournaments } = sharedJson('golden/official/tec-exercises.json') as Official;
    const individual = tournaments.filter(({ id }) => !id.includes('team'));
    expect(individual.map(({ system }) => system)).toEqual(['swiss', 'round-robin']);
    const compared = noComparison();
    compareGroup(compared, {
      group: 'official',
      edition,
      tournaments: individual.map((tournament) => ({ ...tournament, ...tournament.editions[edition] })),
    });
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBeGreaterThan(100);
  });

  it('as printed in 2023', () => {
    const { tournaments } = sharedJson('golden/official/tec-exercises.json') as Official;
    const compared = noComparison();
    for (const { id, games, players, system, official2023 } of tournaments.filter(({ id }) => !id.includes('team'))) {
      compareValues(compared, id, games, { players, system, edition: '2024-08' }, official2023);
    }
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBeGreaterThan(50);
  });
});

const realValues = noComparison();

describe.skipIf(!hasShared)(`real tournaments${skipNote}`, () => {
  const events = sharedNames('real', /\.trf$/)
    .map((name) => name.replace(/\.trf$/, ''))
    .filter((name) => name !== 'synthetic-grandmommyscup') // teams, and without values
    .map((name) => ({ name, real: sharedJson(`real/${name}.json`) as Real }))
    .filter(({ real }) => real.kind.startsWith('individual'));

  it.each(events)('$name', ({ name, real }) => {
    const { players, games, system, scoring } = parseTrf(sharedBytes(`real/${name}.trf`));
    const recorded = games.slice(0, real.rounds_recorded); // byes asked for in advance aren't part of the standings
    for (const edition of EDITIONS) {
      const expected = real.computed?.[edition][AGREED];
      const compared = noComparison();
      compareValues(compared, name, recorded, { players, system, scoring, edition }, expected ?? {});
      expect(compared.mismatches).toEqual([]);
      expect(compared.values).toBeGreaterThan(0);
      realValues.values += compared.values;
      realValues.ranks += compared.ranks;
    }
  });

  it('are many', () => {
    console.log(`real: ${realValues.values} values and ${realValues.ranks} ranks of ${events.length} events compared`);
    expect(events.length).toBeGreaterThan(60);
    expect(realValues.values).toBeGreaterThanOrEqual(45_000);
  });
});
