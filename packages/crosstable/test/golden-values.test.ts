import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { GoldenGroup } from './golden-values.js';
import { CODES, compareGroup, noComparison } from './golden-values.js';

/** Selected by scripts/select-golden.mjs from values that other programs computed. */
const GOLDEN = new URL('fixtures/golden/', import.meta.url);

const groups = readdirSync(GOLDEN).map((name) => ({
  name,
  group: JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as GoldenGroup,
}));

const all = noComparison();

describe('golden values in the repository', () => {
  it.each(groups)('$name', ({ group }) => {
    const compared = noComparison();
    compareGroup(compared, group);
    expect(compared.mismatches).toEqual([]);
    expect(compared.values).toBeGreaterThan(100);
    all.values += compared.values;
    all.ranks += compared.ranks;
  });

  it('are of every group, both editions and systems, all codes and every scoring system', () => {
    const tournaments = groups.flatMap(({ group }) => group.tournaments);
    expect(new Set(groups.map(({ group }) => group.group)).size).toBe(13);
    expect(new Set(groups.map(({ group }) => group.edition))).toEqual(new Set(['2024-08', '2026-03']));
    expect(new Set(tournaments.map(({ system }) => system))).toEqual(new Set(['swiss', 'round-robin']));
    for (const code of CODES) expect(tournaments.some(({ expected }) => code in expected)).toBe(true);
    const scorings = new Set(tournaments.map(({ scoring }) => JSON.stringify(scoring)));
    expect(scorings.size).toBeGreaterThanOrEqual(8);
  });

  it('are many', () => {
    console.log(`golden selection: ${all.values} values and ${all.ranks} ranks compared`);
    expect(all.values).toBeGreaterThan(10_000);
    expect(all.ranks).toBeGreaterThan(5_000);
  });
});
