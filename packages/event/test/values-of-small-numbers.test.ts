// Rankings whose tie-breaks are small whole numbers, which look like results: they have values, and no games
import { describe, expect, it } from 'vitest';

import { openEvent } from '../src/open-event.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const cells = (text: string): string[][] => text.split('\n').map((row) => row.split(' | '));
const tsv = (text: string): string => `Final ranking after 5 rounds\n${cells(text).map((row) => row.join('\t')).join('\n')}`; // prettier-ignore
const csv = (text: string): string => tsv(text).replaceAll('\t', ';');
const html = (text: string): string => {
  const rows = cells(text).map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`);
  return `<h2>Club</h2><h2>Final ranking</h2><table>${rows.join('\n')}</table>`;
};

const TABLES = [
  'Rk. | Name | Pts. | Des 1 | Des 2 | Des 3\n1 | Ana Berg | 1 | 2 | 2 | 3\n2 | Bo Lind | 1 | 1 | 1 | 0',
  'Rk. | Name | Pts. | Des 1 | Des 2 | Des 3 | Des 4\n1 | Ana Berg | 2 | 0 | 2 | 1 | 0\n2 | Bo Lind | 1 | 1 | 0 | 1 | 3',
  'Name | Pts | G | R\nAna Berg | 4 | 3 | 2\nBo Lind | 4 | 0 | 2\nCy Holm | 4 | 1 | 0\nDi Moe | 3 | 0 | 0',
  'Name | Pts | Bu | SoBerg\nAna Berg | 4 | 0 | 3\nBo Lind | 4 | 0 | 0\nCy Holm | 3 | 1 | 1',
  'Name | Pts | S | U | N\nAna Berg | 4 | 1 | 1 | 1\nBo Lind | 4 | 3 | 0 | 0\nCy Holm | 3 | 1 | 0 | 1',
  'Rk. | Name | Rtg | Pts. | 1 | 2 | 3\n1 | Ana Berg | 2000 | 3 | 5 | 7½ | 12\n2 | Bo Lind | 1900 | 2 | 4 | 6½ | 11\n3 | Cy Holm | 1800 | 1 | 3½ | 6 | 10',
  'Rk. | Name | Pts. | 1 | 2\n1 | Ana Berg | 3 | 5 | 7½\n2 | Bo Lind | 2 | 4 | 6½\n3 | Cy Holm | 1 | 3½ | 6',
  'Rg. | SNr | Name | Elo | Pkt. | Des 1 | Des 2\n1 | 1 | Ana Berg | 1900 | 4 | 1 | 3\n2 | 3 | Bo Lind | 1893 | 4 | 0 | 3\n3 | 2 | Cy Holm | 1886 | 1 | 2 | 3',
];

describe.each([
  ['text with tabs', tsv],
  ['CSV', csv],
  ['a page', html],
])('a ranking as %s', (_, printed) => {
  it.each(TABLES)('%s', async (table) => {
    await expect(openEvent(bytes(printed(table)))).rejects.toMatchObject({
      key: 'values-without-games',
      recipe: 'crosstable',
      table: { headings: cells(table)[0] },
    });
  });
});

describe('a crosstable with a mistake', () => {
  it.each([
    [
      'by rounds',
      'Rk. | Name | 1.Rd | 2.Rd | Pts.\n1 | Ana | 2w1 | 3b1 | 2\n2 | Bo | 1b1 | -1 | 1\n3 | Cy | -1 | 1w0 | 1',
    ],
    [
      'by opponents',
      'No. | Name | Pts. | 1 | 2 | 3\n1 | Ana | 2 | * | 1 | 1\n2 | Bo | 1 | 1 | * | 1\n3 | Cy | 0 | 0 | 0 | *',
    ],
    ['below letters', 'Name | A | B | C | Pts\nAna | * | 1 | 1 | 2\nBo | 1 | * | 1 | 1\nCy | 0 | 0 | * | 0'],
  ])('%s says where it is', async (_, table) => {
    await expect(openEvent(bytes(tsv(table)))).rejects.toThrow(/^line \d+, column \d+: expected the other side of/);
  });
});
