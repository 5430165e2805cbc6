import type { CrosstableOptions, Player, Rounds } from '../../crosstable/src/index.js';

/** A tournament: all data from which a table is compiled. */
export interface Tournament {
  readonly games: Rounds;
  readonly players: readonly Player[];
  readonly options: TournamentOptions;
}

/** Fore Buchholz needs the number of announced rounds. */
type TournamentOptions = Omit<CrosstableOptions, 'players'> & { readonly rounds: number };
