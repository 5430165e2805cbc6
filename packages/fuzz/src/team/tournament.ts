import type { Matches, Team, TeamAdjustment, TeamTableOptions } from '../../../crosstable/src/index.js';

/** What is known of a tournament of teams: all that a table is compiled from. */
export interface TeamTournament {
  readonly matches: Matches;
  readonly teams: readonly Team[];
  readonly options: TeamOptions;
}

type TeamOptions = Omit<TeamTableOptions, 'teams' | 'adjustments' | 'boards'> & {
  readonly boards: number;
  readonly adjustments?: readonly TeamAdjustment[] | undefined;
};
