import { describe, expect, it } from 'vitest';

import { crosstable, openTable, viewed, viewedFrom } from '../src/index.js';
import { bye, game } from './notation.js';

/** In halves of points: A 4, B 2, C 0, D 2, F 2, who is absent in round 1. */
const TABLE = crosstable(
  [
    [game('A', 'B', 1), game('C', 'D', 0), bye('F', 'zero-bye')],
    [game('A', 'C', 1), game('F', 'D', 1), bye('B', 'pairing-bye')],
  ],
  {
    players: ['F', 'D', 'C', 'B', 'A'].map((id, at) => ({ id, rating: 1500 + at, pairingNumber: 10 + at })),
    system: 'swiss',
  },
);

/** Everybody lost everything. */
const ALL_LOST = { record: () => 1 };

describe('a view from a player', () => {
  const { tournament, player } = viewedFrom(openTable(TABLE).seat('A'), {
    record: ({ records }, cell) => records[cell],
  });

  it('has the player first, then the opponents, and nobody else', () => {
    expect(player).toBe(0);
    expect(tournament.ids).toEqual(['A', 'B', 'C']);
    expect([...tournament.scores]).toEqual([4, 2, 0]);
    // A met B and C; whom B and C met beside A isn't there
    expect([...tournament.opponents]).toEqual([1, 2, 0, -1, -1, 0]);
  });

  it('knows ratings and pairing numbers by the numbers that the players have there', () => {
    expect(Array.from(tournament.ratings ?? [])).toEqual([1504, 1503, 1502]);
    expect(Array.from(tournament.pairingNumbers ?? [])).toEqual([14, 13, 12]);
    expect([tournament.rating(0, 0), tournament.rating(0, 1)]).toEqual([1503, 1502]);
  });

  it('takes the rounds for what it says, and nothing else changes', () => {
    expect([...viewedFrom(openTable(TABLE).seat('B'), ALL_LOST).tournament.scores]).toEqual([0, 0]);
    expect([...openTable(TABLE).scores]).toEqual([2, 2, 0, 2, 4]);
  });

  it('of a player who met nobody is that player alone', () => {
    const alone = crosstable([[bye('A', 'half-bye')], [game('B', 'C', 1)]]);
    expect(viewedFrom(openTable(alone).seat('A'), {}).tournament.ids).toEqual(['A']);
  });

  it('of a player who isn’t there is the tournament as it is', () => {
    const stranger = openTable(crosstable([[game('A', 'B', 1)]])).seat('Z');
    expect(viewedFrom(stranger, ALL_LOST)).toEqual(stranger);
  });
});

describe('a view of everybody', () => {
  it('has the scores of the rounds as they are taken', () => {
    expect([...viewed(openTable(TABLE), ALL_LOST).scores]).toEqual([0, 0, 0, 0, 0]);
    expect([...viewed(openTable(TABLE), {}).scores]).toEqual([2, 2, 0, 2, 4]);
  });
});
