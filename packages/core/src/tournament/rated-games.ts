import { check, checkArray, checkId } from '../input/check.js';
import { type Game, type Rounds, isAlone } from '../input/game.js';

import { tournamentOf } from './table.js';

/** A game that counts for a rating, in the eyes of one of its players. */
export interface GameForRating<Rated> {
  /** From 1. */
  readonly round: number;
  readonly opponent: Rated;
  /** The own score: 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}

/** A player, and the games that count. */
export interface PlayerForRating<Rated> {
  readonly player: Rated;
  readonly games: readonly GameForRating<Rated>[];
}

/** Whether a pairing is a game that ratings count: played over the board, finished, and not marked `unrated`. */
function isRated(game: Game): game is Game & { readonly result: number } {
  return game.kind === undefined && !isAlone(game) && game.result !== null && game.unrated !== true;
}

/**
 * The players by id, in the order given, each with the games that ratings count; byes and forfeits aren't games. Everybody in the games
 * has to be among the players, because a rating made up for somebody would move all opponents.
 *
 * @param checkPlayer - Throws for a player that isn't as expected, except for the id.
 * @param path - The name of the parameter with the games.
 */
export function ratedGamesOf<Rated extends { readonly id: string }>(
  players: readonly Rated[],
  checkPlayer: (player: Rated, path: string) => void,
  rounds: Rounds,
  path: string,
): ReadonlyMap<string, PlayerForRating<Rated>> {
  checkArray(players, 'players', 'players');
  const entries = new Map<string, { readonly player: Rated; readonly games: GameForRating<Rated>[] }>();
  // By index, for a hole in a list is no player either
  for (let at = 0; at < players.length; at++) {
    const player = players[at];
    checkPlayer(player, `players[${at}]`);
    checkId(player.id, `players[${at}].id`);
    check(!entries.has(player.id), `players[${at}].id`, 'an id that no other player has', player.id, 'string');
    entries.set(player.id, { player, games: [] });
  }
  checkArray(rounds, path, 'rounds');
  const entryOf = (id: string) => {
    const entry = entries.get(id);
    check(entry !== undefined, path, 'only the players that are given', id, 'string');
    return entry;
  };
  tournamentOf(rounds).ids.forEach(entryOf);
  for (const [at, games] of rounds.entries()) {
    for (const game of games) {
      if (!isRated(game)) continue;
      const { result, blackResult = 1 - result } = game;
      const [white, black] = [entryOf(game.white), entryOf(game.black)];
      white.games.push({ round: at + 1, opponent: black.player, score: result });
      black.games.push({ round: at + 1, opponent: white.player, score: blackResult });
    }
  }
  return entries;
}
