import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { readPrintedTable } from '@crosstable/printed-table';
import { standings } from '@crosstable/standings';

import { gamesOfMatrix } from '../src/games-of-matrix.js';

const IDS = ['Ana', 'Bo', 'Cy', 'Dan'];

describe('the games of a matrix', () => {
  it('have the rounds and colours of Berger’s table', () => {
    const cells = [
      [null, 1, 0.5, 1],
      [0, null, 1, 0],
      [0.5, 0, null, null],
      [0, 1, null, null],
    ];
    // 1-4 2-3, 4-3 1-2, 2-4 3-1
    expect(gamesOfMatrix(IDS, cells)).toEqual([
      [
        { white: 'Ana', black: 'Dan', result: 1 },
        { white: 'Bo', black: 'Cy', result: 1 },
      ],
      [
        { white: 'Dan', black: 'Cy', result: null },
        { white: 'Ana', black: 'Bo', result: 1 },
      ],
      [
        { white: 'Bo', black: 'Dan', result: 0 },
        { white: 'Cy', black: 'Ana', result: 0.5 },
      ],
    ]);
  });

  it('are read from the cells of a sheet, forfeits and a game lost by both among them', () => {
    const cells = [
      ['*', '1', '½', '+'],
      ['0', 'x', '-', '0'],
      ['1/2', '-', '', ''],
      ['-', '0', null, undefined],
    ];
    expect(Reflect.apply(gamesOfMatrix, undefined, [[1, 2, 3, 4], cells])).toEqual([
      [
        { white: '1', black: '4', result: 1, kind: 'forfeit-win' },
        { white: '2', black: '3', result: 0, kind: 'double-forfeit' },
      ],
      [
        { white: '4', black: '3', result: null },
        { white: '1', black: '2', result: 1 },
      ],
      [
        { white: '2', black: '4', result: 0, blackResult: 0 },
        { white: '3', black: '1', result: 0.5 },
      ],
    ]);
  });

  it('are two of each pair where the cells have two results, in the order of the cycles', () => {
    const cells = [
      [null, [1, 0], [0.5, 1]],
      [[0, 1], null, null],
      [[0.5, 0], null, null],
    ] as const;
    expect(gamesOfMatrix(['A', 'B', 'C'], cells)).toEqual([
      [{ white: 'B', black: 'C', result: null }],
      [{ white: 'C', black: 'A', result: 0.5 }],
      [{ white: 'A', black: 'B', result: 1 }],
      [{ white: 'C', black: 'B', result: null }],
      [{ white: 'B', black: 'A', result: 1 }],
      [{ white: 'A', black: 'C', result: 1 }],
    ]);
    const table = crosstable(gamesOfMatrix(['A', 'B', 'C'], cells), { system: 'round-robin' });
    // A: 1 + 0 + ½ + 1
    expect(standings(table, ['PTS']).map(({ player, values }) => [player, ...values])).toEqual([
      ['A', 2.5],
      ['B', 1],
      ['C', 0.5],
    ]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'of %i players are those that the reader of printed tables finds',
    async (size) => {
      const numbers = Array.from({ length: size }, (_, at) => at + 1);
      // The player of the higher number wins, except against the one before
      const cell = (own: number, other: number) => (own > other ? Number(own > other + 1) : Number(other === own + 1));
      const cells = numbers.map((own) => numbers.map((other) => (own === other ? null : cell(own, other))));
      const rows = cells.map((row, at) => [at + 1, `P${at + 1}`, 2000, ...row.map((one) => one ?? '*')].join(';'));
      const { games } = await readPrintedTable([['No', 'Name', 'Rtg', ...numbers].join(';'), ...rows].join('\n'));
      const own = gamesOfMatrix(numbers, cells);
      expect(own.map((round) => new Set(round))).toEqual(games.map((round) => new Set(round)));
    },
  );

  const MATRIX = [
    [null, 1, 0],
    [0, null, 0.5],
    [1, 0.5, null],
  ];
  const changed = (row: number, column: number, by: unknown): unknown =>
    MATRIX.map((cells, at) => (at === row ? cells.map((cell, place) => (place === column ? by : cell)) : cells));

  it.each([
    ['no rows', 3, TypeError, 'cells: expected an array of rows, got 3'],
    ['a row too few', MATRIX.slice(1), RangeError, 'cells: expected 3 rows, one for each id, got 2'],
    ['a row that is none', [MATRIX[0], 'Bo', MATRIX[2]], TypeError, 'cells[1]: expected an array of cells, got "Bo"'],
    ['a cell too many', [MATRIX[0], [0, null, 0.5, 1], MATRIX[2]], RangeError, 'cells[1]: expected 3 cells, one for each id, got 4'], // prettier-ignore
    ['an unknown result', changed(0, 2, 'W'), RangeError, 'cells[0][2]: expected 0, 0.5, 1, "½", "+", "-" or null, got "W"'], // prettier-ignore
    ['a number that is none', changed(2, 0, 2), RangeError, 'cells[2][0]: expected 0, 0.5, 1, "½", "+", "-" or null, got 2'], // prettier-ignore
    ['a result on the diagonal', changed(1, 1, 1), RangeError, 'cells[1][1]: expected null, "", "*" or "x" on the diagonal, got 1'], // prettier-ignore
    ['two winners', changed(2, 0, 0.5), RangeError, 'cells[2][0]: expected 1 or 0, because cells[0][2] is 0, got 0.5'],
    ['a draw of one player', changed(2, 1, 0), RangeError, 'cells[2][1]: expected 0.5, because cells[1][2] is 0.5, got 0'], // prettier-ignore
    ['a game of one player', changed(1, 0, null), RangeError, 'cells[1][0]: expected 0, because cells[0][1] is 1, got null'], // prettier-ignore
    ['a forfeit of one player', changed(1, 0, '-'), RangeError, 'cells[1][0]: expected 0, because cells[0][1] is 1, got "-"'], // prettier-ignore
    ['a forfeit that was played', changed(0, 1, '+'), RangeError, 'cells[1][0]: expected "-", because cells[0][1] is "+", got 0'], // prettier-ignore
    ['one pair of results', changed(1, 0, [0, 1]), TypeError, 'cells[0][1]: expected two results or null, got 1'],
    [
      'three results',
      [
        [null, [1, 0], null],
        [[0, 1, 1], null, null],
        [null, null, null],
      ],
      RangeError,
      'cells[1][0]: expected two results or null, got an object',
    ],
  ])('refuse %s', (_, cells, type, message) => {
    const call = (): unknown => Reflect.apply(gamesOfMatrix, undefined, [['A', 'B', 'C'], cells]);
    expect(call).toThrow(type);
    expect(call).toThrow(message);
  });

  it('name the place of a contradiction within a cell of two results', () => {
    const cells = [
      [null, [1, 0]],
      [[0, 0.5], null],
    ] as const;
    expect(() => gamesOfMatrix(['A', 'B'], cells)).toThrow(
      new RangeError('cells[1][0][1]: expected 1 or 0, because cells[0][1][1] is 0, got 0.5'),
    );
  });
});
