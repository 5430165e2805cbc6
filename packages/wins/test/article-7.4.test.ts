import { describe, expect, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';

import * as entry from '../src/black-wins.js';
import { explain } from '../src/explain.js';
import { blackWins } from '../src/index.js';
import { WITHOUT_PLAYING, everywhere, inAllSystems } from './over-the-board.js';

describe('7.4: games won over the board with the black pieces', () => {
  it('draws and losses are none, and so are wins with the white pieces', () => {
    const games = [[game('B', 'A', 0)], [game('C', 'A', 0.5)], [game('D', 'A', 1)], [game('A', 'E', 1)]];
    expect(blackWins('A', games)).toBe(1);
    expect(blackWins('D', games)).toBe(0);
    expect(entry.tiebreak).toBe(blackWins);
  });

  it('a decision of the arbiter: a player with a whole point has won', () => {
    expect(blackWins('A', [[{ white: 'B', black: 'A', result: 1, blackResult: 1 }]])).toBe(1);
    expect(blackWins('A', [[{ white: 'B', black: 'A', result: 0, blackResult: 0.5 }]])).toBe(0);
  });

  it.each(WITHOUT_PLAYING)('%s is none, in any system and edition', (_, one) => {
    expect(inAllSystems(blackWins, [[game('C', 'A', 0)], [one]])).toEqual(everywhere(1));
  });

  it('0 for a player without games', () => {
    expect(blackWins('Z', [[game('A', 'B', 1)]])).toBe(0);
  });

  it('explained', () => {
    const { code, value, contributions } = explain('A', [[game('B', 'A', 0)], [game('A', 'C', 1)]], [], { of: 'BWG' });
    expect([code, value]).toEqual(['BWG', 1]);
    expect(contributions.map((one) => [one.score, one.value, one.reason])).toEqual([
      [1, 1, { key: 'counts', article: '7.4' }],
      [1, 0, { key: 'does-not-count', article: '7.4' }],
    ]);
  });
});
