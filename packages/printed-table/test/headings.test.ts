import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv, html } from './tables.js';

const CROSSTABLE = [['Rk.', 'Name', '1.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0']] as const; // prettier-ignore

describe('a blank heading', () => {
  // As in Wikipedia's crosstables: copied as source (TSV) or saved; ranks of the four by their points 2½, 2, 1½ and 0
  const rows = [
    ['', 'Player', 'Rating', 1, 2, 3, 4, 'Points', 'SB', 'TPR'],
    [1, 'Ana (NOR)', 2770, '—', '½', 1, 1, '2½', 2.5, 2890],
    [2, 'Bo (SWE)', 2761, '½', '—', '½', 1, 2, 2, 2795],
    [3, 'Cy (NOR)', 2755, 0, '½', '—', 1, '1½', 1, 2720],
    [4, 'Di (IND)', 2740, 0, 0, 0, '—', 0, 0, ''],
  ];

  it.each([
    ['in copied text', rows.map((row) => row.join('\t')).join('\n')],
    ['in a saved page', html(rows, 'th')],
    [
      'beside another one, of flags',
      html(
        rows.map(([first, ...others]) => [first, '', ...others]),
        'th',
      ),
    ],
  ])('may stand above the ranks, %s', async (_, page) => {
    const { players, printed, points, unknown, system } = await readPrintedTable(page);
    expect([system, unknown]).toEqual(['round-robin', ['colours', 'rounds', 'pairing-numbers']]);
    expect(players[3]).toEqual({ id: '4', name: 'Di (IND)', rating: 2740 });
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2, 3, 4]);
    expect([...points.values()]).toEqual([2.5, 2, 1.5, 0]);
    expect(printed.points).toEqual(points);
    expect(printed.columns.map(({ label, cells }) => [label, cells.get('1')])).toEqual([['SB', 2.5], ['TPR', 2890]]); // prettier-ignore
  });

  it('stands above a count of the rows where the ranks have a heading', async () => {
    // As a table of a program is saved, whose rows have numbers from 0 or 1
    for (const from of [0, 1]) {
      const page = csv(['', 'Rk.', 'Name', '1.Rd', 'Pts.'], [from, 1, 'Ana', '2w1', 1], [from + 1, 2, 'Bo', '1b0', 0]);
      expect([...((await readPrintedTable(page)).printed.ranks?.values() ?? [])]).toEqual([1, 2]);
    }
  });

  it('has no numbers below it where nobody is numbered', async () => {
    const page = csv(['', 'Name', 'Rtg', '1.Rd'], ['x', 'Ana', 2100, '2w1'], ['y', 'Bo', 2000, '1b0']);
    await expect(readPrintedTable(page)).rejects.toThrow(
      'line 1, column 1: expected rows of players below the headings, found nothing',
    );
  });
});

describe('headings', () => {
  it('of rounds come before bare numbers, of which there are more', async () => {
    const medals = html([['Team', 1, 2, 3], ['Norway', 4, 5, 6]]); // prettier-ignore
    const { players, rounds } = await readPrintedTable(medals + html(CROSSTABLE));
    expect([players.map(({ name }) => name), rounds]).toEqual([['Ana', 'Bo'], 1]);
  });

  it('of more rounds come before those of fewer, in whichever order the tables stand', async () => {
    const longer = [['Rk.', 'Name', '1.Rd', '2.Rd'], [1, 'Cy', '2w1', '2b1'], [2, 'Di', '1b0', '1w0']]; // prettier-ignore
    const headings = html(CROSSTABLE.slice(0, 1));
    for (const page of [headings + html(longer), html(longer) + headings]) {
      const { players, rounds } = await readPrintedTable(page);
      expect([players.map(({ name }) => name), rounds]).toEqual([['Cy', 'Di'], 2]);
    }
  });

  it('of rounds may be more than nine, and may have a blank behind the point', async () => {
    const rounds = Array.from({ length: 11 }, (_, at) => at + 1);
    const page = await readPrintedTable(
      csv(
        ['Rk.', 'Name', ...rounds.map((round) => `${round}. Rd`)],
        [1, 'Ana', ...rounds.map(() => '2w1')],
        [2, 'Bo', ...rounds.map(() => '1b0')],
      ),
    );
    expect([page.rounds, page.games.length, page.system]).toEqual([11, 11, 'swiss']);
  });

  it('may have letters with marks beside them, as those of Hindi have for vowels', async () => {
    const hindi = await readPrintedTable(
      csv(
        ['रैंक', 'नाम', '1.चक्र', '2.चक्र', 'अंक', 'टाई1'],
        [1, 'Ana', '2w1', '2b½', '1.5', 3],
        [2, 'Bo', '1b0', '1w½', '0.5', '1.5'],
        'टाई 1: Buchholz Tie-Break Variable (2026) (Gamepoints)'.split('|'),
      ),
    );
    expect([hindi.rounds, hindi.printed.points?.get('2')]).toEqual([2, 0.5]);
    expect(hindi.printed.columns.map(({ label, named }) => [label, named?.[0].code])).toEqual([['टाई1', 'BH']]);
  });

  it('and names may have blanks that no line breaks at, as pages are copied', async () => {
    const page = csv(['Rk.', 'Name', '1.Rd'], [1, 'Ana\u00A0Cruz', '2w1'], [2, 'Bo', '1b0']);
    const { players } = await readPrintedTable(page);
    expect(players[0].name).toBe('Ana Cruz');
  });

  it('and cells may have marks of the direction beside them, as Arabic and Hebrew are copied; names keep their joiners', async () => {
    const page =
      ['Rk.', 'Name', '1.Rd'].join('\u200F\t\u202B') +
      '\n1\tعلی\u200Cرضا\t\u200E2w1\n\u2067\u20662\u2069\tBo\t1b0\u202C';
    const { games, players } = await readPrintedTable(page);
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(players.map(({ name }) => name)).toEqual(['علی\u200Cرضا', 'Bo']);
  });

  it('of rounds leave none out', async () => {
    const page = csv(
      ['Rk.', 'Name', '1.Rd', '2.Rd', '4.Rd'],
      [1, 'Ana', '2w1', '2b1', '2w1'],
      [2, 'Bo', '1b0', '1w0', '1b0'],
    );
    await expect(readPrintedTable(page)).rejects.toThrow('line 1, column 20: expected round 3, found "4.Rd"');
  });

  it('of more than nine rounds leave none out, with a blank before the word', async () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11].map((round) => `${round}. Rd`);
    const page = csv(
      ['Rk.', 'Name', ...rounds],
      [1, 'Ana', ...rounds.map(() => '2w1')],
      [2, 'Bo', ...rounds.map(() => '1b0')],
    );
    await expect(readPrintedTable(page)).rejects.toThrow('expected round 10, found "11. Rd"');
  });

  it.each(['1.TB', 'TB2.BH'])('of rounds end before a heading like %s', async (tiebreak) => {
    const page = csv(['Rk.', 'Name', 'Pts.', '1.Rd', tiebreak], [1, 'Ana', 1, '2w1', 5], [2, 'Bo', 0, '1b0', 4]);
    const { games, rounds } = await readPrintedTable(page);
    expect([rounds, games.length]).toEqual([1, 1]);
  });

  it.each([
    ['a bare number follows', ['1.Rd', 2, 'x'], 1],
    ['they begin anew', ['1.Rd', '2.Rd', '1.Rd', '2.Rd'], 2],
  ])('of rounds end where %s', async (_, rounds, count) => {
    const cells = (cell: string): string[] => rounds.map((_heading, at) => (at < count ? cell : 'x'));
    const table = csv(['Rk.', 'Name', ...rounds], [1, 'Ana', ...cells('2w1')], [2, 'Bo', ...cells('1b0')]);
    const page = await readPrintedTable(table);
    expect([page.rounds, page.games.length]).toEqual([count, count]);
  });

  it('may be a single bare number, where the next row has a game below it', async () => {
    const { games, system } = await readPrintedTable(csv(['Rk.', 'Name', 1], [1, 'Ana', '2w1'], [2, 'Bo', '1b0']));
    expect([system, games]).toEqual(['swiss', [[{ white: '1', black: '2', result: 1 }]]]);
  });

  it('may be so where the first players took no part', async () => {
    const { games, players } = await readPrintedTable(
      csv(['No', 'Name', 'Total', 1], [1, 'Ana', 0, ''], [2, 'Bo', 1, '3:W'], [3, 'Cy', 0, '2:L']),
    );
    expect(players.length).toBe(3);
    expect(games).toEqual([[{ white: '2', black: '3', result: 1, coloursUnknown: true }]]);
  });

  it('of opponents, where they are more than those of rounds in the row, come first', async () => {
    const { system } = await readPrintedTable(
      csv(['Rk.', 'Name', 1, 2, '1.Rd'], [1, 'Ana', '', 1, 'x'], [2, 'Bo', 0, '', 'x']),
    );
    expect(system).toBe('round-robin');
  });

  it('of opponents may have a blank one before them', async () => {
    const { games } = await readPrintedTable(csv(['Rk.', '', 'Name', 1, 2], [1, 'GM', 'Ana', '', 1], [2, '', 'Bo', 0, ''])); // prettier-ignore
    expect(games).toEqual([[{ white: '1', black: '2', result: 1, coloursUnknown: true }]]);
  });

  it.each([
    ['a second round without the first', csv(['Rk.', 'Name', '2.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0'])],
    ['a single bare number without a game below', csv(['Rk.', 'Name', 1], [1, 'Ana', 2], [2, 'Bo', 1])],
    ['a single bare number with a game further below', csv(['Rk.', 'Name', 1], [1, 'Ana', 2], [2, 'Bo', '1b0'])],
    ['a single bare number in the last row', csv(['Rk.', 'Name', 1])],
    ['a single bare number without a word before', csv(['', 1, 'Name'], [1, '2w1', 'Ana'], [2, '1b0', 'Bo'])],
    ['a player of a ranking list', csv(['Rk.', '', 'Name', 'Pts.', 'TB1'], [1, '', 'Ana', 2, 3], [2, 'FM', 'Bo', 1, 2], [3, '', 'Cy', 0, 1])], // prettier-ignore
    [
      'a player who shares a rank',
      csv(['Rk.', 'Name', 'Rtg', 'Pts.', 'TB1'], [1, 'Ana', 1900, 1, 2], ['', 'Bo', 1800, 1, 2]),
    ],
    ['a word behind bare numbers', csv([1, 2, 'Ana'], [2, 3, 'Bo'])],
    ['a word that begins with a digit', csv(['1st', 1, 2], ['2nd', 3, 4])],
  ])('%s is no heading', async (_, page) => {
    await expect(readPrintedTable(page)).rejects.toThrow('got a page without games');
  });
});
