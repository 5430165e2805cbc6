import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { sonnebornBergerCut1 } from '../src/cut1.js';
import { sonnebornBergerCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { type Game, sonnebornBerger, tiebreak } from '../src/index.js';

/** Scores: A 2½, B 1, C 0, D 2½. */
const GAMES: readonly (readonly Game[])[] = [
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('A', 'D', 0.5), game('C', 'B', 0)],
  [game('A', 'C', 1), game('D', 'B', 1)],
];

describe('9.1: the final scores of the opponents times the points scored against them', () => {
  it('A beat B (1) and C (0) and drew D (2½): 1 + 1¼ + 0 = 2¼', () => {
    expect(sonnebornBerger('A', GAMES)).toBe(2.25);
    expect(tiebreak).toBe(sonnebornBerger);
  });

  it.each([
    ['a win counts the opponent’s score', 'D', 2.25], // C 0 × 1 + A 2.5 × ½ + B 1 × 1
    ['a loss counts nothing', 'C', 0], // D 2.5 × 0 + B 1 × 0 + A 2.5 × 0
    ['a win against nobody’s score counts nothing', 'B', 0], // A 2.5 × 0 + C 0 × 1 + D 2.5 × 0
  ])('%s', (_, player, value) => {
    expect(sonnebornBerger(player, GAMES)).toBe(value);
  });

  it('an opponent met twice counts twice (4.4)', () => {
    // Scores: A 1½, B ½ + 1 = 1½. A: B 1.5 × 1 + B 1.5 × ½; and B has a full-point bye
    const games = [[game('A', 'B', 1)], [game('B', 'A', 0.5)], [bye('B', 'full-bye')]];
    expect(sonnebornBerger('A', games)).toBe(2.25);
  });

  it('the final score counts, also of rounds after the game', () => {
    expect(sonnebornBerger('A', [[game('A', 'B', 1)], [game('B', 'C', 1)], [game('B', 'D', 1)]])).toBe(2);
  });

  it('0 for a player without games', () => {
    expect(sonnebornBerger('Z', GAMES)).toBe(0);
    expect(sonnebornBerger('A', [])).toBe(0);
  });
});

describe('14.1.1.d: without the product with the opponent of the lowest score', () => {
  it('A’s lowest opponent is C with 0 × 1: 2¼ stays', () => {
    expect(sonnebornBergerCut1('A', GAMES)).toBe(2.25);
  });

  it('not the lowest product: D’s lowest opponent is C, whom D beat', () => {
    const games = [
      [game('A', 'D', 1), game('B', 'C', 1)],
      [game('D', 'C', 1), game('A', 'B', 0.5)],
      [game('D', 'B', 1), game('C', 'A', 0.5)],
    ];
    // Scores: A 2, B 1½, C ½, D 2. D: A 2 × 0 + C ½ × 1 + B 1.5 × 1 = 2; C's ½ goes, and not A's 0
    expect(sonnebornBerger('D', games)).toBe(2);
    expect(sonnebornBergerCut1('D', games)).toBe(1.5);
  });
});

describe('14.2: without the products with the two opponents of the lowest scores', () => {
  it('A’s are C with 0 × 1 and B with 1 × 1: 2¼ - 1 = 1¼', () => {
    expect(sonnebornBergerCut2('A', GAMES)).toBe(1.25);
  });

  it('0 when nothing is left', () => {
    expect(sonnebornBergerCut2('A', GAMES.slice(0, 2))).toBe(0);
    expect(sonnebornBergerCut2('A', GAMES.slice(0, 1))).toBe(0);
    expect(sonnebornBergerCut2('A', [])).toBe(0);
  });
});

describe('explain', () => {
  it('gives the score met, the points and their product', () => {
    const explained = explain('A', GAMES);
    expect(explained).toMatchObject({ code: 'SB', article: '9.1', edition: '2026-03', value: 2.25 });
    expect(
      explained.contributions.map(({ opponent, points, score, value }) => [opponent, points, score, value]),
    ).toEqual([
      ['B', 1, 1, 1],
      ['D', 0.5, 2.5, 1.25],
      ['C', 1, 0, 0],
    ]);
  });

  it('says what was cut', () => {
    const { code, contributions } = explain('A', GAMES, [], { cut: 1 });
    expect(code).toBe('SB/C1');
    expect(contributions.map(({ cut }) => cut)).toEqual([
      null,
      null,
      { key: 'least-significant', article: '14.1.1.d' },
    ]);
  });

  it('has no -0, as of a win that costs a point against an opponent without any', () => {
    const table = crosstable([[game('A', 'B', 1)]], { scoring: { win: -1 } });
    expect(explain('A', table).contributions.map(({ points, score, value }) => [points, score, value])).toEqual([
      [-1, 0, 0],
    ]);
  });

  it('the documented example: a half-point bye in two rounds', () => {
    const games: Game[][] = [[game('A', 'B', 1)], [bye('A', 'half-bye')]];
    // A has 1½, two draws are 1 (16.4.2)
    const { contributions } = explain('A', games);
    expect(contributions.map(({ score, reason }) => [score, reason.key])).toEqual([
      [0, 'opponent-score'],
      [1, 'dummy-limited-by-draws'],
    ]);
  });
});
