import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, call, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { type Game, type Player, type Result, tiebreak, tournamentPerformanceRating } from '../src/index.js';
import * as tournament from '../src/tournament.js';

const GAMES: readonly (readonly Game[])[] = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('A', 'D', 0)]];
const PLAYERS: readonly Player[] = [
  { id: 'A', rating: 2000 },
  { id: 'B', rating: 1600 },
  { id: 'C', rating: 1700 },
  { id: 'D', rating: 1900 },
];

/** A's games against opponents of these ratings, one in each round, with these results for A. */
function against(ratings: readonly number[], results: readonly Result[]) {
  const players = ratings.map((rating, at) => ({ id: `o${at}`, rating }));
  return { games: results.map((result, at) => [game('A', `o${at}`, result)]), players };
}

describe('10.2: the average rating of the opponents and the difference for the fractional score', () => {
  it('1½ of 3 against 1733: 50 % is worth nothing', () => {
    expect(tournamentPerformanceRating('A', GAMES, PLAYERS)).toBe(1733);
    expect(tiebreak).toBe(tournamentPerformanceRating);
    expect(tournament.tiebreak).toBe(tournamentPerformanceRating);
  });

  it.each<readonly [string, readonly Result[], number]>([
    ['all points: 800 more', [1, 1], 2600],
    ['no points: 800 less', [0, 0], 1000],
    ['1½ of 2: 75 %, 193 more', [1, 0.5], 1993],
    ['½ of 2: 25 %, 193 less', [0, 0.5], 1607],
    ['2 of 3: 66⅔ % is 67 %, 125 more', [1, 1, 0], 1925],
    ['1 of 3: 33⅓ % is 33 %, 125 less', [0, 1, 0], 1675],
    ['4½ of 8: 56¼ % is 56 %, 43 more', [1, 1, 1, 1, 0.5, 0, 0, 0], 1843],
    ['5 of 8: 62½ % is rounded up to 63 %, 95 more', [1, 1, 1, 1, 1, 0, 0, 0], 1895],
    ['3 of 8: 37½ % is rounded up to 38 %, 87 less', [1, 1, 1, 0, 0, 0, 0, 0], 1713],
  ])('%s than 1800', (_, results, value) => {
    const { games, players } = against(
      results.map(() => 1800),
      results,
    );
    expect(tournamentPerformanceRating('A', games, players)).toBe(value);
  });

  it('adds to the rounded average: 1800½ is 1801, and 1801 + 193 = 1994', () => {
    const { games, players } = against([1800, 1801], [1, 0.5]);
    expect(tournamentPerformanceRating('A', games, players)).toBe(1994);
  });

  it('199½ of 200 are 100 % after rounding, and 199 are not', () => {
    const ratings = Array.from({ length: 200 }, () => 1800);
    const results = (last: Result) => ratings.map((_, at): Result => (at === 199 ? last : 1));
    const half = against(ratings, results(0.5));
    const none = against(ratings, results(0));
    expect(tournamentPerformanceRating('A', half.games, half.players)).toBe(2600); // 99.75 %
    expect(tournamentPerformanceRating('A', none.games, none.players)).toBe(2600); // 99.5 % is rounded up
    const two = against(ratings, [...results(0).slice(1), 0]);
    expect(tournamentPerformanceRating('A', two.games, two.players)).toBe(1800 + 677); // 198 of 200 are 99 %
  });

  it('an opponent met twice counts twice (4.4)', () => {
    // 1½ of 2 against (1600 + 1600) / 2
    expect(tournamentPerformanceRating('A', [[game('A', 'B', 1)], [game('B', 'A', 0.5)]], PLAYERS)).toBe(1793);
  });

  it('byes and forfeits are no games over the board, nor are their points', () => {
    const games = [
      [game('A', 'B', 1, 'forfeit-win')],
      [game('A', 'C', 0, 'double-forfeit')],
      [bye('A', 'full-bye')],
      [bye('A', 'pairing-bye')],
      [byeWithoutKind('A', 1)],
      [game('D', 'A', 1, 'forfeit-win')],
    ];
    expect(tournamentPerformanceRating('A', games, PLAYERS)).toBe(0);
    expect(tournamentPerformanceRating('A', [...games, [game('A', 'C', 0.5)]], PLAYERS)).toBe(1700);
    const table = crosstable([...games, [game('A', 'C', 0.5)]], { players: PLAYERS, system: 'round-robin' });
    expect(tournamentPerformanceRating('A', table)).toBe(1700);
  });

  it('a game that the arbiter decided counts as decided, for both', () => {
    const games: Game[][] = [[{ white: 'A', black: 'B', result: 0.5, blackResult: 0 }]];
    expect(tournamentPerformanceRating('A', games, PLAYERS)).toBe(1600); // 50 %
    expect(tournamentPerformanceRating('B', games, PLAYERS)).toBe(1200); // 0 %
  });

  it('games count 1, ½ or 0, whatever the scoring', () => {
    const table = crosstable(GAMES.slice(0, 2), { players: PLAYERS, scoring: { win: 3, draw: 1 } });
    expect(tournamentPerformanceRating('A', table)).toBe(1843); // 1½ of 2 against 1650
  });

  it('skips opponents who are unrated or not in the list, with the points against them', () => {
    const players = [{ id: 'B', rating: 1600 }, { id: 'C' }, { id: 'E', rating: 2500 }];
    expect(tournamentPerformanceRating('A', GAMES, players)).toBe(2400); // 1 of 1
    expect(tournamentPerformanceRating('A', GAMES)).toBe(0);
  });

  it('takes negative ratings, and -0 is 0', () => {
    const { games, players } = against([-0.4], [0.5]);
    expect(tournamentPerformanceRating('A', games, players)).toBe(0);
    expect(tournamentPerformanceRating('A', games, [{ id: 'o0', rating: -700 }])).toBe(-700);
  });

  it('0 for a player without games', () => {
    expect(tournamentPerformanceRating('Z', GAMES, PLAYERS)).toBe(0);
    expect(tournamentPerformanceRating('A', [], PLAYERS)).toBe(0);
  });
});

describe('explain', () => {
  it('gives the ratings met and the row of the table', () => {
    const explained = explain('A', GAMES.slice(0, 2), PLAYERS);
    expect(explained).toMatchObject({ code: 'TPR', article: '10.2', value: 1843, undefinedBecause: null });
    expect(explained.contributions.map(({ opponent, points, value }) => [opponent, points, value])).toEqual([
      ['B', 1, 1600],
      ['C', 0.5, 1700],
    ]);
    expect(explained.contributions.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 }, () => ({ key: 'opponent-rating', article: '10.1' })),
    );
    expect(explained.conclusion).toEqual({
      key: 'rating-difference',
      article: 'B.02 8.1.1',
      values: { average: 1650, points: 1.5, games: 2, percent: 75, difference: 193 },
    });
  });

  it('says that there is nothing', () => {
    expect(explain('A', [[bye('A', 'full-bye')]], PLAYERS)).toMatchObject({
      value: 0,
      undefinedBecause: { key: 'nothing-left', article: '10.2' },
      conclusion: { key: 'nothing-left', article: '10.2' },
    });
  });

  it('refuses what it cannot explain', () => {
    expect(() => call(explain, ['A', GAMES, PLAYERS, { of: 'ARO' }])).toThrow(
      new RangeError('variant.of: expected "TPR" or "PTP" or "APRO" or "APPO", got "ARO"'),
    );
    expect(() => call(explain, ['A', GAMES, PLAYERS, { of: 1 }])).toThrow(TypeError);
    expect(() => call(explain, ['A', GAMES, PLAYERS, null])).toThrow(TypeError);
  });
});
