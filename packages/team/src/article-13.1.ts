// FIDE C.07 (edition 2026-03), Article 13.1: Match Points or Game Points

import { type ReferenceScore, inScore, seatOf } from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';
import { openTeamTable } from './players-of.js';

/** The total of a team in one of its scores, in points. */
function totalIn(reference: ReferenceScore, team: string, table: TeamTable): number {
  const { player, tournament } = seatOf(openTeamTable(table).tournament, team, 'team');
  const { scale, totals } = inScore(tournament, reference).primary;
  return totals[player] / scale;
}

/**
 * The match points of a team (Article 11.1.1).
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @returns Points; 0 for a team without matches.
 * @throws TypeError for a value of a wrong type, RangeError for a team that the table's list leaves out.
 *
 * Cost: one look-up.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * matchPoints('Lions', teamTable([[{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] }]])); // → 2
 * ```
 */
export function matchPoints(team: string, table: TeamTable): number {
  return totalIn('MP', team, table);
}

/**
 * The game points of a team (Article 11.1.2).
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @returns Points; 0 for a team without matches.
 * @throws TypeError for a value of a wrong type, RangeError for a team that the table's list leaves out.
 *
 * Cost: one look-up.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * gamePoints('Lions', teamTable([[{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] }]])); // → 2.5
 * ```
 */
export function gamePoints(team: string, table: TeamTable): number {
  return totalIn('GP', team, table);
}

/**
 * Match points or game points, `MPvGP`: the score that isn't the primary one (Article 13.1).
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @returns Points; 0 for a team without matches.
 * @throws TypeError for a value of a wrong type, RangeError for a team that the table's list leaves out.
 *
 * Cost: one look-up. Follows C.07 Art. 13.1.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const matches = [[{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] }]] as const;
 * secondaryScore('Lions', teamTable(matches)); // → 2.5
 * secondaryScore('Lions', teamTable(matches, { primary: 'GP' })); // → 2
 * ```
 */
export function secondaryScore(team: string, table: TeamTable): number {
  return totalIn('secondary', team, table); // Art. 13.1
}
