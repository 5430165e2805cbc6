// FIDE C.07 (edition 2026-03), Articles 8.1 and 9.1, with open games: the range of a difference between two players

import type { LastRound } from './last-round.js';
import type { Candidate } from './lowest-cut.js';
import { rangeAfterCuts } from './lowest-cut.js';
import { pointsIn, seenFrom } from './last-round.js';
import type { MetStep } from './list-steps.js';
import type { Masks, Range } from './masks.js';
import { resultsOn } from './masks.js';
import { scoreMet, sumAndCutIn } from './rounds-met.js';

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
  const { adjusted, boardOf, points, totals, tournament } = round;
  const { rounds } = tournament;
  const sumAndCut = sumAndCutIn(rounds);
  // Board -1 has the term that depends on no board
  const terms = new Float64Array(3 * (round.boards.length + 1));
  const touched: number[] = [];
  let hasCuts = false;

  /** The points that multiply a score met. */
  const weightOf = (step: MetStep, player: number, cell: number): number =>
    step.isWeighted ? pointsIn(round, player, cell, masks) : 1;

  /** The points of an open game after a result of its board; none without such a game. */
  const gained = (player: number, result: number): number =>
    boardOf[player] < 0 ? 0 : points[seenFrom(round, player, result)];

  /** The open board that a score met depends on; -1 for none. */
  const boardIn = ({ rounds: { opponents } }: MetStep, cell: number): number =>
    opponents[cell] < 0 ? -1 : boardOf[opponents[cell]];

  /** The score met after a result of that board; after any where there is none. */
  const metAfter = ({ rounds: met }: MetStep, player: number, cell: number, result: number): number =>
    scoreMet(
      met,
      cell,
      totals[player] + gained(player, resultsOn(boardOf[player], masks)[0]),
      (opponent) => adjusted[opponent] + gained(opponent, result),
    );

  /** Adds up a player's contributions, board by board. */
  const spread = (step: MetStep, player: number, sign: 1 | -1): void => {
    for (const cell of step.rounds.cells[player]) {
      const weight = sign * weightOf(step, player, cell);
      const board = boardIn(step, cell);
      if (board >= 0 && !touched.includes(board)) touched.push(board);
      for (let result = 0; result < 3; result++) {
        terms[3 * (board + 1) + result] += weight * metAfter(step, player, cell, result);
      }
    }
  };

  /** The least score of a round, or with -1 the greatest. */
  const extreme = (step: MetStep, player: number, cell: number, sign: 1 | -1): number => {
    let found = Infinity;
    for (const result of resultsOn(boardIn(step, cell), masks)) {
      found = Math.min(found, sign * metAfter(step, player, cell, result));
    }
    return sign * found;
  };

  /**
   * The range of what the cuts take. Every cut of Buchholz rises with the scores. Of Sonneborn-Berger a cut may move to a
   * round with fewer points, so that only the least and the greatest contributions are certain.
   */
  const cutRange = (step: MetStep, player: number): Range => {
    const { cuts, isWeighted, rounds: met } = step;
    const own = met.cells[player];
    const scoreIn = (cell: number, sign: 1 | -1): number => extreme(step, player, cell, sign);
    const weightIn = (cell: number): number => weightOf(step, player, cell);
    const isFixed = own.every((cell) => scoreIn(cell, 1) === scoreIn(cell, -1));
    const taken = (sign: 1 | -1): number => {
      const [, cut] = sumAndCut(cuts, met, player, (cell) => scoreIn(cell, sign), weightIn);
      return cut;
    };
    if (!isWeighted || isFixed) return { low: taken(1), high: taken(-1) };
    const certain = (sign: 1 | -1): number =>
      own
        .map((cell) => Math.min(...([1, -1] as const).map((end) => sign * scoreIn(cell, end) * weightIn(cell))))
        .sort((one, other) => one - other)
        .slice(0, cuts.length)
        .reduce((sum, value) => sum + sign * value, 0);
    return { low: certain(1), high: certain(-1) };
  };

  /** The contributions that a single cut may take: the voluntary ones, if there are any, that can be the lowest. */
  const candidates = (step: MetStep, player: number): readonly Candidate[] => {
    const { cells, isVoluntary } = step.rounds;
    const voluntary = cells[player].filter((cell) => isVoluntary[cell] === 1);
    const eligible = voluntary.length > 0 ? voluntary : cells[player]; // Art. 16.5.1
    const most = Math.min(...eligible.map((cell) => extreme(step, player, cell, -1)));
    return eligible
      .filter((cell) => extreme(step, player, cell, 1) <= most)
      .map((cell) => ({
        board: boardIn(step, cell),
        scores: [0, 1, 2].map((result) => metAfter(step, player, cell, result)),
      }));
  };

  const range = (step: MetStep, other: number, player: number): Range => {
    terms.fill(0);
    touched.length = 0;
    hasCuts = step.cuts.length > 0;
    spread(step, other, 1);
    spread(step, player, -1);
    let [low] = terms; // The same after any result
    let high = low;
    for (const board of touched) {
      let least = Infinity;
      let most = -Infinity;
      for (const result of resultsOn(board, masks)) {
        const term = terms[3 * (board + 1) + result];
        least = Math.min(least, term);
        most = Math.max(most, term);
      }
      low += least;
      high += most;
    }
    if (!hasCuts) return { low, high };
    // A sum of scores without the lowest one
    if (step.cuts.length === 1 && !step.isWeighted) {
      const theirs = candidates(step, other);
      const own = candidates(step, player);
      if (theirs.length > 0 && own.length > 0) return rangeAfterCuts({ terms, masks, low, high }, theirs, own);
    }
    const ofOther = cutRange(step, other);
    const ofPlayer = cutRange(step, player);
    return { low: low - ofOther.high + ofPlayer.low, high: high - ofOther.low + ofPlayer.high };
  };

  const addTo = ({ ofBoard, ofResult }: Influence, { high, low }: Range): void => {
    for (const board of touched) {
      const [loss, draw, win] = terms.subarray(3 * (board + 1), 3 * (board + 2));
      const spreadOfTerms = Math.max(loss, draw, win) - Math.min(loss, draw, win);
      if (spreadOfTerms > 0) ofBoard[board] += spreadOfTerms / (high - low);
      else if (hasCuts) ofBoard[board] += SLIGHT;
      for (let result = 0; result < 3; result++) {
        ofResult[3 * board + result] += terms[3 * (board + 1) + result] / (high - low);
      }
    }
  };
  return { range, addTo };
}
