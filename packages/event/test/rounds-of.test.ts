import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { standings } from '@crosstable/standings';

import { roundsOf } from '../src/rounds-of.js';

describe('rounds of a flat list', () => {
  it('are in their order, whatever that of the rows, and the games of each in the order of the rows', () => {
    expect(
      roundsOf([
        { round: 2, white: 'Cleo', black: 'Ana', result: 0.5 },
        { round: 1, white: 'Ana', black: 'Bo', result: 1 },
        { round: 2, white: 'Dan', black: 'Bo', result: null },
        { round: 1, white: 'Cleo', black: 'Dan', result: 0 },
      ]),
    ).toEqual([
      [
        { white: 'Ana', black: 'Bo', result: 1 },
        { white: 'Cleo', black: 'Dan', result: 0 },
      ],
      [
        { white: 'Cleo', black: 'Ana', result: 0.5 },
        { white: 'Dan', black: 'Bo', result: null },
      ],
    ]);
    expect(roundsOf([])).toEqual([]);
  });

  it('take ids that are numbers, the nulls of a database, and its other columns', () => {
    const rows = [
      { id: 91, round: 1, white: 7, black: 8, result: 1, kind: null, blackResult: null, unrated: null },
      { id: 92, round: 1, white: 9, black: null, result: 1, kind: 'pairing-bye' },
      { id: 93, round: 1, white: 10, black: '', result: 0.5, kind: 'half-bye' },
      { id: 94, round: 1, white: 11, result: 0 },
    ];
    expect(roundsOf(rows)).toEqual([
      [
        { white: '7', black: '8', result: 1 },
        { white: '9', black: '', result: 1, kind: 'pairing-bye' },
        { white: '10', black: '', result: 0.5, kind: 'half-bye' },
        { white: '11', black: '', result: 0 },
      ],
    ]);
  });

  it('take the games of rounds, with all that they say', () => {
    const rounds = [
      [
        { white: 'A', black: 'B', result: 0, blackResult: 0.5 },
        { white: 'C', black: 'D', result: 1, unrated: true },
      ],
      [
        { white: 'B', black: 'C', result: 0, kind: 'double-forfeit' },
        { white: 'D', black: 'A', result: null },
      ],
    ] as const;
    expect(roundsOf(rounds.flatMap((games, at) => games.map((game) => ({ round: at + 1, ...game }))))).toEqual(rounds);
  });

  it.each([
    ['1-0', { result: 1 }],
    ['0-1', { result: 0 }],
    ['½-½', { result: 0.5 }],
    ['1/2-1/2', { result: 0.5 }],
    ['0.5-0.5', { result: 0.5 }],
    ['0,5 : 0,5', { result: 0.5 }],
    ['1 – 0', { result: 1 }],
    ['0-0', { result: 0, blackResult: 0 }],
    ['½-0', { result: 0.5, blackResult: 0 }],
    ['+--', { result: 1, kind: 'forfeit-win' }],
    ['--+', { result: 0, kind: 'forfeit-loss' }],
    ['---', { result: 0, kind: 'double-forfeit' }],
    ['+:-', { result: 1, kind: 'forfeit-win' }],
    ['-+', { result: 0, kind: 'forfeit-loss' }],
    ['1', { result: 1 }],
    ['½', { result: 0.5 }],
    [' 0 ', { result: 0 }],
    ['+', { result: 1, kind: 'forfeit-win' }],
    ['-', { result: 0, kind: 'forfeit-loss' }],
    ['*', { result: null }],
    ['', { result: null }],
  ])('read the result %j as it is written', (result, read) => {
    expect(roundsOf([{ round: '1', white: 'A', black: 'B', result }])).toEqual([[{ white: 'A', black: 'B', ...read }]]);
  });

  it('take a kind beside a written result that says the same', () => {
    const rows = [
      { round: 1, white: 'A', black: 'B', result: '1-0', kind: 'forfeit-win' },
      { round: 1, white: 'C', black: 'D', result: '0-0', kind: 'double-forfeit' },
      { round: 1, white: 'E', black: null, result: '1', kind: 'full-bye' },
    ];
    expect(
      roundsOf(rows)
        .flat()
        .map(({ result, kind, blackResult }) => [result, kind, blackResult]),
    ).toEqual([
      [1, 'forfeit-win', undefined],
      [0, 'double-forfeit', undefined],
      [1, 'full-bye', undefined],
    ]);
  });

  it('make a table', () => {
    const rows = [
      { round: 1, white: 1, black: 2, result: '½-½' },
      { round: 1, white: 3, black: null, result: 1, kind: 'pairing-bye' },
    ];
    const table = crosstable(roundsOf(rows), { system: 'swiss' });
    expect(standings(table, ['PTS']).map(({ player, values }) => [player, ...values])).toEqual([
      ['3', 1],
      ['1', 0.5],
      ['2', 0.5],
    ]);
  });

  const ROW = { round: 1, white: 'A', black: 'B', result: 1 };

  it.each([
    ['no list', 'rows', TypeError, 'rows: expected an array of rows, got "rows"'],
    ['no row', [ROW, null], TypeError, 'rows[1].round: expected a round, a whole number from 1, got undefined'],
    ['round 0', [{ ...ROW, round: 0 }], RangeError, 'rows[0].round: expected a round, a whole number from 1, got 0'],
    [
      'no round',
      [{ ...ROW, round: 'A' }],
      TypeError,
      'rows[0].round: expected a round, a whole number from 1, got "A"',
    ],
    [
      'a round without those before it',
      [ROW, { ...ROW, round: 4 }, { ...ROW, round: 2 }],
      RangeError,
      'rows[1].round: expected 3, the first round without a row, got 4',
    ],
    ['an empty id', [{ ...ROW, white: '' }], RangeError, 'rows[0].white: expected an id, got ""'],
    ['a BigInt as a round', [{ ...ROW, round: 1n }], TypeError, 'rows[0].round: expected a round, a whole number from 1, got 1n'], // prettier-ignore
    ['an object as an id', [{ ...ROW, black: {} }], TypeError, 'rows[0].black: expected an id, got an object'],
    ['an unknown result', [ROW, { ...ROW, result: '2-1' }], RangeError, 'rows[1].result: expected 0, 0.5, 1, null or a result as "1-0", "½-½" or "+--", got "2-1"'], // prettier-ignore
    ['two winners', [{ ...ROW, result: '1-1' }], RangeError, 'rows[0].result: expected 0, 0.5, 1, null or a result as'],
    ['a forfeit won twice', [{ ...ROW, result: '+-+' }], RangeError, 'rows[0].result: expected 0, 0.5, 1, null'],
    ['half a forfeit', [{ ...ROW, result: '+-0' }], RangeError, 'rows[0].result: expected 0, 0.5, 1, null'],
    ['a number', [{ ...ROW, result: 2 }], RangeError, 'rows[0].result: expected 0, 0.5, 1, null or a result as'],
    ['no result', [{ ...ROW, result: undefined }], TypeError, 'rows[0].result: expected 0, 0.5, 1, null'],
    ['an unknown kind', [{ ...ROW, kind: 'bye' }], RangeError, 'rows[0].kind: expected one of zero-bye, half-bye,'],
    [
      'a kind that the result contradicts',
      [{ ...ROW, result: '+--', kind: 'forfeit-loss' }],
      RangeError,
      'rows[0].kind: expected "forfeit-win", as the result says, got "forfeit-loss"',
    ],
    ['a draw by forfeit', [{ ...ROW, result: 0.5, kind: 'forfeit-win' }], RangeError, 'rows[0].result: expected 1 for a forfeit-win, got 0.5'], // prettier-ignore
    ['a bye without a result', [{ ...ROW, black: '', result: null }], RangeError, 'rows[0].black: expected an opponent, because the result is null, got ""'], // prettier-ignore
    ['a flag that is none', [{ ...ROW, unrated: 'yes' }], TypeError, 'rows[0].unrated: expected true or false, got "yes"'], // prettier-ignore
    ['a player twice in a round', [ROW, { ...ROW, white: 'C' }], RangeError, 'rows[1]: expected an id used once in round 1, got "B"'], // prettier-ignore
  ])('refuse %s', (_, rows, type, message) => {
    const call = (): unknown => Reflect.apply(roundsOf, undefined, [rows]);
    expect(call).toThrow(type);
    expect(call).toThrow(message);
  });
});
