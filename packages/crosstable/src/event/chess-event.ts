import type { Adjustment, Edition, Scoring, System } from '@crosstable/core';

import type { Repair } from '../../../trf/src/repair.js';
import type { EventForm, EventGame, EventPlayer } from './event-form.js';

/** A player of an event, with a pairing number: the start number, or the place in the list of players. */
export interface ListedPlayer extends EventPlayer {
  readonly pairingNumber: number;
}

/** The rank that a file states for a player. */
export interface StatedRank {
  /** The player's id. */
  readonly player: string;
  readonly rank: number;
}

/** What a file itself says, where an event also has defaults or values of its own; left out where the file says nothing. */
export interface WrittenInFile extends Pick<EventForm, 'edition' | 'tiebreaks'> {
  /** The ranks of a tournament report (001), in the order of the file. Nothing is computed from them. */
  readonly ranks?: readonly StatedRank[] | undefined;
}

/**
 * A tournament as a file has it, with what the file leaves open filled in: plain data, which may be stored as JSON. It is
 * itself the options of a table, `crosstable(event.games, event)`, and its `tiebreaks` are the list of the standings. A copy
 * with another `round`, `edition` or list of `tiebreaks` is an event too: `{ ...event, round: 5 }`.
 */
export interface ChessEvent {
  /** What the tournament is called; `''` where the file has no name. */
  readonly name: string;
  readonly city?: string | undefined;
  readonly federation?: string | undefined;
  /** The first day as `2026-05-08`. */
  readonly start?: string | undefined;
  /** The last day likewise. */
  readonly end?: string | undefined;
  /** How the tournament is paired; left out where the file doesn't say. */
  readonly system?: System | undefined;
  /** The edition of C.07: that of the file, else the one in force on the first day, else the newest. */
  readonly edition: Edition;
  /** The number of rounds announced; left out where the file doesn't say. */
  readonly rounds?: number | undefined;
  /** The round after which the tournament is looked at: the last one that was paired, 0 before the first. */
  readonly round: number;
  readonly scoring?: Scoring | undefined;
  readonly unrated?: number | 'skip' | undefined;
  /**
   * The whole order, with the points first: that of the file, else `PTS`, `SB`, `WIN` in a round robin and `PTS`, `BH/C1`,
   * `BH`, `SB` in other tournaments.
   */
  readonly tiebreaks: readonly string[];
  /** Points that an arbiter gave or took. */
  readonly adjustments: readonly Adjustment[];
  /** All participants, in the order of the file. */
  readonly players: readonly ListedPlayer[];
  /** All rounds of the file, also those after `round`. Absences of a Swiss, which go without saying, are left out. */
  readonly games: readonly (readonly EventGame[])[];
  /** What the file itself says of the edition, the tie-breaks and the ranks; a default is left out. */
  readonly written: WrittenInFile;
  /** What the reader should know of the file, in English: what was repaired, what is counted beside the games. */
  readonly notes: readonly string[];
  /** The repairs one by one, as `parseTrf` gives them; JSON is never repaired. */
  readonly repairs: readonly Repair[];
}

/** What is said of the file of a team tournament. */
export const TEAMS = 'this is a team tournament, and teams are not supported yet';
