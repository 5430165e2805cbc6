import { expect, it } from 'vitest';

import { blocksRun } from '@crosstable/core/testing/blocks-run';
import { zip } from '@crosstable/core/testing/zip';
import { mhtml, withBlanks } from '@crosstable/core/testing/forms-of-people';
import { sheet } from './spreadsheets.js';
import { html } from './tables.js';

const { readPrintedTable } = await import('../src/index.js');

const SOURCES = /\/packages\/printed-table\/src\//;

/** The blocks that run while a page is read, or refused. */
async function workOf(page: string | Uint8Array): Promise<number> {
  blocksRun(SOURCES);
  await readPrintedTable(page).catch(() => undefined);
  return blocksRun(SOURCES);
}

type Rows = readonly (readonly (string | number)[])[];

/** A Swiss of one round in which neighbours meet. */
function swiss(players: number): Rows {
  const rows = Array.from({ length: players }, (_, at) => {
    const isWhite = at % 2 === 0;
    return [at + 1, `Player ${at + 1}`, isWhite ? `${at + 2}w1` : `${at}b0`, isWhite ? 1 : 0, at % 7];
  });
  return [['No.', 'Name', '1.Rd', 'Pts.', 'TB1'], ...rows];
}

/** A text of one blank between columns. */
const blanks = (rows: Rows): string => rows.map((row) => row.join(' ')).join('\n');

const csv = (rows: Rows): string => rows.map((row) => row.join(';')).join('\n');

/** One more of something, again and again. */
const PAGES: Readonly<Record<string, (times: number) => string>> = {
  'players of a text': (times) => csv(swiss(2 * times)),
  'players of a text with blanks': (times) => withBlanks(swiss(2 * times), 1),
  'players of a text with one blank': (times) => blanks(swiss(2 * times)),
  'words of a player': (times) => `No. Name 1.Rd\n1 Ana 2w1\n2 Bo ${'x '.repeat(times)} 1b0`,
  'headings of blanks': (times) => `${'No. Name 1.Rd\n'.repeat(times)}${blanks(swiss(2))}`,
  'headings of a line of blanks': (times) => {
    const [headings, ...players] = withBlanks(swiss(4), 1).split('\n');
    return [headings + '   1 '.repeat(times), ...players].join('\n');
  },
  'players with a cell a line': (times) =>
    swiss(2 * times)
      .flat()
      .join('\n'),
  'parts of MHTML': (times) =>
    mhtml(Buffer.from(html(swiss(2))), 'base64').replace(
      '--\r\n',
      `${'\r\n----MultipartBoundary--x1y2\r\n'.repeat(times)}--\r\n`,
    ),
  'players of a web page': (times) => html(swiss(2 * times)),
  'lines before the table': (times) => `Club night\n${'Federation : Norway\n'.repeat(times)}${csv(swiss(2))}`,
  'lines behind the table': (times) => `${csv(swiss(2))}\n${'Tie Break1: Direct Encounter (DE)\n'.repeat(times)}`,
  'empty lines': (times) => '\n'.repeat(times) + csv(swiss(2)),
  'tables around it': (times) => '<table><tr><td>'.repeat(times) + html(swiss(2)),
  'tags that begin nothing': (times) => '<'.repeat(times) + html(swiss(2)),
  comments: (times) => '<!-- -->'.repeat(times) + html(swiss(2)),
  quotes: (times) => `${'"'.repeat(times)}\n${csv(swiss(2))}`,
  'columns of results': (times) =>
    ['Name', 'Ana', 'Bo'].map((name, at) => name + (at === 0 ? ';Anybody' : ';½').repeat(times)).join('\n'),
  'tables by letters with a mistake': (times) => 'Name;A;B;x\nAna;1;1;1\nBo;0;1;0\n\n'.repeat(times),
  separators: (times) => `${';'.repeat(times)}\n${csv(swiss(2))}`,
};

const TIMES = 400;

it.each(Object.entries(PAGES))('twice as many %s are at most twice the work', async (_what, page) => {
  await workOf(page(TIMES)); // what is compiled on first use
  const one = await workOf(page(TIMES));
  const two = await workOf(page(2 * TIMES));
  expect(two / one).toBeLessThan(2.2);
});

// A row of a spreadsheet without texts is its tags, and no row that each step of the reader looks at: 1.4 GB for 3.9 million
it.each(['<row/>', '<row><c/></row>'])('a row of a spreadsheet that is %s costs its tags alone', async (row) => {
  const files = sheet(swiss(2));
  const text = files['xl/worksheets/sheet1.xml'] ?? '';
  const withRows = (times: number): Uint8Array =>
    zip({ ...files, 'xl/worksheets/sheet1.xml': text.replace('<sheetData>', `<sheetData>${row.repeat(times)}`) });
  await workOf(withRows(TIMES));
  const one = await workOf(withRows(TIMES));
  const two = await workOf(withRows(2 * TIMES));
  const tags = row.split('<').length - 1;
  expect((two - one) / TIMES).toBeLessThan(15 * tags);
});
