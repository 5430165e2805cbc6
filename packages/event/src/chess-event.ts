import type {
  Adjustment,
  Edition,
  PrintedList,
  PrintedTable,
  RatingList,
  Scoring,
  SelfDefined,
  System,
  Team,
  TeamAdjustment,
} from '@crosstable/core';
import type { FileNote, FileRepair } from '@crosstable/core/text';
import type { RepairKind, RepairNote, Repair as ReportRepair } from '@crosstable/trf/inside';
import type { FileNotes, FileReadings } from '@crosstable/words/answers';

import type { EventForm, EventGame, EventMatch, EventPlayer } from './event-form.js';

/** A player of an event, with a pairing number: the start number, or the place in the list of players. */
export interface ListedPlayer extends EventPlayer {
  readonly pairingNumber: number;
}

/** A team of an event, with a pairing number: its number in the file, or the place in the list of teams. */
export interface ListedTeam extends Team {
  readonly pairingNumber: number;
}

/** A place of a file that was repaired, or that it leaves open, and how it was read: in English, and as a key with values. */
export interface Repair<Key extends keyof FileReadings = keyof FileReadings>
  extends FileRepair<RepairKind, FileReadings, Key>, Pick<ReportRepair, 'leftOut' | 'points'> {
  /** Of a printed table without totals: the number of rounds with a sign of which nothing tells what it is worth. */
  readonly untold?: number;
}

/** A note on a file as data: on its repairs of a kind, or on something else. */
export type Remark = RepairNote | FileNote<FileNotes>;

/** The rank that a file states for a player, or for a team. */
export interface StatedRank {
  /** The id of the player or the team. */
  readonly player: string;
  readonly rank: number;
}

/** A bye that a printed crosstable leaves open. */
export interface OpenBye {
  /** From 1. */
  readonly round: number;
  /** The bye in each reading; the first one stands in the games. */
  readonly readings: readonly EventGame[];
}

/** The settings that the file itself gives, where an event also has defaults; left out if the file gives none. */
export interface WrittenInFile extends Pick<EventForm, 'edition' | 'tiebreaks'> {
  /** The ranks of a tournament report (001, of teams 310), in the order of the file. Nothing is computed from them. */
  readonly ranks?: readonly StatedRank[] | undefined;
  /** The columns of a printed crosstable, as `readPageEvent` finds them. Nothing is computed from them. */
  readonly printed?: PrintedTable | undefined;
  /**
   * The list that the columns of a printed crosstable follow, as `listOfPrinted` of `@crosstable/audit` finds it. Readers of files leave it
   * out, because it takes an audit.
   */
  readonly list?: PrintedList | undefined;
  /** The byes of which a printed crosstable doesn't tell the kind. An audit tries each reading. */
  readonly open?: readonly OpenBye[] | undefined;
}

/** The fields of an event of teams. */
interface OfTeams extends Pick<
  EventForm,
  'articleTwelve' | 'boards' | 'colours' | 'matchScoring' | 'pairingBye' | 'primary'
> {
  /** All teams, in the order of the file. */
  readonly teams?: readonly ListedTeam[] | undefined;
  /** All rounds of the file, also those after `round`. Absences of a Swiss are left out. */
  readonly matches?: readonly (readonly EventMatch[])[] | undefined;
}

/**
 * A tournament as a file has it, with what the file leaves open filled in: plain data, which may be stored as JSON. `tableOf`
 * makes its table, and its `tiebreaks` are the list of the standings. A copy with another `round`, `edition` or list of
 * `tiebreaks` is an event too: `{ ...event, round: 5 }`.
 */
export interface ChessEvent extends OfTeams {
  /** The name of the tournament; `''` if the file has none. */
  readonly name: string;
  readonly city?: string | undefined;
  readonly federation?: string | undefined;
  /** The first day as `2026-05-08`. */
  readonly start?: string | undefined;
  /** The last day, in the same form. */
  readonly end?: string | undefined;
  /** The days of the rounds, in the same form; `''` for a round without one. */
  readonly roundDates?: readonly string[] | undefined;
  readonly chiefArbiter?: string | undefined;
  readonly deputyArbiters?: readonly string[] | undefined;
  /** The time control in words. */
  readonly timeControl?: string | undefined;
  /** The time control as a code, `5400+30`. */
  readonly timeControlCode?: string | undefined;
  /** The system of pairing; left out if the file doesn't name it. */
  readonly system?: System | undefined;
  /** The edition of C.07: that of the file, else the one in force on the first day, else the newest. */
  readonly edition: Edition;
  /** The number of rounds announced; left out where the file doesn't say. */
  readonly rounds?: number | undefined;
  /** The round whose standings are meant: the last one that was paired, or that the points of a report count; 0 before the first. */
  readonly round: number;
  readonly scoring?: Scoring | undefined;
  /** True for an event of more than 30 days without dates that show it. */
  readonly isLong?: boolean | undefined;
  /** The lists of tie-breaks that were replaced after the start. */
  readonly listChanges?: EventForm['listChanges'];
  /** The rule for unrated players: the rating that replaces a missing one, estimated ratings by id, or `'skip'`. */
  readonly unrated?: EventForm['unrated'];
  /** The rating of players who have several. */
  readonly ratings?: RatingList | undefined;
  /** Facts of the games that the file leaves open: tie-breaks that need them are refused. */
  readonly unknown?: EventForm['unknown'];
  /**
   * The whole order, with the points first: that of the file, else `PTS`, `SB`, `WIN` in a round robin and `PTS`, `BH/C1`,
   * `BH`, `SB` in other tournaments; of teams `PTS`, `MPvGP`, `EMMSB`. A crosstable of the United States has the order of US Chess, rule
   * 34E or 34F.
   */
  readonly tiebreaks: readonly string[];
  /**
   * The values of tie-breaks of the organiser's own, by their codes and then by id. A code of the file's list that begins with `OTHER_`
   * and has none is a column in which nobody has a value.
   */
  readonly values?: EventForm['values'];
  /**
   * Other tie-breaks of the organiser's own, for the table and all reports. No file has them, and JSON leaves them out, because code
   * can't travel.
   */
  readonly selfDefined?: readonly SelfDefined[] | undefined;
  /** Points that an arbiter gave or took. */
  readonly adjustments: readonly (Adjustment | TeamAdjustment)[];
  /** All participants, in the order of the file. */
  readonly players: readonly ListedPlayer[];
  /**
   * All rounds of the file, also those after `round`. Absences of a Swiss, which go without saying, are left out. In an event of
   * teams these are the games on the boards, and a board won against nobody is a forfeit win without an opponent.
   */
  readonly games: readonly (readonly EventGame[])[];
  /** The edition, the tie-breaks and the ranks that the file itself gives; a default is left out. */
  readonly written: WrittenInFile;
  /** Remarks on the file for the reader, in English: repairs, uncertain readings, and points that count beside the games. */
  readonly notes: readonly string[];
  /** The facts of the notes that the reader of the file made, by which reports say them in other languages. */
  readonly remarks: readonly Remark[];
  /** The repairs one by one, with their readings as data; JSON is never repaired. */
  readonly repairs: readonly Repair[];
}
