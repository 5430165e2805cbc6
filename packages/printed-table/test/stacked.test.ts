// Tables of which each cell stands in a line of its own, as phones copy them
import { expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { THREE, csv } from './tables.js';

const CELLS = THREE.map((row) => row.map(String));
const expected = () => readPrintedTable(csv(...THREE));

const LINES = ['Club night', '', ...CELLS.flat()];

it('empty lines are blank cells, as that above titles', async () => {
  const page = await readPrintedTable(LINES.join('\n'));
  const { games, players, printed } = await expected();
  expect([page.name, page.games, page.players, page.printed]).toEqual(['Club night', games, players, printed]);
});

it('empty lines between rows are none', async () => {
  const page = await readPrintedTable(CELLS.map((row) => row.join('\r\n')).join('\r\n\r\n'));
  expect(page.games).toEqual((await expected()).games);
});

it('lines behind the table are its legend', async () => {
  const page = await readPrintedTable(`${LINES.join('\n')}\n\nAnnotation:\nTie Break1: Direct Encounter (DE)`);
  expect(page.printed.columns[0].legend).toBe('Direct Encounter (DE)');
});

it('a round robin', async () => {
  const page = await readPrintedTable('No\nName\n1\n2\n3\nPts\n\n1\nAna\n*\n1\n½\n1½\n\n2\nBo\n0\n*\n1\n1\n\n3\nCy\n½\n0\n*\n½'); // prettier-ignore
  expect([page.system, [...page.points.values()]]).toEqual(['round-robin', [1.5, 1, 0.5]]);
});

it('rounds without a player of the number 1 behind them are no such table', async () => {
  await expect(readPrintedTable('No\nName\n1.Rd\n2.Rd\nAna\n2w1\n2b0')).rejects.toThrow(RangeError);
});

it('a mistake has the line of its cell', async () => {
  const at = LINES.indexOf('2w1');
  const wrong = LINES.with(at, '2w½').join('\n');
  await expect(readPrintedTable(wrong)).rejects.toThrow(`of line ${at + 1}, found "1b0"`);
});

it.each([
  ['cells missing at the end', LINES.slice(0, -2)],
  ['a cell too many', LINES.toSpliced(LINES.indexOf('1b0'), 0, 'x')],
  ['no blank cells in some rows', LINES.filter((line) => line !== '')],
])('%s: rows that don’t come out evenly are refused, with what to do', async (_, lines) => {
  await expect(readPrintedTable(lines.join('\n'))).rejects.toThrow(
    /^line \d+, column 1: expected as many lines for each player as there are headings, found "1\.Rd" \(save the page, or copy/,
  );
});

it.each([
  ['letters', ['A', 'B', 'C']],
  ['numbers with a point', ['1.', '2.', '3.']],
])('opponents below %s are read with a cell a line, too', async (_, headings) => {
  const rows = [
    ['Nr', 'Name', ...headings, 'Pts'],
    ['1', 'Ann Berg', '*', '1', '½', '1½'],
    ['2', 'Ben Dahl', '0', '*', '1', '1'],
    ['3', 'Cal Moe', '½', '0', '*', '½'],
  ];
  const { points, system } = await readPrintedTable(rows.flat().join('\n'));
  expect([system, ...points.values()]).toEqual(['round-robin', 1.5, 1, 0.5]);
});
