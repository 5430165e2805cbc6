import { expect, it } from 'vitest';

import { readSwissManager } from '../src/index.js';
import { messagesOf, refused } from './refused.js';
import {
  BYE,
  NOT_PAIRED,
  TEAMS,
  type Written,
  inTeams,
  named,
  written,
} from '@crosstable/core/testing/written-swiss-manager';

const read = (more: Written = {}) => readSwissManager(written({ ...TEAMS, ...more }));

it('a match owns as many games as it has boards', () => {
  const file = read();
  expect(file.teams).toEqual([
    { id: 'T1', name: 'Reds', players: ['1', '2'] },
    { id: 'T2', name: 'Blues', players: ['3', '4'] },
  ]);
  expect([file.system, file.boards, file.games]).toEqual(['swiss', 2, undefined]);
  const boards = [
    { white: '1', black: '3', result: 1 },
    { white: '4', black: '2', result: 0.5 },
  ];
  expect(file.matches).toEqual([[{ white: 'T1', black: 'T2', boards }]]);
});

it('rosters are in the order of the boards', () => {
  const players = [4, 3, 2, 1].map((board) => ({
    texts: { 0: `P${board}` },
    numbers: { 22: board % 2 === 0 ? 2 : 1, 24: board },
  }));
  const games: Written['games'] = [
    [
      [2, 1, 1],
      [3, 4, 2],
    ],
  ];
  expect(read({ players, games }).teams?.map((team) => team.players)).toEqual([
    ['4', '2'],
    ['3', '1'],
  ]);
  const { team, board } = read({ players, games }).players[0];
  expect([team, board]).toEqual(['T2', 4]);
});

it('vacant seats', () => {
  const boardsOf = (...games: NonNullable<Written['games']>[0]) => read({ games: [games] }).matches?.[0][0].boards;
  expect(boardsOf([1, 0, 4], [0, 2, 5])).toEqual([
    { white: '1', black: '', result: 1, kind: 'forfeit-win' },
    { white: '', black: '2', result: 0, kind: 'forfeit-loss' },
  ]);
  const open: Written['games'] = [
    [
      [1, 3, 4],
      [0, 0, 0],
    ],
  ];
  expect(read({ games: open }).matches?.[0][0].boards?.[1]).toEqual({
    white: '',
    black: '',
    result: 0,
    kind: 'double-forfeit',
  });
  expect(messagesOf(read({ games: open }))).toEqual(['round 1: 1 board has two vacant seats, read as double forfeits']);
  expect(
    read({
      games: [
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
      ],
    }).matches,
  ).toEqual([[{ white: 'T1', black: 'T2', gamePoints: null }]]);
});

it('byes of teams own no games, and are noted; free rounds of a round robin are no records', () => {
  const three: Written = {
    teams: ['Reds', 'Blues', 'Greens', 'Golds'],
    players: inTeams(4, 2),
    matches: [
      [
        [1, 2],
        [3, BYE, 2],
        [4, NOT_PAIRED],
      ],
    ],
  };
  const file = read(three);
  expect(file.matches?.[0].slice(1)).toEqual([
    { white: 'T3', black: '', kind: 'pairing-bye' },
    { white: 'T4', black: '', kind: 'zero-bye' },
  ]);
  expect(messagesOf(file)).toEqual([
    'round 1, match 2: read as a pairing-allocated bye of a team, as others report; no file that was checked has it; it counts 1 GP, as is stored with it, and the match points of a draw',
    'round 1, match 3: read as a zero-point bye of a team, as others report; no file that was checked has it',
  ]);
  expect(read({ ...three, type: 2 }).matches?.[0]).toHaveLength(2);
});

it('empty seats stored for rounds to come are left out', () => {
  const matches: Written['matches'] = [[[1, 2]], [[2, 1]]];
  const games: Written['games'] = [
    ...TEAMS.games,
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ];
  const file = read({ type: 2, rounds: 2, matches, games });
  expect([file.system, file.matches?.length]).toEqual(['round-robin', 1]);
});

it('forbidden pairs are those of teams', () => {
  expect(read({ forbidden: [[2, 1]] }).forbiddenPairs).toEqual([['T2', 'T1']]);
});

it.for<readonly [string, Written, RegExp]>([
  [
    'a player of another team',
    {
      games: [
        [
          [1, 3, 1],
          [1, 2, 2],
        ],
      ],
    },
    /^round 1, board 2 \(byte \d+\): expected each player once/,
  ],
  [
    'two of a team',
    {
      games: [
        [
          [1, 2, 1],
          [4, 3, 2],
        ],
      ],
    },
    /^round 1, board 1 \(byte \d+\): expected players of T1 and T2, found T1 and T1$/,
  ],
  [
    'a team beyond the list',
    { matches: [[[1, 3]]] },
    /^round 1, match 1 \(byte \d+\): expected a team from 1 to 2, found 3$/,
  ],
  [
    'a team against itself',
    { matches: [[[1, 1]]] },
    /^round 1, match 1 \(byte \d+\): expected two teams, found team 1 against team 1$/,
  ],
  [
    'a team twice',
    {
      matches: [
        [
          [1, 2],
          [2, BYE],
        ],
      ],
    },
    /^round 1, match 2 \(byte \d+\): expected each team once, found team 2 again$/,
  ],
  ['other boards', { boards: 3 }, /^round 1 \(byte \d+\): expected 3 games of each of 1 matches, found 2 games$/],
  ['no boards', { boards: 0 }, /^teams \(byte \d+\): expected matches on at least one board, found none$/],
  ['no matches', { matches: [] }, /^round 1 \(byte \d+\): expected matches in a round that was paired, found none$/],
  [
    'a roster beyond the list',
    { players: [...TEAMS.players, { numbers: { 22: 3 } }] },
    /^player 5 \(byte \d+\): expected a team from 1 to 2, found 3$/,
  ],
  [
    'a vacant seat that wins',
    {
      games: [
        [
          [1, 0, 5],
          [4, 2, 2],
        ],
      ],
    },
    /^round 1, board 1 \(byte \d+\): expected code 4 beside a vacant seat, found code 5; /,
  ],
  [
    'no teams at all',
    { teams: undefined, settings: { 51: 2 } },
    /^directory \(byte \d+\): expected a section of teams in a tournament of teams, found none$/,
  ],
  [
    'teams of players',
    { type: 0 },
    /^directory \(byte \d+\): expected no section of teams in a tournament of players, found one$/,
  ],
])('an error: %s', ([, more, text]) => {
  expect(refused(written({ ...TEAMS, ...more }))).toMatch(text);
});

it('an error: a player of a third team', () => {
  const players = [...TEAMS.players, { texts: { 0: 'X' }, numbers: { 22: 3, 24: 1 } }];
  const file = written({
    ...TEAMS,
    players,
    teams: ['Reds', 'Blues', 'Greens'],
    games: [
      [
        [1, 5, 1],
        [4, 2, 2],
      ],
    ],
  });
  expect(refused(file)).toMatch(/^round 1, board 1 \(byte \d+\): expected players of T1 and T2, found T1 and T3$/);
});

it('an error: teams without matches, or without an entry', () => {
  const file = written(TEAMS);
  // The fifth slot of the directory: the matches
  file.fill(0, file.length - 16, file.length - 12);
  expect(refused(file)).toMatch(/^directory \(byte \d+\): expected teams and matches, or neither, found one of them$/);
  const empty = written({ type: 3, paired: 0, players: named(2), teams: [], matches: [] });
  expect(refused(empty)).toMatch(/^teams \(byte \d+\): expected a team, found none; /);
});

it('an error: games in a round of byes alone', () => {
  const file = written({
    ...TEAMS,
    matches: [
      [
        [1, BYE],
        [2, BYE],
      ],
    ],
  });
  expect(refused(file)).toMatch(/^round 1 \(byte \d+\): expected 2 games of each of 0 matches, found 2 games$/);
});

it('an error: matches whose games are missing', () => {
  const file = written({ ...TEAMS, games: [] });
  expect(refused(file)).toMatch(/^round 1 \(byte \d+\): expected 2 games of each of 1 matches, found 0 games$/);
});

it('a team may have no players yet', () => {
  const teams = ['Reds', 'Blues', 'Greens'];
  expect(
    read({
      teams,
      matches: [
        [
          [1, 2],
          [3, BYE],
        ],
      ],
    }).teams?.[2],
  ).toEqual({ id: 'T3', name: 'Greens', players: [] });
});

it('players without a board stand last in their roster', () => {
  const players = [
    { numbers: { 22: 1 } },
    { numbers: { 22: 1, 24: 1 } },
    ...inTeams(2, 2).slice(2),
    { numbers: { 22: 1 } },
  ];
  expect(
    read({
      players,
      games: [
        [
          [2, 3, 1],
          [4, 1, 2],
        ],
      ],
    }).teams?.[0].players,
  ).toEqual(['2', '1', '5']);
});

it('several byes of teams are one note', () => {
  const byes: Written = {
    teams: ['Reds', 'Blues'],
    matches: [
      [
        [1, BYE],
        [2, BYE],
      ],
    ],
    games: [],
  };
  expect(messagesOf(read(byes))).toEqual([
    'round 1, match 1 and 1 more: read as a pairing-allocated bye of a team, as others report; no file that was checked has it; it counts as a drawn match, because no points are stored with it',
  ]);
});

it('byes of teams have the game points that are stored with them, where these are the same', () => {
  const withByes = (...stored: readonly number[]) =>
    read({
      teams: ['Reds', 'Blues'],
      rounds: stored.length,
      paired: stored.length,
      matches: stored.map((points, round) => [
        [1 + (round % 2), BYE, points],
        [2 - (round % 2), NOT_PAIRED],
      ]),
      games: stored.map(() => []),
    });
  const toldBy = (...stored: readonly number[]) => {
    const { pairingBye, notes } = withByes(...stored);
    return [pairingBye, notes.map(({ key }) => key)];
  };
  // Twice the points are stored
  expect(toldBy(3, 3)).toEqual([{ gamePoints: 1.5 }, ['team-bye-worth', 'team-absence']]);
  expect(toldBy(0, 0)).toEqual([undefined, ['team-bye', 'team-absence']]);
  expect(toldBy(2, 3)).toEqual([undefined, ['team-byes-differ', 'team-absence']]);
  expect(toldBy(2, 0)).toEqual([undefined, ['team-byes-differ', 'team-absence']]);
});

it('points that are stored with an absence are left out, with a note', () => {
  const file = read({ teams: ['Reds', 'Blues'], matches: [[[1, NOT_PAIRED, 2]]], games: [] });
  expect(file.pairingBye).toBeUndefined();
  expect(messagesOf(file)).toEqual([
    'round 1, match 1: read as a zero-point bye of a team, as others report; no file that was checked has it; points that are stored with it are left out',
  ]);
});

it('there is nothing to say about the free rounds of a round robin', () => {
  const file = read({ type: 2, teams: ['Reds', 'Blues'], matches: [[[1, BYE, 2]]], games: [] });
  expect([file.matches, file.notes, file.pairingBye]).toEqual([[[]], [], undefined]);
});

it('several boards without players are one note', () => {
  const players = inTeams(4, 2);
  const matches: Written['matches'] = [
    [
      [1, 2],
      [3, 4],
    ],
  ];
  const games: Written['games'] = [
    [
      [1, 3, 1],
      [0, 0, 0],
      [5, 7, 1],
      [0, 0, 0],
    ],
  ];
  expect(messagesOf(read({ teams: ['Reds', 'Blues', 'Greens', 'Golds'], players, matches, games }))).toEqual([
    'round 1: 2 boards have two vacant seats, read as double forfeits',
  ]);
});
