// Which column is which, and which row is a player, by what their cells look like

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

describe('the column of names', () => {
  it('is the one with the most different texts', async () => {
    const table = csv(['Rk.', 'Verein', 'Spieler', '1.Rd'], [1, 'Oslo', 'Ana', '2w1'], [2, 'Oslo', 'Bo', '1b0']);
    expect((await readPrintedTable(table)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });

  it.each(['Name', 'Nom'])('is the one below "%s", although another has more different texts', async (heading) => {
    const table = csv(['Rk.', 'Club', heading, '1.Rd'], [1, 'Oslo', 'Ana', '2w1'], [2, 'Bern', 'Ana', '1b0']);
    expect((await readPrintedTable(table)).players.map(({ name }) => name)).toEqual(['Ana', 'Ana']);
  });
});

it('ratings have three or four digits, and may be missing', async () => {
  const { players } = await readPrintedTable(
    csv(['Rk.', 'Name', 'Age', 'R', '1.Rd'], [1, 'Ana', 34, '', '2w1'], [2, 'Bo', 41, 950, '1b0']),
  );
  expect(players.map(({ rating }) => rating)).toEqual([undefined, 950]);
});

describe('the column of points', () => {
  it('is that which agrees with the most players', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'X', 'Y'], [1, 'Ana', '2w1', 1, 1], [2, 'Bo', '1b0', 0, 0], [3, 'Cy', '-1', 9, 1]),
    );
    expect(printed.points).toEqual(new Map([['1', 1], ['2', 0], ['3', 1]])); // prettier-ignore
  });

  it('is no tie-break, although one agrees better', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'Pts.', 'TB1'], [1, 'Ana', '2w1', 1, 1], [2, 'Bo', '1b0', 5, 0]),
    );
    expect(printed.points).toEqual(new Map([['1', 1], ['2', 5]])); // prettier-ignore
    expect(printed.columns.map(({ label }) => label)).toEqual(['TB1']);
  });

  it('is none that agrees with half of the players', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'M'], [1, 'Ana', '2w1', 1], [2, 'Bo', '1b0', 5]),
    );
    expect(printed.points).toBeUndefined();
  });
});

it('the column of ranks counts from 1, and falls with the points', async () => {
  const { printed } = await readPrintedTable(
    csv(['No.', 'Name', '1.Rd', 'Pts.', 'X', 'Y', 'Rk.'], [1, 'Ana', '2w1', 1, 2, 1, 1], [2, 'Bo', '1b0', 0, 1, 3, 2]),
  );
  expect(printed.ranks).toEqual(new Map([['1', 1], ['2', 2]])); // prettier-ignore
});

it('a player has a round, or a fourth cell', async () => {
  const { players } = await readPrintedTable(
    csv(
      ['Rk.', 'Name', 'FED', '1.Rd', 'Pts.'],
      [1, 'Ana', 'NOR', '2w1', 1],
      [2, 'Bo', 'NOR', '1b0', 0],
      [3, 'Total', 'NOR', '', ''],
      ['', 'Mean', '', '-1', ''],
    ),
  );
  expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
});

it('cells are separated by what shows the most rounds, not the most cells', async () => {
  const { players } = await readPrintedTable('Rk.;Name;1.Rd\n1;A,n,a,i,s;2w1\n2;B,o,r,i,s;1b0');
  expect(players.map(({ name }) => name)).toEqual(['A,n,a,i,s', 'B,o,r,i,s']);
});
