import type { Edition, System } from '@crosstable/core';

/** How far a tournament is, ready for reading. */
export interface ToldProgress {
  /** `null` where the file has none. */
  readonly system: System | null;
  readonly participants?: 'teams' | undefined;
  readonly round: number;
  readonly announcedRounds: number;
}

/** Where an edition comes from: someone asked for it, by a day of the tournament, its file, the legend of its table, or nothing. */
export type ToldOrigin = 'asked' | 'date' | 'file' | 'legend' | 'newest';

/** A list that a printed table follows, ready for reading. */
export interface ToldList {
  /** The codes: `PTS, BH/C1`. */
  readonly list: string;
  /** Whether the values show the list, or the text below the table names it. */
  readonly from: 'values' | 'legend';
  /** The rules of its values: that of the virtual opponent, another convention, an edition of C.07; `null` where they are those in use. */
  readonly by: 'virtual opponent' | 'convention' | Edition | null;
  readonly edition: Edition;
  /** The places that are others under the edition; `null` where nobody knows. */
  readonly differing: number | null;
  /** The printed places. */
  readonly places: number;
}

/** The words above every answer: the tournament, its place and its days. */
export interface TitleWords {
  /** The system of pairing and the number of rounds so far. */
  readonly progress: (told: ToldProgress) => string;
  /**
   * The progress of the tournament, with the rules of the tie-breaks: those of FIDE C.07 with the edition, as `edition` writes it,
   * those of US Chess, or both.
   */
  readonly rules: (progress: string, edition: string, by?: 'both' | 'us-chess') => string;
  /** An edition, and where it comes from: `2026-03, by the date`. */
  readonly edition: (edition: string, from: ToldOrigin) => string;
  /** A day, given as `2026-05-08`. */
  readonly day: (day: string) => string;
  /** The first and the last day, as `day` writes them. */
  readonly days: (first: string, last: string) => string;
  /** A start number in a sentence: `no. 3`. */
  readonly startNumber: (id: string) => string;
  /** The list of a printed table, and how many of its places are others here. It begins small and has no full stop. */
  readonly printedList: (told: ToldList) => string;
  /** Before the last thing of a list, and after the first ones of a long one. */
  readonly and: string;
  readonly more: (count: number) => string;
}
