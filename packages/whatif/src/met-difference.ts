// FIDE C.07 (edition 2026-03), Articles 8.1 and 9.1, with open games: the range of a difference between two players

import { type LastRound, RESULTS } from './last-round.js';
import type { MetStep } from './list-steps.js';
import { rangeAfterCuts } from './lowest-cut.js';
import { type Masks, type Range, onlyResult, rangeOn } from './masks.js';
import { type Contribution, sumAndCutIn } from './rounds-met.js';

/** How far each board moves the difference: what makes it worth branching on, and which result looks better. */
export interface Influence {
  /** By board; 0 only if the board can't decide anything that is undecided. */
  readonly ofBoard: Float64Array;
  /** By board and result, at `3 * board + result`: added to the difference, as a share of its range. */
  readonly ofResult: Float64Array;
}

/** A board that matters without a number for how much. */
export const SLIGHT = 1e-6;

/** Compares the Buchholz or Sonneborn-Berger of two players. */
export interface MetDifference {
  /** The range of the other's value minus the player's. */
  readonly range: (step: MetStep, other: number, player: number) => Range;
  /** Adds the boards of the last range to an influence. */
  readonly addTo: (influence: Influence, range: Range) => void;
}

/** Prepares for pairs of players under masks, which may change between two calls. Cost of a range: linear in the rounds. */
export function metDifferenceOf(round: LastRound, masks: Masks): MetDifference {
  const { boardOf, boards, tournament } = round;
  const sumAndCut = sumAndCutIn(tournament.rounds);
  // Board -1 has the term that depends on no board
  const terms = new Float64Array(3 * (boards.length + 1));
  const touched: number[] = [];
  let hasCuts = false;

  const contributionsOf = ({ contributions }: MetStep, player: number): readonly Contribution[] =>
    contributions[onlyResult(boardOf[player], masks)][player];

  /** Adds up contributions, board by board. */
  const addUp = (contributions: readonly Contribution[], sign: 1 | -1): void => {
    for (const { board, scores, weight } of contributions) {
      if (board >= 0 && !touched.includes(board)) touched.push(board);
      for (const result of RESULTS) terms[3 * (board + 1) + result] += sign * weight * scores[result];
    }
  };

  const scoreRange = ({ board, scores }: Contribution): Range => rangeOn(board, masks, (result) => scores[result]);

  /**
   * The range of what the cuts take. Every cut of Buchholz rises with the scores. Of Sonneborn-Berger a cut may move to a
   * round with fewer points, so that only the least and the greatest contributions are certain.
   */
  const cutRange = (step: MetStep, player: number, own: readonly Contribution[]): Range => {
    if (!step.isWeighted || own.map(scoreRange).every(({ high, low }) => high === low)) {
      const cutAt = (end: keyof Range): number => {
        const [, cut] = sumAndCut(step, player, own, (one) => scoreRange(one)[end]);
        return cut;
      };
      return { low: cutAt('low'), high: cutAt('high') };
    }
    const certain = (end: keyof Range, sign: 1 | -1): number =>
      own
        .map(({ board, scores, weight }) => rangeOn(board, masks, (result) => weight * scores[result])[end])
        .sort((one, other) => sign * (one - other))
        .slice(0, step.cuts.length)
        .reduce((sum, value) => sum + value, 0);
    return { low: certain('low', 1), high: certain('high', -1) };
  };

  /** The contributions that a single cut may take: the voluntary ones, if there are any, that can be the lowest. */
  const candidates = (own: readonly Contribution[]): readonly Contribution[] => {
    const voluntary = own.filter(({ isVoluntary }) => isVoluntary);
    const eligible = voluntary.length > 0 ? voluntary : own; // Art. 16.5.1
    const most = Math.min(...eligible.map((one) => scoreRange(one).high));
    return eligible.filter((one) => scoreRange(one).low <= most);
  };

  const range = (step: MetStep, other: number, player: number): Range => {
    terms.fill(0);
    touched.length = 0;
    hasCuts = step.cuts.length > 0;
    const theirs = contributionsOf(step, other);
    const own = contributionsOf(step, player);
    addUp(theirs, 1);
    addUp(own, -1);
    let low = 0;
    let high = 0;
    for (const board of [-1, ...touched]) {
      const ofBoard = rangeOn(board, masks, (result) => terms[3 * (board + 1) + result]);
      low += ofBoard.low;
      high += ofBoard.high;
    }
    if (!hasCuts) return { low, high };
    // A sum of scores without the lowest one
    if (step.cuts.length === 1 && !step.isWeighted && theirs.length > 0 && own.length > 0) {
      return rangeAfterCuts({ terms, masks, low, high }, candidates(theirs), candidates(own));
    }
    const ofOther = cutRange(step, other, theirs);
    const ofPlayer = cutRange(step, player, own);
    return { low: low - ofOther.high + ofPlayer.low, high: high - ofOther.low + ofPlayer.high };
  };

  const addTo = ({ ofBoard, ofResult }: Influence, { high, low }: Range): void => {
    for (const board of touched) {
      const changes = RESULTS.map((result) => terms[3 * (board + 1) + result]);
      const spreadOfTerms = Math.max(...changes) - Math.min(...changes);
      if (spreadOfTerms > 0) ofBoard[board] += spreadOfTerms / (high - low);
      else if (hasCuts) ofBoard[board] += SLIGHT;
      for (const result of RESULTS) ofResult[3 * board + result] += changes[result] / (high - low);
    }
  };
  return { range, addTo };
}
