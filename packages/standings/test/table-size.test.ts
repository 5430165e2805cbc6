// A short input must not make a large table. More than 4,000,000 cells need at least one game for every 50.

import { describe, expect, it } from 'vitest';

import { type Game, crosstable } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';

const players = Array.from({ length: 2000 }, (_, at) => ({ id: `p${at}` }));

/** So many rounds with so many games each. */
function rounds(count: number, gamesEach: number): readonly (readonly Game[])[] {
  const round = Array.from({ length: gamesEach }, (_, at) => game(`p${2 * at}`, `p${2 * at + 1}`, 1));
  return Array.from({ length: count }, () => round);
}

describe('the size of a table', () => {
  it('of 2000 × 2000 = 4,000,000 cells needs no game', () => {
    expect(crosstable(rounds(2000, 0), { players }).rounds).toBe(2000);
  });

  it('of 2000 × 2001 = 4,002,000 cells needs 80,040 games', () => {
    const games = rounds(2001, 40); // 2001 × 40 = 80,040
    expect(crosstable(games, { players }).rounds).toBe(2001);
    const one = games[0].slice(1);
    expect(() => crosstable([one, ...games.slice(1)], { players })).toThrow(
      new RangeError('games: expected at least 80040 games for 2000 players in 2001 rounds, got 80039'),
    );
  });

  it('is refused before anything is allocated', () => {
    // 1,000,000 × 1,000,000 cells are more than any array can have
    const many = Array.from({ length: 1_000_000 }, (_, at) => ({ id: String(at) }));
    const empty: readonly Game[] = [];
    expect(() => crosstable(new Array<readonly Game[]>(1_000_000).fill(empty), { players: many })).toThrow(
      new RangeError('games: expected at least 20000000000 games for 1000000 players in 1000000 rounds, got 0'),
    );
  });

  it('comes before the check of the rounds: one that is no list counts as a game', () => {
    const games = [...rounds(2000, 0), null];
    expect(() => call(crosstable, [games, { players }])).toThrow(
      new RangeError('games: expected at least 80040 games for 2000 players in 2001 rounds, got 1'),
    );
  });

  it('holds for the opponents of one player too, who make a table of their own in a direct call', () => {
    // The player and 2001 opponents × 2001 rounds = 4,006,002 cells; 4,006,002 / 50 = 80,120.04
    const games = Array.from({ length: 2001 }, (_, at) => [game('p', `opponent ${at}`, 1)]);
    expect(() => sonnebornBerger('p', games)).toThrow(
      new RangeError('games: expected at least 80121 games for 2002 players in 2001 rounds, got 2001'),
    );
  });
});
