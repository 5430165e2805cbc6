import type { Game } from '@crosstable/core';

/** A game or a match, with the fields that name its participants. */
type Pairing = Pick<Game, 'white' | 'black' | 'kind'>;

/** Whether an entry of a round is a bye: it has no opponent, or names the same one twice. */
export function isBye({ white, black }: Pairing): boolean {
  return black === '' || black === white;
}

/** The last round with a pairing, finished or not: the byes after it were asked for in advance. */
export function lastPairedRound(games: readonly (readonly Pairing[])[]): number {
  return games.findLastIndex((round) => round.some((game) => !isBye(game) || game.kind === 'pairing-bye')) + 1;
}
