// FIDE B.02 (edition 2024-03), Article 5.1: Unplayed Games

import type { Opposition } from './rating-game.js';
import type { NotRatedReason } from './rating-reasons.js';

/** A game that is not rated, and why. */
export interface NotRated {
  /** The position in the list of games, from 0. */
  readonly game: number;
  readonly reason: NotRatedReason;
}

/** The opponent's rating; 0 for none. */
export function ratingMet({ opponent }: Opposition): number {
  return opponent ?? 0;
}

/** Why a game counts for no rating, be it the first; `null` for one that counts. */
export function reasonNotCounted(game: Opposition): NotRatedReason | null {
  if (game.kind !== undefined) return 'unplayed'; // Art. 5.1
  if (game.unrated === true) return 'marked-unrated'; // Art. 5.1
  return ratingMet(game) > 0 ? null : 'unrated-opponent'; // Art. 8.2.2 and 8.3.1
}

/** The games that have a reason, from a list with one entry for each game. */
export function gamesNotRated(reasons: readonly (NotRatedReason | number | null)[]): readonly NotRated[] {
  return reasons.flatMap((reason, game) => (typeof reason === 'string' ? [{ game, reason }] : []));
}
