import { describe, expect, it } from 'vitest';

import { bye, deepFrozen, game } from '@crosstable/core/testing/notation';
import { near } from '@crosstable/core/testing/near';

import { NEW_PLAYER, glicko2 } from '../src/index.js';
import { type Rounds, rateCrosstable } from '../src/period.js';

const ANN = { id: 'Ann', rating: 1500, deviation: 200, volatility: 0.06 };
const BOB = { id: 'Bob', rating: 1400, deviation: 30, volatility: 0.06 };
const CID = { id: 'Cid', rating: 1550, deviation: 100, volatility: 0.06 };
const DEE = { id: 'Dee', rating: 1700, deviation: 300, volatility: 0.06 };
const PLAYERS = deepFrozen([ANN, BOB, CID, DEE]);

describe('rateCrosstable', () => {
  it('the example of the paper, as three rounds of four players', () => {
    const rounds = deepFrozen([
      [game('Ann', 'Bob', 1), bye('Cid', 'half-bye'), bye('Dee', 'pairing-bye')],
      [game('Cid', 'Ann', 1), bye('Bob', 'zero-bye'), bye('Dee', 'full-bye')],
      [game('Ann', 'Dee', 0)],
    ]);
    const [ann, bob] = rateCrosstable(PLAYERS, rounds);
    expect(ann).toEqual({
      id: 'Ann',
      rating: near(1464.0506705393013, 9),
      deviation: near(151.51652412385727, 9),
      volatility: near(0.059995984286488495, 15),
      games: 3,
    });
    // A loss to 1500/200 alone
    expect([bob.rating, bob.deviation]).toEqual([near(1398.14, 2), near(31.67, 2)]);
    expect(bob.games).toBe(1);
  });

  it.each<{ what: string; rounds: Rounds }>([
    { what: 'nothing', rounds: [] },
    {
      what: 'byes',
      rounds: [[bye('Ann', 'pairing-bye'), bye('Bob', 'half-bye'), { white: 'Cid', black: 'Cid', result: 1 }]],
    },
    {
      what: 'forfeits',
      rounds: [[game('Ann', 'Bob', 1, 'forfeit-win'), game('Cid', 'Dee', 0, 'double-forfeit')]],
    },
    { what: 'a game marked unrated', rounds: [[{ ...game('Ann', 'Bob', 1), unrated: true }]] },
    { what: 'a game that is not finished', rounds: [[{ white: 'Ann', black: 'Bob', result: null }]] },
  ])('$what: no games, so that only the deviations grow', ({ rounds }) => {
    expect(rateCrosstable(PLAYERS, rounds)).toEqual(
      PLAYERS.map(({ id, ...player }) => ({ id, ...glicko2(player, []), games: 0 })),
    );
  });

  it('a result for either side by decision of an arbiter', () => {
    const rounds: Rounds = [[{ white: 'Ann', black: 'Bob', result: 0.5, blackResult: 0 }]];
    const [ann, bob] = rateCrosstable(PLAYERS, rounds);
    expect(ann.rating).toBe(glicko2(ANN, [{ ...BOB, score: 0.5 }]).rating);
    expect(bob.rating).toBe(glicko2(BOB, [{ ...ANN, score: 0 }]).rating);
  });

  it('τ is that of the options', () => {
    const rounds = [[game('Ann', 'Bob', 0)]];
    const [ann] = rateCrosstable(PLAYERS, rounds, { tau: 1.2 });
    expect(ann.volatility).toBe(glicko2(ANN, [{ ...BOB, score: 0 }], { tau: 1.2 }).volatility);
    expect(ann.volatility).not.toBe(rateCrosstable(PLAYERS, rounds)[0].volatility);
  });

  it('everybody in the games has to be listed, also who only has a bye', () => {
    const error = new RangeError('rounds: expected only the players that are given, got "Eve"');
    expect(() => rateCrosstable(PLAYERS, [[game('Ann', 'Eve', 1)]])).toThrow(error);
    expect(() => rateCrosstable(PLAYERS, [[bye('Eve', 'pairing-bye')]])).toThrow(error);
    const [eve] = rateCrosstable([{ id: 'Eve', ...NEW_PLAYER }], [[bye('Eve', 'pairing-bye')]]);
    expect(eve).toMatchObject({ rating: 1500, games: 0 });
  });
});
