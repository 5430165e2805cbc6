import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponentsCut1 } from '../../average-rating/src/cut1.js';
import { progressiveCut1Fide } from '../../progressive/src/cut1-fide.js';
import { sonnebornBergerCut1 } from '../../sonneborn-berger/src/cut1.js';
import { sonnebornBerger } from '../../sonneborn-berger/src/index.js';
import type { Element } from '../src/index.js';
import { cutLeastSignificant, sumOf } from '../src/index.js';
import { bye, game } from './notation.js';

describe('14.1.1: Cut-1', () => {
  it('b: ARO/C1 excludes the lowest rating, of several equal ones one', () => {
    const games = [[game('A', 'B', 1)], [game('C', 'A', 0)], [game('A', 'D', 0)]];
    const players = (...ratings: readonly number[]) => ratings.map((rating, at) => ({ id: 'BCD'.charAt(at), rating }));
    // (1700 + 1900) / 2
    expect(averageRatingOfOpponentsCut1('A', games, players(1900, 1600, 1700))).toBe(1800);
    // (1600 + 1900) / 2
    expect(averageRatingOfOpponentsCut1('A', games, players(1600, 1900, 1600))).toBe(1750);
  });

  it('c: PS/C1 excludes the score after the first round, whatever that round was', () => {
    // Running totals 1, 1, 2: without the first 3.
    expect(progressiveCut1Fide('A', [[game('A', 'B', 1)], [game('C', 'A', 1)], [game('A', 'D', 1)]])).toBe(3);
    // ambiguities.md, 1: also after a bye. Running totals ½, ½, 1½: without the first 2.
    expect(progressiveCut1Fide('A', [[bye('A', 'half-bye')], [game('C', 'A', 1)], [game('A', 'D', 1)]])).toBe(2);
  });

  it('d: SB/C1 excludes the product with the opponent of the lowest score, not the lowest product', () => {
    // Scores: A 1½, B 2, C 0, D 1½.
    const games = [
      [game('B', 'A', 1), game('D', 'C', 1)],
      [game('A', 'C', 1)],
      [game('A', 'D', 0.5), game('B', 'C', 1)],
    ];
    // A: 2 × 0 (B) + 0 × 1 (C) + 1.5 × ½ (D); the lowest score is C's
    expect(sonnebornBerger('A', games)).toBe(0.75);
    expect(sonnebornBergerCut1('A', games)).toBe(0.75);
    // C: 1.5 × 0 (D) + 1.5 × 0 (A) + 2 × 0 (B)
    expect(sonnebornBergerCut1('C', games)).toBe(0);
    // B: 1.5 × 1 (A) + 0 × 1 (C); the lowest score is C's
    expect(sonnebornBergerCut1('B', games)).toBe(1.5);
    // D: 0 × 1 (C) + 1.5 × ½ (A); the lowest score is C's
    expect(sonnebornBergerCut1('D', games)).toBe(0.75);
  });

  it('d: of several opponents with the lowest score the lowest product goes', () => {
    // Scores: A 1½, B 1, C 1, D 2½. A beat B (1 × 1), drew C (1 × ½), lost to D (2½ × 0).
    const games = [
      [game('A', 'B', 1), game('C', 'D', 0.5)],
      [game('A', 'C', 0.5), game('B', 'D', 0)],
      [game('D', 'A', 1), game('B', 'C', 1)],
    ];
    expect(sonnebornBerger('A', games)).toBe(1.5);
    expect(sonnebornBergerCut1('A', games)).toBe(1);
  });

  it('leaves nothing of nothing', () => {
    expect(sonnebornBergerCut1('A', [])).toBe(0);
    expect(sonnebornBergerCut1('A', [[game('A', 'B', 1)]])).toBe(0);
    expect(cutLeastSignificant([])).toEqual([]);
  });
});

/**
 * The cut boundary cases of Gacrux's tests/test_tiebreak_cut.py (2026 rules, the derivation is printed there): score
 * met, points, voluntary or not.
 */
const BOUNDARY_CASES: readonly {
  readonly name: string;
  readonly met: readonly (readonly [score: number, points: number, voluntary: boolean])[];
  readonly sums: readonly number[];
  readonly cut: readonly number[];
}[] = [
  {
    name: 'two voluntary unplayed rounds',
    met: [
      [0.5, 1, false],
      [2, 0.5, true],
      [2.5, 0, true],
      [1.5, 1, false],
    ],
    sums: [3, 2.5, 1],
    cut: [1, 4],
  },
  {
    name: 'one voluntary unplayed round',
    met: [
      [0.5, 1, false],
      [2, 0.5, true],
      [4, 0, false],
      [1.5, 1, false],
    ],
    sums: [3, 2, 1.5],
    cut: [2, 1],
  },
  {
    name: 'equal contributions: the voluntary unplayed round is cut',
    met: [
      [1, 1, false],
      [2, 0.5, true],
      [3, 0.5, false],
      [2, 1, false],
    ],
    sums: [5.5, 4.5, 3.5],
    cut: [2, 1],
  },
  {
    name: 'three forfeits that contribute nothing: the one of the lowest score goes',
    met: [
      [2.5, 0, true],
      [1.5, 0, true],
      [2.5, 0, true],
      [2.5, 1, false],
      [2, 0.5, false],
      [2.5, 0.5, false],
      [2.5, 0.5, false],
    ],
    sums: [6, 6, 5],
    cut: [2, 5],
  },
];

describe('16.5.1: the lowest contribution of a voluntary unplayed round goes, unless it is lower', () => {
  it.each(BOUNDARY_CASES)('$name', ({ met, sums, cut }) => {
    const all: readonly Element[] = met.map(([score, points, voluntary], round) => ({
      round,
      score,
      value: score * points,
      voluntary,
    }));
    const once = cutLeastSignificant(all);
    const twice = cutLeastSignificant(once); // Cut-2: 16.5.1 applies again to what is left
    expect([all, once, twice].map(sumOf)).toEqual(sums);
    const isCut = (from: readonly Element[], kept: readonly Element[]) =>
      from.filter((element) => !kept.includes(element)).map(({ round }) => round + 1);
    expect([...isCut(all, once), ...isCut(once, twice)]).toEqual(cut);
  });
});
