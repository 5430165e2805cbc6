/** A range of numbers, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The allowed results of every board, as bits; of the two players who are compared each has one. */
export type Masks = Uint8Array;

/** The least result that a mask allows, and the greatest. */
export const LEAST_RESULT = Uint8Array.of(0, 0, 1, 0, 2, 0, 1, 0);
export const GREATEST_RESULT = Uint8Array.of(0, 0, 1, 1, 2, 2, 2, 2);
