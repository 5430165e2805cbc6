import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { type Compared, GOLDEN_TEAMS, type GoldenTeamGroup, compareTeams } from '../../testing/golden-teams.js';

describe('golden values of teams in the repository', () => {
  const compared: Compared = { values: 0, ranks: 0, disputed: 0, mismatches: [] };

  it.each(readdirSync(GOLDEN_TEAMS))('%s', (name) => {
    const group = JSON.parse(readFileSync(new URL(name, GOLDEN_TEAMS), 'utf8')) as GoldenTeamGroup;
    for (const tournament of group.tournaments) compareTeams(compared, tournament, group.edition);
    expect(compared.mismatches).toEqual([]);
  });

  it('are many', () => {
    expect(compared.values).toBeGreaterThan(10_000);
    expect(compared.ranks).toBeGreaterThan(1500);
    expect(compared.disputed).toBeGreaterThan(2);
  });
});
