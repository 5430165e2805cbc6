// Byes that only the printed points show

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';

/** SwissPerfect: 1 beats 2 and has these points and rounds besides, of which 2 plays 3 in the second. */
const table = (total: string, second: string, third: string) =>
  [
    ['No', 'Name', 'Total', '1', '2', '3'],
    ['1', 'Ana', total, '2:W', second, third],
    ['2', 'Bo', '1', '1:L', '3:W', '4:L'],
    ['3', 'Cy', '1', '4:W', '2:L', '5:L'],
    ['4', 'Di', '1', '3:L', '5:L', '2:W'],
    ['5', 'Eve', '2', ' :', '4:W', '3:W'],
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

async function read(total: string, second: string, third: string) {
  const { games, points, repairs } = await readPrintedTable(table(total, second, third));
  const byes = games.map((round) => round.find(({ white, black }) => white === '1' && black === '')?.kind);
  const told = repairs
    .filter(({ kind }) => kind.startsWith('points'))
    .map(({ kind, message }) => `${kind}: ${message}`);
  return { byes, points: points.get('1'), told };
}

describe('byes that only the printed points show', () => {
  it('are half-point byes in all blank rounds', async () => {
    expect(await read('2', ':', '')).toEqual({
      byes: [undefined, 'half-bye', 'half-bye'],
      points: 2,
      told: [
        'points-bye: line 2, column 13: ":" read as a half-point bye, as the printed points say',
        'points-bye: line 2, column 15: nothing read as a half-point bye, as the printed points say',
      ],
    });
  });

  it('are a full-point bye in the only blank round', async () => {
    expect(await read('2', ':', '-0')).toEqual({
      byes: [undefined, 'full-bye', 'zero-bye'],
      points: 2,
      told: ['points-bye: line 2, column 13: ":" read as a full-point bye, as the printed points say'],
    });
  });

  it.each([
    ['points that agree', '1', ':', ':', []],
    ['two blank rounds and half a point', '1.5', ':', ':', ['"1.5" is not the sum of the row, 1']],
    ['two blank rounds and two points', '3', ':', ':', ['"3" is not the sum of the row, 1']],
    ['no blank round', '2', '-0', '-0', ['"2" is not the sum of the row, 1']],
    ['fewer points', '0.5', ':', ':', ['"0.5" is not the sum of the row, 1']],
  ])('are none with %s', async (_, total, second, third, said) => {
    const { byes, points, told } = await read(total, second, third);
    const none = second === '-0' ? 'zero-bye' : undefined;
    expect([byes, points]).toEqual([[undefined, none, none], 1]);
    expect(told.map((one) => one.replace(/^points-differ: line 2, column 7: /, ''))).toEqual(said);
  });
});

describe.skipIf(!hasShared)(`a table of SwissPerfect whose byes only its totals show${skipNote}`, () => {
  it('has the points of the totals, all 22', async () => {
    const { games, points, printed, repairs } = await readPrintedTable(sharedBytes('cases/07-swissperfect-merged.tsv'));
    expect(points.size).toBe(22);
    expect(points).toEqual(printed.points);
    expect(repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
    // Quill's blank is worth nothing: 2½ are his games
    expect(games[0].filter(({ white }) => white === '17')).toEqual([]);
    expect(games[0]).toContainEqual({ white: '2', black: '', result: 0.5, kind: 'half-bye' });
  });
});

describe('without printed points', () => {
  const withoutTotal = table('2', ':', '0:')
    .split('\n')
    .map((line) => line.split('\t').toSpliced(2, 1).join('\t'))
    .join('\n');

  it('nothing tells what ":" is worth, which is said once, with the number of such cells', async () => {
    const { games, points, repairs } = await readPrintedTable(withoutTotal);
    expect(repairs.filter(({ kind }) => kind === 'points-bye')).toEqual([
      {
        ...{ kind: 'points-bye', line: 2, column: 11, found: ':', untold: 3, key: 'untold-bye', values: {} },
        read: 'read as an absence: without printed points nothing tells what it is worth',
        message: 'line 2, column 11: ":" read as an absence: without printed points nothing tells what it is worth',
      },
    ]);
    expect([...points.values()]).toEqual([1, 1, 1, 1, 2]);
    expect(games.flat().filter(({ black }) => black === '')).toEqual([]);
  });

  it('there is nothing to say of blank cells', async () => {
    const { repairs } = await readPrintedTable(withoutTotal.replaceAll(/\t ?0?:(?!W|L)/g, '\t'));
    expect(repairs.filter(({ kind }) => kind === 'points-bye')).toEqual([]);
  });
});
