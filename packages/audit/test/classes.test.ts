import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';

import { classesOf, columnsOf, groupByValues } from '../src/hypotheses/classes.js';
import { printedValues } from '../src/printed/printed-values.js';

describe('columns put together', () => {
  it('are equal in every cell, not only in the number that they share', () => {
    // 31 times 1 and 0 are as much as 31 times 0 and 31, in ten thousandths
    const columns = [
      [0.0001, 0],
      [0, 0.0031],
      [0.0001, 0],
    ];
    const groups = groupByValues(columns, (column) => Float64Array.from(column));
    expect(groups.map(({ members }) => members)).toEqual([[[0.0001, 0], [0.0001, 0]], [[0, 0.0031]]]); // prettier-ignore
  });
});

describe('the class of a column', () => {
  it('gives quarters in the tenths that programs in C print', () => {
    // Vega printed Sonneborn-Berger 8.75, 3.25 and 0.25 as these
    const cells = new Map([['A', 8.8], ['B', 3.2], ['C', 0.2]]); // prettier-ignore
    const tournament = openTable(crosstable([], { players: [...cells.keys()].map((id) => ({ id })) }));
    const rule = { code: 'SB', article: '9.1' };
    const columns = columnsOf([{ rule, isNamed: true, isMean: false, values: Float64Array.of(8.75, 3.25, 0.25) }]);
    const [{ matches, values }] = classesOf(columns, printedValues({ label: 'SB', cells }, tournament));
    expect([matches, [...values]]).toEqual([3, [8.8, 3.2, 0.2]]);
  });
});
