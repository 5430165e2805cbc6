import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type Compared, type GoldenTeamGroup, compareTeams } from '../../testing/golden-teams.js';

describe.skipIf(!hasShared)(`all golden values of teams${skipNote}`, () => {
  const compared: Compared = { values: 0, ranks: 0, disputed: 0, mismatches: [] };

  it.each(sharedNames('golden/team', /\.json$/))('%s', (name) => {
    const { edition, tournaments } = sharedJson(`golden/team/${name}`) as GoldenTeamGroup;
    for (const tournament of tournaments) compareTeams(compared, tournament, edition);
    expect(compared.mismatches).toEqual([]);
  });

  it('are no fewer than there were', () => {
    const { disputed, ranks, values } = compared;
    console.log(`golden teams: ${values} values, ${ranks} ranks, ${disputed} in dispute`);
    expect({ values, ranks, disputed }).toEqual({ values: 65_850, ranks: 9_006, disputed: 22 });
  });
});
