import { readTeams, teamAdjustments } from '@crosstable/trf/inside';

/** The part of reading a report that only a tournament of teams needs. A page loads it when it meets one. */
export const TEAM_REPORTS = { readTeams, teamAdjustments };

export type TeamReports = typeof TEAM_REPORTS;
