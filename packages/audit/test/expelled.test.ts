// Printed tables that leave expelled players out

import { describe, expect, it } from 'vitest';

import { type Game, type PrintedTable, audit } from '../src/index.js';

/** Points: A, B, C and D 1, E 0. Among B and C, B won; D met neither of them. */
const GAMES: Game[][] = [
  [
    { white: 'B', black: 'C', result: 1 },
    { white: 'D', black: 'A', result: 1 },
  ],
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'E', result: 1 },
  ],
];

const PRINTED: PrintedTable = {
  points: new Map([
    ['B', 1],
    ['C', 1],
    ['E', 0],
  ]),
  columns: [
    {
      label: 'DE',
      cells: new Map([
        ['B', 1],
        ['C', 2],
        ['E', 1], // nobody is tied with E
      ]),
    },
  ],
  ranks: new Map([
    ['B', 1],
    ['C', 2],
    ['E', 3],
  ]),
};

function audited(...expelled: readonly string[]) {
  const players = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, expelled: expelled.includes(id) }));
  return audit(GAMES, PRINTED, { players, system: 'swiss', declared: ['PTS', 'DE'] });
}

describe('a table without the expelled A and D', () => {
  it('has the ranks of the list in both editions', () => {
    const { points, ranks } = audited('A', 'D');
    expect(points.wrong).toEqual([]);
    expect(ranks?.wrong).toEqual([]);
    expect(ranks?.editions.map(({ wrong }) => wrong)).toEqual([[], []]);
    // With everybody the four with one point stay tied, and E is fifth
    expect(audited().ranks?.editions[0].wrong).toContainEqual({ player: 'E', printed: 3, from: 5, to: 5 });
  });

  it('has no expelled player in a group of direct encounter', () => {
    const codes = (...expelled: readonly string[]) =>
      audited(...expelled).columns[0].rules.filter(({ code, convention }) => code === 'DE' && convention === undefined);
    expect(codes('A', 'D')).toHaveLength(2);
    expect(codes()).toEqual([]);
  });
});
