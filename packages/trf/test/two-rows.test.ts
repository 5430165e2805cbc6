import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

describe('rows that disagree and can be reconciled', () => {
  it('a game without colours is read, the first row as White', () => {
    const { games, repairs } = parseTrf(file(row(1, '', ['   2 - 0']), row(2, '', ['   1 - 1'])));
    expect(games).toStrictEqual([[{ white: '1', black: '2', result: 0, coloursUnknown: true }]]);
    expect(repairs.map(({ message }) => message)).toEqual([
      'line 2, column 92: "2 - 0" gives no colours: 1 is listed as White',
    ]);
  });

  it('one missing colour is the other one', () => {
    const { games, repairs } = parseTrf(file(row(1, '', ['   2 - 1']), row(2, '', ['   1 w 0'])));
    expect(games).toStrictEqual([[{ white: '2', black: '1', result: 0 }]]);
    expect(repairs.map(({ kind, line }) => [kind, line])).toEqual([['colour', 2]]);
  });

  it.each([
    ['   2 w +', { white: '1', black: '2', result: 1, kind: 'forfeit-win' }],
    ['   2 b +', { white: '2', black: '1', result: 0, kind: 'forfeit-loss' }],
    ['   2 w -', { white: '1', black: '2', result: 0, kind: 'double-forfeit' }],
    ['   2 b 1', { white: '2', black: '1', result: 0 }],
    ['   2 w =', { white: '1', black: '2', result: 0.5 }],
    ['   2 w W', { white: '1', black: '2', result: 1, unrated: true }],
  ])('%j against a row that stops before', (cell, game) => {
    const { games, repairs } = parseTrf(file(row(1, '', [cell]), row(2, '', [])));
    expect(games).toStrictEqual([[game]]);
    expect(repairs.map(({ message }) => message)).toEqual([
      'line 3, column 92: nothing read from the row of 1, which names 2',
    ]);
  });

  it.each([
    ['+', '0', { result: 1, kind: 'forfeit-win' }],
    ['1', '-', { result: 1, kind: 'forfeit-win' }],
    ['-', '1', { result: 0, kind: 'forfeit-loss' }],
    ['0', '+', { result: 0, kind: 'forfeit-loss' }],
    ['1', 'L', { result: 1, unrated: true }],
    ['1', '?', { result: 1 }],
    ['X', '+', { result: 0, kind: 'forfeit-loss' }],
  ])('%s and %s', (white, black, game) => {
    const { games, repairs } = parseTrf(file(row(1, '', [`   2 w ${white}`]), row(2, '', [`   1 b ${black}`])));
    expect(games).toStrictEqual([[{ white: '1', black: '2', ...game }]]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['result']);
  });

  // Lichess writes Z while a game is going on.
  it.each(['?', 'X', '*', 'x', 'Z', ''])('a pairing with result %j on both sides is not finished', (code) => {
    const text = file(row(1, '0.0', [`   2 w ${code}`]), row(2, '0.5', [`   1 b ${code}`]));
    const { games, lastPairedRound, repairs } = parseTrf(text);
    expect(games).toStrictEqual([[{ white: '1', black: '2', result: null }]]);
    expect(lastPairedRound).toBe(1);
    expect(repairs.map(({ kind }) => kind).filter((kind) => kind !== 'letter-case')).toEqual(['unfinished-game']);
  });

  it('a blank row that another one names without a result is not finished', () => {
    const { games, repairs } = parseTrf(file(row(1, '', ['']), row(2, '', ['   1 w'])));
    expect(games).toStrictEqual([[{ white: '2', black: '1', result: null }]]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['opponent-row', 'unfinished-game']);
  });

  it('the X of 162 is not counted, and that is said where a game is not finished', () => {
    const scoring = '162  W 1.0    D 0.5    L 0.0    X 0.5';
    const noteOf = (code: string) =>
      parseTrf(file(scoring, row(1, '', [`   2 w ${code}`]), row(2, '', ['   1 b'])))
        .repairs.filter(({ kind }) => kind === 'scoring')
        .map(({ message }) => message);
    expect(noteOf('?')).toEqual([
      'line 2, column 33: "X" is not counted: a game that is not finished has no points yet',
    ]);
    expect(noteOf('1')).toEqual([]);
  });

  it('two forfeits with the same colour', () => {
    const { games, repairs } = parseTrf(file(row(1, '', ['   2 b +']), row(2, '', ['   1 b -'])));
    expect(games).toStrictEqual([[{ white: '2', black: '1', result: 0, kind: 'forfeit-loss' }]]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['colour']);
  });
});
