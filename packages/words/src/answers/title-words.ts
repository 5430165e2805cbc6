import type { System } from '@crosstable/core';

/** How far a tournament is, ready for reading. */
export interface ToldProgress {
  /** `null` where the file has none. */
  readonly system: System | null;
  readonly participants?: 'teams' | undefined;
  readonly round: number;
  readonly announcedRounds: number;
}

/** The words above every answer: the tournament, its place and its days. */
export interface TitleWords {
  /** The system of pairing and the number of rounds so far. */
  readonly progress: (told: ToldProgress) => string;
  /** The progress of the tournament, with the edition of C.07 that the tie-breaks follow. */
  readonly rules: (progress: string, edition: string) => string;
  /** A day, given as `2026-05-08`. */
  readonly day: (day: string) => string;
  /** The first and the last day, as `day` writes them. */
  readonly days: (first: string, last: string) => string;
  /** A start number in a sentence: `no. 3`. */
  readonly startNumber: (id: string) => string;
  /** Before the last thing of a list, and after the first ones of a long one. */
  readonly and: string;
  readonly more: (count: number) => string;
}
