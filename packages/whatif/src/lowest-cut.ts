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

/** The terms of a difference without cuts, by board and result, and the range of their sum. */
export interface Terms extends Range {
  readonly terms: Float64Array;
  readonly masks: Masks;
}

/** The change of a sum's least value, or with -1 of its greatest, if contributions move the terms of a board, or the constant. */
function change({ masks, terms }: Terms, board: number, moved: readonly number[], sign: 1 | -1): number {
  if (board < 0) return moved[0];
  let before = Infinity;
  let after = Infinity;
  for (const result of resultsOn(board, masks)) {
    const term = sign * terms[3 * board + result];
    before = Math.min(before, term);
    after = Math.min(after, term + sign * moved[result]);
  }
  return sign * (after - before);
}

/** The least difference, or with -1 the greatest, if one contribution of the other and one of the player are cut. */
function withoutPair(sum: Terms, ofOther: Candidate, ofPlayer: Candidate, sign: 1 | -1): number {
  const start = sign === 1 ? sum.low : sum.high;
  const less = ofOther.scores.map((score) => -score);
  if (ofOther.board !== ofPlayer.board)
    return start + change(sum, ofOther.board, less, sign) + change(sum, ofPlayer.board, ofPlayer.scores, sign);
  const moved = less.map((score, result) => score + ofPlayer.scores[result]);
  return start + change(sum, ofOther.board, moved, sign);
}

/**
 * The range of a difference after one cut of each. A sum without its lowest contribution is the greatest of the sums without
 * any one of them: the actual cut is among the candidates, and every other candidate bounds the sum from below.
 */
export function rangeAfterCuts(sum: Terms, ofOther: readonly Candidate[], ofPlayer: readonly Candidate[]): Range {
  const least = (mine: Candidate): number =>
    ofOther.reduce((found, theirs) => Math.max(found, withoutPair(sum, theirs, mine, 1)), -Infinity);
  const greatest = (theirs: Candidate): number =>
    ofPlayer.reduce((found, mine) => Math.min(found, withoutPair(sum, theirs, mine, -1)), Infinity);
  return {
    low: ofPlayer.reduce((found, mine) => Math.min(found, least(mine)), Infinity),
    high: ofOther.reduce((found, theirs) => Math.max(found, greatest(theirs)), -Infinity),
  };
}
