import { expect, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';

it('the conclusion is the mean of what is left, by Article 10.1', () => {
  const players = [
    { id: 'B', rating: 1600 },
    { id: 'C', rating: 1700 },
    { id: 'D', rating: 1900 },
  ];
  const games = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('A', 'D', 0)]];
  const conclusion = (cut: 0 | 1) => explain('A', games, players, { cut }).conclusion;
  expect(conclusion(0)).toEqual({ key: 'mean', article: '10.1', values: { sum: 5200, count: 3 } });
  expect(conclusion(1)).toEqual({ key: 'mean', article: '10.1', values: { sum: 3600, count: 2 } });
});

it.each([
  [1964.5, 1264.7], // in binary their sum less the one and the other is no 0
  [1, 1e16 + 2],
  [1.5, 9e15 + 1],
])('where everything is cut, of %d and %d, the sum is 0 and there is no value', (one, other) => {
  const players = [
    { id: 'B', rating: one },
    { id: 'C', rating: other },
  ];
  const games = [[game('A', 'B', 1)], [game('A', 'C', 1)]];
  for (const variant of [{ cut: 2 }, { median: 1 }, { median: 2 }] as const) {
    const { conclusion, undefinedBecause, value } = explain('A', games, players, variant);
    expect(conclusion).toEqual({ key: 'mean', article: '10.1', values: { sum: 0, count: 0 } });
    expect(undefinedBecause).toEqual({ key: 'nothing-left', article: '10.1' });
    expect(value).toBe(0);
  }
});
