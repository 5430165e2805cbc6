// Cells with points of 3-1-0 instead of results

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

const HEADINGS = ['Rk.', 'Name', '1.Rd', '2.Rd', 'Pts.'];

/** Ana beats Bo and draws with Cy; Di loses to Cy and beats Bo. */
const RANKED = [
  HEADINGS,
  [1, 'Ana', '4w3', '2b1', 4],
  [2, 'Cy', '3w3', '1w1', 4],
  [3, 'Di', '2b0', '4w3', 3],
  [4, 'Bo', '1b0', '3b0', 0],
];

describe('cells of 3-1-0', () => {
  it('by rounds are a win, a draw and a loss, and the scoring', async () => {
    const { games, scoring, points, printed, repairs } = await readPrintedTable(csv(...RANKED));
    expect(games).toEqual([
      [
        { white: '1', black: '4', result: 1 },
        { white: '2', black: '3', result: 1 },
      ],
      [
        { white: '2', black: '1', result: 0.5 },
        { white: '3', black: '4', result: 1 },
      ],
    ]);
    expect(scoring).toEqual({ win: 3, draw: 1 });
    expect(points).toEqual(printed.points);
    expect(repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'scoring: line 2, column 15: "4" shows that a win is worth 3, a draw 1',
    ]);
  });

  it('need no column of points', async () => {
    const { scoring, points } = await readPrintedTable(csv(...RANKED.map((row) => row.slice(0, 4))));
    expect([scoring, [...points.values()]]).toEqual([{ win: 3, draw: 1 }, [4, 4, 3, 0]]);
  });

  it('have byes of the same points', async () => {
    const rows = [HEADINGS, [1, 'Ana', '2w3', '3b1', 4], [2, 'Bo', '1b0', '-3', 3], [3, 'Cy', '-1', '1w1', 2]];
    const { games, points, printed } = await readPrintedTable(csv(...rows));
    expect(games[0]).toContainEqual({ white: '3', black: '', result: 0.5, kind: 'half-bye' });
    expect(games[1]).toContainEqual({ white: '2', black: '', result: 1, kind: 'pairing-bye' });
    expect(points).toEqual(printed.points);
  });

  it('by opponents, too', async () => {
    const rows = [
      ['Rk.', 'Name', 1, 2, 3, 'Pts.'],
      [1, 'Ana', '*', 3, 1, 4],
      [2, 'Bo', 0, '*', 3, 3],
      [3, 'Cy', 1, 0, '*', 1],
    ];
    const { games, scoring, points, printed, system } = await readPrintedTable(csv(...rows));
    expect([system, scoring]).toEqual(['round-robin', { win: 3, draw: 1 }]);
    expect(games.flat()).toHaveLength(3);
    expect(points).toEqual(printed.points);
  });

  it.each([
    ['a match of four boards', ['4w3', '4w3', '4w3', '1b1']],
    ['a result of 2', ['4w2', '3w3', '2b0', '1b1']],
    ['half a board', ['4w3', '3w½', '2b½', '1b0']],
  ])('with %s are those of teams', async (_, cells) => {
    const rows = cells.map((cell, at) => [at + 1, `Player ${at + 1}`, cell, 0]);
    await expect(readPrintedTable(csv(['Rk.', 'Name', '1.Rd', 'Pts.'], ...rows))).rejects.toThrow(/tables of teams/);
  });
});
