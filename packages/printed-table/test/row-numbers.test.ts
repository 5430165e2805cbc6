// Tables without a column of numbers, whose first column has the names
import { expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv, html } from './tables.js';

const SWISS = [['Name', 'Rtg', '1.Rd', '2.Rd', 'Pts.'], ['Ana', 2100, '2w1', '3b½', 1.5], ['Bo', 1900, '1b0', '-1', 1], ['Cy', 1800, '-½', '1w½', 1]] as const; // prettier-ignore

it.each([
  ['commas', csv(...SWISS)],
  ['HTML', html(SWISS)],
])('in %s have the numbers of their rows', async (_, table) => {
  const { games, players, printed } = await readPrintedTable(table);
  expect(players.map(({ id, name, rating }) => [id, name, rating])).toEqual([
    ['1', 'Ana', 2100],
    ['2', 'Bo', 1900],
    ['3', 'Cy', 1800],
  ]);
  expect(games[0]).toEqual([
    { white: '1', black: '2', result: 1 },
    { white: '3', black: '', result: 0.5, kind: 'half-bye' },
  ]);
  expect([[...(printed.points?.values() ?? [])], printed.ranks]).toEqual([[1.5, 1, 1], undefined]);
});

it('of a round robin have the columns in the order of the rows', async () => {
  const { system, points } = await readPrintedTable(csv(['Name', 1, 2, 3, 'Pts.'], ['Ana', '*', 1, '½', 1.5], ['Bo', 0, '*', 1, 1], ['Cy', '½', 0, '*', 0.5])); // prettier-ignore
  expect([system, [...points.values()]]).toEqual(['round-robin', [1.5, 1, 0.5]]);
});

it.each([
  ['an opponent who isn’t there', '9w1', 'expected an opponent from 1 to 3, found "9w1"'],
  ['a cell that has no other side', '3w1', 'expected the other side of "3w1"'],
])('%s is refused: the numbers may be others', async (_, cell, said) => {
  await expect(readPrintedTable(csv(...SWISS).replace('2w1', cell))).rejects.toThrow(said);
});
