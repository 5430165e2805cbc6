// Teams and their matches. A board belongs to the match of both players' teams.
import { expect, it } from 'vitest';

import {
  TEAMS_CHESS,
  type WrittenChess,
  playersInTeams,
  playersNamed,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';

import { readSwissChess } from '../src/index.js';
import { errorOf, refused } from './refused.js';

const read = (more: WrittenChess = {}) => readSwissChess(writtenChess({ ...TEAMS_CHESS, ...more }));
type Games = NonNullable<WrittenChess['games']>[0];
type Alone = NonNullable<WrittenChess['alone']>[0];

/** The boards of a match of two teams with two boards. */
const boardsOf = (games: Games, alone: Alone = []) => read({ games: [games], alone: [alone] }).matches?.[0][0].boards;

it('a match has the games of both teams', () => {
  const file = read();
  expect(file.teams).toEqual([
    { id: 'T1', name: 'Reds', players: ['1', '2'] },
    { id: 'T2', name: 'Blues', players: ['3', '4'] },
  ]);
  expect([file.system, file.boards, file.games, file.notes]).toEqual(['swiss', 2, undefined, []]);
  const boards = [
    { white: '1', black: '3', result: 1 },
    { white: '4', black: '2', result: 0.5 },
  ];
  expect(file.matches).toEqual([[{ white: 'T1', black: 'T2', boards }]]);
});

it('players have their team and board, and no club', () => {
  const players = [{ name: 'A', texts: { 33: 'Reds' }, numbers: { 201: 1, 203: 2 } }, ...TEAMS_CHESS.players.slice(1)];
  expect(read({ players }).players[0]).toEqual({ id: '1', name: 'A', team: 'T1', board: 2 });
});

it('rosters are in the order of the boards, and players without one last', () => {
  const players = [2, 0, 1, 1].map((board, at) => ({ name: `P${at}`, numbers: { 201: at === 3 ? 2 : 1, 203: board } }));
  const file = read({ players, games: [], alone: [], teams: [{ name: 'Reds' }, { name: 'Blues' }, { name: 'Golds' }] });
  expect(file.teams?.map((team) => team.players)).toEqual([['3', '1', '2'], ['4'], []]);
});

it('players name teams by their place in the order of the numbers', () => {
  const teams = [
    { name: 'Blues', numbers: { 217: 1001 } },
    { name: 'Reds', numbers: { 217: 1000 } },
  ];
  // The records of the first card, which has the number 1001
  const aloneTeams: WrittenChess['aloneTeams'] = [
    [
      [1000, { colour: 1, opponent: 1000 }],
      [1001, { colour: 2, opponent: 1001 }],
    ],
  ];
  expect(read({ teams, matches: [], aloneTeams }).matches?.[0][0]).toMatchObject({ white: 'T2', black: 'T1' });
  expect(read({ teams, matches: [], aloneTeams }).teams).toMatchObject([
    { id: 'T1', name: 'Reds', players: ['1', '2'] },
    { id: 'T2', name: 'Blues' },
  ]);
});

it.for([2, 3, 4])('the home team is the one with place 1, the other has %i', (colour) => {
  const matches: WrittenChess['matches'] = [[[1001, 1000, {}, { colour }]]];
  expect(read({ matches }).matches?.[0][0]).toMatchObject({ white: 'T2', black: 'T1' });
});

it('matches stand in the order of the tables, boards in that of their numbers', () => {
  const file = read({
    players: playersInTeams(4, 2),
    teams: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
    matches: [
      [
        [1000, 1001, { table: 1 }],
        [1002, 1003, { table: 0 }],
      ],
    ],
    games: [
      [
        [1, 3, 15, { board: 2, table: 1 }],
        [2, 4, 15, { board: 1, table: 1 }],
        [5, 7, 10, { board: 1, table: 0 }],
        [6, 8, 10, { board: 2, table: 0 }],
      ],
    ],
  });
  expect(file.matches?.[0].map(({ white, boards = [] }) => [white, boards.map((board) => board.white)])).toEqual([
    ['T3', ['5', '6']],
    ['T1', ['2', '1']],
  ]);
});

it('the result of the team alone is that of a forfeit', () => {
  const games: Games = [
    [1, 3, 12, { board: 1, status: 2 }],
    [4, 2, 15, { board: 2 }],
  ];
  expect(boardsOf(games)?.[0]).toEqual({ white: '1', black: '3', result: 1, kind: 'forfeit-win' });
});

it('own results alone are read, too', () => {
  const games: Games = [
    [1, 3, 3, { board: 1 }],
    [4, 2, 0, { board: 2 }],
  ];
  expect(boardsOf(games)).toEqual([
    { white: '1', black: '3', result: 1 },
    { white: '4', black: '2', result: null },
  ]);
});

it('boards against vacant seats', () => {
  const alone: Alone = [
    [1, { colour: 1, result: 15, status: 2, board: 1 }],
    [4, { colour: 4, result: 12, status: 2, board: 2 }],
    [2, { status: 3, result: 5 }],
  ];
  expect(boardsOf([], alone)).toEqual([
    { white: '1', black: '', result: 1, kind: 'forfeit-win' },
    { white: '', black: '4', result: 0, kind: 'forfeit-loss' },
  ]);
});

it('boards that nobody has are double forfeits, with a note', () => {
  const games: Games = [[4, 2, 15, { board: 2 }]];
  expect(boardsOf(games)).toEqual([
    { white: '', black: '', result: 0, kind: 'double-forfeit' },
    { white: '4', black: '2', result: 1 },
  ]);
  expect(read({ games: [games] }).notes.map(({ message }) => message)).toEqual([
    'round 1: 1 board has two vacant seats, read as double forfeits',
  ]);
});

it('the records of a match may have other results and boards: its games count', () => {
  const matches: WrittenChess['matches'] = [
    [[1000, 1001, { result: 12, status: 2 }, { result: 0, status: 0, board: 3 }]],
  ];
  expect(read({ matches }).matches).toEqual(read().matches);
});

it('a match without games isn’t finished', () => {
  expect(read({ games: [] }).matches).toEqual([[{ white: 'T1', black: 'T2', gamePoints: null }]]);
});

it('points of a match', () => {
  expect(read()).not.toHaveProperty('matchScoring');
  expect(read({ bytes: { ...TEAMS_CHESS.bytes, 1338: 1 } }).matchScoring).toEqual({ win: 3, draw: 1 });
});

const WITH_BYE: WrittenChess = {
  players: playersInTeams(4, 2),
  teams: [{ name: 'Reds' }, { name: 'Blues' }, { name: 'Greens' }, { name: 'Spielfrei' }],
  aloneTeams: [[[1002, { colour: 1, opponent: 1003, result: 12 }]]],
};

it('a team against the dummy has a bye, and that is no team', () => {
  const file = read(WITH_BYE);
  expect(file.teams?.map(({ id }) => id)).toEqual(['T1', 'T2', 'T3']);
  expect(file.matches?.[0][1]).toEqual({ white: 'T3', black: '', kind: 'pairing-bye' });
  expect(file.notes.map(({ message }) => message)).toEqual([
    'round 1, team T3: read as the pairing-allocated bye of a team; no file that was checked has it; points that are stored with it are left out',
  ]);
  expect(read({ ...WITH_BYE, bytes: { 604: 2, 596: 1 } }).matches?.[0]).toHaveLength(1);
});

it('players of a team with a bye may have won boards', () => {
  const alone: Alone = [[5, { colour: 1, result: 15, status: 2, board: 1 }]];
  expect(read({ ...WITH_BYE, alone: [alone] }).matches).toEqual(read(WITH_BYE).matches);
});

it('a team without an opponent is absent', () => {
  expect(read({ ...WITH_BYE, aloneTeams: [[]] }).matches?.[0].slice(1)).toEqual([
    { white: 'T3', black: '', kind: 'zero-bye' },
  ]);
});

it.for<readonly [string, WrittenChess, RegExp]>([
  [
    'a player of another team',
    {
      players: playersInTeams(3, 2),
      teams: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      games: [[[1, 5, 15, { board: 1 }]]],
    },
    /^round 1, table 1, player 1 \(byte 13384\): expected players of two teams that meet, found players of T1 and T3$/,
  ],
  ['two of a team', { games: [[[1, 2, 15, { board: 1 }]]] }, /found players of T1 and T1$/],
  [
    'a player without a team',
    { players: [...TEAMS_CHESS.players.slice(0, 3), { name: 'D' }] },
    /found players of none and T1$/,
  ],
  [
    'two home teams',
    { matches: [[[1000, 1001, {}, { colour: 1 }]]] },
    /^round 1, table 0, team 1001 \(byte 13487\): expected one home team of 1000 and 1001, found places 1 and 1$/,
  ],
  ['no home team', { matches: [[[1000, 1001, { colour: 3 }]]] }, /found places 3 and 3$/],
  [
    'a team that has another opponent',
    { matches: [[[1000, 1001, {}, { opponent: 0 }]]] },
    /^round 1, table 0, team 1001 \(byte 13488\): expected team 1000, who has team 1001 as opponent, found team 0$/,
  ],
  [
    'a board twice',
    {
      games: [
        [
          [1, 3, 15, { board: 1 }],
          [4, 2, 15, { board: 1 }],
        ],
      ],
    },
    /^round 1, table 2, player 4 \(byte 13459\): expected one game on each board from 1 to 2, found board 1$/,
  ],
  [
    'a board beyond',
    { games: [[[1, 3, 15, { board: 3 }]]] },
    /expected one game on each board from 1 to 2, found board 3$/,
  ],
  ['no board', { games: [[[1, 3, 15, { board: 0 }]]] }, /expected one game on each board from 1 to 2, found board 0$/],
])('an error: %s', ([, more, text]) => {
  expect(refused(writtenChess({ ...TEAMS_CHESS, ...more }))).toMatch(text);
});

it.for<readonly [string, WrittenChess]>([
  ['1/14/0', { games: [[[1, 3, 14, { board: 1 }]]] }],
  ['1/12/0', { games: [[[1, 3, 12, { board: 1 }]]] }],
  ['1/51/0', { games: [[[1, 3, 0x33, { board: 1 }, { result: 0x11 }]]] }],
  ['0/3/2', { games: [], alone: [[[1, { result: 3, status: 2, board: 1 }]]] }],
  ['1/3/0', { games: [], alone: [[[1, { colour: 1, result: 3, board: 1 }]]] }],
  ['1/1/2', { games: [], alone: [[[1, { colour: 1, result: 1, status: 2, board: 1 }]]] }],
  ['1/0/0', { games: [], alone: [[[1, { colour: 1, board: 1 }]]] }],
  ['0/3/3', { games: [], alone: [[[1, { result: 3, status: 3 }]]] }],
  ['1/12/0', { games: [], matches: [[[1000, 1001, { result: 12 }]]] }],
  ['1/0/2', { games: [], matches: [[[1000, 1001, { status: 2 }]]] }],
  ['2/12/1', { games: [], matches: [], aloneTeams: [[[1000, { colour: 2, result: 12, status: 1 }]]] }],
])('a record that nobody has described is refused: %s', ([code, more]) => {
  expect(errorOf(writtenChess({ ...TEAMS_CHESS, ...more }))).toMatchObject({
    key: 'unknown-result',
    values: { round: 1, code },
  });
});

it('a round of a player against the dummy counts nothing', () => {
  const players = [...playersNamed(4).map((player, at) => ({ ...player, numbers: { 201: at < 2 ? 1 : 2 } })), {}];
  expect(read({ players }).players).toHaveLength(4);
});
