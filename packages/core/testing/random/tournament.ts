import type { Adjustment, CrosstableOptions, Player, Rounds } from '@crosstable/core';

/** A tournament: all data from which a table is compiled. */
export interface Tournament {
  readonly games: Rounds;
  readonly players: readonly Player[];
  readonly options: TournamentOptions;
}

/** Fore Buchholz needs the number of announced rounds. */
type TournamentOptions = Omit<CrosstableOptions, 'players' | 'adjustments'> & {
  readonly rounds: number;
  readonly adjustments?: readonly Adjustment[] | undefined;
};
