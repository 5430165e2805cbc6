import { expect, it } from 'vitest';

import { game } from '../../core/test/notation.js';
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
