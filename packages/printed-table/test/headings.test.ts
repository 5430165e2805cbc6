import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv, html } from './tables.js';

const CROSSTABLE = [['Rk.', 'Name', '1.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0']] as const; // prettier-ignore

describe('headings', () => {
  it('of rounds come before bare numbers, of which there are more', async () => {
    const medals = html([['Team', 1, 2, 3], ['Norway', 4, 5, 6]]); // prettier-ignore
    const { players, rounds } = await readPrintedTable(medals + html(CROSSTABLE));
    expect([players.map(({ name }) => name), rounds]).toEqual([['Ana', 'Bo'], 1]);
  });

  it('of more rounds come before those of fewer, in whichever order the tables stand', async () => {
    const longer = [['Rk.', 'Name', '1.Rd', '2.Rd'], [1, 'Cy', '2w1', '2b1'], [2, 'Di', '1b0', '1w0']]; // prettier-ignore
    for (const page of [html(CROSSTABLE) + html(longer), html(longer) + html(CROSSTABLE)]) {
      const { players, rounds } = await readPrintedTable(page);
      expect([players.map(({ name }) => name), rounds]).toEqual([['Cy', 'Di'], 2]);
    }
  });

  it('of opponents may have a blank one before them', async () => {
    const { games } = await readPrintedTable(csv(['Rk.', '', 'Name', 1, 2], [1, 'GM', 'Ana', '', 1], [2, '', 'Bo', 0, ''])); // prettier-ignore
    expect(games).toEqual([[{ white: '1', black: '2', result: 1, coloursUnknown: true }]]);
  });

  it.each([
    ['a word behind bare numbers', csv([1, 2, 'Ana'], [2, 3, 'Bo'])],
    ['a word that begins with a digit', csv(['1st', 1, 2], ['2nd', 3, 4])],
  ])('%s is no heading', async (_, page) => {
    await expect(readPrintedTable(page)).rejects.toThrow('got a page without games');
  });
});
