import { Glicko2 } from 'glicko2';
import rateByLite from 'glicko2-lite';
import { Glicko2 as Glicko2Ts } from 'glicko2.ts';
import { describe, expect, it } from 'vitest';

import { type GlickoGame, type GlickoRating, glicko2 } from '@crosstable/glicko';
import { expectedScore } from '@crosstable/glicko/expected';

const SETTINGS = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };

/** By a manager of players. */
function byManager(
  manager: Glicko2,
  { rating, deviation, volatility }: GlickoRating,
  games: readonly GlickoGame[],
): GlickoRating {
  const player = manager.makePlayer(rating, deviation, volatility);
  manager.updateRatings(games.map((game) => [player, manager.makePlayer(game.rating, game.deviation), game.score]));
  return { rating: player.getRating(), deviation: player.getRd(), volatility: player.getVol() };
}

const PEERS = {
  glicko2: (player: GlickoRating, games: readonly GlickoGame[]) => byManager(new Glicko2(SETTINGS), player, games),
  'glicko2.ts': (player: GlickoRating, games: readonly GlickoGame[]) =>
    byManager(new Glicko2Ts(SETTINGS), player, games),
  'glicko2-lite': ({ rating, deviation, volatility }: GlickoRating, games: readonly GlickoGame[]): GlickoRating => {
    const opponents = games.map((game): [number, number, number] => [game.rating, game.deviation, game.score]);
    const { rd, vol, ...rest } = rateByLite(rating, deviation, volatility, opponents, { tau: 0.5 });
    return { ...rest, deviation: rd, volatility: vol };
  },
};

describe.each(Object.entries(PEERS))('%s', (_, rate) => {
  it.each([
    {
      player: { rating: 1500, deviation: 200, volatility: 0.06 },
      games: [
        { rating: 1400, deviation: 30, score: 1 },
        { rating: 1550, deviation: 100, score: 0 },
        { rating: 1700, deviation: 300, score: 0 },
      ],
    },
    {
      // Far more than was due, so that the volatility grows
      player: { rating: 1500, deviation: 50, volatility: 0.06 },
      games: Array.from({ length: 12 }, () => ({ rating: 1700, deviation: 60, score: 1 })),
    },
  ])('gives what glicko2 of @crosstable/glicko gives, $games.length games', ({ player, games }) => {
    const theirs = rate(player, games);
    const ours = glicko2(player, games);
    expect(ours.rating).toBeCloseTo(theirs.rating, 9);
    expect(ours.deviation).toBeCloseTo(theirs.deviation, 9);
    expect(ours.volatility).toBeCloseTo(theirs.volatility, 12);
  });
});

const GAMES = [{ rating: 1400, deviation: 30, score: 1 }];

describe.each([
  ['glicko2', PEERS.glicko2],
  ['glicko2.ts', PEERS['glicko2.ts']],
])('%s', (_, rate) => {
  it('takes a rating of 0 or NaN for 1500', () => {
    const player = { rating: 0, deviation: 200, volatility: 0.06 };
    expect(rate(player, GAMES)).toEqual(rate({ ...player, rating: 1500 }, GAMES));
    expect(rate({ ...player, rating: NaN }, GAMES)).toEqual(rate({ ...player, rating: 1500 }, GAMES));
    // 1400 points below the opponent, a win lifts far
    expect(glicko2(player, GAMES).rating).toBeLessThan(1000);
    expect(() => glicko2({ ...player, rating: NaN }, GAMES)).toThrow(RangeError);
  });
});

describe('glicko2-lite', () => {
  it('lets NaN pass', () => {
    const player = { rating: NaN, deviation: 200, volatility: 0.06 };
    expect(PEERS['glicko2-lite'](player, GAMES).rating).toBeNaN();
    expect(() => glicko2(player, GAMES)).toThrow(RangeError);
  });
});

describe('glicko2', () => {
  it('predicts as expectedScore, but for the seventh digit of the scale', () => {
    const manager = new Glicko2(SETTINGS);
    const predicted = manager.predict(manager.makePlayer(1500, 100, 0.06), manager.makePlayer(1300, 100, 0.06));
    expect(expectedScore({ rating: 1500, deviation: 100 }, { rating: 1300, deviation: 100 })).toBeCloseTo(predicted, 6);
  });
});
