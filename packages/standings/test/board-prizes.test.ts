import { describe, expect, it } from 'vitest';

import { teamTable } from '@crosstable/team/inside';

import { boardPrizes } from '../src/board-prizes.js';

const teams = [
  { id: 'Lions', players: ['Ada', 'Bea', 'Cora'] },
  { id: 'Bears', players: ['Dora', 'Eva', 'Fay'] },
];
const ratings = { Ada: 2000, Bea: 1900, Cora: 1800, Dora: 2100, Eva: 1700 };
const players = [...Object.entries(ratings).map(([id, rating]) => ({ id, rating })), { id: 'Fay' }];
const matches = [
  [
    {
      white: 'Lions',
      black: 'Bears',
      boards: [
        { white: 'Ada', black: 'Dora', result: 0.5 },
        { white: 'Eva', black: 'Bea', result: 0 },
      ],
    },
  ],
  [
    {
      white: 'Bears',
      black: 'Lions',
      boards: [
        { white: 'Dora', black: 'Ada', result: 1 },
        { white: 'Cora', black: 'Fay', result: 1 },
      ],
    },
  ],
] as const;
const table = teamTable(matches, { teams, players });

/** A third round, in which Ada rests, Bea moves up to board 1, and Eva isn't there. */
const third = [
  {
    white: 'Lions',
    black: 'Bears',
    boards: [
      { white: 'Bea', black: 'Dora', result: 0.5 },
      { white: '', black: 'Cora', result: 0, kind: 'forfeit-loss' },
    ],
  },
] as const;
const withThird = teamTable([...matches, third], { teams, players });

describe('boardPrizes', () => {
  it('gives board, games, points, percent and performance of each player, best performance first', () => {
    // B.02 8.1.1: 75 % makes +193, 25 % -193, 100 % +800, 0 % -800. Against the unrated Fay nothing can be computed.
    expect(boardPrizes(table)).toEqual([
      { rank: 1, player: 'Bea', team: 'Lions', board: 2, games: 1, points: 1, percentage: 100, performance: 2500 },
      { rank: 2, player: 'Dora', team: 'Bears', board: 1, games: 2, points: 1.5, percentage: 75, performance: 2193 },
      { rank: 3, player: 'Ada', team: 'Lions', board: 1, games: 2, points: 0.5, percentage: 25, performance: 1907 },
      { rank: 4, player: 'Eva', team: 'Bears', board: 2, games: 1, points: 0, percentage: 0, performance: 1100 },
      { rank: 5, player: 'Fay', team: 'Bears', board: 3, games: 1, points: 0, percentage: 0, performance: 1000 },
      { rank: 6, player: 'Cora', team: 'Lions', board: 3, games: 1, points: 1, percentage: 100, performance: null },
    ]);
  });

  it('ranks the players of one board of the rosters, with a minimum of games over the board', () => {
    expect(boardPrizes(table, { board: 3 }).map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'Fay'],
      [2, 'Cora'],
    ]);
    expect(boardPrizes(table, { minimum: 2 }).map(({ player }) => player)).toEqual(['Dora', 'Ada']);
    // The forfeit win of round 3 is no game over the board
    expect(boardPrizes(withThird, { minimum: 2 }).map(({ player }) => player)).toEqual(['Bea', 'Dora', 'Ada']);
    expect(boardPrizes(teamTable([], { teams, players }), { minimum: 0 })).toHaveLength(6);
    expect(boardPrizes(teamTable([], { teams, players }), { minimum: 0 })[0]).toEqual({
      ...{ rank: 1, player: 'Ada', team: 'Lions', board: 1, games: 0, points: 0, percentage: null, performance: null },
    });
  });

  it('leaves out who played no game over the board, unless 0 are asked for', () => {
    // Of the third round alone: Bea drew with Dora, so 2100 and 1900; Cora won without a game, the other three didn't play
    expect(boardPrizes(teamTable([third], { teams, players })).map(({ player }) => player)).toEqual(['Bea', 'Dora']);
  });

  it('counts the games on each board by themselves, where the board played on is asked for', () => {
    // Bea: 1 of 1 against 1700 on board 2, ½ of 1 against 2100 on board 1. Dora: 0.5 + 1 + 0.5 of 3 = 67 %, +125, against
    // (2000 + 2000 + 1900) / 3 = 1966.67, so 1967 + 125.
    const played = boardPrizes(withThird, { by: 'played' });
    expect(played.filter(({ player }) => player === 'Bea')).toEqual([
      { rank: 1, player: 'Bea', team: 'Lions', board: 2, games: 1, points: 1, percentage: 100, performance: 2500 },
      { rank: 2, player: 'Bea', team: 'Lions', board: 1, games: 1, points: 0.5, percentage: 50, performance: 2100 },
    ]);
    expect(boardPrizes(withThird, { by: 'played', board: 1 }).map(({ player, performance }) => [player, performance]))
      .toEqual([['Bea', 2100], ['Dora', 2092], ['Ada', 1907]]); // prettier-ignore
  });

  it('takes the boards of the rosters where they are asked for, too', () => {
    expect(boardPrizes(withThird, { by: 'roster' })).toEqual(boardPrizes(withThird));
  });

  it('has those alone who sat on a board, or are on a roster, whatever the minimum', () => {
    // Board 1: Ada, Bea, Dora; board 2: Bea, Cora, Eva, Fay
    const sat = boardPrizes(withThird, { by: 'played', minimum: 0 });
    expect(sat.map(({ board, player }) => `${board} ${player}`).sort()).toEqual([
      ...['1 Ada', '1 Bea', '1 Dora', '2 Bea', '2 Cora', '2 Eva', '2 Fay'],
    ]);
    const withZoe = teamTable(matches, { teams, players: [...players, { id: 'Zoe' }] });
    expect(boardPrizes(withZoe, { minimum: 0 })).toEqual(boardPrizes(table));
  });

  it('takes the board played on where there are no rosters', () => {
    const plain = teamTable(matches, { players });
    expect(boardPrizes(plain, { board: 2 }).map(({ player, team }) => [player, team])).toEqual([
      ['Bea', 'Lions'],
      ['Eva', 'Bears'],
      ['Fay', 'Bears'],
      ['Cora', 'Lions'],
    ]);
    expect(() => boardPrizes(plain, { by: 'roster' })).toThrow(
      new RangeError('options.by: expected "played", because the teams have no rosters, got "roster"'),
    );
  });

  it('orders by what is asked for, and lets equal players share a rank', () => {
    const byPercentage = boardPrizes(table, { order: ['percentage', 'games'] });
    expect(byPercentage.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'Bea'],
      [1, 'Cora'],
      [3, 'Dora'],
      [4, 'Ada'],
      [5, 'Eva'],
      [5, 'Fay'],
    ]);
    expect(boardPrizes(table, { order: ['points', 'percentage'] })[0].player).toBe('Dora');
    // Two games each, of which Dora won more; one each for the others
    const byGames = boardPrizes(table, { order: ['games', 'points'] });
    expect(byGames.map(({ rank, player }) => `${rank} ${player}`)).toEqual([
      ...['1 Dora', '2 Ada', '3 Bea', '3 Cora', '5 Eva', '5 Fay'],
    ]);
    // Without ratings nobody has a performance, and the next column decides: games, then percent
    expect(boardPrizes(teamTable(matches, { teams })).map(({ rank, player }) => `${rank} ${player}`)).toEqual([
      ...['1 Dora', '2 Ada', '3 Bea', '3 Cora', '5 Eva', '5 Fay'],
    ]);
  });

  it('takes percent of the points that the games could bring: 1 of 3 is a third, 3-1-0', () => {
    const [row] = boardPrizes(teamTable(matches, { teams, players, scoring: { win: 3, draw: 1 } }), { board: 1 });
    // Dora: 1 + 3 of 6 points; the performance counts ½ and 1 of 2 games all the same (C.07 10.2)
    expect(row).toMatchObject({ player: 'Dora', points: 4, percentage: 400 / 6, performance: 2193 });
  });

  it('has no percent where a win brings nothing', () => {
    const [row] = boardPrizes(teamTable(matches, { teams, players, scoring: { win: 0, draw: 0 } }));
    expect(row).toMatchObject({ points: 0, percentage: null });
  });

  it('refuses what it cannot use', () => {
    expect(() => boardPrizes(table, { board: 4 })).toThrow(
      new RangeError('options.board: expected a whole number from 1 to 3, got 4'),
    );
    expect(() => boardPrizes(table, { by: 'played', board: 3 })).toThrow(
      new RangeError('options.board: expected a whole number from 1 to 2, got 3'),
    );
    expect(() => boardPrizes(table, { minimum: -1 })).toThrow(
      new RangeError('options.minimum: expected a whole number from 0, got -1'),
    );
    // @ts-expect-error: no such column
    expect(() => boardPrizes(table, { order: ['rating'] })).toThrow(
      new RangeError('options.order[0]: expected one of performance, games, percentage, points, got "rating"'),
    );
    expect(() => boardPrizes(table, { order: Array(1) })).toThrow(/^options\.order\[0\]: expected .* got undefined$/);
    // @ts-expect-error: a text is no list
    expect(() => boardPrizes(table, { order: 'games' })).toThrow(
      new TypeError('options.order: expected an array of columns, got "games"'),
    );
    // @ts-expect-error: no such board
    expect(() => boardPrizes(table, { by: 'list' })).toThrow(/^options\.by: expected /);
    // @ts-expect-error: mistyped
    expect(() => boardPrizes(table, { boards: 1 })).toThrow('options: expected "board", got "boards"');
    // @ts-expect-error: the games are no table of teams
    expect(() => boardPrizes(matches)).toThrow(TypeError);
  });
});
