import { check, checkId, checkArray } from './check.js';
import type { Rounds } from './game.js';
import type { Carrier, CompiledTournament, Seat } from './tournament.js';
import { TOURNAMENT, VERSION } from './tournament.js';

/** The seat of a player in either form of the games; `read` makes of bare rounds what the rule needs, the player first. */
export function seat<T>(
  player: string,
  games: Carrier | null | undefined,
  read: (games: Rounds) => T,
): Seat<T | CompiledTournament> {
  checkId(player, 'player');
  const tournament = games?.[TOURNAMENT];
  if (tournament?.version === VERSION) return tournament.seat(player);
  checkArray(games, 'games', `rounds or a Crosstable of version ${VERSION}`);
  return { tournament: read(games), player: 0 };
}

/** The tournament of a table; refuses anything else, a table of another version of the packages included. */
export function openTable(table: Carrier | null | undefined): CompiledTournament {
  const tournament = table?.[TOURNAMENT];
  const first = Array.isArray(table) ? ' (call crosstable(games) first)' : '';
  check(tournament?.version === VERSION, 'table', `a Crosstable of version ${VERSION}${first}`, table);
  return tournament;
}
