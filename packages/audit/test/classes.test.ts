import { describe, expect, it } from 'vitest';

import { grouped } from '../src/classes.js';

describe('columns put together', () => {
  it('are equal in every cell, not only in the number that they share', () => {
    // 31 times 1 and 0 are as much as 31 times 0 and 31, in ten thousandths
    const columns = [
      [0.0001, 0],
      [0, 0.0031],
      [0.0001, 0],
    ];
    const groups = grouped(columns, (column) => Float64Array.from(column));
    expect(groups.map(({ members }) => members)).toEqual([[[0.0001, 0], [0.0001, 0]], [[0, 0.0031]]]); // prettier-ignore
  });
});
