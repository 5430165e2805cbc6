import { deflateRawSync } from 'node:zlib';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { zip } from '@crosstable/core/testing/zip';

import { readPrintedTable } from '../src/index.js';
import { sheet } from './spreadsheets.js';
import { THREE, csv } from './tables.js';

/** The same tournament, read from CSV. */
const expectedPage = () => readPrintedTable(csv(...THREE));

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

  it('has a blank cell where it shares no text of that number', async () => {
    const files = sheet(inNumbers);
    const text = files['xl/worksheets/sheet1.xml'] ?? '';
    const sweden = /(?<=<c r="E4" t="s"><v>)\d+/;
    expect(text).toMatch(sweden);
    const { players } = await readPrintedTable(
      zip({ ...files, 'xl/worksheets/sheet1.xml': text.replace(sweden, '99') }),
    );
    expect(players.map(({ federation }) => federation)).toEqual(['NOR', 'NOR', undefined]);
  });

  it('has another first sheet where the first one was deleted', async () => {
    const { 'xl/worksheets/sheet1.xml': text = '', ...others } = sheet(inNumbers);
    const { games } = await readPrintedTable(zip({ ...others, 'xl/worksheets/sheet2.xml': text }));
    expect(games).toEqual((await expectedPage()).games);
  });

  it('may have its table on a later sheet, the first that has one', async () => {
    const { 'xl/worksheets/sheet1.xml': text = '', ...others } = sheet(inNumbers);
    const { games } = await expectedPage();
    const notes = '<row r="1"><c r="A1"><v>7</v></c></row>';
    const later = { ...others, 'xl/worksheets/sheet10.xml': notes, 'xl/worksheets/sheet2.xml': text, 'xl/worksheets/sheet1.xml': notes }; // prettier-ignore
    expect((await readPrintedTable(zip(later))).games).toEqual(games);
    // A number stands in its sheet, and no text that the sheets share
    const earlier = sheet(inNumbers.map((row) => row.map((value) => (value === 2400 ? 2300 : value))));
    const two = { 'xl/worksheets/sheet10.xml': text, ...others, 'xl/worksheets/sheet2.xml': earlier['xl/worksheets/sheet1.xml'] ?? '', 'xl/worksheets/sheet1.xml': notes }; // prettier-ignore
    expect((await readPrintedTable(zip(two))).players[0].rating).toBe(2300);
    const nowhere = { ...others, 'xl/worksheets/sheet1.xml': notes, 'xl/worksheets/sheet2.xml': notes };
    await expect(readPrintedTable(zip(nowhere))).rejects.toThrow('without games');
  });

  it('may have prefixes before the names of its elements', async () => {
    const prefixed = (text: string): string => text.replaceAll(/<(\/?)(?=\w)/g, '<$1ss:');
    const files: Record<string, string> = {};
    for (const [name, text] of Object.entries(sheet(inNumbers))) files[name] = prefixed(text);
    const { games } = await readPrintedTable(zip(files));
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
    // No place, and a line that no sheet has: they were NaN and Infinity
    for (const odd of ['3x', '9'.repeat(400)])
      expect(await linesOf(text.replace('<row r="3">', `<row r="${odd}">`))).toEqual([3]);
  });

  it('has names without the sounds that a Japanese spreadsheet keeps behind them', async () => {
    // ECMA-376, part 1, 18.4.6: a phonetic run is shown above the text, and no part of it
    const files = sheet(inNumbers);
    const ana = '<si><r><t>A</t></r><r><t>na</t></r></si>';
    const name = '<si><t>山田</t><rPh sb="0" eb="1"><t>ヤマ</t></rPh><rPh sb="1" eb="2"><t>ダ</t></rPh></si>';
    const texts = (files['xl/sharedStrings.xml'] ?? '').replace(ana, name);
    const { players } = await readPrintedTable(zip({ ...files, 'xl/sharedStrings.xml': texts }));
    expect(players.map((player) => player.name)).toEqual(['山田', 'Bo', 'Cy']);
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

  it('of LibreOffice in its own form (.ods) is refused, with the forms to save it in', async () => {
    const ods = zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office:body/>' });
    await expect(readPrintedTable(ods)).rejects.toThrow(/got another ZIP file; save it as XLSX or CSV$/);
  });

  it('is refused where it has more cells than any table', async () => {
    const far = '<row r="1"><c r="XFD1"/></row>'.repeat(250);
    await expect(readPrintedTable(zip({ 'xl/worksheets/sheet1.xml': far }))).rejects.toThrow(
      'got a file that is too large',
    );
  });

  it('is refused where its sheets have more cells than any table', async () => {
    // A sheet in ZIP may cost a name alone: 64,000 names for the same bytes were hours
    const far = '<row r="1"><c r="XFD1"/></row>'.repeat(130);
    const sheets = { 'xl/worksheets/sheet1.xml': far, 'xl/worksheets/sheet2.xml': far };
    await expect(readPrintedTable(zip(sheets))).rejects.toThrow('got a file that is too large');
  });

  it('is refused where its cells repeat a long text', async () => {
    const files = {
      'xl/sharedStrings.xml': `<sst><si><t>${'1'.repeat(100_000)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<row>${'<c t="s"><v>0</v></c>'.repeat(1000)}</row>`,
    };
    await expect(readPrintedTable(zip(files))).rejects.toThrow('got a file that is too large');
  });

  it('is refused where its files are larger than any table', async () => {
    const half = '<row>'.padEnd(32_000_001);
    const files = { 'xl/worksheets/sheet1.xml': half, 'xl/worksheets/sheet2.xml': half };
    await expect(readPrintedTable(zip(files))).rejects.toThrow('got a file that is too large');
  });

  it('is refused where a file in it is larger than any table', async () => {
    const bomb = { 'xl/worksheets/sheet1.xml': ' '.repeat(64_000_001) };
    for (const isDeflated of [true, false])
      await expect(readPrintedTable(zip(bomb, isDeflated))).rejects.toThrow('got a file that is too large');
  });
});
