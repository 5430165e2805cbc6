import type { Modifier } from './article-14-cuts.js';
import type { Element } from './contribution.js';
import type { Reason } from './explanation.js';
import type { CompiledTournament, Seat, Tournament, WholeTournament } from './tournament.js';

/**
 * The values of a whole table, by player; NaN where they are undefined. The same sums as those of the elements, in one
 * plain loop, because a table has many players: a law holds the two together.
 */
export type Column = (tournament: CompiledTournament) => Float64Array;

/** A tie-break: what it is called, what it is made of, and how what a modifier keeps of that becomes a value. */
export interface Account {
  /** The code without modifiers. */
  readonly code: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  /** The article of the ordinary cut. */
  readonly cutArticle: string;
  /** How many factors of a value are points: 2 for points times points, 0 for ratings. */
  readonly degree: 0 | 1 | 2;
  /** The elements of one player, in the order of the rounds. */
  readonly elements: (seat: Seat) => readonly Element[];
  /** What each modifier keeps, by what it adds to the code: `/C1`. */
  readonly modifiers: Readonly<Record<string, Modifier | undefined>>;
  /** The value of the elements; `null` where it is undefined. */
  readonly value: (elements: readonly Element[], tournament: WholeTournament) => number | null;
  /** Whole tables, by what the modifiers add to the code, where it is worth a loop of its own. */
  readonly columns?: Readonly<Record<string, Column | undefined>>;
  /** Why an element brings in what it does. */
  readonly reason: (tournament: Tournament, player: number, element: Element) => Reason;
}
