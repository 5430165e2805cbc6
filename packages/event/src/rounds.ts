import type { ChessEvent } from './chess-event.js';

/** How many rounds the file of an event has. */
export function roundsIn({ games, matches }: Pick<ChessEvent, 'games' | 'matches'>): number {
  return (matches ?? games).length;
}

/** How many rounds are announced; those of the file where it doesn't say. */
export function announcedRounds(event: Pick<ChessEvent, 'games' | 'matches' | 'rounds'>): number {
  return event.rounds ?? roundsIn(event);
}
