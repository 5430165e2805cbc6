import { expect, it } from 'vitest';

import { game } from '../../core/test/notation.js';
import { koya } from '../src/index.js';

it('the maximum is that of whoever has had the most games, whomever against', () => {
  // B has had two games, the others one: the maximum is 2, and only B has half of it
  const games = [[game('A', 'B', 0.5)], [game('B', 'C', 0.5)]];
  expect(['A', 'B', 'C'].map((player) => koya(player, games))).toEqual([0.5, 0, 0.5]);
});
