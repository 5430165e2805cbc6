import { piecesOf } from './markup.js';
import type { Cell, Row } from './sheet.js';
import { textInZip } from './zip.js';

/** No spreadsheet has more columns. */
const MOST_COLUMNS = 16_384;
/** No table that the tie-breaks take has more. */
const MOST_CELLS = 4_000_000;

/** The texts that cells refer to by number; one in several styles has several parts. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  for (const { tag, text: more } of piecesOf(xml)) {
    if (tag === 'si') text = '';
    else if (tag === '/si') texts.push(text);
    else if (tag !== '') isText = tag === 't';
    else if (isText) text += more;
  }
  return texts;
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** The column of a reference, counted from 1: 28 of `AB7`; NaN where it has no letters. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) || NaN;
}

/** The rows of the first sheet of a spreadsheet. */
export async function xlsxRows(archive: Uint8Array): Promise<Row[]> {
  const shared = sharedTexts(await textInZip(archive, 'xl/sharedStrings.xml'));
  const sheet = await textInZip(archive, 'xl/worksheets/sheet1.xml');
  if (sheet === '') throw new RangeError('expected a spreadsheet with a table, got another ZIP file');
  const rows: Row[] = [];
  let cells: Cell[] = [];
  let line = 0;
  let count = 0;
  const add = (value: string): void => {
    if (++count > MOST_CELLS) throw new RangeError(`expected a sheet of at most ${MOST_CELLS} cells, got more`);
    cells.push({ text: value, line, column: cells.length + 1 });
  };
  let text = '';
  let isShared = false;
  let isValue = false;
  for (const { tag, attributes, text: more } of piecesOf(sheet)) {
    if (tag === 'row') {
      cells = [];
      line = Number(attribute(attributes, 'r') ?? line + 1);
    } else if (tag === '/row') {
      rows.push({ cells, table: 1 });
    } else if (tag === 'c') {
      const column = columnOf(attribute(attributes, 'r') ?? '');
      const wanted = column <= MOST_COLUMNS ? column : cells.length + 1;
      while (cells.length < wanted - 1) add('');
      isShared = attribute(attributes, 't') === 's';
      text = '';
      if (attributes.endsWith('/')) add('');
    } else if (tag === '/c') {
      add((isShared ? (shared[Number(text)] ?? '') : text).trim());
    } else if (tag !== '') isValue = tag === 'v' || tag === 't';
    else if (isValue) text += more;
  }
  return rows;
}
