/** A range of numbers, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The allowed results of every board, as bits; of the two players who are compared each has one. */
export type Masks = Uint8Array;

/** By mask: the results that it allows. */
const RESULTS_OF: readonly (readonly number[])[] = [[], [0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]];

/** The results that masks allow on a board, from the least; for -1, where a player has no board, a single one. */
export function resultsOn(board: number, masks: Masks): readonly number[] {
  return RESULTS_OF[board < 0 ? 1 : masks[board]];
}

/** The result of a board that has a single one left, as the boards of two players who are compared; any where there is no board. */
export function onlyResult(board: number, masks: Masks): number {
  return resultsOn(board, masks)[0];
}

/** The range of a number that depends on the result of a board, over the results that masks allow. */
export function rangeOn(board: number, masks: Masks, valueOf: (result: number) => number): Range {
  let low = Infinity;
  let high = -Infinity;
  for (const result of resultsOn(board, masks)) {
    const value = valueOf(result);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}
