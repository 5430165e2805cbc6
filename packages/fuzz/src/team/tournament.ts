import type { Matches, Team, TeamAdjustment, TeamTableOptions } from 'crosstable';

/** A tournament of teams: all data from which a table is compiled. */
export interface TeamTournament {
  readonly matches: Matches;
  readonly teams: readonly Team[];
  readonly options: TeamOptions;
}

type TeamOptions = Omit<TeamTableOptions, 'teams' | 'adjustments' | 'boards'> & {
  readonly boards: number;
  readonly adjustments?: readonly TeamAdjustment[] | undefined;
};
