import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { THREE, csv, html } from './tables.js';

/** The same tournament, read from CSV. */
const expectedPage = () => readPrintedTable(csv(...THREE));

describe('text', () => {
  it.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
  ])('with %s', async (_, separator) => {
    const text = THREE.map((row) => row.join(separator)).join('\r\n');
    expect((await readPrintedTable(text)).games).toEqual((await expectedPage()).games);
  });

  it('with a name that begins with a word in quotes', async () => {
    const { players } = await readPrintedTable('Rk.\tName\t1.Rd\tPts.\n1\t"Nana" Ana\t2w1\t1\n2\tBo\t1b0\t0');
    expect(players.map(({ name }) => name)).toEqual(['"Nana" Ana', 'Bo']);
  });

  it('with a quote in quotes, and a mark of the byte order', async () => {
    const { players } = await readPrintedTable('\ufeffRk.,Name,1.Rd\n1,"Ana ""the"" Great",2w1\n2,Bo,1b0');
    expect(players[0].name).toBe('Ana "the" Great');
  });

  it.each(['utf16le', 'latin1', 'utf8'] as const)('in %s', async (encoding) => {
    const text = '\ufeffRk.;Name;1.Rd;Pts.\n1;Zoë;2w½;½\n2;Bo;1b½;½'.slice(encoding === 'utf16le' ? 0 : 1);
    const { players, repairs } = await readPrintedTable(new Uint8Array(Buffer.from(text, encoding)));
    expect(players[0].name).toBe('Zoë');
    const said = ['encoding', 'line 1, column 1: nothing in UTF-8: read as Windows-1252'];
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual(encoding === 'latin1' ? [said] : []);
  });

  it.each(['Rk.;Name;1.Rd\n1;Аня;2w1\n2;Bo;1b0', 'Ном.;Имя;1.тур\n1;Аня;2w1\n2;Боб;1b0'])(
    'in UTF-16 without a mark: %s',
    async (text) => {
      const bytes = Buffer.from(text, 'utf16le');
      const said = await readPrintedTable(text);
      expect(await readPrintedTable(new Uint8Array(bytes))).toEqual(said);
      expect(await readPrintedTable(new Uint8Array(bytes.swap16()))).toEqual(said);
    },
  );

  // Some versions of Node take the bytes of a whole text for Latin-1, in which 0x80 to 0x9f are no letters
  it('in Windows-1252 has its letters and quotes, which Latin-1 has not', async () => {
    const bytes = Array.from('Rk.;Name;1.Rd\n1;~;2w1\n2;Bo;1b0', (sign) => sign.charCodeAt(0));
    const name = [0x8a, 0x69, 0x6c, 0x69, 0x9e, 0x92];
    const { players } = await readPrintedTable(
      new Uint8Array(bytes.flatMap((byte) => (byte === 0x7e ? name : [byte]))),
    );
    expect(players[0].name).toBe('Šiliž’');
  });

  // In Windows-1251 "чб" is F7 E1, which are "÷á" in Windows-1252: no letter is a colour, and the page was refused
  it.each([
    ['windows-1251', 'windows-1251', [0xf7, 0xe1], 'чб', [{ white: '2', black: '1', result: 0 }]],
    ['ISO-8859-2', 'ISO-8859-2', [0xb1, 0xf8], 'ąř', [{ white: '1', black: '2', result: 1, coloursUnknown: true }]],
    ['utf-8', 'Windows-1252', [0xe8, 0xe9], 'èé', [{ white: '1', black: '2', result: 1, coloursUnknown: true }]],
    [
      'x-mac-klingon',
      'Windows-1252',
      [0xe8, 0xe9],
      'èé',
      [{ white: '1', black: '2', result: 1, coloursUnknown: true }],
    ],
  ] as const)('in the encoding that it names, %s, read as %s', async (named, read, [own, other], letters, game) => {
    const table = html([['Rk.', 'Name', '1.Rd'], [1, 'Ana ~!', '2~1'], [2, 'Bo', '1!0']]); // prettier-ignore
    const bytes = Array.from(`<meta content="text/html; charset=${named}">${table}`, (sign) =>
      sign === '~' ? own : sign === '!' ? other : sign.charCodeAt(0),
    );
    const { games, players, repairs } = await readPrintedTable(new Uint8Array(bytes));
    expect(games).toEqual([game]);
    expect(players[0].name).toBe(`Ana ${letters}`);
    expect(repairs[0].message).toBe(`line 1, column 1: nothing in UTF-8: read as ${read}`);
  });

  // "РП" is D0 CF in Windows-1251, the first two of the four bytes with which an old spreadsheet begins
  it('in Windows-1251 may begin as an old spreadsheet does', async () => {
    const bytes = Buffer.concat([Buffer.from([0xd0, 0xcf]), Buffer.from('\nRk.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0')]);
    expect((await readPrintedTable(new Uint8Array(bytes))).players.length).toBe(2);
  });

  it('in UTF-16 by its mark, whatever byte is zero first', async () => {
    // Ā is U+0100, so that its lower byte is zero
    const text = '\ufeffĀrsta Open\nRk.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0';
    const bytes = Buffer.from(text, 'utf16le');
    expect((await readPrintedTable(new Uint8Array(bytes))).name).toBe('Ārsta Open');
    expect((await readPrintedTable(new Uint8Array(bytes.swap16()))).name).toBe('Ārsta Open');
  });

  it('in UTF-16 with the greater byte first', async () => {
    const bytes = Buffer.from('\ufeffRk.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0', 'utf16le').swap16();
    expect((await readPrintedTable(new Uint8Array(bytes))).players.length).toBe(2);
  });
});

describe('SwissPerfect', () => {
  it('has no colours; byes and forfeits are read', async () => {
    const { games } = await readPrintedTable(
      ['No\tName\tTotal\t1\t2\t3', '1\tAna\t2.5\t 2:W\t 0:=\t 2:+', '2\tBo\t0\t 1:L\t 0:\t 1:-'].join('\n'),
    );
    expect(games).toEqual([
      [{ white: '1', black: '2', result: 1, coloursUnknown: true }],
      [{ white: '1', black: '', result: 0.5, kind: 'half-bye' }],
      [{ white: '1', black: '2', result: 1, kind: 'forfeit-win', coloursUnknown: true }],
    ]);
  });
});

describe('HTML', () => {
  it('takes the innermost table, without scripts, comments and text beside it', async () => {
    const page = await readPrintedTable(
      `<!-- <td>1</td> --><title>Chess-Results Server Chess-results.com - Club night</title><script>"<table><td>"</script>
       <table><tr><td>Menu<br>Home</td><td><p>Date 2025/05/01 to 2025/05/03</p>
       </td></tr><tr><td><ul><li>Servertime 02.02.2026 10:00:00</li></ul></td></tr><tr><td>Last update03.05.2025 10:00:00</td></tr><tr><td>${html(THREE, 'th')}
       <p><b>Annotation:</b><br/>Tie Break1: Direct Encounter (DE)</p></td></tr></table> < 3 <!-- never closed`,
    );
    expect([page.name, page.start, page.updated]).toEqual(['Club night', '2025-05-01', '2025-05-03']);
    expect(page.games).toEqual((await expectedPage()).games);
    expect(page.printed.columns[0].legend).toBe('Direct Encounter (DE)');
  });

  it('has no day that the calendar hasn’t: every command refused the page for it', async () => {
    const above = ['Club night', 'Date : 2026/02/30', 'Last update 31.02.2026 10:00:00'];
    const page = await readPrintedTable([...above, csv(...THREE)].join('\n'));
    expect(page).not.toHaveProperty('start');
    expect(page).not.toHaveProperty('updated');
    const next = [...above, 'Date : 2026/03/01', csv(...THREE)].join('\n');
    expect((await readPrintedTable(next)).start).toBe('2026-03-01');
  });

  it('passes over scripts and comments, whether they end or not', async () => {
    const { games } = await expectedPage();
    const row = '<tr><td>4</td><td>Dan</td></tr>';
    for (const beside of [`<script type="text/javascript">a = "${row}"</script>`, `<script>${row}`, `<!-- ${row}`])
      expect((await readPrintedTable(html(THREE).replace('</table>', `${beside}</table>`))).games).toEqual(games);
  });

  it('may have points without a digit before the point', async () => {
    const rows = [['No', 'Name', 'Total', '1', '2'], [1, 'Ana', '1.5', '2:W', '2:D'], [2, 'Bo', '.5', '1:L', '1:D']]; // prettier-ignore
    const { points } = await readPrintedTable(rows.map((row) => row.join('\t')).join('\n'));
    expect([...points]).toEqual([
      ['1', 1.5],
      ['2', 0.5],
    ]);
  });

  it('knows entities by name and number, and leaves others', async () => {
    const rows = [['Rk.', 'Name', '1.Rd'], [1, 'A&amp;B &#252;&#xFC; &Ouml;&szlig;&eacute;', '2w&#189'], [2, '&uisl; &constructor; &#9999999;', '1b&frac12']]; // prettier-ignore
    const { players, games } = await readPrintedTable(html(rows));
    expect(players.map(({ name }) => name)).toEqual(['A&B üü Ößé', '&uisl; &constructor; &#9999999;']);
    expect(games[0][0].result).toBe(0.5);
  });

  it('has cells across several rows, as the rank and the points of tied players, up to the end of its table', async () => {
    const row = (...cells: readonly string[]): string => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
    const headings = row('Rk.', 'Name', '1.Rd', 'Pts.');
    const tied = [row('2', 'Bo', '3w½', '½'), row('Di', '2b½')];
    const rows = [headings, row('1', 'Ana', '4w1', '1'), ...tied, row('4', 'Cy', '1b0', '0')].join('\r\n');
    for (const span of ['rowspan="2"', "align=left ROWSPAN='2'", 'rowspan  =  2']) {
      const table = rows.replace('<td>2<', `<td ${span}>2<`).replace('<td>½<', `<td ${span}>½<`);
      const menu = `<table><tr><td rowspan=5>Menu</td></tr></table>`;
      const { players, points, printed } = await readPrintedTable(`${menu}<table>${table}</table>`);
      expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Di', 'Cy']);
      expect([...points.values()]).toEqual([1, 0.5, 0.5, 0]);
      expect([printed.points, [...(printed.ranks?.values() ?? [])]]).toEqual([points, [1, 2, 2, 4]]);
    }
  });

  it('has cells across several columns, which stand in the last of these', async () => {
    const page = html([['Rk.', 'Name', '1.Rd', 'Pts.'], [1, 'GM</td><td>Ana', '2w1', 1], [2, '</td><td>Bo', '1b0', 0]]); // prettier-ignore
    for (const attribute of ['colspan="2"', "align=left COLSPAN='2'", 'colspan=2', 'colspan  =  "2"']) {
      const { players, printed } = await readPrintedTable(page.replace('<td>Name', `<td ${attribute}>Name`));
      expect(players.map(({ name, title }) => [name, title])).toEqual([
        ['Ana', 'GM'],
        ['Bo', undefined],
      ]);
      expect([...(printed.points?.values() ?? [])]).toEqual([1, 0]);
    }
  });

  it('is known by its cells, which may have attributes; a tag in a text is none', async () => {
    const page = html(THREE).replaceAll('<td>', '<td class="CR">');
    expect((await readPrintedTable(page)).games).toEqual((await expectedPage()).games);
    expect((await readPrintedTable(`Open <tr> 2025,\n${csv(...THREE)}`)).games).toEqual((await expectedPage()).games);
  });

  it('ends cells and rows that have no end of their own', async () => {
    const page = await readPrintedTable(
      '</td><td><tr><td>Rk.<td>Name<td>1.Rd<tr><td>1<td>A<br>na<td>2w1<tr><td>2<td>B<i>o</i><td>1b0',
    );
    expect(page.players.map(({ name }) => name)).toEqual(['A na', 'Bo']);
    expect(page.name).toBe('');
  });
});
