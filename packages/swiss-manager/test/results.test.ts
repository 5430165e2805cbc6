import { expect, it } from 'vitest';

import { readSwissManager } from '../src/index.js';
import {
  BYE,
  NOT_PAIRED,
  SMALL,
  type Written,
  type WrittenGame,
  named,
  written,
} from '@crosstable/core/testing/written-swiss-manager';
import { messagesOf } from './refused.js';

/** The only game of a round of two, or the record of the first of them beside the absence of the other. */
function gameOf(black: number, code: number, more: Written = {}) {
  const isGame = black === 2;
  const games: readonly WrittenGame[] = isGame
    ? [[1, 2, code]]
    : [
        [1, black, code],
        [2, NOT_PAIRED, 3],
      ];
  return readSwissManager(written({ players: named(2), games: [games], ...more })).games?.[0][0];
}

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
};

// The table of result codes, section 2 of the specification
it.for([
  [0, { result: null }],
  [1, { result: 1 }],
  [2, { result: 0.5 }],
  [3, { result: 0 }],
  [4, { result: 1, kind: 'forfeit-win' }],
  [5, { result: 0, kind: 'forfeit-loss' }],
  [6, { result: 0, kind: 'double-forfeit' }],
  [10, { result: 0, blackResult: 0 }],
  [15, { result: 1, unrated: true }],
  [16, { result: 0.5, unrated: true }],
  [17, { result: 0, unrated: true }],
] as const)('code %i of a game', ([code, outcome]) => {
  expect(gameOf(2, code)).toEqual({ white: '1', black: '2', ...outcome });
});

it.for([
  [BYE, 9, { result: 1, kind: 'pairing-bye' }],
  [BYE, 0, { result: 1, kind: 'pairing-bye' }],
  [BYE, 1, { result: 1, kind: 'pairing-bye' }],
  [BYE, 2, { result: 0.5, kind: 'pairing-bye' }],
  [BYE, 3, { result: 0, kind: 'pairing-bye' }],
  [NOT_PAIRED, 3, { result: 0, kind: 'zero-bye' }],
  [NOT_PAIRED, 2, { result: 0.5, kind: 'half-bye' }],
  [NOT_PAIRED, 1, { result: 1, kind: 'full-bye' }],
  [NOT_PAIRED, 0, { result: 0, kind: 'zero-bye' }],
] as const)('opponent %i with code %i', ([black, code, outcome]) => {
  expect(gameOf(black, code)).toEqual({ white: '1', black: '', ...outcome });
});

it.for([
  [0, 0],
  [1, 0.5],
  [2, 1],
])('the setting %i gives the bye %d points', ([setting, result]) => {
  expect(gameOf(BYE, 9, { settings: { 92: setting } })).toMatchObject({ result, kind: 'pairing-bye' });
});

it('a bye of other points is refused, but only where there is one', () => {
  expect(() => gameOf(BYE, 9, { settings: { 92: 3 } })).toThrow(
    /^settings \(byte \d+\): expected a pairing-allocated bye of 0, ½ or 1 point, found 1.5 points; nobody knows where the file has the points of a win and a draw/,
  );
  expect(gameOf(2, 1, { settings: { 92: 3 } })).toMatchObject({ result: 1 });
});

// Codes that were never seen; among them ½–0, 0–½ and adjourned
it.for([7, 8, 9, 11, 12, 13, 14, 18, 255])('code %i of a game is refused with round, board and advice', (code) => {
  const games: Written = {
    ...SMALL,
    paired: 2,
    games: [
      ...SMALL.games,
      [
        [3, 4, 1],
        [2, 1, code],
      ],
    ],
  };
  const error = thrownBy(() => readSwissManager(written(games)));
  expect(error).toBeInstanceOf(RangeError);
  expect(error).toMatchObject({ key: 'unknown-result', values: { round: 2, board: 2, code } });
  expect(String(error)).toMatch(
    /round 2, board 2 \(byte \d+\): expected the result of a game, found code \d+; .*export a tournament report \(TRF\)/,
  );
});

it.for([
  [BYE, 4],
  [BYE, 10],
  [NOT_PAIRED, 4],
  [NOT_PAIRED, 9],
])('opponent %i with code %i is refused, too', ([black, code]) => {
  expect(thrownBy(() => gameOf(black, code))).toMatchObject({ values: { round: 1, board: 1, code } });
});

it('readings that nobody has seen are notes', () => {
  const notesOf = (games: readonly WrittenGame[]) =>
    messagesOf(readSwissManager(written({ players: named(4), games: [games] })));
  expect(
    notesOf([
      [1, 3, 1],
      [4, BYE, 9],
      [2, NOT_PAIRED, 2],
    ]),
  ).toEqual([]);
  expect(
    notesOf([
      [1, 3, 10],
      [4, 2, 10],
    ]),
  ).toEqual([
    'round 1, board 1 and 1 more: code 10 read as 0–0 over the board, as others report; no file that was checked has it',
  ]);
  expect(
    notesOf([
      [1, 3, 16],
      [4, BYE, 2],
      [2, NOT_PAIRED, 1],
    ]),
  ).toHaveLength(3);
});

it('a free round of a round robin is no record, and the bye of a Swiss with 0 points a note', () => {
  const three: Written = {
    players: named(3),
    games: [
      [
        [1, 2, 1],
        [3, BYE, 9],
      ],
    ],
  };
  expect(readSwissManager(written({ ...three, type: 1 })).games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
  const swiss = readSwissManager(written({ ...three, settings: { 92: 0 } }));
  expect(swiss.games?.[0][1]).toEqual({ white: '3', black: '', result: 0, kind: 'pairing-bye' });
  expect(messagesOf(swiss)).toEqual(['the pairing-allocated bye counts 0 points by a setting that few files show']);
});

it('absences and byes stored for rounds to come are left out', () => {
  const games: Written['games'] = [
    ...SMALL.games,
    [
      [4, NOT_PAIRED, 0],
      [1, NOT_PAIRED, 2],
    ],
  ];
  const file = readSwissManager(written({ ...SMALL, games }));
  expect([file.rounds, file.pairedRounds, file.games?.length]).toEqual([2, 1, 1]);
});

it('a pair set by hand is told', () => {
  const games: Written['games'] = [
    [
      [1, 3, 1],
      [4, 2, 2, 1],
    ],
  ];
  const file = readSwissManager(written({ ...SMALL, games }));
  expect(file.pairsByHand).toEqual([{ round: 1, white: '4', black: '2' }]);
  expect(messagesOf(file)).toEqual(['pairs that the arbiter set: 4 against 2 in round 1']);
});

it('the setting says what the pairing-allocated bye is worth; codes of byes say it one by one', () => {
  const withByes = (twice: number, ...codes: readonly number[]) =>
    readSwissManager(
      written({
        players: named(codes.length),
        games: [codes.map((code, at) => [at + 1, BYE, code])],
        settings: { 92: twice },
      }),
    );
  expect(withByes(2, 9).scoring).toBeUndefined();
  expect(withByes(1, 9).scoring).toEqual({ pairingBye: 0.5 });
  expect(withByes(0, 9, 0).scoring).toEqual({ pairingBye: 0 });
  expect(withByes(0, 9, 1).scoring).toBeUndefined();
  expect(readSwissManager(written({ ...SMALL, settings: { 92: 0 } })).scoring).toBeUndefined();
  // A bye of 3 points is one of 3-1-0
  expect(() => withByes(6, 9)).toThrow(
    /expected a pairing-allocated bye of 0, ½ or 1 point, found 3 points; .* \(TRF\)/,
  );
});
