import { describe, expect, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { type Game, won } from '../src/index.js';
import * as entry from '../src/won.js';
import { WITHOUT_PLAYING, everywhere, inAllSystems } from './over-the-board.js';

describe('7.2: games won over the board', () => {
  it('with either colour; draws and losses are none', () => {
    const games = [[game('A', 'B', 1)], [game('C', 'A', 0)], [game('A', 'D', 0.5)], [game('E', 'A', 1)]];
    expect(won('A', games)).toBe(2);
    expect(won('B', games)).toBe(0);
    expect(won('E', games)).toBe(1);
    expect(entry.tiebreak).toBe(won);
  });

  it.each(WITHOUT_PLAYING)('%s is none, in any system and edition', (_, one) => {
    expect(inAllSystems(won, [[game('A', 'C', 1)], [one]])).toEqual(everywhere(1));
  });

  it('a decision of the arbiter: a player with a whole point has won', () => {
    const decided: Game = { white: 'A', black: 'B', result: 0.5, blackResult: 0 };
    expect(won('A', [[decided]])).toBe(0);
    expect(won('A', [[{ ...decided, result: 1 }]])).toBe(1);
    expect(won('B', [[{ ...decided, blackResult: 1 }]])).toBe(1);
  });

  it('0 for a player without games', () => {
    expect(won('Z', [[game('A', 'B', 1)]])).toBe(0);
  });

  it('explained', () => {
    const games = [[game('A', 'B', 1)], [game('A', 'C', 1, 'forfeit-win')]];
    const { code, value, contributions } = explain('A', games, [], { of: 'WON' });
    expect([code, value]).toEqual(['WON', 1]);
    expect(contributions.map(({ score, reason }) => [score, reason.key, reason.article])).toEqual([
      [1, 'counts', '7.2'],
      [1, 'does-not-count', '7.2'],
    ]);
  });
});
