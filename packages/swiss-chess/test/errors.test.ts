// The errors about whole files and cards, each with its place. Those about records are in results.test.ts and teams.test.ts.
import { expect, it } from 'vitest';

import {
  SMALL_CHESS,
  TEAMS_CHESS,
  type WrittenChess,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';

import { readSwissChess } from '../src/index.js';
import { errorOf, refused } from './refused.js';

it('of anything but bytes', () => {
  const call = () => readSwissChess(Object('text') as Uint8Array);
  expect(call).toThrow(TypeError);
  expect(call).toThrow('bytes: expected a Uint8Array, got an object');
});

it('of an empty file', () => {
  expect(refused(new Uint8Array())).toBe('expected a file of Swiss-Chess, version 8.00 or later, got an empty file');
});

it.for([
  [0, '0.00'],
  [799, '7.99'],
] as const)('of version %i', ([version, shown]) => {
  expect(refused(writtenChess({ ...SMALL_CHESS, version }))).toBe(
    `version (byte 609): expected a file of Swiss-Chess, version 8.00 or later, found ${shown}; ` +
      'older ones aren’t read: save it in a new Swiss-Chess, or export a tournament report (TRF) in Swiss-Chess and read that',
  );
});

it('of a file that was cut off', () => {
  const file = writtenChess(SMALL_CHESS);
  for (const length of [2, 610, 611, 1000, 13_383, 13_384, 14_000, file.length - 1]) {
    const error = errorOf(file.subarray(0, length));
    expect(error.message).toMatch(
      /^end \(byte \d+\): expected .*; the file was cut off while it was copied: copy it again$/,
    );
    expect(error).toMatchObject({ key: 'cut-file', values: { offset: length } });
  }
});

it('of a file that is too long for its players and rounds', () => {
  const file = writtenChess(SMALL_CHESS);
  const longer = new Uint8Array(file.length + 1);
  longer.set(file);
  // 13,384 bytes, and of each of 4 players two records of 19 bytes and a card of 655
  expect(refused(longer)).toBe(
    'end (byte 16157): expected 16156 bytes, by the numbers of players, teams and rounds, found 16157 bytes; ' +
      'export a tournament report (TRF) in Swiss-Chess and read that',
  );
});

it('the files of others have a round to spare, or the card of a team', () => {
  const file = writtenChess({ ...SMALL_CHESS, stored: 3 });
  expect(readSwissChess(file)).toMatchObject({ rounds: 2, games: [[{ white: '1' }, { white: '4' }]] });
  const withCard = new Uint8Array(writtenChess(SMALL_CHESS).length + 655);
  withCard.set(writtenChess(SMALL_CHESS));
  expect(readSwissChess(withCard).games?.[0]).toHaveLength(2);
});

it.for<readonly [string, WrittenChess, RegExp]>([
  [
    'a system',
    { bytes: { 596: 2 } },
    /^settings \(byte 596\): expected a Swiss \(0\) or a round robin \(1\), found setting 2; export/,
  ],
  [
    'the games of a round',
    { bytes: { 597: 2 } },
    /^settings \(byte 597\): expected one game in each round \(1\), found setting 2; /,
  ],
  [
    'scoring',
    { bytes: { 1336: 3 } },
    /^settings \(byte 1336\): expected games of 1-½-0 \(0\) or 3-1-0 points \(1\), found setting 3; /,
  ],
  ['rounds', { drawn: 3 }, /^settings \(byte 5\): expected a number of rounds paired from 0 to 2, found 3$/],
  [
    'players',
    { players: [], games: [] },
    /^players \(byte 13384\): expected a player, found none; the file is a tournament without/,
  ],
  [
    'players but the dummy',
    { players: [{ name: 'spielfrei' }, {}], games: [] },
    /^players \(byte 13384\): expected a player, found none; /,
  ],
  [
    'numbers of players',
    { players: [...SMALL_CHESS.players.slice(1), { name: 'D', numbers: { 217: 3 } }] },
    /^player 4 \(byte 15718\): expected a number of its own, found 3 again$/,
  ],
  [
    'no number of a player',
    { players: [{ name: 'A', numbers: { 217: 0 } }, ...SMALL_CHESS.players.slice(1)] },
    /^player 1 \(byte 13753\): expected a number of its own, found none$/,
  ],
])('of %s', ([, more, text]) => {
  expect(refused(writtenChess({ ...SMALL_CHESS, ...more }))).toMatch(text);
});

it.for<readonly [string, WrittenChess, RegExp]>([
  ['boards', { bytes: { 604: 0 } }, /^settings \(byte 604\): expected matches on at least one board, found none$/],
  [
    'match points',
    { bytes: { 604: 2, 1338: 2 } },
    /^settings \(byte 1338\): expected matches of 2-1-0 \(0\) or 3-1-0 points \(1\), /,
  ],
  [
    'a team',
    { players: [...TEAMS_CHESS.players.slice(0, 3), { name: 'D', numbers: { 201: 3 } }] },
    /^player 4 \(byte 15664\): expected a team from 1 to 2, found 3$/,
  ],
  [
    'no teams but dummies',
    { teams: [{ name: 'Spielfrei' }], players: [{ name: 'A' }], matches: [], games: [] },
    /^teams \(byte 14039\): expected a team, found none; the file is a tournament without participants$/,
  ],
])('of teams: %s', ([, more, text]) => {
  expect(refused(writtenChess({ ...TEAMS_CHESS, ...more }))).toMatch(text);
});

it('says which errors are about the whole file', () => {
  expect(errorOf(writtenChess({})).key).toBe('no-participants');
  expect(errorOf(new Uint8Array()).key).toBe('empty-file');
});
