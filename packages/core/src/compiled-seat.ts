import { checkArray } from './check.js';
import type { Crosstable } from './compile.js';
import { compile } from './compile.js';
import type { Player, Rounds } from './game.js';
import { ratingsOf } from './players.js';
import { seat } from './seat.js';
import type { Carrier, CompiledTournament, Seat } from './tournament.js';
import { TOURNAMENT, VERSION } from './tournament.js';

/**
 * The seat of a player for a rule that looks farther than at the opponents. Without a table all games are compiled for it;
 * the ratings are then those of the list, and whoever isn't in it counts as unrated and is skipped.
 */
export function compiledSeat(
  player: string,
  games: Rounds | Crosstable,
  players: readonly Player[] = [],
): Seat<CompiledTournament> {
  const { tournament } = seat(player, games, (rounds) => {
    const whole = compile(rounds, {});
    const ratings = ratingsOf(players);
    whole.ids.forEach((id, number) => (whole.ratings[number] = ratings.get(id) ?? 0));
    return whole;
  });
  return tournament.seat(player);
}

/** For a rule that looks at several players at once: the tournament of a table, or what bare games compile to. */
export function compiledTournament(games: Carrier | null | undefined): CompiledTournament {
  const tournament = games?.[TOURNAMENT];
  if (tournament?.version === VERSION) return tournament;
  checkArray(games, 'games', `rounds or a Crosstable of version ${VERSION}`);
  return compile(games, {});
}
