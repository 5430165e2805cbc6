// Several crosstables in one file: refused by their names, and one taken by its name
import { describe, expect, it } from 'vitest';

import { isInputError, readPrintedTable } from '../src/index.js';
import { html } from './tables.js';

const A = [['Rk.', 'Name', '1.Rd', 'Pts.', 'TB1'], [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1b0', 0, 1]] as const; // prettier-ignore
const B = [['Rk.', 'Name', '1.Rd', '2.Rd', 'Pts.'], [1, 'Cy', '2w1', '2b1', 2], [2, 'Di', '1b0', '1w0', 0]] as const; // prettier-ignore

const text = (rows: readonly (readonly (string | number)[])[], separator: string): string =>
  rows.map((row) => row.join(separator)).join('\n');

const errorOf = async (page: string, group?: string) => {
  try {
    await readPrintedTable(page, { group });
  } catch (thrown) {
    if (isInputError(thrown)) return thrown;
    throw thrown;
  }
  return undefined;
};

describe('several crosstables', () => {
  it.each([
    [
      'in a web page',
      `<h2>Club Open</h2><h3>Group A</h3>${html(A)}<p>Tie Break1: Direct Encounter (DE)</p><h3>Group B</h3>${html(B)}`,
    ],
    [
      'in a text with semicolons',
      `Club Open\n\nGroup A\n${text(A, ';')}\nTie Break1: Direct Encounter (DE)\nGroup B\n${text(B, ';')}`,
    ],
    ['in a text with tabs', `Club Open\nGroup A\n${text(A, '\t')}\n\nGroup B\n${text(B, '\t')}`],
    ['in a text with blanks', `Club Open\n\nGroup A\n${text(A, ' ')}\n\nGroup B\n${text(B, ' ')}`],
  ])('%s are refused with their names, and one is read by its name', async (_, page) => {
    const error = await errorOf(page);
    expect(error).toBeInstanceOf(RangeError);
    expect(error?.message).toBe('expected one crosstable, got 2: Group A, Group B; the option group takes one of them');
    expect([error?.key, error?.values]).toEqual(['several-crosstables', { 1: 'Group A', 2: 'Group B' }]);
    for (const group of ['Group A', 'group a', 'A', '1']) {
      const { name, players, games } = await readPrintedTable(page, { group });
      expect([name, players.map((player) => player.name), games.length]).toEqual(['Club Open', ['Ana', 'Bo'], 1]);
    }
    for (const group of ['Group B', ' b ', '2']) {
      const { name, players, games } = await readPrintedTable(page, { group });
      expect([name, players.map((player) => player.name), games.length]).toEqual(['Club Open', ['Cy', 'Di'], 2]);
    }
  });

  it('have their own names where nothing names the tournament', async () => {
    const page = `Group A\n${text(A, ';')}\n\nGroup B\n${text(B, ';')}`;
    expect((await readPrintedTable(page, { group: 'A' })).name).toBe('Group A');
    expect((await readPrintedTable(page, { group: 'B' })).name).toBe('Group B');
  });

  it('have a legend each', async () => {
    const page = `Open\nA\n${text(A, ';')}\nTie Break1: Direct Encounter (DE)\nB\n${text(A, ';')}\nTie Break1: Sonneborn`;
    const legendOf = async (group: string) => (await readPrintedTable(page, { group })).printed.columns[0].legend;
    expect([await legendOf('A'), await legendOf('B')]).toEqual(['Direct Encounter (DE)', 'Sonneborn']);
  });

  it('without lines above have numbers, and so where the nearest lines are the same', async () => {
    expect((await errorOf(html(A) + html(B)))?.values).toEqual({ 1: 'table 1', 2: 'table 2' });
    const title = 'After round 1';
    const page = `Women\n${title}\n${text(A, ';')}\nMen\n${title}\n${text(A, ';')}`;
    expect((await errorOf(page))?.values).toEqual({ 1: 'Women', 2: 'Men' });
  });

  it.each(['C', 'Group', '', '3', '0'])('have none, or several, of the name %j: those there are', async (group) => {
    const page = `Open\nGroup A\n${text(A, ';')}\nGroup B\n${text(B, ';')}`;
    const error = await errorOf(page, group);
    expect(error?.message).toBe(
      `options.group: expected the name of one crosstable of the file (Group A, Group B), got ${JSON.stringify(group)}`,
    );
    expect([error?.key, error?.values]).toEqual(['unknown-crosstable', { 1: 'Group A', 2: 'Group B' }]);
  });

  it('of which one has a mistake are refused for it where it is asked for', async () => {
    const page = `Open\nA\n${text(A, ';')}\nB\n${text(B, ';').replace('1b0;1w0', '1b1;1w0')}`;
    expect((await errorOf(page, 'B'))?.message).toContain('expected the other side of "2w1" of line');
  });

  it('of which each has a mistake are refused for that of the one with the most rounds', async () => {
    const page = `A\n${text(A, ';').replace('2w1', '2?1')}\nB\n${text(B, ';').replace('1b0', '1?0')}`;
    expect((await errorOf(page))?.message).toMatch(
      /^line 8, column 6: expected opponent, colour and result .* found "1\?0"/,
    );
  });

  it('are not a crosstable with its ranking, nor one whose headings stand again below', async () => {
    const ranking = [['Rk.', 'Name', 'Pts.'], [1, 'Ana', 1], [2, 'Bo', 0]] as const; // prettier-ignore
    expect((await readPrintedTable(html(A) + html(ranking))).players.length).toBe(2);
    const rows = Array.from({ length: 4 }, (_, at) => [at + 1, `P${at}`, at % 2 === 0 ? `${at + 2}w1` : `${at}b0`, at % 2 === 0 ? 1 : 0, 0]); // prettier-ignore
    const pages = text([A[0], ...rows.slice(0, 2), A[0], ...rows.slice(2)], ';');
    expect((await readPrintedTable(pages)).players.length).toBe(4);
  });

  it('one crosstable may be named, too', async () => {
    const page = `Group A\n${text(A, ';')}`;
    expect((await readPrintedTable(page, { group: 'a' })).players.length).toBe(2);
    expect((await errorOf(page, 'B'))?.key).toBe('unknown-crosstable');
  });

  it('options that can’t be used are refused', async () => {
    // @ts-expect-error a number is no name
    await expect(readPrintedTable(text(A, ';'), { group: 1 })).rejects.toThrow('options.group: expected a text, got 1');
    // @ts-expect-error there is no such option
    await expect(readPrintedTable(text(A, ';'), { groups: 'A' })).rejects.toThrow('options: expected only group');
  });
});
