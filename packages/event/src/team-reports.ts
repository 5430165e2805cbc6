import { readTeams } from '../../trf/src/teams/read-teams.js';
import { teamAdjustments } from '../../trf/src/teams/team-adjustments.js';

/** The part of reading a report that only a tournament of teams needs. A page loads it when it meets one. */
export const TEAM_REPORTS = { readTeams, teamAdjustments };

export type TeamReports = typeof TEAM_REPORTS;
