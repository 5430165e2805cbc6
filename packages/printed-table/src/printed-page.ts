import type { Fact, PrintedTable, Scoring, System } from '@crosstable/core';

import type { PrintedGame, PrintedPlayer } from './cells/printed-game.js';
import type { Repair } from './cells/repair.js';

/** A crosstable with its games, and with the points, ranks and tie-breaks that it prints. */
export interface PrintedPage {
  /** The name of the tournament; `''` where the page doesn't say. */
  readonly name: string;
  /** The first day as `YYYY-MM-DD`, where the page says it. */
  readonly start?: string;
  /** The day of the last update as `YYYY-MM-DD`, where the page says it. */
  readonly updated?: string;
  /** The federation whose programs alone write the cells of rounds in this way: `USA` for `W12`; left out for others. */
  readonly writtenAsIn?: 'USA';
  /** Whether the columns are rounds or opponents. */
  readonly system: System;
  /** The number of rounds that the page has columns for; of a round robin those that all need to meet, once or twice. */
  readonly rounds: number;
  /** The round of a round robin after which the page was made, where it says so and later ones have no result. */
  readonly after?: number;
  /** In the order of the numbers by which the cells name opponents; these numbers are the ids. */
  readonly players: readonly PrintedPlayer[];
  /** `games[n]` is round n + 1, up to the last round with a pairing. A game without a result has `result: null`. */
  readonly games: readonly (readonly PrintedGame[])[];
  /**
   * Facts of the games that the page leaves open: the colours of some, which have `coloursUnknown`; the rounds of a round robin
   * by rank; the pairing numbers, where a page by rank has no column of them.
   */
  readonly unknown?: readonly Fact[];
  /** Points per outcome, where the printed points show that they aren't 1-½-0. */
  readonly scoring?: Scoring;
  /** The points that the cells of each player add up to. */
  readonly points: ReadonlyMap<string, number>;
  /** Columns beside the games: points, ranks, and each column of tie-breaks with its legend. */
  readonly printed: PrintedTable;
  /** The cells that the page leaves open, and how each was read. */
  readonly repairs: readonly Repair[];
}
