import { deflateRawSync } from 'node:zlib';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { THREE, csv, html } from './tables.js';

/** The same tournament, read from CSV. */
const expectedPage = () => readPrintedTable(csv(...THREE));

/** A ZIP archive (PKWARE's APPNOTE, 4.3) of texts, deflated or stored; `more` stands in every field that a reader passes over. */
function zip(files: Readonly<Record<string, string>>, isDeflated = true, more = ''): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = isDeflated ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(more.length, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(more.length, 30);
    entry.writeUInt16LE(more.length, 32);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(name + more + more));
    parts.push(local, Buffer.from(name + more), data);
    at += 30 + name.length + more.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(more.length, 20);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end, Buffer.from(more)]));
}

const letter = (column: number): string => String.fromCharCode(65 + column);

/** A sheet with a number as a number, and every other text among the shared ones or in the cell itself. */
function sheet(rows: readonly (readonly (string | number)[])[]): Record<string, string> {
  const texts = rows.flat().filter((value) => typeof value === 'string' && value !== '');
  const cell = (value: string | number, row: number, column: number): string => {
    const place = `r="${letter(column)}${row + 1}"`;
    if (value === '') return column === 1 ? '' : `<c ${place} s="1"/>`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    if (column === 3) return `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const data = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
  );
  return {
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${String(text).slice(0, 1)}</t></r><r><t>${String(text).slice(1)}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('XLSX', () => {
  const inNumbers = THREE.map((row) => row.map((value) => (value === '-1' ? -1 : value)));

  it.each([true, false])('has the table of a CSV file (deflated: %s)', async (isDeflated) => {
    const { players, games, printed, repairs } = await readPrintedTable(zip(sheet(inNumbers), isDeflated));
    const expected = await expectedPage();
    expect({ players, games, printed }).toEqual({
      players: expected.players,
      games: expected.games,
      printed: expected.printed,
    });
    // Row 3, column G
    expect(repairs.map(({ line, column }) => [line, column])).toEqual([[3, 7]]);
  });

  it('takes rows and cells without their places, and places that no spreadsheet has', async () => {
    const files = sheet(inNumbers);
    const bare = (text: string): string => text.replaceAll(/ r="[A-Z]*\d+"/g, '');
    const filled = sheet(inNumbers.map((row) => row.map((value) => (value === '' ? ' ' : value))));
    const without = { ...filled, 'xl/worksheets/sheet1.xml': bare(filled['xl/worksheets/sheet1.xml'] ?? '') };
    expect((await readPrintedTable(zip(without))).games).toEqual((await expectedPage()).games);
    const far = { ...files, 'xl/worksheets/sheet1.xml': '<row></row><row r="1"><c r="ZZZ1"><v>1</v></c></row>' };
    await expect(readPrintedTable(zip(far))).rejects.toThrow('without games');
    const unknown = { ...files, 'xl/worksheets/sheet1.xml': '<row><c r="A1" t="s"><v>99</v></c></row>' };
    await expect(readPrintedTable(zip(unknown))).rejects.toThrow('without games');
  });

  it('has another first sheet where the first one was deleted', async () => {
    const { 'xl/worksheets/sheet1.xml': text = '', ...others } = sheet(inNumbers);
    const { games } = await readPrintedTable(zip({ ...others, 'xl/worksheets/sheet2.xml': text }));
    expect(games).toEqual((await expectedPage()).games);
  });

  it('passes over comments and fields of others in the archive, and over formulas and columns in the sheet', async () => {
    const { games } = await expectedPage();
    expect((await readPrintedTable(zip(sheet(inNumbers), true, 'note'))).games).toEqual(games);
    const files = sheet(inNumbers);
    const text = (files['xl/worksheets/sheet1.xml'] ?? '')
      .replace('<sheetData>', '<cols><col min="1" max="9"/></cols><sheetData>')
      .replaceAll('<v>', '<f>SUM(Z1:Z9)</f><v> ')
      .replaceAll('</v>', ' </v>');
    expect((await readPrintedTable(zip({ ...files, 'xl/worksheets/sheet1.xml': text }))).games).toEqual(games);
  });

  it('says in a repair the number of the row: its own, or the next one', async () => {
    const files = sheet(inNumbers);
    const text = files['xl/worksheets/sheet1.xml'] ?? '';
    const linesOf = async (changed: string): Promise<unknown> => {
      const { repairs } = await readPrintedTable(zip({ ...files, 'xl/worksheets/sheet1.xml': changed }));
      return repairs.map(({ line }) => line);
    };
    expect(await linesOf(text.replace('<row r="3">', '<row r="13">'))).toEqual([13]);
    expect(await linesOf(text.replaceAll(/<row r="\d">/g, '<row>'))).toEqual([3]);
  });

  it('has names of any length and in any letters', async () => {
    // Longer than what is inflated at a time, with letters of two bytes
    const name = `A${'é'.repeat(100_000)}`;
    const rows = inNumbers.map((row, at) =>
      at === 1 ? row.map((value, column) => (column === 2 ? name : value)) : row,
    );
    expect((await readPrintedTable(zip(sheet(rows)))).players[0].name).toBe(name);
  });

  it('passes over rows without cells', async () => {
    const files = sheet(inNumbers);
    const rows = (files['xl/worksheets/sheet1.xml'] ?? '').replaceAll('</row>', '</row><row></row>');
    const { games } = await readPrintedTable(zip({ ...files, 'xl/worksheets/sheet1.xml': rows }));
    expect(games).toEqual((await expectedPage()).games);
  });

  it('is refused where Node has no deflate-raw', async () => {
    const old = function (format: string): never {
      throw new TypeError(`invalid format ${format}`);
    };
    vi.stubGlobal('DecompressionStream', old);
    await expect(readPrintedTable(zip(sheet(inNumbers)))).rejects.toThrow(
      'expected CSV, got XLSX, for which Node before 20.12 has no deflate-raw',
    );
  });

  it('is refused if it is damaged in any place, or is another ZIP file', async () => {
    const whole = zip(sheet(inNumbers));
    const damaged = new RangeError('expected an XLSX file, got a damaged one');
    await expect(readPrintedTable(whole.subarray(0, 40))).rejects.toThrow(damaged);
    const broken = (change: (bytes: Buffer, directory: number) => unknown): Promise<unknown> => {
      const bytes = Buffer.from(whole);
      change(bytes, bytes.readUInt32LE(bytes.length - 6));
      return readPrintedTable(new Uint8Array(bytes));
    };
    await expect(broken((bytes) => bytes.writeUInt32LE(1, bytes.length - 6))).rejects.toThrow(damaged);
    await expect(broken((bytes, directory) => bytes.writeUInt32LE(0, directory))).rejects.toThrow(damaged);
    await expect(broken((bytes) => bytes.writeUInt32LE(bytes.length, bytes.length - 6))).rejects.toThrow(damaged);
    const second = (bytes: Buffer, directory: number): number => directory + 46 + bytes.readUInt16LE(directory + 28);
    await expect(
      broken((bytes, directory) => bytes.writeUInt32LE(0xffffffff, second(bytes, directory) + 42)),
    ).rejects.toThrow(damaged);
    const dataAt =
      30 + 'xl/workbook.xml'.length + deflateRawSync('<workbook/>').length + 30 + 'xl/sharedStrings.xml'.length;
    await expect(broken((bytes) => bytes.fill(0xff, dataAt, dataAt + 20))).rejects.toThrow(damaged);
    await expect(readPrintedTable(zip({ 'word/document.xml': '<a/>' }))).rejects.toThrow(
      'expected a spreadsheet with a table, got another ZIP file',
    );
    await expect(readPrintedTable('PK\u0003\u0004')).rejects.toThrow('expected the bytes of an XLSX file');
  });

  it('is refused where it has more cells than any table', async () => {
    const far = '<row r="1"><c r="XFD1"/></row>'.repeat(250);
    await expect(readPrintedTable(zip({ 'xl/worksheets/sheet1.xml': far }))).rejects.toThrow(
      'expected a sheet of at most 4000000 cells, got more',
    );
  });

  it('is refused where a file in it is larger than any table', async () => {
    const bomb = { 'xl/worksheets/sheet1.xml': ' '.repeat(64_000_001) };
    for (const isDeflated of [true, false])
      await expect(readPrintedTable(zip(bomb, isDeflated))).rejects.toThrow('got a file that is too large');
  });
});

describe('text', () => {
  it.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
  ])('with %s', async (_, separator) => {
    const text = THREE.map((row) => row.join(separator)).join('\r\n');
    expect((await readPrintedTable(text)).games).toEqual((await expectedPage()).games);
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
    const rows = [['Rk.', 'Name', '1.Rd'], [1, 'A&amp;B &#252;&#xFC; &Ouml;&szlig;&eacute;', '2w&frac12;'], [2, '&uisl; &constructor; &#9999999;', '1b&#189;']]; // prettier-ignore
    const { players, games } = await readPrintedTable(html(rows));
    expect(players.map(({ name }) => name)).toEqual(['A&B üü Ößé', '&uisl; &constructor; &#9999999;']);
    expect(games[0][0].result).toBe(0.5);
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
