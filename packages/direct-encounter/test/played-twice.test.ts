import { expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { directEncounter } from '../src/index.js';

it('a missing game is worth a loss at least, as much as one game where others have met twice (6.1.2, 6.3)', () => {
  // 3-2-1. A: B 3 and 3, C 3, D missing: 7 at worst. B: A 1 and 1, C 3 and 2, D 3: 1 + 2½ + 3 = 6½. C: A 1, B 1½, D 3.
  // D: B 1, C 1, A missing: 5 at best. So A is first; then B has 5½, C 4½, D 2
  const games = [
    [game('A', 'B', 1), game('C', 'D', 1)],
    [game('B', 'A', 0), game('D', 'X', 0)],
    [game('B', 'C', 1), game('A', 'X', 0)],
    [game('C', 'B', 0.5)],
    [game('B', 'D', 1), game('A', 'C', 1)],
  ];
  const table = crosstable(games, { system: 'swiss', scoring: { win: 3, draw: 2, loss: 1 } });
  expect(directEncounter(['D', 'C', 'B', 'A'], table)).toEqual([['A'], ['B'], ['C'], ['D']]);
});
