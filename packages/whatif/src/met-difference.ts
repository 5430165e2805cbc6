// FIDE C.07 (edition 2026-03), Articles 8.1 and 9.1, with open games: the range of a difference between two players

import type { LastRound } from './last-round.js';
import type { Candidate } from './lowest-cut.js';
import { rangeAfterCuts } from './lowest-cut.js';
import { seenFrom } from './last-round.js';
import type { MetStep } from './list-steps.js';
import type { Masks, Range } from './masks.js';
import { LEAST_RESULT } from './masks.js';
import { DUMMY_MET, NOTHING_MET, OPPONENT_MET, cutFrom, rowFor } from './rounds-met.js';

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
  /** To be called after every change of the masks of boards of others than those who are compared. */
  readonly enter: (player: number) => void;
  /** Adds the boards of the last range to an influence. */
  readonly addTo: (influence: Influence, range: Range) => void;
}

/** Whether a value is a sum of scores without the lowest one. */
function hasSingleCut({ highCuts, isWeighted, lowCuts }: MetStep): boolean {
  return lowCuts === 1 && highCuts === 0 && !isWeighted;
}

/** Prepares for pairs of players under masks, which may change between two calls. Cost of a range: linear in the rounds. */
export function metDifferenceOf(round: LastRound, steps: readonly MetStep[], masks: Masks): MetDifference {
  const { adjusted, boardOf, points, totals, tournament } = round;
  const { rounds } = tournament;
  const { awarded } = tournament.primary;
  const terms = new Float64Array(3 * round.boards.length);
  const isTouched = new Uint8Array(round.boards.length);
  const touched: number[] = [];
  let hasCuts = false;
  /** By step: the candidates of the player of the question. */
  let known: readonly (readonly Candidate[])[] = [];
  let constant = 0;
  const lowRow = rowFor(rounds);
  const highRow = rowFor(rounds);

  /** The points of a player's only allowed outcome. */
  const ownPoints = (player: number): number => {
    const board = boardOf[player];
    return board < 0 ? 0 : points[seenFrom(round, player, LEAST_RESULT[masks[board]])];
  };
  /** The score that opponents see after a result of the player's board. */
  const seenAfter = (player: number, result: number): number =>
    adjusted[player] + points[seenFrom(round, player, result)];

  /** The points of a round, which multiply a score met. */
  const weightOf = (step: MetStep, player: number, cell: number): number => {
    if (!step.isWeighted) return 1;
    const isOpen = boardOf[player] >= 0 && cell === (player + 1) * rounds - 1;
    return isOpen ? ownPoints(player) : awarded[cell];
  };

  const touch = (board: number): void => {
    if (isTouched[board] === 1) return;
    isTouched[board] = 1;
    touched.push(board);
  };

  /** The score met in a round where the opponent has a score. */
  const scoreMet = (kind: number, limit: number, own: number, opponent: number): number => {
    if (kind === OPPONENT_MET) return opponent;
    return Math.min(own, kind === DUMMY_MET ? limit : opponent); // Art. 16.4
  };

  /** Adds up a player's contributions: board by board where it depends on one. */
  const spread = (step: MetStep, player: number, sign: 1 | -1): void => {
    const { kinds, limits, opponents } = step.rounds;
    const own = totals[player] + ownPoints(player);
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      const kind = kinds[cell];
      if (kind === NOTHING_MET) continue;
      const weight = sign * weightOf(step, player, cell);
      const opponent = kind === DUMMY_MET ? -1 : opponents[cell];
      const board = opponent < 0 ? -1 : boardOf[opponent];
      if (board < 0) {
        constant += weight * scoreMet(kind, limits[cell], own, adjusted[opponent]);
        continue;
      }
      touch(board);
      for (let result = 0; result < 3; result++) {
        terms[3 * board + result] += weight * scoreMet(kind, limits[cell], own, seenAfter(opponent, result));
      }
    }
  };

  /** The extreme score of a round: with the least points of the opponent's open game, or with the greatest. */
  const extreme = (step: MetStep, player: number, cell: number, isHigh: boolean): number => {
    const { kinds, limits, opponents } = step.rounds;
    const own = totals[player] + ownPoints(player);
    const opponent = kinds[cell] === DUMMY_MET ? -1 : opponents[cell];
    const board = opponent < 0 ? -1 : boardOf[opponent];
    if (board < 0) return scoreMet(kinds[cell], limits[cell], own, adjusted[opponent]);
    let found = isHigh ? -Infinity : Infinity;
    for (let result = 0; result < 3; result++) {
      if (((masks[board] >> result) & 1) === 0) continue;
      const score = scoreMet(kinds[cell], limits[cell], own, seenAfter(opponent, result));
      found = isHigh ? Math.max(found, score) : Math.min(found, score);
    }
    return found;
  };

  /** Puts the least and the greatest contributions of a player into two rows. */
  const fillRows = (step: MetStep, player: number): number => {
    let length = 0;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (step.rounds.kinds[cell] === NOTHING_MET) continue;
      const weight = weightOf(step, player, cell);
      for (const row of [lowRow, highRow]) {
        row.scores[length] = extreme(step, player, cell, row === highRow);
        row.values[length] = row.scores[length] * weight;
        row.isVoluntary[length] = step.rounds.isVoluntary[cell];
      }
      length++;
    }
    return length;
  };

  /**
   * The range of what the cuts take. Every cut of Buchholz rises with the scores. Of Sonneborn-Berger a cut may move to a
   * round with fewer points, so that only the least and the greatest contributions are certain.
   */
  const cutRange = (step: MetStep, player: number): Range => {
    const { highCuts, lowCuts } = step;
    const length = fillRows(step, player);
    const isFixed = lowRow.scores.every((score, at) => at >= length || score === highRow.scores[at]);
    if (!step.isWeighted || isFixed) {
      const low = cutFrom(lowRow, length, lowCuts, highCuts);
      return { low, high: cutFrom(highRow, length, lowCuts, highCuts) };
    }
    const ends: number[] = [];
    const starts: number[] = [];
    for (let at = 0; at < length; at++) {
      starts.push(Math.min(lowRow.values[at], highRow.values[at]));
      ends.push(Math.max(lowRow.values[at], highRow.values[at]));
    }
    const cuts = Math.min(length, lowCuts + highCuts);
    const sum = (values: readonly number[]): number => values.slice(0, cuts).reduce((all, one) => all + one, 0);
    return { low: sum(starts.sort((one, other) => one - other)), high: sum(ends.sort((one, other) => other - one)) };
  };

  /** The contributions that a single cut may take: the voluntary ones, if there are any, that can be the lowest. */
  const candidates = (step: MetStep, player: number): Candidate[] => {
    const { isVoluntary, kinds, limits, opponents } = step.rounds;
    const own = totals[player] + ownPoints(player);
    const cells: number[] = [];
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (kinds[cell] !== NOTHING_MET) cells.push(cell);
    }
    const voluntary = cells.filter((cell) => isVoluntary[cell] === 1);
    const eligible = voluntary.length > 0 ? voluntary : cells; // Art. 16.5.1
    const most = eligible.reduce((least, cell) => Math.min(least, extreme(step, player, cell, true)), Infinity);
    return eligible.flatMap((cell): Candidate[] => {
      if (extreme(step, player, cell, false) > most) return [];
      const opponent = kinds[cell] === DUMMY_MET ? -1 : opponents[cell];
      const board = opponent < 0 ? -1 : boardOf[opponent];
      const after = (result: number): number =>
        scoreMet(kinds[cell], limits[cell], own, board < 0 ? adjusted[opponent] : seenAfter(opponent, result));
      return [{ board, scores: [after(0), after(1), after(2)] }];
    });
  };

  const range = (step: MetStep, other: number, player: number): Range => {
    for (const board of touched) {
      terms.fill(0, 3 * board, 3 * board + 3);
      isTouched[board] = 0;
    }
    touched.length = 0;
    constant = 0;
    hasCuts = step.lowCuts + step.highCuts > 0;
    spread(step, other, 1);
    spread(step, player, -1);
    let low = constant;
    let high = constant;
    for (const board of touched) {
      let least = Infinity;
      let most = -Infinity;
      for (let result = 0; result < 3; result++) {
        if (((masks[board] >> result) & 1) === 0) continue;
        const term = terms[3 * board + result];
        if (term < least) least = term;
        if (term > most) most = term;
      }
      low += least;
      high += most;
    }
    if (!hasCuts) return { low, high };
    if (hasSingleCut(step)) {
      const theirs = candidates(step, other);
      // Fewer results of the other's board leave the player no more candidates
      const own = known[steps.indexOf(step)];
      if (theirs.length > 0 && own.length > 0) return rangeAfterCuts({ terms, masks, low, high }, theirs, own);
    }
    const ofOther = cutRange(step, other);
    const ofPlayer = cutRange(step, player);
    return { low: low - ofOther.high + ofPlayer.low, high: high - ofOther.low + ofPlayer.high };
  };

  const addTo = ({ ofBoard, ofResult }: Influence, { high, low }: Range): void => {
    for (const board of touched) {
      const start = 3 * board;
      const [loss, draw, win] = terms.subarray(start, start + 3);
      const spreadOfTerms = Math.max(loss, draw, win) - Math.min(loss, draw, win);
      if (spreadOfTerms > 0) ofBoard[board] += spreadOfTerms / (high - low);
      else if (hasCuts) ofBoard[board] += SLIGHT;
      for (let result = 0; result < 3; result++) ofResult[start + result] += terms[start + result] / (high - low);
    }
  };
  const enter = (player: number): void => {
    known = steps.map((step) => (hasSingleCut(step) ? candidates(step, player) : []));
  };
  return { range, enter, addTo };
}
