// The tournament in a file of Swiss-Manager, as readSwissManager gives it.
import type { Adjustment, Edition, Game, Match, MatchScoring, Scoring, System, TeamPairingBye } from '@crosstable/core';

import type { Note } from './sentences.js';

/** A player. The id is the start number, by which the file names players. */
export interface SwissManagerPlayer {
  readonly id: string;
  /** `Surname, First name`. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly federation?: string | undefined;
  /** The rating that the file's setting chooses. */
  readonly rating?: number | undefined;
  readonly fideRating?: number | undefined;
  readonly nationalRating?: number | undefined;
  readonly fideId?: string | undefined;
  /** `1998-04-21`, or the year alone. */
  readonly birth?: string | undefined;
  readonly sex?: 'm' | 'w' | undefined;
  readonly club?: string | undefined;
  /** The type, such as a group of an age: `U14`. */
  readonly type?: string | undefined;
  readonly group?: string | undefined;
  /** The development coefficient K. */
  readonly k?: number | undefined;
  /** The id of the team, and the place in its roster; in a tournament of teams. */
  readonly team?: string | undefined;
  readonly board?: number | undefined;
  /** The rounds before are absences. */
  readonly enteredAfterRound?: number | undefined;
  /** The value of the tie-break that the arbiter entered by hand; the higher one is better. */
  readonly manualValue?: number | undefined;
  /** Points that the arbiter added, whether they count or not. */
  readonly addedPoints?: number | undefined;
}

/** A team. Its id is `T` and its number in the file. */
export interface SwissManagerTeam {
  readonly id: string;
  readonly name: string;
  /** The ids of the players, in the order of the roster. */
  readonly players: readonly string[];
}

/** A column of tie-breaks. */
export interface SwissManagerTiebreak {
  /** The number that Swiss-Manager gives the tie-break. */
  readonly number: number;
  /** The code of C.07 with its cuts, as `BH/C1`. Left out where there is none; `note` says why. */
  readonly code?: string | undefined;
  /** The edition of C.07; on Buchholz and Sonneborn-Berger of 2023 and later. */
  readonly edition?: Edition | undefined;
  /** Why there is no code, or how the column may differ from the rule of its code. */
  readonly note?: Note | undefined;
}

/** A pair that the arbiter set by hand. */
export interface PairByHand {
  /** From 1. */
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

/** A round of the schedule. */
export interface ScheduledRound {
  /** `2026-05-08`. */
  readonly date?: string | undefined;
  /** The time, in words of the arbiter. */
  readonly time?: string | undefined;
}

/** A tournament as a file of Swiss-Manager has it. Points, ranks and the values of tie-breaks aren't stored in it. */
export interface SwissManagerFile {
  readonly name: string;
  /** The second line of the title. */
  readonly subtitle?: string | undefined;
  /** The place, perhaps with its address, and the city alone. */
  readonly place?: string | undefined;
  readonly city?: string | undefined;
  readonly federation?: string | undefined;
  /** The first and the last day: `2026-05-08`. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly director?: string | undefined;
  readonly organizer?: string | undefined;
  readonly chiefArbiter?: string | undefined;
  readonly deputyArbiters?: string | undefined;
  readonly arbiters?: string | undefined;
  /** The deputy, or who represents the federation. */
  readonly representative?: string | undefined;
  readonly timeControl?: string | undefined;
  readonly timeClass?: 'standard' | 'rapid' | 'blitz' | undefined;
  readonly system: System;
  /** The number of rounds planned. */
  readonly rounds: number;
  /** The number of rounds paired. */
  readonly pairedRounds: number;
  /** The planned rounds. */
  readonly schedule: readonly ScheduledRound[];
  readonly players: readonly SwissManagerPlayer[];
  /** The rounds that were paired, with byes and absences; of teams left out. */
  readonly games?: readonly (readonly Game[])[] | undefined;
  readonly teams?: readonly SwissManagerTeam[] | undefined;
  /** The number of boards of a match. */
  readonly boards?: number | undefined;
  /** The rounds that were paired; of players left out. */
  readonly matches?: readonly (readonly Match[])[] | undefined;
  /** The points of the pairing-allocated bye, as `pairingBye`; of players, where it isn't worth 1. All else is 1-½-0. */
  readonly scoring?: Scoring | undefined;
  /** The points of a match; left out for 2-1-0. */
  readonly matchScoring?: MatchScoring | undefined;
  /** The game points of a team's bye, where the file has the same for all; otherwise a bye counts as a drawn match. */
  readonly pairingBye?: TeamPairingBye | undefined;
  /** The columns in their order. Points come first unless `PTS`, `MPTS` or `GPTS` is among them. */
  readonly tiebreaks: readonly SwissManagerTiebreak[];
  /**
   * The values that the arbiter entered by hand, by code, as the option `manual` of `standings` takes them; where
   * `OTHER_MANUAL` is among the columns. A player without one has 0.
   */
  readonly manual?: Readonly<Record<string, ReadonlyMap<string, number>>> | undefined;
  /** Points that the arbiter added and that count. */
  readonly adjustments: readonly Adjustment[];
  /** Players, or teams, that must not meet. */
  readonly forbiddenPairs: readonly (readonly [string, string])[];
  readonly pairsByHand: readonly PairByHand[];
  /** All that was read by a rule that isn't certain, or left out: as data, and each in a sentence of English, `message`. */
  readonly notes: readonly Note[];
}
