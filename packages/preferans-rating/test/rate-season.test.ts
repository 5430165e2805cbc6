import { describe, expect, it } from 'vitest';

import { prefRating } from '../src/index.js';
import { rateSeason } from '../src/season.js';

const PLAYERS = [
  { username: 'Pedja', rating: 1200 },
  { username: 'Marko', rating: 1150 },
  { username: 'Johnny', rating: 1100 },
  { username: 'Ana', rating: 1000 },
];
const GAMES = [
  { players: ['Pedja', 'Marko', 'Johnny'], scores: [-500, 40, 460], bula: 30 },
  { players: ['Pedja', 'Marko', 'Johnny'], scores: [-180, 120, 60], bula: 60 },
];

describe('rateSeason', () => {
  const season = () => rateSeason(PLAYERS, GAMES);

  it('rates each game with the ratings that the games before it left', () => {
    // The documented game leaves 1173, 1152 and 1125.
    expect(season().games[0]).toEqual({
      bula: 30,
      p1: { username: 'Pedja', score: -500, oldRating: 1200, rating: 1173, change: -27 },
      p2: { username: 'Marko', score: 40, oldRating: 1150, rating: 1152, change: 2 },
      p3: { username: 'Johnny', score: 460, oldRating: 1100, rating: 1125, change: 25 },
      sum: 0,
    });
    // D12 = -300 / 60 = -5, D13 = -240 / 60 = -4, D23 = 60 / 60 = 1; T12 = -21 × 0.028 = -0.588, T13 = -48 × 0.028
    // = -1.344, T23 = -27 × 0.028 = -0.756; N = -0.6, -0.6, 0.6: C12 = -6.188, C13 = -5.944, C23 = 0.844.
    // Changes -12.132 / 2 = -6.066, 7.032 / 2 = 3.516, 5.1 / 2 = 2.55: -6, 4 and 3.
    expect(season().games[1]).toEqual({
      bula: 60,
      p1: { username: 'Pedja', score: -180, oldRating: 1173, rating: 1167, change: -6 },
      p2: { username: 'Marko', score: 120, oldRating: 1152, rating: 1156, change: 4 },
      p3: { username: 'Johnny', score: 60, oldRating: 1125, rating: 1128, change: 3 },
      sum: 1,
    });
  });

  it('gives the final ratings in the order of the players, those without games as they were', () => {
    expect(season().players).toEqual([
      { username: 'Pedja', oldRating: 1200, rating: 1167, change: -33, games: 2 },
      { username: 'Marko', oldRating: 1150, rating: 1156, change: 6, games: 2 },
      { username: 'Johnny', oldRating: 1100, rating: 1128, change: 28, games: 2 },
      { username: 'Ana', oldRating: 1000, rating: 1000, change: 0, games: 0 },
    ]);
  });

  it('reports the changes that do not add up to 0', () => {
    // -6 + 4 + 3 = 1 in the second game.
    expect(season().unbalanced).toEqual([1]);
    expect(season().sum).toBe(1);
  });

  it('reports them also where they make up for each other', () => {
    // One leads 2 by a bula of 7: 4.5, -2.25, -2.25 (see prefRating) make 5 - 2 - 2 = 1. Three equals at 0 score, one rated
    // 100 more: 1.4, -2.8, 1.4 make 1 - 3 + 1 = -1.
    const players = [1000, 1148, 1148, 1000, 1100, 1000].map((rating, index) => ({ username: `P${index}`, rating }));
    const { unbalanced, sum, games } = rateSeason(players, [
      { players: ['P0', 'P1', 'P2'], scores: [2, 0, 0], bula: 7 },
      { players: ['P3', 'P4', 'P5'], scores: [0, 0, 0], bula: 200 },
    ]);
    expect(games.map((game) => game.sum)).toEqual([1, -1]);
    expect(unbalanced).toEqual([0, 1]);
    expect(sum).toBe(0);
  });

  it('takes the seats of a game in any order', () => {
    const { games, players } = rateSeason(PLAYERS, [
      { players: ['Johnny', 'Pedja', 'Marko'], scores: [460, -500, 40], bula: 30 },
    ]);
    expect(games[0].p1).toEqual({ username: 'Johnny', score: 460, oldRating: 1100, rating: 1125, change: 25 });
    expect(players.map(({ rating }) => rating)).toEqual([1173, 1152, 1125, 1000]);
  });

  it('goes on where another season ended', () => {
    const before = rateSeason(PLAYERS, GAMES.slice(0, 1));
    const after = rateSeason(before.players, GAMES.slice(1));
    expect(after.players.map(({ rating }) => rating)).toEqual(season().players.map(({ rating }) => rating));
    expect(after.players[0]).toEqual({ username: 'Pedja', oldRating: 1173, rating: 1167, change: -6, games: 1 });
  });

  it('has nothing to say of a season without games, or without anyone', () => {
    expect(rateSeason(PLAYERS, []).players.map(({ rating }) => rating)).toEqual([1200, 1150, 1100, 1000]);
    expect(rateSeason([], [])).toEqual({ players: [], games: [], unbalanced: [], sum: 0 });
  });

  it('knows any string for a username', () => {
    const names = ['__proto__', '', '🂡'];
    const { players } = rateSeason(
      names.map((username) => ({ username, rating: 1000 })),
      [{ players: names, scores: [-30, 0, 30], bula: 30 }],
    );
    // C12 = -1 - 0.3, C13 = -2 - 0.3, C23 = -1 - 0.3: -1.8, 0, 1.8.
    expect(players.map(({ username, rating }) => [username, rating])).toEqual([
      ['__proto__', 998],
      ['', 1000],
      ['🂡', 1002],
    ]);
  });

  it('does not change its input, and ignores what else it has', () => {
    const players = PLAYERS.map((player) => Object.freeze({ ...player, club: 'Beograd' }));
    const games = GAMES.map(({ players, scores, bula }) =>
      Object.freeze({
        players: Object.freeze([...players]),
        scores: Object.freeze([...scores]),
        bula,
        date: '2026-01-01',
      }),
    );
    expect(rateSeason(Object.freeze(players), Object.freeze(games))).toEqual(season());
  });

  it('refuses a new rating that no number can hold, and says in which game', () => {
    const error = new RangeError('new games[1].p1.rating: expected a finite number, got Infinity');
    const last = { players: ['Pedja', 'Marko', 'Johnny'], scores: [1e308, -1e308, 0], bula: 30 };
    expect(() => rateSeason(PLAYERS, [GAMES[0], last])).toThrow(error);
    expect(rateSeason(PLAYERS, GAMES)).toEqual(season());
  });

  it('rates ten thousand games', () => {
    const games = Array.from({ length: 10_000 }, (_, index) => GAMES[index % 2]);
    const { games: rated, players } = rateSeason(PLAYERS, games);
    const last = rated[9999];
    expect([last.p1.rating, last.p2.rating, last.p3.rating]).toEqual(players.slice(0, 3).map(({ rating }) => rating));
    expect(
      prefRating(
        { username: 'Pedja', rating: last.p1.oldRating, score: -180 },
        { username: 'Marko', rating: last.p2.oldRating, score: 120 },
        { username: 'Johnny', rating: last.p3.oldRating, score: 60 },
        60,
      ),
    ).toEqual({ bula: 60, p1: last.p1, p2: last.p2, p3: last.p3 });
  });
});
