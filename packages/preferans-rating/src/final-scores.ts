import { check, checkArray, isObject } from '@crosstable/core';

import { type Unchecked, finite } from './finite.js';
import { round } from './rounding.js';

/** The score sheet of a player: three columns, as they stand at the end of the game. */
export interface PrefPaper {
  /** The points that the player wrote against the left neighbour, who is the one before in the order of the seats. */
  readonly left: number;
  /** The player's bula, of which each unit is worth 10 points. */
  readonly middle: number;
  /** The points that the player wrote against the right neighbour, who is the one after in the order of the seats. */
  readonly right: number;
}

/** The final score of each player by three score sheets, in the order of the sheets; a lower score is better. */
export type PrefFinalScores = readonly [number, number, number] & {
  /** The sum of the scores: 0 for a game that is over, else 10 × what the three middles come to together. */
  readonly sum: number;
};

/** A copy of a score sheet in which everything is a finite number. */
function checkedPaper(path: string, paper: unknown): PrefPaper {
  check(isObject(paper), path, 'a score sheet', paper);
  const { left, middle, right }: Unchecked<PrefPaper> = paper;
  return {
    left: finite(`${path}.left`, left),
    middle: finite(`${path}.middle`, middle),
    right: finite(`${path}.right`, right),
  };
}

/** The score of one paper. Its owner is the left neighbour of the next player, and the right neighbour of the previous one. */
function scoreOf(seat: number, own: PrefPaper, next: PrefPaper, previous: PrefPaper): number {
  const score = own.middle * 10 - own.left - own.right + next.left + previous.right;
  return finite(`score of papers[${seat}]`, score);
}

/**
 * The final scores of three players, from their score sheets: middle × 10 − left − right + what the opponents wrote
 * against the player.
 *
 * The points in a left or right column are taken from one player and given to another, so that the sum of the
 * scores is 10 × the sum of the middles. A game ends when the middles come to 0 together: a `sum` other than 0 means
 * that the game isn't over or a middle is wrong. An error in a left or right column can't be seen in it. The sum is
 * rounded to 9 decimals, so that the noise of floating point in fractions doesn't look like one.
 *
 * @param papers - The three score sheets in the order of the seats, the first player's right neighbour next; `left` and
 * `right` in points, `middle` in bula.
 * @returns The scores in points, in the order of the sheets, with their `sum`; a negative score is a good one.
 * @throws TypeError if the papers are no array, a paper no object, or a column no number; RangeError if the papers are not
 * three, a column is NaN or infinite, or a score would be too large for a number.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const pedja = { left: 320, middle: -20, right: 160 };
 * const marko = { left: 120, middle: 4, right: 60 };
 * const johnny = { left: 20, middle: 16, right: 60 };
 * finalScores([pedja, marko, johnny]); // → [-500, 40, 460]
 * finalScores([pedja, marko, johnny]).sum; // → 0
 * ```
 */
export function finalScores(papers: readonly PrefPaper[]): PrefFinalScores {
  checkArray(papers, 'papers', 'three score sheets');
  check(papers.length === 3, 'papers.length', '3', papers.length, 'number');
  const first = checkedPaper('papers[0]', papers[0]);
  const second = checkedPaper('papers[1]', papers[1]);
  const third = checkedPaper('papers[2]', papers[2]);
  const scores: [number, number, number] = [
    scoreOf(0, first, second, third),
    scoreOf(1, second, third, first),
    scoreOf(2, third, first, second),
  ];
  const sum = finite('sum of the scores', round((first.middle + second.middle + third.middle) * 10, 9));
  // The sum is no score, so it isn't listed among them.
  return Object.defineProperty(Object.assign(scores, { sum }), 'sum', { enumerable: false });
}
