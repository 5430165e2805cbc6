// audit --table takes the printed table in every form that the readers of pages take, beside games of any kind

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { zip } from '@crosstable/core/testing/zip';

import { crosstable } from './running.js';

/** Four players: A beat B and C and drew D, B beat C and D, D beat C. Points 2½ 2 0 1½, Buchholz 3½ 4 6 4½. */
const game = (white: string, black: string, result: number) => ({ white, black, result });
const EVENT = JSON.stringify({
  system: 'swiss',
  players: [
    { id: '1', name: 'Núñez, Ana' },
    { id: '2', name: 'Bo Lind' },
    { id: '3', name: 'Cyra de la Holm' },
    { id: '4', name: 'Dr. Dick' },
  ],
  games: [
    [game('1', '2', 1), game('3', '4', 0)],
    [game('4', '1', 0.5), game('2', '3', 1)],
    [game('1', '3', 1), game('2', '4', 1)],
  ],
});

async function audited(table: string | Uint8Array, event: string | Uint8Array = EVENT) {
  return crosstable(['audit', '-', '--table', 'k.csv'], event, table);
}

/** The Buchholz of all four, and nothing against the table. */
async function expectWhole(table: string | Uint8Array): Promise<void> {
  const { code, complaints, output } = await audited(table);
  expect([code, complaints]).toEqual([0, expect.any(String)]);
  expect(output).toMatch(/Column TB1\n.*; 4 of 4 cells agree\.\n {2}Rule: BH /);
  expect(output).toContain('All 4 points follow from the games.');
  expect(output).toContain('4 of 4 ranks follow from the printed values.');
}

describe('a table beside JSON games', () => {
  it('of copied text, with lines above its headings and a legend below', async () => {
    await expectWhole(
      [
        'Club night',
        'Final ranking after 3 rounds',
        'Rk.\tSNo\t\tName\tFED\tRtg\tPts.\tTB1',
        '1\t7\tGM\tNunez, Ana\tESP\t2500\t2,5\t3,5',
        '2\t8\t\tLind, Bo\tSWE\t2400\t2\t4',
        '3\t5\t\tDick, D\tGER\t2300\t1,5\t4,5',
        '4\t6\t\tHOLM, CYRA DE LA\tNED\t2200\t0\t6',
        'Tie Break1: Buchholz Tie-Break Variable (2026) (Gamepoints)',
      ].join('\n'),
    );
  });

  it.each([
    [
      'columns without a heading, titles, federations, ratings and boards',
      'Rank;;Title;Name;FED;Rtg;Bo.;;Points;TB1',
      ';x;GM;',
      ';ESP;2500;1;y;',
    ],
    ['the same of another language', 'Rg.;;Titel;Name;Land;Elo;Brett;;Pkt;TB1', ';x;IM;', ';GER;;2;;'],
  ])('passes over %s', async (_, headings, before, behind) => {
    const rows = ['1@Ana Nuñez#2.5;3.5', '2@lind bo#2;4', '4@cyra holm#0;6', '3@dick#1.5;4.5'];
    await expectWhole([headings, ...rows.map((row) => row.replace('@', before).replace('#', behind))].join('\n'));
  });

  const TYPED = 'No;Rank;Points;TB1\n1;1;2.5;3.5\n2;2;2;4\n4;3;1.5;4.5\n3;4;0;6';
  const PAGE =
    '<html><h2>Club night</h2><table><tr><th>Rk.<th>Name<th>Pts.<th>TB1' +
    '<tr><td>1<td>Nunez, Ana<td>2,5<td>3,5<tr><td>2<td>Lind, Bo<td>2<td>4' +
    '<tr><td>3<td>Dick, D<td>1,5<td>4,5<tr><td>4<td>Holm, Cyra de la<td>0<td>6</table></html>';

  it.each([
    ['a table that somebody typed', { 'table.csv': TYPED }],
    ['a page', { 'page.html': PAGE }],
    ['a page as a phone saves it', { 'page.mhtml': `Content-Type: text/html\n\n${PAGE}` }],
  ])('alone in a ZIP archive: %s', async (_, files) => {
    await expectWhole(zip({ ...files, '__MACOSX/._file': 'resource' }));
  });

  it('in a ZIP archive beside others is refused', async () => {
    const { code, complaints } = await audited(zip({ 'a.csv': TYPED, 'b.csv': TYPED }));
    expect([code, complaints]).toEqual([2, expect.stringContaining('--table: k.csv: ')]);
  });

  it.each(['GM Ana Núñez', 'Ana Nunez, IM', 'WGM NUÑEZ ANA', 'nunez, ana'])('%s is Núñez, Ana', async (name) => {
    await expectWhole(`Rank;Name;Pts;TB1\n1;"${name}";2.5;3.5\n2;Lind;2;4\n3;Dr. Dick;1.5;4.5\n4;Holm;0;6`);
  });

  it('refuses a name that nobody has, with its place', async () => {
    const { code, complaints } = await audited('Name;Pts;TB1\nGM Zoe;2.5;3.5');
    expect(code).toBe(2);
    expect(complaints).toContain('line 2, column 1: expected a name of the file, found "GM Zoe"');
  });

  it('refuses words in a column of values, with their place', async () => {
    const { complaints } = await audited('Name;Pts;TB1\nLind;2;many');
    expect(complaints).toContain('line 2, column 8: expected a number');
  });

  it('of a crosstable with other numbers, by its names', async () => {
    await expectWhole(
      [
        'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts.;TB1',
        '1;Ana Nunez;2w1;3b½;4w1;2,5;3,5',
        '2;Lind, Bo;1b0;4w1;3w1;2;4',
        '3;Dr. Dick;4b1;1w½;2b0;1,5;4,5',
        '4;Holm, Cyra de la;3w0;2b0;1b0;0;6',
      ].join('\n'),
    );
  });
});

describe.skipIf(!hasShared)(`pages and spreadsheets${skipNote}`, () => {
  // The README of the cases: "its values are compared, all right"
  it('a ranking beside its crosstable: points, Buchholz and Sonneborn-Berger of all six', async () => {
    const [ranking, games] = ['34-cr-spanish-ranking', '34b-cr-spanish-crosstable'].map((name) =>
      sharedBytes(`cases/${name}.html`),
    );
    const { code, output } = await audited(ranking, games);
    expect(code).toBe(0);
    expect(output.match(/Column Des \d\n.*6 of 6 cells agree/g)).toHaveLength(3);
    expect(output).toContain('6 of 6 ranks follow from the printed values.');
    // Its own legend, of which the other page has none
    expect(output).toMatch(/Column Des 2\n.*\n {2}Rule: BH of C\.07/);
  });

  it('the same ranking beside the games as JSON', async () => {
    const games = await crosstable(['event', '-'], sharedBytes('cases/34b-cr-spanish-crosstable.html'));
    const { code, output } = await audited(sharedBytes('cases/34-cr-spanish-ranking.html'), games.output);
    expect(code).toBe(0);
    expect(output.match(/6 of 6 cells agree/g)).toHaveLength(3);
  });

  it('a spreadsheet beside JSON', async () => {
    const sheet = sharedBytes('pages/keshmat-winter-2026-rapid-en.xlsx');
    const games = await crosstable(['event', '-'], sheet);
    const { output } = await audited(sheet, games.output);
    expect(output).toContain('25 of 25 ranks follow from the printed values.');
    expect(output).toMatch(/Column TB3\n {2}identified; 25 of 25 cells agree/);
  });
});
