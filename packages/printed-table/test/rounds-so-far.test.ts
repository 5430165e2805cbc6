// The rounds of a round robin that isn't over: a search that is given up for a field that is too large

import { expect, it } from 'vitest';

import { roundsAfter } from '../src/games/rounds-so-far.js';

it('gives the games with a result the first rounds, and nothing to a field that is too large', () => {
  const pairs: readonly (readonly [number, number])[] = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [0, 3],
    [1, 2],
  ];
  const isOpen = ([first, second]: readonly [number, number]): boolean => first + second === 3;
  // 0–3 and 1–2 are open, so they are the third round
  const found = roundsAfter(2, pairs, isOpen, { rounds: 3, players: 4 });
  expect(pairs.filter((pair) => found?.get(pair) === 2)).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect(roundsAfter(2, pairs, isOpen, { rounds: 3, players: 1000 })).toBeUndefined();
});
