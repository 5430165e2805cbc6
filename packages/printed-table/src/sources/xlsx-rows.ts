import { headingOf } from '../cells/heading.js';
import { refusal, tooLarge } from '../cells/refusal.js';
import type { Cell, Row } from '../cells/sheet.js';
import { withCharacters } from './markup.js';
import { filesInZip } from './zip.js';

/** No table that the tie-breaks take has more. */
const MOST_CELLS = 4_000_000;

/** The tags that matter, each with the text behind it; names may have a prefix. */
const TAG = /<(\/?)(?:\w+:)?(row|c|si|v|t|rPh)\b([^<>]*)>([^<]*)/g;

/** A row that begins, or a whole cell or shared text. */
interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly text: string;
}

/** The elements in their order. A text in several styles has several parts, and Japanese behind them their sounds (`rPh`). */
function* elementsOf(xml: string): Generator<Element> {
  let element = { tag: '', attributes: '', text: '' };
  let isSound = false;
  for (const [, end, tag, attributes, text] of xml.matchAll(TAG)) {
    if (tag === 'rPh') isSound = end === '';
    else if (/[vt]/.test(tag)) element.text += end || isSound ? '' : withCharacters(text);
    else if (end === '') {
      element = { tag, attributes, text: '' };
      if (tag === 'row' || attributes.endsWith('/')) yield element;
    } else if (tag !== 'row') yield element;
  }
}

/** A place: `AB7` of a cell, `7` of a row. */
const PLACE = / r="([A-Z]{0,3})(\d{0,7})"/;

/** The column of letters, counted from 1: 28 of `AB`; 0 of none. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

/** The rows of a spreadsheet: of its first sheet with a crosstable, or of the first where none has one. */
export async function xlsxRows(archive: Uint8Array): Promise<Row[]> {
  const files = filesInZip(archive);
  const textIn = async (file: () => Promise<Uint8Array>): Promise<string> => new TextDecoder().decode(await file());
  const strings = files.get('xl/sharedStrings.xml');
  const shared = Array.from(elementsOf(strings === undefined ? '' : await textIn(strings)), ({ text }) => text);
  /** Of all sheets, each of which costs a name alone where it has the bytes of another. */
  let left = MOST_CELLS;
  const sheetRows = (sheet: string): Row[] => {
    const rows: Row[] = [];
    let cells: Cell[] = [];
    let line = 0;
    const add = (value: string): void => {
      // Any number of cells may share a long text, which counts as several
      if ((left -= 1 + (value.length >> 4)) < 0) throw tooLarge();
      // A file of a few kilobytes can have millions of rows that are blank
      if (value !== '' && rows.at(-1)?.cells !== cells) rows.push({ cells, table: 1 });
      cells.push({ text: value, line, column: cells.length + 1 });
    };
    for (const { tag, attributes, text } of elementsOf(sheet)) {
      const [, letters = '', number = ''] = PLACE.exec(attributes) ?? [];
      if (tag === 'row') {
        cells = [];
        line = Number(number || line + 1);
      } else {
        const column = columnOf(letters);
        while (cells.length < column - 1) add('');
        add((attributes.includes(' t="s"') ? (shared[Number(text)] ?? '') : text).trim());
      }
    }
    return rows;
  };
  const sheets = [...files]
    .filter(([name]) => /^xl\/worksheets\/\w+\.xml$/.test(name))
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  let first: Row[] | undefined;
  for (const [, file] of sheets) {
    const rows = sheetRows(await textIn(file));
    if (headingOf(rows) !== undefined) return rows;
    first ??= rows;
  }
  if (first === undefined)
    throw refusal('zip-without-sheet', 'a spreadsheet with a table', 'another ZIP file', 'save it as XLSX or CSV');
  return first;
}
