import { expect, test } from 'vitest';

import { crosstable } from '@crosstable/core';

import { explainOrder } from '../src/explain-list.js';
import { separatedBy } from '../src/separated-by.js';
import { standings } from '../src/standings.js';

test('the first code that differs separates two rows, and equal rows are not separated', () => {
  // A beats B, C draws with D: 1, 0, ½, ½. Sonneborn-Berger of A: 0 (B has 0), of C and D: ½ × ½ = ¼ each.
  const table = crosstable([
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: 'D', result: 0.5 },
    ],
  ]);
  // A 1 | C ½, D ½ | B 0
  expect(separatedBy(table, ['PTS', 'SB'])).toEqual([0, null, 0]);
});

test('direct encounter separates those whose points are equal', () => {
  // A and D have 1½ and drew with each other: Article 6 cannot separate them. B has 1, C 0.
  const games = [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: 'D', result: 0 },
    ],
    [
      { white: 'D', black: 'A', result: 0.5 },
      { white: 'B', black: 'C', result: 1 },
    ],
  ] as const;
  const table = crosstable(games, { system: 'swiss' });
  const codes = ['PTS', 'DE', 'SB'];
  const rows = standings(table, codes);
  const expected = rows.slice(1).map(({ player }, at) => {
    const { code } = explainOrder(table, codes, rows[at].player, player);
    return code === null ? null : codes.indexOf(code);
  });
  expect(separatedBy(table, codes)).toEqual(expected);
  expect(separatedBy(table, ['PTS'])).toEqual([null, 0, 0]);
});

test('a list that is none is named', () => {
  const message = 'codes: expected an array of codes, got "PTS"';
  // @ts-expect-error: a text is no list
  expect(() => separatedBy(crosstable([]), 'PTS')).toThrow(new TypeError(message));
});

test('a table without players has no rows to separate', () => {
  expect(separatedBy(crosstable([]), ['PTS'])).toEqual([]);
});
