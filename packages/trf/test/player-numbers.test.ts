import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

describe('001, 81-84: points', () => {
  it.each([
    ['0', 0],
    ['2', 2],
    ['12', 12],
    ['10.5', 10.5],
    ['1.', 1],
    ['1.25', 1.25],
    ['.5', 0.5],
    ['.25', 0.25],
    ['+1', 1],
    ['-1', -1],
    ['-0.5', -0.5],
  ])('%j', (text, points) => {
    const read = parseTrf(file(row(1, text, [])));
    expect(read.points.get('1')).toBe(points);
    expect(read.repairs.map(({ kind }) => kind)).toEqual(points === 0 ? [] : ['points-differ']);
  });

  it.each([
    ['1,5', 1.5],
    [',5', 0.5],
    ['2,', 2],
  ])('%j has a comma for the point', (text, points) => {
    const read = parseTrf(file(row(1, text, [])));
    expect(read.points.get('1')).toBe(points);
    expect(read.repairs.filter(({ kind }) => kind === 'player-field')).toEqual([
      {
        kind: 'player-field',
        line: 2,
        column: 81,
        found: text,
        key: 'decimal-point',
        values: {},
        read: 'read with a decimal point',
        message: `line 2, column 81: "${text}" read with a decimal point`,
      },
    ]);
  });

  it.each(['.', ',', 'x5', '5x', '-', '--1', '1..5', '1.x', '.x'])('%j are none', (text) => {
    expect(() => parseTrf(file(row(1, text, [])))).toThrow(`line 2, column 81: expected points, found "${text}"`);
  });
});

describe('001: whole numbers', () => {
  it.each(['x200', '200x', '2.00', '-200'])('the rating %j is refused', (rating) => {
    expect(() => parseTrf(file(row(1, '', [], { rating })))).toThrow(
      `line 2, column 49: expected a rating, found "${rating}"`,
    );
  });

  it.each(['x1', '1x'])('the rank %j is refused', (rank) => {
    expect(() => parseTrf(file(row(1, '', [], { rank })))).toThrow(
      `line 2, column 86: expected a rank, found "${rank}"`,
    );
  });
});

describe('001, 10: the sex', () => {
  it.each(['m', 'w'])('%s is read as it is', (sex) => {
    const { players, repairs } = parseTrf(file(row(1, '', [], { sex })));
    expect(players).toStrictEqual([{ id: '1', name: 'Player 1', sex }]);
    expect(repairs).toEqual([]);
  });

  it.each([
    ['M', 'm'],
    ['W', 'w'],
    ['F', 'w'],
    ['f', 'w'],
  ])('%s is read as %s', (sex, read) => {
    const { players, repairs } = parseTrf(file(row(1, '', [], { sex })));
    expect(players).toStrictEqual([{ id: '1', name: 'Player 1', sex: read }]);
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['player-field', `line 2, column 10: "${sex}" read as ${read}`],
    ]);
  });

  // d stands for a third sex in German, h for a man in French.
  it.each(['d', 'x', 'h', '-'])('%s is left out, and said', (sex) => {
    const { players, repairs } = parseTrf(file(row(1, '', [], { sex })));
    expect(players).toStrictEqual([{ id: '1', name: 'Player 1' }]);
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['player-field', `line 2, column 10: "${sex}" is left out`],
    ]);
  });
});

describe('001: fields that are blank', () => {
  it('are left out', () => {
    const { players, points, ranks } = parseTrf(file(row(1, '', [], { name: '' })));
    expect(players).toStrictEqual([{ id: '1' }]);
    expect([points.size, ranks.size]).toEqual([0, 0]);
  });
});
