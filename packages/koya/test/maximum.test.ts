import { expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { koya } from '../src/index.js';

it('the maximum is that of the player with the most games, against any opponents', () => {
  // B has had two games, the others one: the maximum is 2, and only B has half of it
  const games = [[game('A', 'B', 0.5)], [game('B', 'C', 0.5)]];
  expect(['A', 'B', 'C'].map((player) => koya(player, games))).toEqual([0.5, 0, 0.5]);
});

it('every round counts where byes carry points, as in a Swiss', () => {
  // Three rounds, of which nobody plays more than two: the maximum is 3, and half of it 1½. A and B have 1½, C ½, D ½
  const games = [
    [game('A', 'B', 0.5), game('C', 'D', 0.5)],
    [game('A', 'C', 1), bye('B', 'pairing-bye')],
    [bye('D', 'zero-bye')],
  ];
  expect(['A', 'B', 'C', 'D'].map((player) => koya(player, games))).toEqual([0.5, 0.5, 0, 0]);
  const swiss = crosstable(games, { system: 'swiss' });
  expect(['A', 'B', 'C', 'D'].map((player) => koya(player, swiss))).toEqual([0.5, 0.5, 0, 0]);
});

it('free rounds that bring nothing don’t count', () => {
  // Three players: everybody plays two of three rounds, so that the maximum is 2. A has 2, B 1, C 0
  const games = [
    [game('A', 'B', 1), bye('C', 'zero-bye')],
    [game('A', 'C', 1), bye('B', 'pairing-bye', 0)],
    [game('B', 'C', 1)],
  ];
  expect(['A', 'B', 'C'].map((player) => koya(player, games))).toEqual([1, 0, 0]);
});

it.each(['swiss', 'round-robin'] as const)(
  'is never -0, as of a win that costs points before the first round: %s',
  (system) => {
    const table = crosstable([], { players: [{ id: 'A' }], system, scoring: { win: -1 } });
    expect(explain('A', table).conclusion.values).toEqual({ limit: 0, maximum: 0 });
  },
);
