import { describe, expect, it } from 'vitest';

import {
  type Cut,
  crosstable,
  cutHighest,
  cutLeastSignificant,
  cutRound,
  cutsAndMedians,
  openTable,
} from '../src/index.js';
import { copyOf, keptAfter, take } from '../src/rule/kept.js';
import { type Met, contributionsOf, sumAfter } from '../testing/contributions.js';
import { bye, game } from '../testing/notation.js';

/**
 * The cut boundary cases of Gacrux's tests/test_tiebreak_cut.py (2026 rules, the derivation is printed there): score
 * met, points, voluntary or not.
 */
const BOUNDARY_CASES: readonly {
  readonly name: string;
  readonly met: readonly Met[];
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

const {
  '/C1': CUT_1,
  '/C2': CUT_2,
  '/M1': MEDIAN_1,
  '/M2': MEDIAN_2,
} = cutsAndMedians(cutLeastSignificant, cutHighest);

/** The rounds, from 1, that cuts take, one after the other. */
function roundsCut(cuts: readonly Cut[], met: readonly Met[]): readonly number[] {
  const left = copyOf(contributionsOf(met));
  return cuts.map((cut) => {
    const cell = cut(left, 0);
    take(left, cell);
    return cell + 1;
  });
}

describe('16.5.1: the lowest contribution of a voluntary unplayed round goes, unless it is lower', () => {
  it.each(BOUNDARY_CASES)('$name', ({ met, sums, cut }) => {
    expect(sumAfter([], met)).toBe(sums[0]);
    expect(sumAfter(CUT_1, met)).toBe(sums[1]);
    expect(sumAfter(CUT_2, met)).toBe(sums[2]); // 16.5.1 applies again to what is left
    expect(roundsCut(CUT_2, met)).toEqual(cut);
  });

  it('a voluntary unplayed round that contributes less stays, at the second cut too', () => {
    // The lowest of such rounds contributes 0: less than 1 × 1 of the lowest score, then less than 2 × ½ of the next
    const met: readonly Met[] = [
      [1, 1, false],
      [2.5, 0.5, true],
      [2.5, 0, true],
      [2, 0.5, false],
    ];
    expect([[], CUT_1, CUT_2].map((cuts) => sumAfter(cuts, met))).toEqual([3.25, 2.25, 1.25]);
  });
});

describe('14.1.1.c: the contribution of a round is cut', () => {
  const met: readonly Met[] = [
    [1, 1, false],
    [2, 0.5, false],
  ];

  it('of the first and of the second round, whatever they contribute', () => {
    expect(roundsCut([cutRound(1)], met)).toEqual([1]);
    expect(roundsCut([cutRound(2)], met)).toEqual([2]);
    expect(sumAfter([cutRound(1)], met)).toBe(1); // 2 × ½
  });

  it('nothing, where there is no such round, or it contributes nothing', () => {
    expect(cutRound(3)(contributionsOf(met), 0)).toBe(-1);
    const withoutTheFirst = { ...contributionsOf(met), values: Float64Array.of(NaN, 1) };
    expect(cutRound(1)(withoutTheFirst, 0)).toBe(-1);
  });

  it('of every row its own', () => {
    // Two players; the first has no second round. Beyond the last round of the first player is the second player's
    const games = [[game('A', 'B', 1)], [bye('B', 'half-bye')]];
    const values = Float64Array.of(1, NaN, 0, 0.5);
    const tournament = openTable(crosstable(games));
    const table = { tournament, from: 0, to: 2, scores: values, values };
    const cells = (number: number) => [0, 1].map((row) => cutRound(number)(table, row));
    expect(cells(1)).toEqual([0, 2]);
    expect(cells(2)).toEqual([-1, 3]);
    expect(cells(3)).toEqual([-1, -1]);
  });
});

/** The scores that are left, in their order; `v` marks those of voluntary unplayed rounds. */
function left(scores: string, cuts: readonly Cut[]): string {
  const names = scores.split(' ');
  const met = names.map((name): Met => [Number(name.replace('v', '')), 1, name.startsWith('v')]);
  const cut = new Set(roundsCut(cuts, met));
  const kept = names.filter((_, round) => !cut.has(round + 1));
  // The sum is that of the scores that are left
  expect(keptAfter(cuts, contributionsOf(met))).toMatchObject({
    sums: Float64Array.of(kept.reduce((sum, name) => sum + Number(name.replace('v', '')), 0)),
    counts: Int32Array.of(kept.length),
  });
  return kept.join(' ');
}

describe('14.2: Cut-2, the two least significant values', () => {
  it.each([
    ['3 1 2 4', '3 4'],
    ['2 1 1 1', '2 1'],
    // 16.5.1: the voluntary unplayed round goes, then the lowest of the others
    ['3 1 v4 2', '3 2'],
    // and where there are two, both of them, the lower one first
    ['v4 1 v3 2', '1 2'],
    // of three, the two lowest
    ['v4 1 v3 v2', 'v4 1'],
  ])('of %s leaves %s', (scores, kept) => {
    expect(left(scores, CUT_2)).toBe(kept);
  });
});

describe('14.3: Median-1, the least and then the most significant value', () => {
  it.each([
    ['3 1 2 4', '3 2'],
    ['2 2 2', '2'],
    // In this order: the voluntary unplayed round goes as the least; the other way round it would as the most, and leave 2
    ['v3 1 2', '1'],
    // 16.5.1 speaks of the least significant only: the most significant goes whether it is voluntary or not
    ['v2 v4 3 1', '3 1'],
    ['v2 v3 4 1', 'v3 1'],
  ])('of %s leaves %s', (scores, kept) => {
    expect(left(scores, MEDIAN_1)).toBe(kept);
  });

  it('of products the one of the highest score, of several with that score the highest', () => {
    // 1 × 1 goes as the least; of 3 × 0 and 3 × ½ the latter as the most, though 2 × 1 is more
    const met: readonly Met[] = [
      [3, 0, false],
      [3, 0.5, false],
      [2, 1, false],
      [1, 1, false],
    ];
    expect(roundsCut(MEDIAN_1, met)).toEqual([4, 2]);
    expect(sumAfter(MEDIAN_1, met)).toBe(2);
  });
});

describe('14.4: Median-2, the two least and then the two most significant values', () => {
  it.each([
    ['5 1 4 2 3', '3'],
    ['2 2 2 2 2 2', '2 2'],
    // Both least ones before the first most one: v4 and v5, then 3 and 2. In turns it would be v4, v5, 1, 3, and leave 2
    ['v5 v4 1 2 3', '1'],
    ['v2 v2 v5 4 1 3', '1 3'],
  ])('of %s leaves %s', (scores, kept) => {
    expect(left(scores, MEDIAN_2)).toBe(kept);
  });
});

describe('14.1 to 14.4: more cuts than values', () => {
  it.each([
    ['1', CUT_1],
    ['1', CUT_2],
    ['1 2', CUT_2],
    ['1', MEDIAN_1],
    ['1 2', MEDIAN_1],
    ['v1 2', MEDIAN_1],
    ['1', MEDIAN_2],
    ['1 2 3', MEDIAN_2],
    ['1 2 v3 4', MEDIAN_2],
  ])('leave nothing of %s', (scores, cuts) => {
    // The regulations don't say what is to be done: what is there is cut, and nothing that isn't
    expect(left(scores, cuts)).toBe('');
    expect(sumAfter(cuts, [])).toBe(0);
  });
});
