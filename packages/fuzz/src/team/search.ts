import { randomOf } from '@crosstable/core/testing/random/random';

import { type Found, firstDifference } from '../first-difference.js';
import { type TeamDifference, teamDifferenceOf } from './compare.js';
import { generateTeams } from './generate.js';
import type { TeamSubject } from './library.js';
import type { TeamTournament } from './tournament.js';

/** A tournament of teams with a difference. */
export type FoundTeamDifference = Found<TeamTournament, TeamDifference>;

/** Compares the tournaments of teams of a seed with the slow implementation. */
export function searchTeams(subject: TeamSubject, seed: number, first: number, goesOn: (done: number) => boolean) {
  return firstDifference(seed, first, goesOn, generateTeams, (tournament, number) =>
    teamDifferenceOf(tournament, subject, randomOf(~seed, number)),
  );
}
