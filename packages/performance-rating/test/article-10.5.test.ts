import { describe, expect, it } from 'vitest';

import { bye, game } from '@crosstable/core/testing/notation';

import { averagePerfectPerformanceOfOpponents, tiebreak } from '../src/average-perfect.js';
import { explain } from '../src/explain.js';
import type { Game, Player } from '../src/index.js';

const PLAYERS: readonly Player[] = [
  { id: 'A', rating: 1800 },
  { id: 'B', rating: 1600 },
  { id: 'C', rating: 1700 },
  { id: 'D', rating: 1900 },
];

/**
 * Perfect performances. B and D made 1 of 2 against 1800 and 1700: 1747 expects .43 (-53) and .57 (47), 1746 only .42 (-54)
 * and .56 (46). A made 1½ of 2 against 1600 and 1900: 1969 expects .90 (369) and .60 (69), 1968 only .90 and .59 (68).
 * C made ½ of 2 against 1900 and 1600: 1531 expects .10 (-369) and .40 (-69), that is .50, and 1530 the same, until at 1526
 * .10 (-374) and .40 (-74) are left; 1525 expects .09 (-375) and .40.
 */
const GAMES: readonly (readonly Game[])[] = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [game('D', 'A', 0.5), game('B', 'C', 1)],
];

describe('10.5: the average perfect performance of the opponents met over the board', () => {
  it('A met B and D (1747 both), B met A (1969) and C (1526)', () => {
    expect(averagePerfectPerformanceOfOpponents('A', GAMES, PLAYERS)).toBe(1747);
    expect(averagePerfectPerformanceOfOpponents('B', GAMES, PLAYERS)).toBe(1748); // 3495 / 2 = 1747½, rounded up
    expect(tiebreak).toBe(averagePerfectPerformanceOfOpponents);
  });

  it('an opponent met twice counts twice (4.4)', () => {
    // B: A 0, A 0 → 1800 - 800 = 1000, twice; C: A ½ → 1797. (1000 + 1000 + 1797) / 3 = 1265⅔
    const games = [[game('A', 'B', 1)], [game('B', 'A', 0)], [game('C', 'A', 0.5)]];
    expect(averagePerfectPerformanceOfOpponents('A', games, PLAYERS)).toBe(1266);
  });

  it('byes and forfeits are no games over the board', () => {
    const games = [...GAMES, [game('A', 'C', 1, 'forfeit-win'), bye('D', 'full-bye')]];
    expect(averagePerfectPerformanceOfOpponents('A', games, PLAYERS)).toBe(1747);
  });

  it('skips an opponent who met nobody rated', () => {
    const players = PLAYERS.filter(({ id }) => id === 'B' || id === 'D');
    expect(averagePerfectPerformanceOfOpponents('A', GAMES, players)).toBe(0);
    expect(averagePerfectPerformanceOfOpponents('A', GAMES)).toBe(0);
  });

  it('0 for a player without games', () => {
    expect(averagePerfectPerformanceOfOpponents('Z', GAMES, PLAYERS)).toBe(0);
  });
});

describe('explain', () => {
  it('gives the perfect performances met and their mean', () => {
    const explained = explain('B', GAMES, PLAYERS, { of: 'APPO' });
    expect(explained).toMatchObject({ code: 'APPO', article: '10.5', value: 1748 });
    expect(explained.contributions.map(({ opponent, score, value }) => [opponent, score, value])).toEqual([
      ['A', 1969, 1969],
      ['C', 1526, 1526],
    ]);
    expect(explained.contributions[0]?.reason).toEqual({ key: 'opponent-performance', article: '10.3' });
    expect(explained.conclusion).toEqual({ key: 'mean', article: '10.5', values: { sum: 3495, count: 2 } });
  });
});
