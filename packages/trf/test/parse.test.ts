import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

describe('001: a player', () => {
  it('reads every field, from the columns of the description', () => {
    const fields = {
      sex: 'm',
      title: 'GM',
      rating: '2527',
      federation: 'AZE',
      fideId: '13400000',
      birth: '1990/12/05',
    };
    const text = file(
      row(1, '0.5', ['   2 w ='], { ...fields, name: 'Mamedov, Rauf', rank: '3' }),
      row(2, '0.5', ['   1 b =']),
    );
    const { players, points, ranks } = parseTrf(text);
    expect(players[0]).toStrictEqual({
      id: '1',
      name: 'Mamedov, Rauf',
      rating: 2527,
      sex: 'm',
      title: 'GM',
      federation: 'AZE',
      fideId: '13400000',
      birth: '1990/12/05',
    });
    expect([points.get('1'), ranks.get('1')]).toEqual([0.5, 3]);
  });

  it.each(['', '0', '0000'])('rating %j is none', (rating) => {
    expect(parseTrf(file(row(1, '', [], { rating }))).players[0]).toStrictEqual({ id: '1', name: 'Player 1' });
  });

  it('reads a title that touches the sex, as Swiss-Manager writes it', () => {
    const line = '001    1 mFM  Player 1                          2240 ZZZ           0 0000/00/00  4.0    6';
    expect(parseTrf(file(line)).players[0]).toStrictEqual({
      id: '1',
      name: 'Player 1',
      rating: 2240,
      sex: 'm',
      title: 'FM',
      federation: 'ZZZ',
    });
  });

  it('reads f as w and says so', () => {
    const { players, repairs } = parseTrf(file(row(1, '', [], { sex: 'f' })));
    expect(players[0]?.sex).toBe('w');
    expect(repairs).toEqual([
      {
        kind: 'player-field',
        line: 2,
        column: 10,
        found: 'f',
        key: 'read-as',
        values: { as: 'w' },
        read: 'read as w',
        message: 'line 2, column 10: "f" read as w',
      },
    ]);
  });

  it('leaves out blank points and rank 0', () => {
    const { points, ranks } = parseTrf(file(row(1, '', [], { rank: '0' })));
    expect([points.size, ranks.size]).toEqual([0, 0]);
  });

  it('takes ids with up to four digits, without leading zeros', () => {
    const text = file(row(1234, '1.0', ['0007 w 1'], {}), row(7, '0.0', ['1234 b 0'], {}));
    expect(parseTrf(text).games).toEqual([[{ white: '1234', black: '7', result: 1 }]]);
  });
});

describe('001: result codes', () => {
  /** Two players, as the codes of White and Black; the table of the description. */
  it.each([
    ['1', '0', { result: 1 }],
    ['=', '=', { result: 0.5 }],
    ['0', '1', { result: 0 }],
    ['W', 'L', { result: 1, unrated: true }],
    ['D', 'D', { result: 0.5, unrated: true }],
    ['L', 'W', { result: 0, unrated: true }],
    ['+', '-', { result: 1, kind: 'forfeit-win' }],
    ['-', '+', { result: 0, kind: 'forfeit-loss' }],
    ['-', '-', { result: 0, kind: 'double-forfeit' }],
    ['0', '0', { result: 0, blackResult: 0 }],
    ['=', '0', { result: 0.5, blackResult: 0 }],
    ['0', '=', { result: 0, blackResult: 0.5 }],
    ['L', 'L', { result: 0, blackResult: 0, unrated: true }],
  ])('%s and %s', (white, black, game) => {
    const { games, repairs } = parseTrf(file(row(1, '', [`   2 w ${white}`]), row(2, '', [`   1 b ${black}`])));
    expect(games).toStrictEqual([[{ white: '1', black: '2', ...game }]]);
    expect(repairs).toEqual([]);
  });

  it.each([
    ['0000 - H', 'half-bye', 0.5],
    ['0000 - F', 'full-bye', 1],
    ['0000 - U', 'pairing-bye', 1],
    ['0000 - Z', 'zero-bye', 0],
    ['       U', 'pairing-bye', 1],
  ])('%j is a %s', (cell, kind, result) => {
    const { games, repairs } = parseTrf(file(row(1, '', [cell]), row(2, '', ['   3 w 1']), row(3, '', ['   2 b 0'])));
    expect(games[0]?.[0]).toStrictEqual({ white: '1', black: '', result, kind });
    expect(repairs).toEqual([]);
  });

  it.each([
    ['0000 - -', 'zero-bye', 'an absence (Z)'],
    ['       -', 'zero-bye', 'an absence (Z)'],
    ['0000 - +', 'full-bye', 'a full-point bye (F)'],
    ['XXXX - +', 'full-bye', 'a full-point bye (F)'],
    ['0000 - =', 'half-bye', 'a half-point bye (H)'],
    ['0000 - 1', 'full-bye', 'a full-point bye (F)'],
  ])('%j is read as a %s, and reported', (cell, kind, meaning) => {
    const { games, repairs } = parseTrf(file(row(1, '', [cell]), row(2, '', ['   3 w 1']), row(3, '', ['   2 b 0'])));
    expect(games[0]?.[0]?.kind).toBe(kind);
    expect(repairs).toEqual([
      expect.objectContaining({
        kind: 'bye-code',
        line: 2,
        column: 92,
        found: cell.trim(),
        read: `read as ${meaning}`,
      }),
    ]);
  });

  it('takes small letters, and capital colours', () => {
    const { games, repairs } = parseTrf(
      file(row(1, '', ['   2 W w', '0000 - h']), row(2, '', ['   1 b l', '0000 - u'])),
    );
    expect(games).toEqual([
      [{ white: '1', black: '2', result: 1, unrated: true }],
      [
        { white: '1', black: '', result: 0.5, kind: 'half-bye' },
        { white: '2', black: '', result: 1, kind: 'pairing-bye' },
      ],
    ]);
    expect(repairs.map(({ kind, line, column }) => [kind, line, column])).toEqual([
      ['letter-case', 2, 97],
      ['letter-case', 2, 99],
      ['letter-case', 2, 109],
      ['letter-case', 3, 99],
      ['letter-case', 3, 109],
    ]);
  });
});

describe('rounds', () => {
  const first = [row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];

  it('a blank cell of a Swiss is a zero-point bye in a round that was paired', () => {
    const { games } = parseTrf(file(...first, row(3, '0.0', [])));
    expect(games[0]?.[1]).toStrictEqual({ white: '3', black: '', result: 0, kind: 'zero-bye' });
  });

  it('a blank cell and a Z of an odd round-robin are the free round, without an entry', () => {
    const text = file(
      '092 Individual: Round-Robin',
      row(1, '1.0', ['   2 w 1', '']),
      row(2, '0.0', ['   1 b 0', '   3 w 0']),
      row(3, '1.0', ['0000 - Z', '   2 b 1']),
    );
    const { games, system, repairs } = parseTrf(text);
    expect(system).toBe('round-robin');
    expect(games.map((round) => round.length)).toEqual([1, 1]);
    expect(repairs).toEqual([]);
  });

  it('a Z of an even round-robin is a zero-point bye', () => {
    const { games } = parseTrf(file('092 Round Robin', row(1, '', ['0000 - Z']), row(2, '', ['0000 - F'])));
    expect(games[0]?.map(({ kind }) => kind)).toEqual(['zero-bye', 'full-bye']);
  });

  it('byes asked for after the last paired round are read, and nobody is absent there', () => {
    const rows = [
      row(1, '1.0', ['   2 w 1', '0000 - H']),
      row(2, '0.0', ['   1 b 0']),
      row(3, '1.0', ['   4 b 1']),
      row(4, '0.0', ['   3 w 0']),
    ];
    const { games, lastPairedRound, rounds, repairs } = parseTrf(file('142 5', ...rows));
    expect([games.length, lastPairedRound, rounds]).toEqual([2, 1, 5]);
    expect(games[1]).toEqual([{ white: '1', black: '', result: 0.5, kind: 'half-bye' }]);
    expect(repairs).toEqual([]);
  });

  it('the point of a bye asked for may already be in the Points column', () => {
    const rows = [
      row(1, '1.5', ['   2 w 1', '0000 - H']),
      row(2, '0.0', ['   1 b 0']),
      row(3, '1.0', ['   4 b 1']),
      row(4, '0.0', ['   3 w 0']),
    ];
    expect(parseTrf(file(...rows)).repairs).toEqual([]);
  });

  it('240 fills the rounds that a row leaves blank', () => {
    const text = file(
      '240 H   2    3',
      row(1, '', ['   2 w 1', '   2 b 1']),
      row(2, '', ['   1 b 0', '   1 w 0']),
      row(3, '', ['0000 - U']),
    );
    const { games, otherRecords } = parseTrf(text);
    expect(games[1]?.[1]).toEqual({ white: '3', black: '', result: 0.5, kind: 'half-bye' });
    expect(otherRecords).toEqual(['240 H   2    3']);
  });

  it('without 142 there are as many rounds as in the table', () => {
    expect(parseTrf(file(...first)).rounds).toBe(1);
  });

  it('an announced number that is less than the table is corrected', () => {
    const { rounds, repairs } = parseTrf(file('142 1', row(1, '', ['0000 - U', '0000 - U'])));
    expect(rounds).toBe(2);
    expect(repairs.map(({ kind }) => kind)).toEqual(['rounds']);
  });
});

describe('points', () => {
  it('a column that differs from the games is kept, and the difference reported', () => {
    const { points, repairs } = parseTrf(file(row(1, '2.5', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])));
    expect(points.get('1')).toBe(2.5);
    expect(repairs).toEqual([
      {
        kind: 'points-differ',
        line: 2,
        column: 81,
        found: '2.5',
        key: 'not-the-games',
        values: { counted: 1 },
        read: 'is not what the games give: 1',
        message: 'line 2, column 81: "2.5" is not what the games give: 1',
        points: { id: '1', stated: 2.5, counted: 1 },
      },
    ]);
  });

  it('takes a decimal comma', () => {
    const { points, repairs } = parseTrf(file(row(1, '1,5', [])));
    expect(points.get('1')).toBe(1.5);
    expect(repairs.map(({ kind }) => kind)).toEqual(['points-differ', 'player-field']);
  });
});
