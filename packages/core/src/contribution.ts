import type { Points } from './record.js';

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

/** What elements add up to. */
export function sumOf(elements: readonly Element[]): number {
  return elements.reduce((sum, { value }) => sum + value, 0);
}

/** The same in points. */
export function inPoints(elements: readonly Element[], { scale }: Pick<Points, 'scale'>): number {
  return sumOf(elements) / scale;
}
