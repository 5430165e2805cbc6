import type { Modifier } from './article-14-cuts.js';
import type { CompiledTournament, Seat, WholeTournament } from './tournament.js';

/** One element of a tie-break, as Article 14 calls it: what a round contributes. Points are in the tournament's units. */
export interface Element {
  /** From 0. */
  readonly round: number;
  /** What the round brings in: the opponent's score or rating, a running total. */
  readonly score: number;
  /** What that adds to the value. */
  readonly value: number;
  /** Whether it comes from a voluntary unplayed round, which Article 16.5 cuts first. */
  readonly voluntary?: boolean;
}

/** A tie-break: what it is made of, and how what a modifier keeps of that becomes a value. */
export interface Rule<T = WholeTournament> {
  /** The elements of one player, in the order of the rounds. */
  readonly elements: (seat: Seat<T>) => readonly Element[];
  /** What each modifier keeps, by what it adds to the code: `/C1`. */
  readonly modifiers: Readonly<Record<string, Modifier | undefined>>;
  /** The value of the elements; `null` where it is undefined. */
  readonly value: (elements: readonly Element[], tournament: T) => number | null;
}

/**
 * The values of a whole table, by player; NaN where they are undefined. The same sums as those of the elements, in one
 * plain loop, because a table has many players: a law holds the two together.
 */
export type Column = (tournament: CompiledTournament) => Float64Array;

/** What elements add up to. */
export function sumOf(elements: readonly Element[]): number {
  return elements.reduce((sum, { value }) => sum + value, 0);
}
