import { describe, expect, it } from 'vitest';

import { orderOfRounds } from '../src/games/order-of-rounds.js';

/** Drawn games of all pairs of some players, and their progressive scores after that many rounds: ½, 1, 1½ … */
function allDrawn(players: number, rounds: number) {
  const games = Array.from({ length: players }, (_, one) =>
    Array.from({ length: players - one - 1 }, (__, more) => ({
      pair: [one, one + 1 + more] as const,
      points: [0.5, 0.5] as const,
    })),
  ).flat();
  const told = Array.from({ length: players }, () => ({ unplayed: 0, progressive: (rounds * (rounds + 1)) / 4 }));
  return { games, told };
}

describe('the order of rounds by progressive scores', () => {
  it('is found of one round', () => {
    const { games, told } = allDrawn(2, 1);
    expect(orderOfRounds(games, told, 1)).toEqual([0]);
  });

  it('is none where nobody has played', () => {
    expect(orderOfRounds([], [{ unplayed: 0, progressive: 0 }], 1)).toEqual([]);
  });

  it('is none where rounds can change places', () => {
    const { games, told } = allDrawn(4, 3);
    expect(orderOfRounds(games, told, 3)).toBeUndefined();
  });

  it('is none where games of the same player would meet in one round', () => {
    // Two wins of the first player over two others, in two rounds: each of them won or lost in the first or the second
    const games = [
      { pair: [0, 1], points: [1, 0] },
      { pair: [0, 2], points: [1, 0] },
    ] as const;
    const told = [
      { unplayed: 0, progressive: 3 },
      { unplayed: 1, progressive: 2 }, // the bye in round 1
      { unplayed: 1, progressive: 2 }, // the same
    ];
    expect(orderOfRounds(games, told, 2)).toBeUndefined();
    expect(orderOfRounds(games, [told[0], told[1], { unplayed: 1, progressive: 1 }], 2)).toEqual([1, 0]);
  });

  it('ends without one where the search would take long', () => {
    // The patterns of twenty wins and draws alone are too many
    const { games, told } = allDrawn(22, 21);
    const mixed = games.map((game, at) => (at % 2 === 0 ? game : { ...game, points: [1, 0] as const }));
    const scores = told.map(({ unplayed }) => ({ unplayed, progressive: 115.5 }));
    expect(orderOfRounds(mixed, scores, 21)).toBeUndefined();
    expect(orderOfRounds(games, told, 21)).toBeUndefined();
    const rounds = allDrawn(34, 33);
    expect(orderOfRounds(rounds.games, rounds.told, 33)).toBeUndefined();
  });
});
