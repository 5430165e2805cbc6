// The events in a PGN, as readPgn gives them.
import type { Fact, Game, InputError, Match, System } from '@crosstable/core';

import type { Repair } from './readings.js';

/** A player. The id is the FIDE id where the file has it, else the name. */
export interface PgnPlayer {
  readonly id: string;
  /** As the file has it; of several spellings the longest. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly federation?: string | undefined;
  readonly rating?: number | undefined;
  readonly fideId?: string | undefined;
  /** The name of the team, or of the club. */
  readonly team?: string | undefined;
}

/** A team. The id is its name. */
export interface PgnTeam {
  readonly id: string;
  readonly name: string;
  /** The ids of the players, in the order of their boards. */
  readonly players: readonly string[];
}

/** The facts of an event in the tags: the event is one of each Event, Site, EventDate and Section. */
export interface AboutEvent {
  /** `''` where the file has none. */
  readonly name: string;
  /** The place; left out where it is an address of the internet. */
  readonly site?: string | undefined;
  readonly section?: string | undefined;
  /** `EventCountry`. */
  readonly country?: string | undefined;
  /** The first day, as `2026-05-08`: `EventDate`, else that of the first game. */
  readonly start?: string | undefined;
  /** The day of the last game. */
  readonly end?: string | undefined;
}

/** An event with its games. */
export interface PgnEvent extends AboutEvent {
  readonly system: System;
  /** `EventRounds`, where the file has no more rounds than that. */
  readonly announcedRounds?: number | undefined;
  /** In the order in which the file names them first. */
  readonly players: readonly PgnPlayer[];
  /** The rounds of an event of players; of teams left out. A game that isn't finished has `result: null`. */
  readonly games?: readonly (readonly Game[])[] | undefined;
  /** The teams of an event of teams, the number of boards, and the rounds. */
  readonly teams?: readonly PgnTeam[] | undefined;
  readonly boards?: number | undefined;
  readonly matches?: readonly (readonly Match[])[] | undefined;
  /** `['rounds']` for a round robin whose rounds nobody knows. */
  readonly unknown?: readonly Fact[] | undefined;
  /** Whether the event is a Swiss in which players, or teams, lack games: PGN has no byes. */
  readonly mayLackByes: boolean;
  /** Places that the file leaves open, and how they were read. */
  readonly repairs: readonly Repair[];
}

/** An event that can't be read, and why. */
export interface RefusedPgnEvent extends AboutEvent {
  /** A RangeError, with the line where one place is to blame. */
  readonly error: InputError;
}
