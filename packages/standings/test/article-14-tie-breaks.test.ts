import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponentsCut1 } from '@crosstable/average-rating/cut1';
import { explain as explainRating } from '@crosstable/average-rating/explain';
import { bye, game } from '@crosstable/core/testing/notation';
import { progressiveCut1Fide } from '@crosstable/progressive/cut1-fide';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { sonnebornBergerCut1 } from '@crosstable/sonneborn-berger/cut1';
import { sonnebornBergerCut2 } from '@crosstable/sonneborn-berger/cut2';
import { explain } from '@crosstable/sonneborn-berger/explain';

describe('14.1.1: Cut-1', () => {
  it('b: ARO/C1 excludes the lowest rating, of several equal ones one', () => {
    const games = [[game('A', 'B', 1)], [game('C', 'A', 0)], [game('A', 'D', 0)]];
    const players = (...ratings: readonly number[]) => ratings.map((rating, at) => ({ id: 'BCD'.charAt(at), rating }));
    // (1700 + 1900) / 2
    expect(averageRatingOfOpponentsCut1('A', games, players(1900, 1600, 1700))).toBe(1800);
    // (1600 + 1900) / 2
    expect(averageRatingOfOpponentsCut1('A', games, players(1600, 1900, 1600))).toBe(1750);
  });

  it('c: PS/C1 excludes the score after the first round, whatever that round was', () => {
    // Running totals 1, 1, 2: without the first 3.
    expect(progressiveCut1Fide('A', [[game('A', 'B', 1)], [game('C', 'A', 1)], [game('A', 'D', 1)]])).toBe(3);
    // 14.1.1.c names the first round, so it goes after a bye too. Running totals ½, ½, 1½: without the first 2.
    expect(progressiveCut1Fide('A', [[bye('A', 'half-bye')], [game('C', 'A', 1)], [game('A', 'D', 1)]])).toBe(2);
  });

  it('d: SB/C1 excludes the product with the opponent of the lowest score, not the lowest product', () => {
    // Scores: A 1½, B 2, C 0, D 1½.
    const games = [
      [game('B', 'A', 1), game('D', 'C', 1)],
      [game('A', 'C', 1)],
      [game('A', 'D', 0.5), game('B', 'C', 1)],
    ];
    // A: 2 × 0 (B) + 0 × 1 (C) + 1.5 × ½ (D); the lowest score is C's
    expect(sonnebornBerger('A', games)).toBe(0.75);
    expect(sonnebornBergerCut1('A', games)).toBe(0.75);
    // C: 1.5 × 0 (D) + 1.5 × 0 (A) + 2 × 0 (B)
    expect(sonnebornBergerCut1('C', games)).toBe(0);
    // B: 1.5 × 1 (A) + 0 × 1 (C); the lowest score is C's
    expect(sonnebornBergerCut1('B', games)).toBe(1.5);
    // D: 0 × 1 (C) + 1.5 × ½ (A); the lowest score is C's
    expect(sonnebornBergerCut1('D', games)).toBe(0.75);
  });

  it('d: of several opponents with the lowest score the lowest product goes', () => {
    // Scores: A 1½, B 1, C 1, D 2½. A beat B (1 × 1), drew C (1 × ½), lost to D (2½ × 0).
    const games = [
      [game('A', 'B', 1), game('C', 'D', 0.5)],
      [game('A', 'C', 0.5), game('B', 'D', 0)],
      [game('D', 'A', 1), game('B', 'C', 1)],
    ];
    expect(sonnebornBerger('A', games)).toBe(1.5);
    expect(sonnebornBergerCut1('A', games)).toBe(1);
  });

  it('d: of two voluntary unplayed rounds the one with the lower product goes (16.5.1), also if it comes first', () => {
    // C: a forfeit win, a win, a draw: 2½. A: ½ + 1 + 1 = 2½; B and D 0. The dummy of the forfeit has the 2½ of A and of C
    // (16.4.1): 2½ × 0. That of the bye is limited by four draws (16.4.2): 2 × ½. The lowest score is the 0 of B and D
    const games = [
      [game('A', 'C', 0, 'forfeit-loss')],
      [bye('A', 'half-bye'), game('C', 'D', 1)],
      [game('A', 'B', 1), game('C', 'E', 0.5)],
      [game('A', 'D', 1)],
    ];
    expect(sonnebornBerger('A', games)).toBe(1);
    const { contributions, value } = explain('A', games, [], { cut: 1 });
    expect(contributions.map(({ score, points, cut }) => [score, points, cut?.article ?? null])).toEqual([
      [2.5, 0, '16.5.1'],
      [2, 0.5, null],
      [0, 1, null],
      [0, 1, null],
    ]);
    expect(value).toBe(1);
  });

  it('leaves nothing of nothing', () => {
    expect(sonnebornBergerCut1('A', [])).toBe(0);
    expect(sonnebornBergerCut1('A', [[game('A', 'B', 1)]])).toBe(0);
  });
});

describe('14.2 to 14.4 in a tournament', () => {
  /** Scores: A 3, B 2, C 2, D 2½, E 1. */
  const games = [
    [game('A', 'B', 1), game('C', 'D', 1), bye('E', 'pairing-bye')],
    [game('A', 'C', 0.5), game('B', 'D', 0.5)],
    [game('A', 'D', 0), game('B', 'C', 1)],
    [bye('A', 'half-bye'), game('B', 'C', 0.5)],
    [game('A', 'E', 1), game('C', 'D', 0)],
  ];
  const cutsOf = (variant: Parameters<typeof explain>[3]) =>
    explain('A', games, [], variant).contributions.map(({ cut }) => cut && `${cut.key} ${cut.article}`);

  it('A has B 2 × 1, C 2 × ½, D 2½ × 0, the dummy of the half-point bye 2½ × ½, E 1 × 1', () => {
    // The dummy has A's 3 points, but no more than five draws: 2½ (16.4.2)
    expect(explain('A', games).contributions.map(({ value }) => value)).toEqual([2, 1, 0, 1.25, 1]);
    expect(sonnebornBerger('A', games)).toBe(5.25);
  });

  it('16.5: the bye goes first, 1¼ being no less than the 1 of E', () => {
    expect(sonnebornBergerCut1('A', games)).toBe(4);
    expect(cutsOf({ cut: 1 })).toEqual([null, null, null, 'voluntary-unplayed-round 16.5.1', null]);
  });

  it('14.2: then E, who has the lowest score of those left', () => {
    expect(sonnebornBergerCut2('A', games)).toBe(3);
    expect(cutsOf({ cut: 2 })).toEqual([null, null, null, 'voluntary-unplayed-round 16.5.1', 'least-significant 14.2']);
  });

  it('14.3: the bye, then D, who has the highest score', () => {
    expect(explain('A', games, [], { median: 1 })).toMatchObject({ code: 'SB/M1', value: 4 });
    expect(cutsOf({ median: 1 })).toEqual([
      null,
      null,
      'most-significant 14.3',
      'voluntary-unplayed-round 16.5.1',
      null,
    ]);
  });

  it('14.4: the bye, E, D, and of B and C with 2 points the higher product', () => {
    expect(explain('A', games, [], { median: 2 })).toMatchObject({ code: 'SB/M2', value: 1 });
    expect(cutsOf({ median: 2 })).toEqual([
      'most-significant 14.4',
      null,
      'most-significant 14.4',
      'voluntary-unplayed-round 16.5.1',
      'least-significant 14.4',
    ]);
  });

  it('16.5.1 isn’t named where the voluntary unplayed round is the least significant anyway', () => {
    // A 1, B 3: B 3 × 0, the dummy of the zero-point bye 1 × 0, C 1 × 1: of the scores of 1 the product 0 is the lowest
    const absent = [
      [game('B', 'A', 1)],
      [bye('A', 'zero-bye'), bye('B', 'full-bye'), bye('C', 'full-bye')],
      [game('A', 'C', 1), bye('B', 'full-bye')],
    ];
    const cuts = explain('A', absent, [], { cut: 2 }).contributions.map(({ score, cut }) => [score, cut?.article]);
    expect(cuts).toEqual([
      [3, undefined],
      [1, '14.2'],
      [1, '14.2'],
    ]);
  });

  it('14.2, 14.4: what is left after one element is nothing, and nothing more goes', () => {
    const once = [[game('A', 'B', 1)]];
    for (const variant of [{ cut: 2 }, { median: 1 }, { median: 2 }] as const) {
      const { contributions, value } = explain('A', once, [], variant);
      expect(contributions.map(({ cut }) => cut?.key)).toEqual(['least-significant']);
      expect(value).toBe(0);
    }
  });

  it('of ratings, which unplayed rounds don’t affect, 16.5.1 is never named', () => {
    const players = [1600, 1700, 1800, 1500].map((rating, at) => ({ id: 'BCDE'.charAt(at), rating }));
    const { contributions, value } = explainRating('A', games, players, { median: 1 });
    expect(value).toBe(1650); // without E's 1500 and D's 1800
    expect(contributions.map(({ cut }) => cut && `${cut.key} ${cut.article}`)).toEqual([
      null,
      null,
      'most-significant 14.3',
      'least-significant 14.3',
    ]);
  });
});
