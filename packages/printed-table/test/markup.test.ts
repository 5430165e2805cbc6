// Pages of HTML as programs write them, and as people make them: what ends a cell, a row and a line of text

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { html } from './tables.js';

const HEAD = '<tr><td>Rk.</td><td>Name</td><td>1.Rd</td><td>TB1</td></tr>';
const ANA = '<tr><td>1</td><td>Ana</td><td>2w1</td><td>7</td></tr>';
const BO = '<tr><td>2</td><td>Bo</td><td>1b0</td><td>8</td></tr>';
const TABLE = `<table>${HEAD}${ANA}${BO}</table>`;

const namesOf = async (page: string): Promise<readonly (string | undefined)[]> =>
  (await readPrintedTable(page)).players.map(({ name }) => name);
const legendOf = async (page: string): Promise<string | undefined> =>
  (await readPrintedTable(page)).printed.columns[0].legend;

describe('a cell', () => {
  it.each([
    ['ends once, whatever closes it again', '<tr><td>1</td></td><td>Ana</td><td>2w1</td><td>7</td></tr>'],
    ['has no text that stands beside it', '<tr><td>1</td> of <td>Ana</td> | <td>2w1</td><td>7</td></tr>'],
    ['of headings has none either', '<tr><th>1</th> of <th>Ana</th> | <th>2w1</th><th>7</th></tr>'],
    [
      'has tags that are none of a table',
      '<tr><td>1</td><td>A<track>n<hr><mtd>a<thing><subtitle></td><td>2w1<td>7</tr>',
    ],
    [
      'has no tag that was not closed',
      '<tr><td>1</td><td><div class="player" \n<div class="box">Ana</div></div></td><td>2w1<td>7</tr>',
    ],
    ['has no comments', '<tr><td>1</td><td>A<!-- <td>3 -->na</td><td>2w1</td><td>7</td></tr>'],
    ['has no comment that ends at once', '<tr><td>1</td><td>Ana<!--></td><td>2w1</td><td>7</td></tr>'],
    ['has no scripts', '<tr><td>1</td><td>Ana<script>write("<td>")</script></td><td>2w1</td><td>7</td></tr>'],
    ['has no styles', '<tr><td>1</td><td>Ana<style>td > b {}</style></td><td>2w1</td><td>7</td></tr>'],
    [
      'has a colour by the class of a division alone',
      '<tr><td>1</td><td>Ana</td><td><b class="cw">2</b><b id="div" class="cw">w1</b><td>7</tr>',
    ],
  ])('%s', async (_, row) => {
    const { players, games, printed } = await readPrintedTable(`<table>${HEAD}${row}${BO}</table>`);
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(printed.columns[0].cells).toEqual(new Map([['1', 7], ['2', 8]])); // prettier-ignore
  });
});

describe('what is no part of the page', () => {
  const CY = '<tr><td>3</td><td>Cy</td><td>-1</td><td>1</td></tr>';
  it.each([
    ['a comment without an end', `<!-- ${CY}`],
    ['a script with attributes', `<script type="module">${CY}</script>`],
    ['a script without an end', `<script>${CY}`],
    ['a style without an end', `<style media="print">${CY}`],
  ])('%s', async (_, rest) => {
    expect(await namesOf(`<table>${HEAD}${ANA}${BO}${rest}`)).toEqual(['Ana', 'Bo']);
    expect(await namesOf(`<table>${HEAD}${ANA}${BO}${CY}`)).toEqual(['Ana', 'Bo', 'Cy']);
  });
});

describe('an entity', () => {
  // The names are those of HTML 4, section 24
  it.each([
    ['&lt;&gt;&quot;&apos;&amp;', `<>"'&`],
    ['O&nbsp;P', 'O P'],
    ['&Scaron;&ccedil;&ecirc;&agrave;&aring;&ntilde;&yacute;&iuml;', 'Šçêàåñýï'],
    ['&#x10FFFF;&#x110000;', '\u{10ffff}&#x110000;'],
  ])('%s is the character that it stands for', async (entity, character) => {
    expect(await namesOf(TABLE.replace('Ana', `A${entity}Z`))).toEqual([`A${character}Z`, 'Bo']);
  });
});

describe('a table', () => {
  it('goes on behind a table inside of it', async () => {
    const inner = '<tr><td><table><tr><td>A word of the sponsor</td></tr></table></td></tr>';
    expect(await namesOf(`<table>${HEAD}${inner}${ANA}${BO}</table>`)).toEqual(['Ana', 'Bo']);
  });

  it('may have rows without cells', async () => {
    expect(await namesOf(`<table><tr></tr>${HEAD}<tr></tr>${ANA}<tr></tr>${BO}</table>`)).toEqual(['Ana', 'Bo']);
  });
});

describe('a line of text', () => {
  it.each([
    ['ends with the page', `${TABLE}Tie Break1: Direct Encounter (DE)`],
    ['ends where a cell begins', `${TABLE}Tie Break1: Direct Encounter (DE)<td>7`],
    ['goes on behind a tag that ends no line', `${TABLE}<p>Tie <sup>Break</sup><progress>1: Direct Encounter (DE)</p>`],
    ['ends with an item', `${TABLE}<ul><li>Tie Break1: Direct Encounter (DE)<li>Date</ul>`],
    ['ends with a heading', `${TABLE}<h3>Legend</h3>Tie Break1: Direct Encounter (DE)`],
  ])('%s', async (_, page) => {
    expect(await legendOf(page)).toBe('Direct Encounter (DE)');
  });

  it('with the time of the server is not the last update', async () => {
    const server = '<p>Servertime 02.02.2026 10:00:00</p>';
    expect((await readPrintedTable(server + TABLE)).updated).toBeUndefined();
    expect((await readPrintedTable(`<p>Last update 03.05.2025 10:00:00</p>${server}${TABLE}`)).updated).toBe(
      '2025-05-03',
    );
  });

  it('begins with the page', async () => {
    expect((await readPrintedTable(`Date 2025/05/01 to 2025/05/03${TABLE}`)).start).toBe('2025-05-01');
  });
});

describe('the name', () => {
  it.each([
    ['is the heading of second order, before the title', '<title>Page 7</title><h2>Harbour Open</h2>', 'Harbour Open'],
    ['is the title where there is none', '<h1>Results</h1><title>Harbour Open</title>', 'Harbour Open'],
    [
      'is cut only where it begins with that of the server',
      '<h2>Mirror of Chess-Results Server Chess-results.com - Open</h2>',
      'Mirror of Chess-Results Server Chess-results.com - Open',
    ],
    ['is no line of a menu', '<p>Home</p>', ''],
  ])('%s', async (_, above, name) => {
    expect((await readPrintedTable(above + TABLE)).name).toBe(name);
  });

  it('is the first row only where nothing stands beside the table', async () => {
    const table = html([['Harbour Open'], ['Rk.', 'Name', '1.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0']]); // prettier-ignore
    expect((await readPrintedTable(table)).name).toBe('Harbour Open');
    expect((await readPrintedTable(`<p>Home</p>${table}`)).name).toBe('');
  });

  it('is above the last update where a whole page of the server was copied, which has its menus above', async () => {
    const menu = 'Logged on: Gast\nServertime 26.11.2026 18:05:33\nHome\tFAQ\tFIDE\n\n';
    const update = 'Last update 31.05.2026 22:02:34, Creator: Club\nLists\tStarting rank\nFinal Ranking crosstable\n';
    const table = 'Rk.\tName\t1.Rd\n1\tAna\t2w1\n2\tBo\t1b0';
    const { name, updated } = await readPrintedTable(`${menu}Harbour Open\n${update}${table}`);
    expect([name, updated]).toEqual(['Harbour Open', '2026-05-31']);
    expect((await readPrintedTable(`Servertime 26.11.2026\n${update}${table}`)).name).toBe('');
    expect((await readPrintedTable(`Harbour Open\nSwiss in May\n${update}${table}`)).name).toBe('Harbour Open');
  });
});
