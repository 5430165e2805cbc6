import type { CrosstableOptions, Player, Rounds } from '../../crosstable/src/index.js';

/** What is known of a tournament: all that a table is compiled from. */
export interface Tournament {
  readonly games: Rounds;
  readonly players: readonly Player[];
  readonly options: TournamentOptions;
}

/** Fore Buchholz has to know how many rounds were announced. */
type TournamentOptions = Omit<CrosstableOptions, 'players'> & { readonly rounds: number };
