// Tournaments whose values are published: tests of other programs, examples of the rulebook and of pages that explain the rules

import { describe, expect, it } from 'vitest';

import { type Player, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { standings } from '@crosstable/standings';

import { averageOpposition } from '../src/average-opposition.js';
import { cumulativeOpposition } from '../src/cumulative-opposition.js';
import { cumulative } from '../src/cumulative.js';
import { ORDER_34E, ORDER_34F, usChess } from '../src/definitions.js';
import { modifiedMedian } from '../src/index.js';
import { kashdan } from '../src/kashdan.js';
import { median } from '../src/median.js';
import { mostBlacks } from '../src/most-blacks.js';
import { opponentsPerformance } from '../src/opponents-performance.js';
import { solkoff } from '../src/solkoff.js';
import { sonnebornBerger } from '../src/sonneborn-berger.js';
import { gamesAgainst, gamesOf, valuesOf } from './us-rows.js';

describe('8 players in 4 rounds, every game played', () => {
  // A 3, B 1½, C 2½, D 2, E 3½, F 2, G 1½, H 0
  const games = gamesOf(['AB1 CD1 EF1 GH1', 'CA0 EG1 BD0 FH1', 'AE0 CG1 DF1 BH1', 'EC½ AD1 GB½ HF0']);

  it('34E1, 34E2, 34E4: above half the lowest goes, below it the highest, at half both; the median drops both', () => {
    expect(valuesOf(solkoff, games, 'ABCDEFGH')).toEqual([9.5, 6.5, 10, 9, 9, 5.5, 7.5, 7]);
    expect(valuesOf(modifiedMedian, games, 'ABCDEFGH')).toEqual([8, 3.5, 8.5, 4.5, 7.5, 2, 4, 5]);
    expect(valuesOf(median, games, 'ABCDEFGH')).toEqual([4.5, 3.5, 5, 4.5, 4.5, 2, 4, 3.5]);
  });

  it('34E3, 34E9', () => {
    expect(valuesOf(cumulative, games, 'ABCDEFGH')).toEqual([8, 2.5, 6.5, 5, 9.5, 4, 4.5, 0]);
    expect(valuesOf(cumulativeOpposition, games, 'ABCDEFGH')).toEqual([23.5, 17.5, 27, 21, 23, 14.5, 18.5, 15]);
  });
});

describe('34E1, 34E4: nine rounds', () => {
  const nine = Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? 'AB1 CD½ EF1 GH1' : 'AC1 BE½ DG½ FH½'));

  it('two scores go at an end', () => {
    const games = gamesOf(nine);
    expect([solkoff('A', games), modifiedMedian('A', games), median('A', games)]).toEqual([20, 16, 11]);
  });

  it('two go where nine were announced, before they are over', () => {
    // After four rounds A has met B and C twice, who have 1 and ½ + ½ points
    const games = gamesOf(nine.slice(0, 4));
    const given = { system: 'swiss' } as const;
    expect(modifiedMedian('A', crosstable(games, given))).toBe(3);
    expect(modifiedMedian('A', crosstable(games, { ...given, rounds: 9 }))).toBe(2);
  });
});

describe('34E1: unplayed rounds', () => {
  // Adjusted: A ½ + ½ + 1, B ½ + 1 + 1, C 1, D ½
  const games = gamesOf(['AB+ CD1', 'BC1 A:1 D:½', 'AC1 BD1']);

  it('count as draws for the opponents, and for oneself as an opponent with 0', () => {
    expect(valuesOf(solkoff, games, 'CDAB')).toEqual([5, 3.5, 1, 1.5]);
    expect(valuesOf(modifiedMedian, games, 'CDAB')).toEqual([2.5, 1, 1, 1.5]);
  });

  it('2 won, 1 lost and 2 after a withdrawal are a score of 3', () => {
    const withdrawn = gamesOf(['OA1', 'OB1', 'OC0', 'BC1', 'BC1']);
    expect(solkoff('A', withdrawn)).toBe(3);
  });
});

describe('34E1: published sums', () => {
  it.each([
    ['WWWWL', [0, 3, 3, 4, 5], 15, 15],
    ['WWLWW', [3, 2, 5, 3, 3], 16, 14],
    ['WWWWW', [1, 2, 3, 3.5, 4], 13.5, 12.5],
    ['WWWWW', [2, 2.5, 3, 3, 4], 14.5, 12.5],
    ['WWWWWWW', [2, 2, 3.5, 4, 5, 5, 5.5], 27, 25],
    ['WWWWWWW', [1, 2.5, 4, 4, 5, 5.5, 6], 28, 27],
  ])('%s against %j: Solkoff %d, modified median %d', (results, scores, sum, modified) => {
    const games = gamesAgainst(results, scores);
    expect([solkoff('A', games), modifiedMedian('A', games)]).toEqual([sum, modified]);
  });

  it('of a single round nothing is left for a player with half of the maximum', () => {
    expect(modifiedMedian('A', [[game('A', 'B', 0.5)]])).toBe(0);
    expect(median('A', [[game('A', 'B', 1)]])).toBe(0);
  });
});

describe('34E3', () => {
  it.each([
    ['WLWDL', 9],
    ['BWLDW', 10],
    ['WLWD', 6.5],
    ['WWDL', 8],
    ['BWLWW', 11],
  ])('%s is %d', (results, value) => {
    expect(cumulative('A', gamesAgainst(results, []))).toBe(value);
  });

  it('takes off the points of forfeit wins and byes, and a forfeit loss costs nothing', () => {
    const games = gamesOf(['AB+ C:1 D:½', 'AC1 BD1', 'AD1 BC1']);
    expect(valuesOf(cumulative, games, 'ABCD')).toEqual([5, 3, 2, 1]);
    expect(valuesOf(cumulativeOpposition, games, 'AB')).toEqual([3, 3]);
  });
});

describe('34E6, 34E7, 34E8', () => {
  // A 2½ with a forfeit win, B 0, C 2, D 1½
  const games = gamesOf(['AB1 CD½', 'CA½ DB1', 'AD+ BC0']);

  it('only games over the board count', () => {
    expect(valuesOf(mostBlacks, games, 'ABD')).toEqual([1, 2, 1]);
    expect(valuesOf(kashdan, games, 'ACB')).toEqual([6, 8, 3]);
    expect(valuesOf(sonnebornBerger, games, 'AC')).toEqual([1, 2]);
  });

  it('34E8: adjusted scores of C in 2 rounds 2, of A in 2 rounds and a forfeit 2, of D in 2 rounds and a forfeit 2', () => {
    const adjusted = (id: string): number => sonnebornBerger(id, games, [], { scores: 'adjusted' });
    expect(['A', 'C'].map(adjusted)).toEqual([1, 2]);
    // A forfeit win is a draw for the opponents: A's 3 points are 2½
    const won = gamesOf(['AB1 CD1', 'AC½ BD1', 'AD+ BC1']);
    expect(sonnebornBerger('C', won)).toBe(0.5 * 2.5);
    expect(sonnebornBerger('C', won, [], { scores: 'adjusted' })).toBe(0.5 * 2 + 0.5);
  });

  it('34E8: published sums', () => {
    expect(sonnebornBerger('A', gamesAgainst('WWW', [1, 2, 2]))).toBe(5);
    expect(sonnebornBerger('A', gamesAgainst('WWDL', [1, 2, 3, 4]))).toBe(4.5);
  });
});

describe('34E10, 34E11', () => {
  const rated = (ratings: Readonly<Record<string, number>>): Player[] =>
    Object.entries(ratings).map(([id, rating]) => ({ id, rating }));

  it('34E10: the mean of ratings, 400 more for a win and less for a loss, of those who are rated', () => {
    // P beat B 1400 and C 1500, drew with D 1600 and lost to E 1700: (1800 + 1900 + 1600 + 1300) / 4. Z met nobody else.
    const games = gamesOf(['PB1 CD½ E:½ Z:½', 'CP0 BE1 D:½ Z:½', 'PD½ BC1 E:½ Z:½', 'EP1 DB1 C:½ Z:½', 'ZP0 BC½ DE½']);
    expect(opponentsPerformance('Z', games, rated({ P: 1550, B: 1400, C: 1500, D: 1600, E: 1700, Z: 0 }))).toBe(1650);
  });

  it('34E10: games between players with as many points are left out', () => {
    const games = gamesOf(['AB1 CD1', 'AC0 BD1']);
    const field = rated({ A: 1500, B: 1500, C: 1500, D: 1500 });
    expect(['A', 'B'].map((id) => opponentsPerformance(id, games, field))).toEqual([1900, 1100]);
  });

  it('34E10: without ratings there is none', () => {
    expect(opponentsPerformance('A', gamesOf(['AB1']))).toBe(0);
  });

  it('34E11: unrated opponents are left out', () => {
    const games = gamesOf(['AB1 CD½', 'CA½ DB1', 'AD+ BC0']);
    const field = rated({ A: 1800, B: 1600, C: 1700, D: 0 });
    expect(['A', 'D'].map((id) => averageOpposition(id, games, field))).toEqual([1650, 1650]);
  });
});

describe('points of 10 and 5', () => {
  const games = [
    [game('1', '4', 1), game('2', '5', 1), game('3', '6', 1)],
    [game('1', '2', 0.5), game('3', '4', 0), game('5', '6', 0)],
    [game('1', '3', 1), game('2', '6', 1), game('4', '5', 0)],
    [game('1', '5', 0), game('2', '3', 0), game('4', '6', 0)],
  ];
  const table = crosstable(games, { system: 'swiss', scoring: { win: 10, draw: 5 } });

  it('are the units', () => {
    expect(valuesOf(modifiedMedian, table, '123456')).toEqual([65, 65, 45, 60, 45, 40]);
    expect(valuesOf(solkoff, table, '123456')).toEqual([75, 85, 80, 85, 80, 75]);
    expect(valuesOf(cumulative, table, '123456')).toEqual([75, 75, 50, 30, 30, 40]);
  });
});

describe('games that are not over', () => {
  it('are left out, own ones and those of opponents', () => {
    // B has lost to A, and plays C; half of the maximum of C is ½
    const games = [...gamesOf(['AB1 CD½']), [{ white: 'B', black: 'C', result: null }, game('A', 'D', 1)]];
    expect(valuesOf(solkoff, games, 'ABC')).toEqual([0.5, 2, 0.5]);
    expect(valuesOf(modifiedMedian, games, 'C')).toEqual([0]);
    expect(valuesOf(cumulative, games, 'ABC')).toEqual([3, 0, 0.5]);
    expect(valuesOf(cumulativeOpposition, games, 'AB')).toEqual([1, 3]);
    expect(valuesOf(kashdan, games, 'ABC')).toEqual([8, 1, 2]);
  });
});

describe('34E5 and the default orders', () => {
  const ranksBy = (rounds: readonly string[], list: readonly string[], system: 'swiss' | 'round-robin' = 'swiss') =>
    standings(crosstable(gamesOf(rounds), { system, selfDefined: usChess }), list).map(
      ({ player, rank }) => `${rank} ${player}`,
    );

  it('the winner of the game is first', () => {
    expect(ranksBy(['AB1 CD1', 'AC0 BD1'], ['PTS', 'US_RESULT'])).toEqual(['1 C', '2 A', '3 B', '4 D']);
  });

  it('a circle stays tied', () => {
    const circle = ['AB1 CD1', 'BC1 AD1', 'CA1 BD1'];
    expect(ranksBy(circle, ['PTS', 'US_RESULT'])).toEqual(['1 A', '1 B', '1 C', '4 D']);
  });

  it('wins less losses decide, not the percentage', () => {
    const three = ['AB1 CD1 E:0', 'AC1 BD1 E:0', 'AD0 BC1 E:0', 'AE0 B:0 C:1 D:0'];
    expect(ranksBy(three, ['PTS', 'US_RESULT']).slice(0, 3)).toEqual(['1 A', '2 B', '3 C']);
  });

  it('forfeits count for nothing, and those who did not meet stay tied', () => {
    expect(ranksBy(['AB+', 'BC1', 'CA1'], ['PTS', 'US_RESULT'])).toEqual(['1 B', '2 C', '3 A']);
    expect(ranksBy(['AB1 CD1'], ['PTS', 'US_RESULT'])).toEqual(['1 A', '1 C', '3 B', '3 D']);
  });

  it('34F: Sonneborn-Berger before the result', () => {
    // A, B 2; C, D 1. A beat B, who beat C and D; A beat D and lost to C: SB of A 2 + 1, of B 1 + 1
    expect(ranksBy(['AB1 CD0', 'AC0 BD1', 'AD1 BC1'], ORDER_34F, 'round-robin')).toEqual(['1 A', '2 B', '3 C', '4 D']);
  });

  it('34E: modified median, Solkoff, cumulative, cumulative of opposition; 34F: Sonneborn-Berger, results', () => {
    expect(ORDER_34F).toEqual(['PTS', 'US_SB', 'US_RESULT']);
    expect(ORDER_34E).toEqual(['PTS', 'US_MM', 'US_SOLK', 'US_CUM', 'US_COP']);
  });
});
