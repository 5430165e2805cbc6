import { readFileSync } from 'node:fs';

import type { GoldenTeamGroup, GoldenTeams } from '../../standings/testing/golden-teams.js';
import type { TeamAuditOptions } from '../src/index.js';

const FIXTURES = new URL('../../team/test/fixtures/', import.meta.url);

/** The golden tournaments of a group, which are fixtures of the package of teams. */
export function goldenTeams(name: string): GoldenTeamGroup {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8')) as GoldenTeamGroup;
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
