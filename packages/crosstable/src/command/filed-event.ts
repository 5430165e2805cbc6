import type { EventForm, EventPlayer } from './event-form.js';

/** A player as a file has it, with a number of the player's own. */
export interface FiledPlayer extends EventPlayer {
  readonly pairingNumber: number;
}

/** What a file says of a tournament, whatever the form of the file. */
export interface FiledEvent extends Omit<EventForm, 'players'> {
  /** `''` where the file has none. */
  readonly name: string;
  readonly players: readonly FiledPlayer[];
  /** What the reader should know of the file, as far as it matters after a round. */
  readonly notesAfter: (round: number) => readonly string[];
}

/** What is said of the file of a team tournament. */
export const TEAMS = 'this is a team tournament, and teams are not supported yet';
