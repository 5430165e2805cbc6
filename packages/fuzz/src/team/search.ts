import { randomOf } from '../random.js';
import type { TeamDifference } from './compare.js';
import { teamDifferenceOf } from './compare.js';
import { generateTeams } from './generate.js';
import type { TeamSubject } from './library.js';
import type { TeamTournament } from './tournament.js';

/** A tournament of teams with a difference. */
export interface TeamFinding {
  readonly seed: number;
  readonly number: number;
  readonly tournament: TeamTournament;
  readonly difference: TeamDifference;
}

/** Tournaments `first`, `first + 1`, … of a seed, as long as `goesOn` says so after each, up to the first difference. */
export function searchTeams(
  subject: TeamSubject,
  seed: number,
  first: number,
  goesOn: (done: number) => boolean,
): { readonly done: number; readonly finding: TeamFinding | undefined } {
  let done = 0;
  for (let number = first; goesOn(done); number++) {
    const tournament = generateTeams(seed, number);
    const difference = teamDifferenceOf(tournament, subject, randomOf(~seed, number));
    done++;
    if (difference !== undefined) return { done, finding: { seed, number, tournament, difference } };
  }
  return { done, finding: undefined };
}
