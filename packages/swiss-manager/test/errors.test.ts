// The errors of section 4 of the specification, each with its place. Codes of results are in results.test.ts.
import { expect, it } from 'vitest';

import { readSwissManager } from '../src/index.js';
import { refused } from './refused.js';
import {
  BYE,
  NOT_PAIRED,
  SMALL,
  TEAMS,
  type Written,
  named,
  written,
} from '@crosstable/core/testing/written-swiss-manager';

const changed = (at: number, ...bytes: readonly number[]): Uint8Array => {
  const file = written(SMALL);
  file.set(bytes, at < 0 ? file.length + at : at);
  return file;
};

/** The place of a slot of the directory, from the end of the file. */
const slot = (number: number): number => 4 * number - 32;

it('of anything but bytes', () => {
  const call = () => readSwissManager(Object('text') as Uint8Array);
  expect(call).toThrow(TypeError);
  expect(call).toThrow('bytes: expected a Uint8Array, got an object');
});

it('of a file with another beginning', () => {
  expect(refused(new Uint8Array())).toBe(
    'expected a file of Swiss-Manager (TUNX, TURX, TUTX or TUMX), got an empty file',
  );
  expect(refused(new TextEncoder().encode('PK\u0003\u0004…'))).toMatch(
    /^beginning \(byte 0\): expected a file of Swiss-Manager/,
  );
  expect(refused(changed(1, 0))).toContain('found 93 00 89 44; older ones');
});

it('of a file that was cut off', () => {
  const file = written(SMALL);
  for (const length of [2, 4, 143, 144, 1000, file.length - 1]) {
    const text = refused(file.subarray(0, length));
    expect(text).toContain('the file was cut off while it was copied: copy it again');
    expect(text).toMatch(/^end \(byte \d+\): /);
  }
});

it('of a directory that doesn’t ascend, or whose tags are others', () => {
  expect(refused(changed(-36, 0))).toMatch(
    /^directory \(byte \d+\): expected the marker D3 FF 89 44, found 00 FF 89 44/,
  );
  expect(refused(changed(slot(1), 0x70, 0))).toMatch(
    /^directory \(byte \d+\): expected a section between bytes \d+ and \d+, found one at 112/,
  );
  expect(refused(changed(slot(0), 0x80, 0))).toMatch(/^directory \(byte 128\): expected the marker of schedule/);
  const empty = Array.from({ length: 28 }, () => 0);
  expect(refused(changed(slot(0), ...empty))).toMatch(/itself, found nothing$/);
  expect(refused(changed(slot(3), 0, 0, 0, 0))).toMatch(
    /^directory \(byte \d+\): expected .* itself, found schedule, players, games/,
  );
});

it('of an unknown type', () => {
  expect(refused(written({ ...SMALL, settings: { 15: 4 } }))).toMatch(
    /^settings \(byte \d+\): expected a type of tournament from 0 to 3, found 4$/,
  );
});

it.for<readonly [string, Written, RegExp]>([
  ['rounds', { settings: { 4: 3 } }, /^schedule \(byte \d+\): expected 3 rounds, as planned, found 2$/],
  ['paired rounds', { settings: { 21: 3 } }, /expected a number of rounds paired from 0 to 2, found 3$/],
  [
    'rounds of the schedule',
    { settings: { 27: 1 } },
    /^schedule \(byte \d+\): expected 2 rounds, as planned, found 1$/,
  ],
  [
    'players',
    { settings: { 23: 3 } },
    /^players \(byte \d+\): expected the end of the section behind 3 entries, found 172 bytes more/,
  ],
  [
    'more players',
    { settings: { 23: 5 } },
    /^player 5 \(byte \d+\): expected the length of a text of 2 bytes, found 0 before the end of it/,
  ],
  ['tie-breaks', { settings: { 31: 10 } }, /expected a number of tie-breaks from 0 to 9, found 10$/],
])('of counts that disagree: %s', ([, more, text]) => {
  expect(refused(written({ ...SMALL, ...more }))).toMatch(text);
});

it('of games that the schedule doesn’t count', () => {
  const file = written({
    ...SMALL,
    games: [
      [
        [1, 3, 1],
        [4, 2, 2],
      ],
      [[1, NOT_PAIRED, 0]],
    ],
  });
  // The count of the second round: behind 16 texts of the first, its block, and 16 texts
  const schedule = new DataView(file.buffer).getUint32(file.length - 32, true) + 4;
  const count = schedule + 32 + 76 + 32 + 6;
  file[count] = 0;
  expect(refused(file)).toMatch(
    /^games \(byte \d+\): expected the end of the section behind the records of 2 rounds, found 21 bytes more/,
  );
  file[count] = 2;
  expect(refused(file)).toMatch(/^round 2 \(byte \d+\): expected 2 records of 42 bytes, found 21 before the end of it/);
});

it('of a text past its section', () => {
  const file = written(SMALL);
  file[108] = 255;
  file[109] = 255;
  expect(refused(file)).toMatch(
    /^header \(byte 110\): expected a text of 131070 bytes, found \d+ before the end of it/,
  );
});

it.for<readonly [string, Written['games'], RegExp]>([
  [
    'twice',
    [
      [
        [1, 3, 1],
        [4, 1, 2],
        [2, BYE, 9],
      ],
    ],
    /^round 1, board 2 \(byte \d+\): expected each player once, found player 1 again$/,
  ],
  [
    'missing',
    [
      [
        [1, 3, 1],
        [4, BYE, 9],
      ],
    ],
    /^round 1 \(byte \d+\): expected a record of each of 4 players, found none of player 2$/,
  ],
  ['all missing', [], /^round 1 \(byte \d+\): expected a record of each of 4 players, found none of player 1$/],
  [
    'beyond the list',
    [
      [
        [1, 5, 1],
        [4, 2, 2],
      ],
    ],
    /^round 1, board 1 \(byte \d+\): expected a player from 1 to 4, found 5$/,
  ],
  [
    'zero',
    [
      [
        [0, 3, 4],
        [4, 2, 2],
      ],
    ],
    /^round 1, board 1 \(byte \d+\): expected a player from 1 to 4, found 0$/,
  ],
  [
    'against oneself',
    [
      [
        [1, 1, 1],
        [4, 2, 2],
      ],
    ],
    /^round 1, board 1 \(byte \d+\): expected two players, found player 1 against player 1$/,
  ],
])('of a player %s', ([, games, text]) => {
  expect(refused(written({ ...SMALL, games }))).toMatch(text);
});

it('of a result in a round to come', () => {
  const games: Written['games'] = [...SMALL.games, [[1, 2, 1]]];
  expect(refused(written({ ...SMALL, games }))).toMatch(
    /^round 2, board 1 \(byte \d+\): expected no result before round 2 is paired, found code 1$/,
  );
});

it('of a tournament without participants', () => {
  expect(refused(written({ paired: 0 }))).toMatch(
    /^players \(byte \d+\): expected a player, found none; the file is a tournament without participants$/,
  );
  const ofTeams = written({ type: 2, rounds: 5, paired: 0, scheduled: 150, teams: [] });
  expect(refused(ofTeams)).toContain('the file is a tournament without participants');
});

it('of forbidden pairs', () => {
  expect(refused(written({ ...SMALL, forbidden: [[1, 5]] }))).toMatch(
    /^forbidden pair 1 \(byte \d+\): expected numbers from 1 to 4, found 5$/,
  );
  expect(
    refused(
      written({
        ...SMALL,
        forbidden: [
          [1, 2],
          [3, 3],
        ],
      }),
    ),
  ).toMatch(/^forbidden pair 2 \(byte \d+\): expected two numbers, found 3 twice$/);
});

it('of a forbidden pair that is cut, and of a section that ends in another', () => {
  // The directory begins two bytes earlier than it should: its offset in its own slot and its place agree
  const file = written({ ...SMALL, forbidden: [[1, 2]] });
  const shorter = Uint8Array.from([...file.subarray(0, file.length - 38), ...file.subarray(file.length - 36)]);
  new DataView(shorter.buffer).setUint32(shorter.length - 16, shorter.length - 36, true);
  expect(refused(shorter)).toMatch(/^forbidden pair 1 \(byte \d+\): expected 4 bytes, found 2 before the end of it$/);
});

it('of nothing in a whole file', () => {
  expect(refused(written(SMALL))).toBe('nothing');
  expect(refused(written(TEAMS))).toBe('nothing');
  expect(refused(written({ players: named(1), paired: 0 }))).toBe('nothing');
});
