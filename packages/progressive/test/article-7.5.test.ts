import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, call, game } from '@crosstable/core/testing/notation';

import { progressiveCut1Fide } from '../src/cut1-fide.js';
import { progressiveCut1 } from '../src/cut1.js';
import { progressiveCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { type Game, progressive, tiebreak } from '../src/index.js';

/** 1, ½, 1. */
const GAMES: readonly (readonly Game[])[] = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('A', 'D', 1)]];

describe('7.5: the sum of the scores after every round', () => {
  it('1, ½, 1 → 1 + 1½ + 2½ = 5', () => {
    expect(progressive('A', GAMES)).toBe(5);
    expect(tiebreak).toBe(progressive);
  });

  it('the example of @echecs/progressive: 1 + 1½ + 2½ + 3 = 8, because Black won round 3', () => {
    // The comment beside it says 6, as if `result` were the player's own score: it is White's
    const games = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('D', 'A', 0)], [game('A', 'E', 0.5)]];
    expect(progressive('A', games)).toBe(8);
  });

  it('byes and forfeits score their points, a missing round none', () => {
    const games = [
      [bye('A', 'half-bye')], // ½
      [game('B', 'A', 0, 'forfeit-loss')], // 1½
      [game('B', 'C', 1)], // 1½
      [byeWithoutKind('A', 0.5)], // 2
      [game('A', 'B', 0, 'double-forfeit')], // 2
      [bye('A', 'pairing-bye')], // 3
      [bye('A', 'full-bye')], // 4
      [bye('A', 'zero-bye')], // 4
    ];
    expect(progressive('A', games)).toBe(18.5);
  });

  it('0 for a player without games', () => {
    expect(progressive('Z', GAMES)).toBe(0);
    expect(progressive('A', [])).toBe(0);
  });
});

describe('14.1.1.c: the score after the first round is excluded', () => {
  it('1, ½, 1 → 1½ + 2½ = 4', () => {
    expect(progressiveCut1Fide('A', GAMES)).toBe(4);
  });

  it('is not the Cut-1 of @echecs/progressive, where the total starts again: ½ + 1½ = 2', () => {
    expect(progressiveCut1('A', GAMES)).toBe(2);
  });

  it('points from before round 1 are left out, and stay in the table', () => {
    // Totals 2, 2½, 3½ with the point from before; ½ + 1½ without round 1 and that point
    const table = crosstable(GAMES, { adjustments: [{ player: 'A', points: 1 }] });
    expect(progressiveCut1('A', table)).toBe(2);
    expect(progressiveCut1('A', table)).toBe(2);
    expect(progressive('A', table)).toBe(8); // 2 + 2½ + 3½
  });

  it.each([
    [[], 0],
    [[game('A', 'B', 1)], 0],
  ])('0 with fewer than two rounds', (round, value) => {
    const games = round.length === 0 ? [] : [round];
    expect(progressiveCut1('A', games)).toBe(value);
    expect(progressiveCut1Fide('A', games)).toBe(value);
  });

  it('a missing first round is the one that is left out', () => {
    const games = [[game('B', 'C', 1)], [game('A', 'B', 1)], [game('A', 'C', 1)]];
    expect(progressive('A', games)).toBe(3); // 0 + 1 + 2
    expect(progressiveCut1Fide('A', games)).toBe(3); // 1 + 2
    expect(progressiveCut1('A', games)).toBe(3); // 1 + 2
  });
});

describe('14.2: the scores after the first two rounds are excluded', () => {
  it('1, ½, 1, ½ → 2½ + 3 = 5½', () => {
    expect(progressiveCut2('A', [...GAMES, [game('A', 'E', 0.5)]])).toBe(5.5);
  });

  it('whatever these rounds were (14.1.1.c names them)', () => {
    // Running totals ½, ½, 1½, 1½
    const games = [[bye('A', 'half-bye')], [bye('A', 'zero-bye')], [game('A', 'B', 1)], [game('A', 'C', 0)]];
    expect(progressiveCut2('A', games)).toBe(3);
    // And missing ones: running totals 0, 0, 1
    expect(progressiveCut2('A', [[game('B', 'C', 1)], [], [game('A', 'B', 1)]])).toBe(1);
  });

  it.each([0, 1, 2])('0 after %d rounds', (rounds) => {
    expect(progressiveCut2('A', GAMES.slice(0, rounds))).toBe(0);
  });
});

describe('explain', () => {
  it('gives the running totals', () => {
    const explained = explain('A', GAMES);
    expect(explained).toMatchObject({ code: 'PS', article: '7.5', player: 'A', value: 5, undefinedBecause: null });
    expect(explained.contributions).toEqual([
      { round: 1, opponent: 'B', outcome: 'win', points: 1, score: 1, value: 1, reason: RUNNING, cut: null },
      { round: 2, opponent: 'C', outcome: 'draw', points: 0.5, score: 1.5, value: 1.5, reason: RUNNING, cut: null },
      { round: 3, opponent: 'D', outcome: 'win', points: 1, score: 2.5, value: 2.5, reason: RUNNING, cut: null },
    ]);
  });

  it('says that nothing is recorded of a round, as in the free round of a round-robin', () => {
    const rounds = [[game('A', 'B', 1)], [game('B', 'C', 0)], [game('A', 'C', 0.5)]];
    for (const games of [rounds, crosstable(rounds, { system: 'round-robin' })]) {
      const { contributions, value } = explain('A', games);
      expect(contributions.map(({ outcome, score }) => [outcome, score])).toEqual([
        ['win', 1],
        ['none', 1],
        ['draw', 1.5],
      ]);
      expect(value).toBe(3.5);
    }
  });

  it('gives FIDE’s cut, and that of @echecs/progressive under a name of its own', () => {
    const fide = explain('A', GAMES, [], { cut: 1, fide: true });
    expect([fide.code, fide.value]).toEqual(['PS/C1', 4]);
    expect(fide.contributions.map(({ cut }) => cut?.article ?? null)).toEqual(['14.1.1.c', null, null]);
    const restarted = explain('A', GAMES, undefined, { cut: 1 });
    expect([restarted.code, restarted.value]).toEqual(['progressiveCut1', 2]);
    expect(restarted.contributions.map(({ round, value }) => [round, value])).toEqual([
      [2, 0.5],
      [3, 1.5],
    ]);
  });

  it('lists the added points that are part of the value: without round 1, those from round 2 on', () => {
    const adjustments = [
      { player: 'A', points: 5 },
      { player: 'A', round: 1, points: -2 },
      { player: 'A', round: 2, points: 1 },
    ];
    const table = crosstable(GAMES, { adjustments });
    const restarted = explain('A', table, undefined, { cut: 1 });
    expect(restarted.value).toBe(4); // (½ + 1) + (1½ + 1)
    expect(restarted.adjustments).toEqual([{ round: 2, points: 1 }]);
    expect(explain('A', table, undefined, { cut: 1, fide: true }).adjustments).toHaveLength(3);
  });

  it('gives the second cut, which is FIDE’s in any case', () => {
    for (const variant of [{ cut: 2 }, { cut: 2, fide: true }] as const) {
      const { code, value, contributions } = explain('A', GAMES, [], variant);
      expect([code, value]).toEqual(['PS/C2', 2.5]);
      expect(contributions.map(({ cut }) => cut?.article ?? null)).toEqual(['14.2', '14.2', null]);
    }
  });

  it('asks for true or false', () => {
    const error = new TypeError('variant.fide: expected true or false, got "yes"');
    expect(() => call(explain, ['A', GAMES, [], { cut: 1, fide: 'yes' }])).toThrow(error);
  });
});

const RUNNING = { key: 'running-total', article: '7.5' };
