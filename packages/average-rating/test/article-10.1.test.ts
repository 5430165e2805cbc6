import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, game } from '@crosstable/core/testing/notation';

import { averageRatingOfOpponentsCut1 } from '../src/cut1.js';
import { averageRatingOfOpponentsCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { type Game, type Player, averageRatingOfOpponents, tiebreak } from '../src/index.js';
import { averageRatingOfOpponentsMedian1 } from '../src/median1.js';
import { averageRatingOfOpponentsMedian2 } from '../src/median2.js';

const GAMES: readonly (readonly Game[])[] = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('A', 'D', 0)]];
const PLAYERS: readonly Player[] = [
  { id: 'A', rating: 2000 },
  { id: 'B', rating: 1600 },
  { id: 'C', rating: 1700 },
  { id: 'D', rating: 1900 },
];

describe('10.1: the average of the ratings of the opponents met over the board', () => {
  it('1600, 1700 and 1900 → 1733⅓, rounded 1733', () => {
    expect(averageRatingOfOpponents('A', GAMES, PLAYERS)).toBe(1733);
    expect(tiebreak).toBe(averageRatingOfOpponents);
  });

  it.each([
    [1600, 1601, 1601], // 1600.5
    [1600, 1603, 1602], // 1601.5
    [1601, 1601, 1601],
  ])('0.5 is rounded up: %d and %d → %d', (one, other, value) => {
    const players = [
      { id: 'B', rating: one },
      { id: 'C', rating: other },
    ];
    expect(averageRatingOfOpponents('A', GAMES.slice(0, 2), players)).toBe(value);
  });

  it.each([
    [-0.4, 0], // and not -0
    [-0.5, 0],
    [-1.5, -1],
    [-1.6, -2],
  ])('below 0 too, in every way to compute it: %d → %d', (rating, value) => {
    // After the cut of the lower rating, C's, that of B is left
    const players = [
      { id: 'A', rating: 1 },
      { id: 'B', rating },
      { id: 'C', rating: -9 },
    ];
    const games = [[game('A', 'B', 1)]];
    expect(averageRatingOfOpponents('A', games, players)).toBe(value);
    expect(explain('A', games, players).value).toBe(value);
    expect(averageRatingOfOpponents('A', crosstable(games, { players }))).toBe(value);
    const both = [...games, [game('A', 'C', 1)]];
    expect(averageRatingOfOpponentsCut1('A', both, players)).toBe(value);
    expect(explain('A', both, players, { cut: 1 }).value).toBe(value);
    expect(averageRatingOfOpponentsCut1('A', crosstable(both, { players }))).toBe(value);
  });

  it('an opponent met twice counts twice (4.4)', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'A', 1)], [game('A', 'D', 1)]];
    expect(averageRatingOfOpponents('A', games, PLAYERS)).toBe(1700); // (1600 + 1600 + 1900) / 3
  });

  it('byes and forfeits are no games over the board', () => {
    const games = [
      [game('A', 'B', 1, 'forfeit-win')],
      [game('A', 'C', 0, 'double-forfeit')],
      [bye('A', 'full-bye')],
      [bye('A', 'pairing-bye')],
      [byeWithoutKind('A', 1)],
      [game('D', 'A', 1, 'forfeit-win')],
    ];
    expect(averageRatingOfOpponents('A', games, PLAYERS)).toBe(0);
    expect(averageRatingOfOpponents('A', [...games, [game('A', 'C', 0)]], PLAYERS)).toBe(1700);
  });

  it('skips opponents who are unrated or not in the list', () => {
    const players = [{ id: 'B', rating: 1600 }, { id: 'C' }, { id: 'E', rating: 2500 }];
    expect(averageRatingOfOpponents('A', GAMES, players)).toBe(1600);
    expect(averageRatingOfOpponents('A', GAMES, [{ id: 'B', rating: 0 }])).toBe(0);
    expect(averageRatingOfOpponents('A', GAMES, [])).toBe(0);
    expect(averageRatingOfOpponents('A', GAMES)).toBe(0);
  });

  it('0 for a player without games', () => {
    expect(averageRatingOfOpponents('Z', GAMES, PLAYERS)).toBe(0);
    expect(averageRatingOfOpponents('A', [], PLAYERS)).toBe(0);
  });
});

describe('14.1.1.b: without the lowest rating', () => {
  it('1700 and 1900 → 1800', () => {
    expect(averageRatingOfOpponentsCut1('A', GAMES, PLAYERS)).toBe(1800);
  });

  it('an unplayed round is never what is cut', () => {
    // 14.1.1.b cuts an opponent's rating, and a bye has none; 16.5.1 is for what opponents score (16.1)
    const games = [...GAMES, [bye('A', 'zero-bye')]];
    expect(averageRatingOfOpponentsCut1('A', games, PLAYERS)).toBe(1800);
  });

  it('0 when no rating is left', () => {
    expect(averageRatingOfOpponentsCut1('A', GAMES.slice(0, 1), PLAYERS)).toBe(0);
    expect(averageRatingOfOpponentsCut1('A', [], PLAYERS)).toBe(0);
  });
});

describe('14.2 to 14.4: without the lowest and the highest ratings', () => {
  const games = [
    [game('A', 'B', 1)],
    [game('C', 'A', 0.5)],
    [game('A', 'D', 0)],
    [bye('A', 'zero-bye')],
    [game('E', 'A', 0)],
    [game('A', 'F', 1)],
  ];
  const players = [1900, 1600, 2150, 1700, 2000].map((rating, at) => ({ id: 'BCDEF'.charAt(at), rating }));

  it('14.2: Cut-2 leaves 1900, 2000 and 2150: 6050 / 3 = 2016⅔ → 2017', () => {
    expect(averageRatingOfOpponentsCut2('A', games, players)).toBe(2017);
  });

  it('14.3: Median-1 leaves 1700, 1900 and 2000: 5600 / 3 = 1866⅔ → 1867', () => {
    expect(averageRatingOfOpponentsMedian1('A', games, players)).toBe(1867);
  });

  it('14.4: Median-2 leaves 1900', () => {
    expect(averageRatingOfOpponentsMedian2('A', games, players)).toBe(1900);
  });

  it('of equal ratings one goes at a time', () => {
    const equal = [1600, 1600, 1600, 2000, 2000].map((rating, at) => ({ id: 'BCDEF'.charAt(at), rating }));
    expect(averageRatingOfOpponentsCut2('A', games, equal)).toBe(1867); // 1600 + 2 × 2000 = 5600, / 3
    expect(averageRatingOfOpponentsMedian1('A', games, equal)).toBe(1733); // 2 × 1600 + 2000 = 5200, / 3
    expect(averageRatingOfOpponentsMedian2('A', games, equal)).toBe(1600);
  });

  it.each([
    [averageRatingOfOpponentsCut2, 2],
    [averageRatingOfOpponentsMedian1, 2],
    [averageRatingOfOpponentsMedian2, 3],
  ])('0 when no rating is left', (value, rounds) => {
    expect(value('A', games.slice(0, rounds), players)).toBe(0);
    expect(value('A', [], players)).toBe(0);
  });

  it('the explanation says at which end a rating was cut', () => {
    const least = { key: 'least-significant', article: '14.4' };
    const most = { key: 'most-significant', article: '14.4' };
    const explained = explain('A', games, players, { median: 2 });
    expect([explained.code, explained.value]).toEqual(['ARO/M2', 1900]);
    expect(explained.contributions.map(({ value, cut }) => [value, cut])).toEqual([
      [1900, null],
      [1600, least],
      [2150, most],
      [1700, least],
      [2000, most],
    ]);
  });
});

describe('explain', () => {
  it('gives the ratings met and what was cut', () => {
    const explained = explain('A', GAMES, PLAYERS, { cut: 1 });
    expect(explained).toMatchObject({ code: 'ARO/C1', article: '10.1', value: 1800, undefinedBecause: null });
    expect(explained.contributions.map(({ opponent, value, cut }) => [opponent, value, cut])).toEqual([
      ['B', 1600, { key: 'least-significant', article: '14.1.1.b' }],
      ['C', 1700, null],
      ['D', 1900, null],
    ]);
    expect(explained.contributions.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => ({ key: 'opponent-rating', article: '10.1' })),
    );
  });

  it('says that nothing is left to average', () => {
    expect(explain('A', GAMES.slice(0, 1), PLAYERS, { cut: 1 })).toMatchObject({
      value: 0,
      undefinedBecause: { key: 'nothing-left', article: '10.1' },
    });
  });
});
