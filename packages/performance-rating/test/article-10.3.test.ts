import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { type Game, type Result, perfectTournamentPerformance, tiebreak } from '../src/perfect.js';

/** The value of A after games against opponents of these ratings, one in each round, with these results. */
function after(ratings: readonly number[], results: readonly Result[]): number {
  const players = ratings.map((rating, at) => ({ id: `o${at}`, rating }));
  const games = results.map((result, at) => [game('A', `o${at}`, result)]);
  return perfectTournamentPerformance('A', games, players);
}

describe('10.3: the lowest whole rating whose expected score is at least the score', () => {
  it('2½ of 3 against 1600, 1700, 1900', () => {
    // 2033: differences 433 .94, 333 .88, 133 .68, together 2.50; 2032: 432 .93, 332 .88, 132 .68, together 2.49
    expect(after([1600, 1700, 1900], [1, 0.5, 1])).toBe(2033);
    expect(tiebreak).toBe(perfectTournamentPerformance);
  });

  it('a draw against 1800: 1797, for the class of .50 reaches 3 to either side', () => {
    expect(after([1800], [0.5])).toBe(1797);
  });

  it('1½ of 2 against 1800: .75 twice, which begins at a difference of 189', () => {
    expect(after([1800, 1800], [1, 0.5])).toBe(1989); // 188 is .74
  });

  it('½ of 2 against 1800: .25 twice, which ends at a difference of -197', () => {
    expect(after([1800, 1800], [0, 0.5])).toBe(1603); // -198 is .24
  });

  it.each<readonly [string, readonly Result[], number]>([
    ['5½ of 10: .55 begins at 33', [1, 1, 1, 1, 1, 0.5, 0, 0, 0, 0], 1833],
    ['9 of 10: .90 begins at 358', [1, 1, 1, 1, 1, 1, 1, 1, 1, 0], 2158],
    ['9½ of 10: .95 begins at 457, beyond 400', [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.5], 2257],
  ])('%s more than 1800', (_, results, value) => {
    expect(
      after(
        results.map(() => 1800),
        results,
      ),
    ).toBe(value);
  });

  it('all points: the full scale, 736 above the highest', () => {
    expect(after([1600, 1900, 1700], [1, 1, 1])).toBe(2636);
    expect(after([1500], [1])).toBe(2236);
  });

  it('no points: 800 below the lowest', () => {
    expect(after([1600, 1500, 1700], [0, 0, 0])).toBe(700);
    expect(after([500], [0])).toBe(-300);
  });

  it('half a point of two far apart: what counts is the lower one, down to 735 below', () => {
    // Against 1000 and 3000: at 997 .50 and .00; at 996 .49
    expect(after([1000, 3000], [0.5, 0])).toBe(997);
    expect(after([1000, 3000], [0, 0.5])).toBe(997);
  });

  it('byes and forfeits are no games over the board, nor are their points', () => {
    const games = [[game('A', 'B', 1, 'forfeit-win')], [bye('A', 'full-bye')]];
    const players = [
      { id: 'B', rating: 1500 },
      { id: 'C', rating: 1800 },
    ];
    expect(perfectTournamentPerformance('A', games, players)).toBe(0);
    expect(perfectTournamentPerformance('A', [...games, [game('A', 'C', 0.5)]], players)).toBe(1797);
  });

  it('games count 1, ½ or 0, whatever the scoring, also where opponents are skipped', () => {
    const games: Game[][] = [[game('B', 'A', 0.5)], [game('A', 'C', 1)], [game('A', 'D', 1)]];
    const players = [{ id: 'A', rating: 1800 }, { id: 'B', rating: 1800 }, { id: 'C' }, { id: 'D', rating: 0 }];
    expect(perfectTournamentPerformance('A', games, players)).toBe(1797);
    const table = crosstable(games, { players, scoring: { win: 3, draw: 1 }, unrated: 'skip' });
    expect(perfectTournamentPerformance('A', table)).toBe(1797);
  });

  it('is a whole number whatever the ratings', () => {
    // 1800.5: at 1797 the difference is -3.5, which counts as -4: .49; 1798 is enough
    expect(after([1800.5], [0.5])).toBe(1798);
    expect(after([1800.5], [1])).toBe(2536); // 735.5 counts as 736
    expect(after([1800.5], [0])).toBe(1001); // 1000½, rounded up
    expect(after([1800.4], [0])).toBe(1000);
    expect(after([799.6], [0])).toBe(0); // and not -0
    expect(after([-1800], [0.5])).toBe(-1803);
    expect(after([-736.2], [1])).toBe(-1); // 735.2 above: more than 735
  });

  it('ends with numbers beyond all ratings', () => {
    for (const ratings of [
      [1e16, 1e16],
      [1e300, -1e300],
      [Number.MAX_VALUE, -Number.MAX_VALUE],
      [Number.MAX_VALUE, Number.MAX_VALUE],
    ]) {
      for (const results of [[1, 1] as const, [1, 0.5] as const, [0, 0.5] as const, [0, 0] as const]) {
        expect(Number.isInteger(after(ratings, results))).toBe(true);
      }
    }
  });

  it('0 for a player without games', () => {
    expect(perfectTournamentPerformance('A', [], [{ id: 'A', rating: 1800 }])).toBe(0);
  });
});

describe('explain', () => {
  const players = [1600, 1700, 1900].map((rating, at) => ({ id: 'BCD'.charAt(at), rating }));
  const games: readonly (readonly Game[])[] = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('A', 'D', 1)]];

  it('gives the probabilities at the rating found', () => {
    const explained = explain('A', games, players, { of: 'PTP' });
    expect(explained).toMatchObject({ code: 'PTP', article: '10.3', value: 2033 });
    const row = (difference: number, percent: number) => ({
      key: 'scoring-probability',
      article: 'B.02 8.1.2',
      values: { difference, percent },
    });
    expect(
      explained.contributions.map(({ opponent, score, value, reason }) => [opponent, score, value, reason]),
    ).toEqual([
      ['B', 1600, 0.94, row(433, 94)],
      ['C', 1700, 0.88, row(333, 88)],
      ['D', 1900, 0.68, row(133, 68)],
    ]);
    expect(explained.conclusion).toEqual({
      key: 'lowest-sufficient-rating',
      article: '10.3',
      values: { points: 2.5, expected: 2.5 },
    });
  });

  it('says where no points lead', () => {
    const lost = [[game('A', 'B', 0)], [game('C', 'A', 1)]];
    const explained = explain('A', lost, players, { of: 'PTP' });
    expect(explained.value).toBe(800);
    expect(explained.conclusion).toEqual({ key: 'zero-score', article: '10.3', values: { lowest: 1600 } });
    expect(explained.contributions.map(({ value }) => value)).toEqual([0, 0]);
  });

  it('says that there is nothing', () => {
    expect(explain('A', [], players, { of: 'PTP' })).toMatchObject({
      value: 0,
      contributions: [],
      conclusion: { key: 'nothing-left', article: '10.3' },
    });
  });
});
