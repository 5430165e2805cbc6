// FIDE C.07 (edition 2026-03), Article 14.1.1.a, with open games: the range of a difference without the lowest scores

import type { Masks, Range } from './masks.js';
import { resultsOn } from './masks.js';

/** A contribution that a cut may take. */
export interface Candidate {
  /** The open board that it depends on; -1 for none. */
  readonly board: number;
  /** By result of the board. */
  readonly scores: readonly number[];
}

/** The terms of a difference without cuts, and the range of their sum. */
export interface Terms extends Range {
  /** By board from -1, for what depends on none, and result: at `3 * (board + 1) + result`. */
  readonly terms: Float64Array;
  readonly masks: Masks;
}

/** The least difference, or with -1 the greatest, if one contribution of the other and one of the player are cut. */
function withoutPair(sum: Terms, ofOther: Candidate, ofPlayer: Candidate, sign: 1 | -1): number {
  const { high, low, masks, terms } = sum;
  const boards = ofOther.board === ofPlayer.board ? [ofOther.board] : [ofOther.board, ofPlayer.board];
  let end = sign === 1 ? low : high;
  for (const board of boards) {
    const scoreOf = (one: Candidate, result: number): number => (one.board === board ? one.scores[result] : 0);
    let before = Infinity;
    let after = Infinity;
    for (const result of resultsOn(board, masks)) {
      const term = sign * terms[3 * (board + 1) + result];
      before = Math.min(before, term);
      after = Math.min(after, term + sign * (scoreOf(ofPlayer, result) - scoreOf(ofOther, result)));
    }
    end += sign * (after - before);
  }
  return end;
}

/**
 * The range of a difference after one cut of each. A sum without its lowest contribution is the greatest of the sums without
 * any one of them: the actual cut is among the candidates, and every other candidate bounds the sum from below.
 */
export function rangeAfterCuts(sum: Terms, ofOther: readonly Candidate[], ofPlayer: readonly Candidate[]): Range {
  const least = (mine: Candidate): number => Math.max(...ofOther.map((theirs) => withoutPair(sum, theirs, mine, 1)));
  const most = (theirs: Candidate): number => Math.min(...ofPlayer.map((mine) => withoutPair(sum, theirs, mine, -1)));
  return { low: Math.min(...ofPlayer.map(least)), high: Math.max(...ofOther.map(most)) };
}
