import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, call, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { type Game, win } from '../src/index.js';
import * as entry from '../src/win.js';

describe('7.1: rounds with as many points as a win awards, with or without playing', () => {
  it.each<[string, Game, number]>([
    ['a win', game('A', 'B', 1), 1],
    ['a win with the black pieces', game('B', 'A', 0), 1],
    ['a draw', game('A', 'B', 0.5), 0],
    ['a loss', game('A', 'B', 0), 0],
    ['a forfeit win', game('A', 'B', 1, 'forfeit-win'), 1],
    ['a forfeit win with the black pieces', game('B', 'A', 0, 'forfeit-loss'), 1],
    ['a forfeit win against nobody known', game('A', '', 1, 'forfeit-win'), 1],
    ['a forfeit loss', game('A', 'B', 0, 'forfeit-loss'), 0],
    ['a double forfeit', game('A', 'B', 0, 'double-forfeit'), 0],
    ['a full-point bye', bye('A', 'full-bye'), 1],
    ['a half-point bye', bye('A', 'half-bye'), 0],
    ['a zero-point bye', bye('A', 'zero-bye'), 0],
    ['a pairing-allocated bye worth a win', bye('A', 'pairing-bye'), 1],
    ['a pairing-allocated bye worth a draw', bye('A', 'pairing-bye', 0.5), 0],
    ['a bye without kind worth a win', byeWithoutKind('A', 1), 1],
    ['a bye without kind worth a draw', byeWithoutKind('A', 0.5), 0],
    ['half a point for nothing for the other', { white: 'A', black: 'B', result: 0.5, blackResult: 0 }, 0],
    ['a point for both', { white: 'B', black: 'A', result: 1, blackResult: 1 }, 1],
    ['no round', game('B', 'C', 1), 0],
  ])('%s', (_, one, value) => {
    expect(win('A', [[one]])).toBe(value);
  });

  it('adds up: a win, a draw, a full-point bye and a forfeit win are 3', () => {
    const games = [
      [game('A', 'B', 1)],
      [game('A', 'B', 0.5)],
      [bye('A', 'full-bye')],
      [game('A', 'C', 1, 'forfeit-win')],
    ];
    expect(win('A', games)).toBe(3);
    expect(entry.tiebreak('A', games)).toBe(3);
    expect(entry.tiebreak).toBe(win);
  });

  // A bye is a win if it is worth 3: less is none, and so is more, which FIDE's program would count
  it.each([
    [3, 2],
    [1, 1],
    [0, 1],
    [4, 1],
  ])('in 3-1-0 a win and a pairing-allocated bye worth %d are %d', (pairingBye, value) => {
    const table = crosstable([[game('A', 'B', 1)], [bye('A', 'pairing-bye')]], {
      scoring: { win: 3, draw: 1, pairingBye },
    });
    expect(win('A', table)).toBe(value);
  });

  it('0 for a player without games', () => {
    expect(win('Z', [[game('A', 'B', 1)]])).toBe(0);
    expect(win('A', [])).toBe(0);
    expect(win('Z', crosstable([[game('A', 'B', 1)]]))).toBe(0);
  });
});

describe('7.1 explained', () => {
  it('every round with its points and whether it counts', () => {
    const games = [[game('A', 'B', 1)], [], [bye('A', 'half-bye')]];
    expect(explain('A', games)).toEqual({
      code: 'WIN',
      article: '7.1',
      edition: '2026-03',
      player: 'A',
      value: 1,
      undefinedBecause: null,
      contributions: [
        {
          ...{ round: 1, opponent: 'B', outcome: 'win', points: 1, score: 1, value: 1, cut: null },
          reason: { key: 'counts', article: '7.1' },
        },
        {
          ...{ round: 3, opponent: null, outcome: 'half-bye', points: 0.5, score: 0.5, value: 0, cut: null },
          reason: { key: 'does-not-count', article: '7.1' },
        },
      ],
      unfinished: [],
      conclusion: { key: 'sum', article: '7.1' },
    });
  });

  it('in the points of the table', () => {
    const table = crosstable([[game('A', 'B', 1)], [game('A', 'C', 0.5)]], { scoring: { win: 3, draw: 1 } });
    const { contributions } = explain('A', table, undefined, { of: 'WIN' });
    expect(contributions.map(({ score, value }) => [score, value])).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });

  it('refuses another code', () => {
    const another = (): unknown => call(explain, ['A', [], [], { of: 'BH' }]);
    expect(another).toThrow(RangeError);
    expect(another).toThrow(/^variant[.]of: expected "WIN" or "WON" or .*"STD".*, got "BH"$/);
    expect(() => call(explain, ['A', [], [], null])).toThrow(TypeError);
  });
});
