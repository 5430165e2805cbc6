import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { expectAllCodes } from '../testing/golden-codes.js';
import {
  GOLDEN,
  type GoldenGroup,
  addComparison,
  compareGroup,
  noComparison,
  roundedHalfUp,
} from '../testing/golden-values.js';

/** Selected by select-golden.mjs from values that other programs computed. */

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
    expect(compared.values).toBeGreaterThan(500);
    expect(compared.ranks).toBeGreaterThan(150);
    addComparison(all, compared);
  });

  it('are of every group, edition, system and code', () => {
    expectAllCodes(groups.map(({ group }) => group));
  });

  it('are of every scoring system', () => {
    const tournaments = groups.flatMap(({ group }) => group.tournaments);
    const scorings = new Set(tournaments.map(({ scoring }) => JSON.stringify(scoring)));
    expect(scorings.size).toBe(8);
  });

  it('are many', () => {
    const { values, contributions, ranks, disputed } = all;
    console.log(
      `golden selection: ${values} values, ${contributions} adjusted scores, ${ranks} ranks, ${disputed} in dispute`,
    );
    expect(values).toBeGreaterThanOrEqual(94_752);
    expect(contributions).toBeGreaterThanOrEqual(18_246);
    expect(ranks).toBeGreaterThanOrEqual(25_324);
    expect(disputed).toBeGreaterThanOrEqual(2_017);
  });
});

describe('averages are compared as they are printed: half up, whatever a division does to the last bit', () => {
  it.each([
    [12.125, 12.13], // 97 / 8 is exact
    [1.005, 1.01], // 201 / 200 is not: 1.00499…
    [40 / 3, 13.33],
    [41 / 3, 13.67],
    [13.375, 13.38],
    [13.375 - 1 / 2_000_000, 13.37], // no average can come nearer to a half from below
  ])('%d is printed as %d', (value, printed) => {
    expect(roundedHalfUp(value, 2)).toBe(printed);
  });
});
