import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { averagePerformanceRatingOfOpponents, tiebreak } from '../src/average.js';
import { explain } from '../src/explain.js';
import type { Game, Player } from '../src/index.js';

const PLAYERS: readonly Player[] = [
  { id: 'A', rating: 1800 },
  { id: 'B', rating: 1600 },
  { id: 'C', rating: 1700 },
  { id: 'D', rating: 1900 },
];

/**
 * Performances: B met A 0 and C 1: 1750 + 0 = 1750. D met C ½ and A ½: 1750. C met D ½ and B 0: 1750 - 193 = 1557.
 */
const GAMES: readonly (readonly Game[])[] = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [game('D', 'A', 0.5), game('B', 'C', 1)],
];

describe('10.4: the average performance rating of the opponents met over the board', () => {
  it('A met B (1750) and D (1750), B met A (1943) and C (1557)', () => {
    expect(averagePerformanceRatingOfOpponents('A', GAMES, PLAYERS)).toBe(1750);
    expect(averagePerformanceRatingOfOpponents('B', GAMES, PLAYERS)).toBe(1750); // A 1750 + 193; (1943 + 1557) / 2
    expect(tiebreak).toBe(averagePerformanceRatingOfOpponents);
  });

  it('0.5 is rounded up, below 0 too', () => {
    // B: 0 of 1 against A; C: 0 of 1 against A's 1800: 1000. D: ½ of 1 against E's 1001: 1001
    const rounds = [[game('A', 'B', 1)], [game('A', 'D', 1)], [game('E', 'D', 1)]];
    const players = (own: number, other: number) => [
      { id: 'A', rating: own },
      { id: 'B', rating: 1600 },
      { id: 'D', rating: 1600 },
      { id: 'E', rating: other },
    ];
    // B lost to A: own - 800. D lost to A and E: (own + other) / 2 - 800
    expect(averagePerformanceRatingOfOpponents('A', rounds, players(1800, 1802))).toBe(1001); // 1000 and 1001
    expect(averagePerformanceRatingOfOpponents('A', rounds, players(799, 801))).toBe(0); // -1 and 0: -½
    expect(averagePerformanceRatingOfOpponents('A', rounds, players(700, 702))).toBe(-99); // -100 and -99: -99½
  });

  it('an opponent met twice counts twice (4.4)', () => {
    // B: A 0, A 0 → 1800 - 800 = 1000, twice; C: A ½ → 1800. (1000 + 1000 + 1800) / 3 = 1266⅔
    const games = [[game('A', 'B', 1)], [game('B', 'A', 0)], [game('C', 'A', 0.5)]];
    expect(averagePerformanceRatingOfOpponents('A', games, PLAYERS)).toBe(1267);
  });

  it('byes and forfeits are no games over the board', () => {
    const games = [...GAMES, [game('A', 'C', 1, 'forfeit-win'), bye('D', 'full-bye')]];
    expect(averagePerformanceRatingOfOpponents('A', games, PLAYERS)).toBe(1750);
    expect(averagePerformanceRatingOfOpponents('A', [[game('A', 'C', 1, 'forfeit-win')]], PLAYERS)).toBe(0);
    const table = crosstable(games, { players: PLAYERS, system: 'round-robin' });
    expect(averagePerformanceRatingOfOpponents('A', table)).toBe(1750);
  });

  it('an unrated opponent counts with the games against the rated; one who met nobody rated is skipped', () => {
    const unrated = (...ids: readonly string[]) => PLAYERS.filter(({ id }) => !ids.includes(id));
    // Without D's rating A met B 1750 as before, and D who met C ½ and A ½: 1750
    expect(averagePerformanceRatingOfOpponents('A', GAMES, unrated('D'))).toBe(1750);
    // Without A's and C's rating B and D met nobody rated
    expect(averagePerformanceRatingOfOpponents('A', GAMES, unrated('A', 'C'))).toBe(0);
    // Without A's B met C 1 alone: 1700 + 800 = 2500; D met C ½: 1700. (2500 + 1700) / 2
    expect(averagePerformanceRatingOfOpponents('A', GAMES, unrated('A'))).toBe(2100);
    const table = crosstable(GAMES, {
      players: PLAYERS.map(({ id, rating }) => (id === 'A' ? { id } : { id, rating })),
      unrated: 'skip',
    });
    expect(averagePerformanceRatingOfOpponents('A', table)).toBe(2100);
  });

  it('0 for a player without games', () => {
    expect(averagePerformanceRatingOfOpponents('Z', GAMES, PLAYERS)).toBe(0);
    expect(averagePerformanceRatingOfOpponents('A', [], PLAYERS)).toBe(0);
  });
});

describe('explain', () => {
  it('gives the performances met and their mean', () => {
    const explained = explain('B', GAMES, PLAYERS, { of: 'APRO' });
    expect(explained).toMatchObject({ code: 'APRO', article: '10.4', value: 1750 });
    expect(explained.contributions.map(({ opponent, score, value }) => [opponent, score, value])).toEqual([
      ['A', 1943, 1943],
      ['C', 1557, 1557],
    ]);
    expect(explained.contributions[0]?.reason).toEqual({ key: 'opponent-performance', article: '10.2' });
    expect(explained.conclusion).toEqual({ key: 'mean', article: '10.4', values: { sum: 3500, count: 2 } });
  });

  it('says that there is nothing', () => {
    expect(explain('Z', GAMES, PLAYERS, { of: 'APRO' })).toMatchObject({
      value: 0,
      undefinedBecause: { key: 'nothing-left', article: '10.4' },
    });
  });
});
