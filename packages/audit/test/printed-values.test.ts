// Printed numbers, and values rounded as a column prints them

import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';

import { asPrinted, printedValues } from '../src/printed/printed-values.js';

const TOURNAMENT = openTable(crosstable([], { players: [{ id: 'A' }, { id: 'B' }, { id: 'C' }] }));

function printed(...values: readonly (number | null)[]) {
  const cells = new Map(values.map((value, at) => ['ABC'[at], value]));
  return printedValues({ label: 'TB1', cells }, TOURNAMENT);
}

describe('a column', () => {
  it('has the cells that are printed, by the numbers of the players', () => {
    const { label, players, values } = printed(4.5, null, 0);
    expect([label, [...players], [...values]]).toEqual(['TB1', [0, 2], [4.5, 0]]);
  });

  it.each([
    [[3, 0, 1900], 0],
    [[3, 2.5], 1],
    [[2.25, 2.5], 2],
    [[0.333, 1], 3],
    [[1 / 3], 6],
    [[-1.5], 1],
    [[], 0],
  ])('of %j has %d digits after the point', (values, decimals) => {
    expect(printed(...values).decimals).toBe(decimals);
  });
});

describe('a value', () => {
  it('that is a mean has as many digits as the column, with ½ up', () => {
    const whole = printed(1867);
    expect([1866.6667, 1866.5, 1866.4, 1866.499_999_9].map((value) => asPrinted(value, true, whole))).toEqual([
      1867, 1867, 1866, 1867,
    ]);
    expect(asPrinted(2 / 3, true, printed(0.67))).toBe(0.67);
  });

  it('that is no mean keeps its halves', () => {
    expect(asPrinted(2.5, false, printed(2))).toBe(2.5);
    expect(asPrinted(2.25, false, printed(2.25))).toBe(2.25);
  });

  it('that is a quarter has the even tenth where the cell has that, as programs in C print it', () => {
    const column = printed(8.8);
    // printf("%.1f") gives 3.2 for 3.25, and 8.8 for 8.75; a 3.3 for 3.25 is right, too, and 8.7 and 3.1 aren't
    expect([3.2, 3.3, 3.1].map((cell) => asPrinted(3.25, false, column, cell))).toEqual([3.2, 3.3, 3.3]);
    expect([8.8, 8.7].map((cell) => asPrinted(8.75, false, column, cell))).toEqual([8.8, 8.8]);
    expect(asPrinted(3.3, false, column, 3.2)).toBe(3.3);
    expect(asPrinted(3.25, true, column, 3.2)).toBe(3.3);
  });
});
