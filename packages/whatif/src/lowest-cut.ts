// FIDE C.07 (edition 2026-03), Article 14.1.1.a, with open games: the range of a difference without the lowest scores

import { type Masks, type Range, rangeOn } from './masks.js';
import type { Contribution } from './rounds-met.js';

/** A contribution that a cut may take. */
type Candidate = Pick<Contribution, 'board' | 'scores'>;

/** The terms of a difference without cuts, and the range of their sum. */
export interface Terms extends Range {
  /** By board from -1, for what depends on none, and result: at `3 * (board + 1) + result`. */
  readonly terms: Float64Array;
  readonly masks: Masks;
}

/** The least difference, or the greatest, if one contribution of the other and one of the player are cut. */
function withoutPair(sum: Terms, ofOther: Candidate, ofPlayer: Candidate, end: keyof Range): number {
  const { masks, terms } = sum;
  let value = sum[end];
  for (const board of ofOther.board === ofPlayer.board ? [ofOther.board] : [ofOther.board, ofPlayer.board]) {
    const termOf = (result: number): number => terms[3 * (board + 1) + result];
    const scoreOf = (one: Candidate, result: number): number => (one.board === board ? one.scores[result] : 0);
    const after = rangeOn(
      board,
      masks,
      (result) => termOf(result) + scoreOf(ofPlayer, result) - scoreOf(ofOther, result),
    );
    value += after[end] - rangeOn(board, masks, termOf)[end];
  }
  return value;
}

/**
 * The range of a difference after one cut of each. A sum without its lowest contribution is the greatest of the sums without
 * any one of them: the actual cut is among the candidates, and every other candidate bounds the sum from below.
 */
export function rangeAfterCuts(sum: Terms, ofOther: readonly Candidate[], ofPlayer: readonly Candidate[]): Range {
  const least = (mine: Candidate): number =>
    Math.max(...ofOther.map((theirs) => withoutPair(sum, theirs, mine, 'low')));
  const most = (theirs: Candidate): number =>
    Math.min(...ofPlayer.map((mine) => withoutPair(sum, theirs, mine, 'high')));
  return { low: Math.min(...ofPlayer.map(least)), high: Math.max(...ofOther.map(most)) };
}
