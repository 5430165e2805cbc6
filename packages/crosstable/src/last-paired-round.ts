import type { Game, Rounds } from '@crosstable/core';

/** Whether an entry of a round is one player's bye: nobody stands opposite, or the same player. */
export function isBye({ white, black }: Game): boolean {
  return black === '' || black === white;
}

/** The last round with a pairing, finished or not: the byes after it were asked for in advance. */
export function lastPairedRound(games: Rounds): number {
  return games.findLastIndex((round) => round.some((game) => !isBye(game) || game.kind === 'pairing-bye')) + 1;
}
