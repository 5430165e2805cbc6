// The results in the records of players, whose two records of a game must agree.
import { expect, it } from 'vitest';

import {
  SMALL_CHESS,
  type WrittenChess,
  type WrittenGame,
  type WrittenRecord,
  playersNamed,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';

import { readSwissChess } from '../src/index.js';
import { errorOf, refused } from './refused.js';

/** A round with one game of players 1 and 2. */
const withGame = (...game: WrittenGame): Uint8Array => writtenChess({ players: playersNamed(2), games: [[game]] });

/** A round with a game of players 1 and 2, and a record of player 3. */
const withRecord = (record: WrittenRecord, more: WrittenChess = {}): Uint8Array =>
  writtenChess({ players: playersNamed(3), games: [[[1, 2, 3]]], alone: [[[3, record]]], ...more });

it.for<readonly [WrittenRecord, number, object]>([
  [{}, 3, { result: 1 }],
  [{}, 2, { result: 0.5 }],
  [{}, 1, { result: 0 }],
  [{}, 0, { result: null }],
  [{ status: 2 }, 3, { result: 1, kind: 'forfeit-win' }],
  [{ status: 2 }, 1, { result: 0, kind: 'forfeit-loss' }],
  // Other bits beside the status
  [{ status: 0x22 }, 3, { result: 1, kind: 'forfeit-win' }],
])('a game with %o and result %i of White', ([both, result, outcome]) => {
  const { games, notes } = readSwissChess(withGame(1, 2, result, both));
  expect(games).toEqual([[{ white: '1', black: '2', ...outcome }]]);
  expect(notes).toEqual([]);
});

it('a player may have Black in the first of two records, also in a forfeit', () => {
  expect(readSwissChess(withGame(2, 1, 3)).games).toEqual([[{ white: '2', black: '1', result: 1 }]]);
  const free = withGame(2, 1, 3, { status: 2, colour: 2 }, { colour: 4 });
  expect(readSwissChess(free).games?.[0]).toEqual([{ white: '2', black: '1', result: 1, kind: 'forfeit-win' }]);
});

it('a forfeit of both is noted', () => {
  const { games, notes } = readSwissChess(withGame(1, 2, 1, { status: 2 }, { result: 1 }));
  expect(games).toEqual([[{ white: '1', black: '2', result: 0, kind: 'double-forfeit' }]]);
  expect(notes.map(({ message }) => message)).toEqual([
    'round 1, player 1: read as a forfeit of both; no file that was checked has it',
  ]);
});

it('games stand in the order of their tables, and byes behind', () => {
  const games: WrittenChess['games'] = [
    [
      [1, 3, 3, { table: 2 }],
      [4, 2, 2, { table: 1 }],
    ],
  ];
  const file = readSwissChess(writtenChess({ players: playersNamed(5), games }));
  expect(file.games?.[0].map(({ white, black }) => [white, black])).toEqual([
    ['4', '2'],
    ['1', '3'],
    ['5', ''],
  ]);
});

it.for<readonly [WrittenRecord, object, string]>([
  [{}, { result: 0, kind: 'zero-bye' }, 'a zero-point bye'],
  [{ status: 3 }, { result: 0, kind: 'zero-bye' }, 'a zero-point bye'],
  [{ status: 2, result: 1 }, { result: 0, kind: 'zero-bye' }, 'a zero-point bye'],
  [{ status: 2, result: 2 }, { result: 0.5, kind: 'half-bye' }, 'a half-point bye'],
  [{ status: 2, result: 3 }, { result: 1, kind: 'pairing-bye' }, 'the pairing-allocated bye'],
  [{ colour: 2, status: 2, result: 3 }, { result: 1, kind: 'pairing-bye' }, 'the pairing-allocated bye'],
  [{ colour: 4, result: 2 }, { result: 0.5, kind: 'pairing-bye' }, 'the pairing-allocated bye'],
  [{ colour: 2, result: 1 }, { result: 0, kind: 'pairing-bye' }, 'the pairing-allocated bye'],
])('without an opponent %o is %o', ([record, bye, read]) => {
  const { games, notes } = readSwissChess(withRecord(record));
  expect(games?.[0][1]).toEqual({ white: '3', black: '', ...bye });
  expect(notes.map(({ message }) => message)).toEqual([
    `round 1, player 3: read as ${read}; no file that was checked has it`,
  ]);
});

it.for(['spielfrei', 'Bye', ''])('against %s is the pairing-allocated bye, and that is no player', (name) => {
  const players = [...playersNamed(3), { name }];
  const file = readSwissChess(withRecord({ colour: 1, opponent: 4, result: 3 }, { players }));
  expect(file.players.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(file.games?.[0][1]).toEqual({ white: '3', black: '', result: 1, kind: 'pairing-bye' });
});

it('byes of the same kind are one note', () => {
  const alone: WrittenChess['alone'] = [[[3, { status: 2, result: 2 }]], [[3, { status: 2, result: 2 }]]];
  const games: WrittenChess['games'] = [[[1, 2, 3]], [[1, 2, 3]]];
  const file = readSwissChess(writtenChess({ rounds: 2, players: playersNamed(3), games, alone }));
  expect(file.notes).toEqual([
    {
      key: 'unseen-round',
      values: { round: 1, player: '3', more: 1, as: 'half-bye' },
      message: 'round 1, player 3 and 1 more: read as a half-point bye; no file that was checked has it',
    },
  ]);
});

it('a free round of a round robin is no record, whatever it says', () => {
  const file = readSwissChess(withRecord({ colour: 2, result: 3 }, { bytes: { 596: 1 } }));
  expect([file.system, file.games]).toEqual(['round-robin', [[{ white: '1', black: '2', result: 1 }]]]);
  expect(file.notes.map(({ message }) => message)).toEqual([
    'round 1, player 3: a free round of a round robin, which counts for nothing; no file that was checked has it',
    'the points that are stored in the file are others than those of the games: player 3',
  ]);
});

it.for([599, 600])('the byte %i of two cycles has twice the rounds', (at) => {
  const games: WrittenChess['games'] = [[[1, 2, 3]], [[2, 1, 3]]];
  const file = readSwissChess(
    writtenChess({ rounds: 1, stored: 2, drawn: 1, players: playersNamed(2), games, bytes: { 596: 1, [at]: 2 } }),
  );
  expect(file).toMatchObject({ rounds: 2, pairedRounds: 2 });
  expect(file.games?.[1]).toEqual([{ white: '2', black: '1', result: 1 }]);
  expect(file.notes.map(({ message }) => message)).toEqual([
    'the rounds of several cycles: no file that was checked has it',
  ]);
});

it.for<readonly [string, WrittenGame, RegExp]>([
  [
    'no opponent',
    [1, 2, 3, {}, { opponent: 0 }],
    /^round 1, table 1, player 2 \(byte 13412\): expected player 1, who has player 2 as opponent, found player 0$/,
  ],
  [
    'a number beyond the list',
    [1, 2, 3, {}, { opponent: 7 }],
    /^round 1, table 1, player 2 \(byte 13412\): expected player 1, /,
  ],
  [
    'results',
    [1, 2, 3, {}, { result: 3 }],
    /^round 1, table 1, player 2 \(byte 13414\): expected a result that agrees with that of player 1, 3, found 3$/,
  ],
  [
    'a draw and a loss',
    [1, 2, 2, {}, { result: 1 }],
    /expected a result that agrees with that of player 1, 2, found 1$/,
  ],
  ['a result of one', [1, 2, 3, {}, { result: 0 }], /expected a result that agrees with that of player 1, 3, found 0$/],
  [
    'a result of the other',
    [1, 2, 0, {}, { result: 3 }],
    /expected a result that agrees with that of player 1, 0, found 3$/,
  ],
  ['both lost', [1, 2, 1, {}, { result: 1 }], /expected a result that agrees with that of player 1, 1, found 1$/],
  [
    'tables',
    [1, 2, 3, {}, { table: 2 }],
    /^round 1, table 2, player 2 \(byte 13416\): expected table 1, as in the record of player 1, found table 2$/,
  ],
  [
    'status',
    [1, 2, 3, { status: 2 }, { status: 0 }],
    /^round 1, table 1, player 2 \(byte 13418\): expected status 2, as in the record of player 1, found status 0$/,
  ],
  [
    'boards',
    [1, 2, 3, {}, { board: 4 }],
    /^round 1, table 1, player 2 \(byte 13421\): expected board 0, as in the record of player 1, found board 4$/,
  ],
  [
    'colours',
    [1, 2, 3, {}, { colour: 1 }],
    /^round 1, table 1, player 2 \(byte 13411\): expected White and Black of players 1 and 2, found colours 1 and 1$/,
  ],
  ['no colour', [1, 2, 3, { colour: 0 }], /found colours 0 and 0$/],
  ['no colour of one', [1, 2, 3, {}, { colour: 0 }], /found colours 1 and 0$/],
])('an error: %s of a game', ([, game, text]) => {
  expect(refused(withGame(...game))).toMatch(text);
});

it('an error: a player against that player, or against nobody in the list', () => {
  expect(refused(withRecord({ colour: 1, opponent: 3, result: 3 }))).toMatch(
    /^round 1, table 0, player 3 \(byte 13431\): expected another player of the list, found player 3$/,
  );
  expect(refused(withRecord({ colour: 1, opponent: 9, result: 3 }))).toMatch(/found player 9$/);
});

it('an error: a player without a name who has played', () => {
  const players = [{ name: 'A' }, {}];
  expect(refused(writtenChess({ players, games: [[[1, 2, 3]]] }))).toBe(
    'round 1, table 1, player 2 (byte 13403): expected a name of player 2, who has played, found none',
  );
});

const ADVICE = 'nobody has described this record: export a tournament report (TRF) in Swiss-Chess and read that';

it.for<readonly [string, WrittenGame, string, string]>([
  ['adjourned', [1, 2, 0, { status: 1 }], '1/0/1', 'the result of a game'],
  ['of two games', [1, 2, 3, {}, { result: 0x11 }], '3/17/0', 'the result of one game'],
  ['of a team', [1, 2, 12], '1/12/0', 'the result of one game'],
  ['a forfeited draw', [1, 2, 2, { status: 2 }], '1/2/2', 'the result of a forfeit'],
  ['a forfeit without a result', [1, 2, 0, { status: 2 }], '1/0/2', 'the result of a forfeit'],
  ['free colours', [1, 2, 3, { colour: 2 }, { colour: 4 }], '2/3/0', 'the result of a game'],
  ['a free colour', [1, 2, 3, {}, { colour: 4 }], '1/3/0', 'the result of a game'],
  ['a colour that isn’t known', [1, 2, 3, { colour: 5 }], '5/3/0', 'White or Black'],
])('a result that nobody has described is refused: %s', ([, game, code, expected]) => {
  const error = errorOf(withGame(...game));
  const [colour, result, status] = code.split('/');
  expect(error.message).toMatch(/^round 1, table 1, player [12] \(byte \d+\): /);
  expect(error.message).toContain(
    `expected ${expected}, found colour ${colour}, result ${result}, status ${status}; ${ADVICE}`,
  );
  expect(error).toMatchObject({ key: 'unknown-result', values: { round: 1, board: 1, code } });
});

it.for<readonly [string, WrittenRecord]>([
  ['2/0/0', { colour: 2 }],
  ['2/3/1', { colour: 2, result: 3, status: 1 }],
  ['1/3/0', { colour: 1, result: 3 }],
  ['0/3/0', { result: 3 }],
  ['0/2/0', { result: 2 }],
  ['0/2/3', { result: 2, status: 3 }],
  ['0/0/1', { status: 1 }],
  ['0/4/0', { result: 4 }],
  ['5/0/0', { colour: 5 }],
  ['1/0/3', { colour: 1, opponent: 1, status: 3 }],
])('without an opponent %s is refused', ([code, record]) => {
  const error = errorOf(withRecord({ table: 7, ...record }));
  expect(error.message).toMatch(/^round 1, table 7, player 3 \(byte 13430\): /);
  expect(error).toMatchObject({ key: 'unknown-result', values: { round: 1, board: 7, code } });
});

it('rounds that aren’t paired are left out, whatever their records say', () => {
  const file = writtenChess({ ...SMALL_CHESS, games: [...SMALL_CHESS.games, [[1, 2, 3]]], drawn: 1 });
  expect(readSwissChess(file)).toMatchObject({ pairedRounds: 1, rounds: 2 });
  expect(readSwissChess(file).games).toHaveLength(1);
});
