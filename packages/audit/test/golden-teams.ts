import { readFileSync } from 'node:fs';

import { GOLDEN_TEAMS, type GoldenTeamGroup, type GoldenTeams } from '@crosstable/standings/testing/golden-teams';

import type { TeamAuditOptions } from '../src/index.js';

/** The golden tournaments of a group, which are fixtures of the package of teams. */
export function goldenTeams(name: string): GoldenTeamGroup {
  return JSON.parse(readFileSync(new URL(`${name}.json`, GOLDEN_TEAMS), 'utf8')) as GoldenTeamGroup;
}

/** The options of a golden tournament. */
export function optionsOf(golden: GoldenTeams): TeamAuditOptions {
  const {
    colourSequence: colours,
    matchScoring,
    pairingBye,
    players,
    rounds,
    system,
    teamSize: boards,
    teams,
  } = golden;
  return { boards, colours, matchScoring, pairingBye, players, rounds, system, teams };
}
