import { describe, expect, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';

import * as entry from '../src/black-games.js';
import { explain } from '../src/explain.js';
import { blackGames } from '../src/index.js';
import { everywhere, inAllSystems } from './over-the-board.js';

describe('7.3: games played over the board with the black pieces', () => {
  it('whatever their result', () => {
    const games = [[game('B', 'A', 1)], [game('C', 'A', 0.5)], [game('D', 'A', 0)], [game('A', 'E', 1)]];
    expect(blackGames('A', games)).toBe(3);
    expect(blackGames('E', games)).toBe(1);
    expect(blackGames('B', games)).toBe(0);
    expect(entry.tiebreak).toBe(blackGames);
  });

  it('a decided game is a game', () => {
    expect(blackGames('A', [[{ white: 'B', black: 'A', result: 0, blackResult: 0 }]])).toBe(1);
  });

  it.each([
    ['won', game('B', 'A', 0, 'forfeit-loss')],
    ['lost', game('B', 'A', 1, 'forfeit-win')],
    ['lost by both', game('B', 'A', 0, 'double-forfeit')],
  ])('a forfeit %s is none, in any system and edition', (_, one) => {
    expect(inAllSystems(blackGames, [[game('C', 'A', 0.5)], [one]])).toEqual(everywhere(1));
  });

  it('0 for a player without games', () => {
    expect(blackGames('Z', [[game('A', 'B', 1)]])).toBe(0);
  });

  it('explained', () => {
    const { code, value, contributions } = explain('A', [[game('B', 'A', 1)], [game('A', 'C', 1)]], [], { of: 'BPG' });
    expect([code, value]).toEqual(['BPG', 1]);
    expect(contributions.map((one) => [one.score, one.value, one.reason])).toEqual([
      [0, 1, { key: 'counts', article: '7.3' }],
      [1, 0, { key: 'does-not-count', article: '7.3' }],
    ]);
  });
});
