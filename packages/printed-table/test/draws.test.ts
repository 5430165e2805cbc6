// The signs of a draw: ½, =, r for remis, X in tables by hand, and the results of both players.

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

const SURE = ['½', '1/2', '0.5', '.5', '0,5', '=', 'r', 'R', '½-½', '1/2-1/2', '½ - ½', '0.5-0.5'];

/** Ana beats Bo and draws with Cy, who beats Bo. */
const byRounds = (draw: string, points: readonly (number | '')[] = [1.5, 1.5, 0]): string =>
  csv(
    ['Rk.', 'Name', '1.Rd', '2.Rd', '3.Rd', 'Pts.'],
    [1, 'Ana', '3w1', `2b${draw}`, '', points[0]],
    [2, 'Cy', '', `1w${draw}`, '3b1', points[1]],
    [3, 'Bo', '1b0', '', '2w0', points[2]],
  );

const byOpponents = (draw: string, points: readonly (number | '')[] = [1.5, 1.5, 0], own = '*'): string =>
  csv(
    ['Rk.', 'Name', 1, 2, 3, 'Pts.'],
    [1, 'Ana', own, draw, 1, points[0]],
    [2, 'Cy', draw, own, 1, points[1]],
    [3, 'Bo', 0, 0, own, points[2]],
  );

const results = async (table: string) => {
  const { games, points, printed, repairs } = await readPrintedTable(table);
  expect(printed.points ?? points).toEqual(points);
  expect(repairs.filter(({ kind }) => kind === 'scoring')).toEqual([]);
  return [games.flat().filter(({ result }) => result === 0.5), [...points.values()]];
};

describe('a draw', () => {
  it.each(SURE)('by rounds is "%s"', async (draw) => {
    expect(await results(byRounds(draw))).toEqual([[{ white: '2', black: '1', result: 0.5 }], [1.5, 1.5, 0]]);
    expect(await results(byRounds(draw, ['', '', '']))).toMatchObject([[{}], [1.5, 1.5, 0]]);
  });

  it.each(SURE)('by opponents is "%s"', async (draw) => {
    expect(await results(byOpponents(draw))).toEqual([
      [{ white: '1', black: '2', result: 0.5, coloursUnknown: true }],
      [1.5, 1.5, 0],
    ]);
  });

  it.each([
    ['by rounds', byRounds],
    ['by opponents', byOpponents],
  ])('%s is an X where the printed points agree, also those of 3-1-0', async (_, table) => {
    expect((await results(table('X')))[1]).toEqual([1.5, 1.5, 0]);
    expect((await results(table('x')))[1]).toEqual([1.5, 1.5, 0]);
    const { points, scoring } = await readPrintedTable(table('X', [4, 4, 0]));
    expect([[...points.values()], scoring]).toEqual([[4, 4, 0], { win: 3, draw: 1 }]);
  });

  it.each([
    ['points of other games', byRounds('X', [2, 1, 0]), 'line 2, column 11'],
    ['no points', byRounds('X', ['', '', '']), 'line 2, column 11'],
  ])('is no X with %s', async (_, table, place) => {
    await expect(readPrintedTable(table)).rejects.toThrow(`${place}: expected a draw as in "½", found `);
    await expect(readPrintedTable(table)).rejects.toThrow('(an X is a draw where the printed points agree with it)');
  });

  it.each(['X', 'x', 'r'])('is no "%s" on the diagonal', async (own) => {
    expect((await results(byOpponents('½', undefined, own)))[1]).toEqual([1.5, 1.5, 0]);
    expect((await results(byOpponents('X', undefined, own)))[1]).toEqual([1.5, 1.5, 0]);
  });

  it('has two sides', async () => {
    await expect(readPrintedTable(byRounds('r').replace('1wr', '1w0'))).rejects.toThrow('the other side of "2br"');
  });
});
