import { headingOf } from './heading.js';
import { piecesOf } from './markup.js';
import type { Cell, Row } from './sheet.js';
import { filesInZip } from './zip.js';

/** No table that the tie-breaks take has more. */
const MOST_CELLS = 4_000_000;

/** A row that begins, or a whole cell or shared text. */
interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly text: string;
}

/** The elements that matter, in their order; names may have a prefix. A text in several styles has several parts. */
function* elementsOf(xml: string): Generator<Element> {
  let element = { tag: '', attributes: '', text: '' };
  let isText = false;
  for (const { tag, attributes, text } of piecesOf(xml.replaceAll(/<(\/?)\w+:/g, '<$1'))) {
    if (/^(?:row|c|si)$/.test(tag)) {
      element = { tag, attributes, text };
      if (tag === 'row' || attributes.endsWith('/')) yield element;
    } else if (tag === '/c' || tag === '/si') yield element;
    else if (tag !== '') isText = tag === 'v' || tag === 't';
    else if (isText) element.text += text;
  }
}

/** The column of a reference, counted from 1: 28 of `AB7`; 0 where it has no letters. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

/** The rows of a spreadsheet: of its first sheet with a crosstable, or of the first where none has one. */
export async function xlsxRows(archive: Uint8Array): Promise<Row[]> {
  const files = filesInZip(archive);
  const shared = Array.from(elementsOf((await files.get('xl/sharedStrings.xml')?.()) ?? ''), ({ text }) => text);
  /** Of all sheets, each of which costs a name alone where it has the bytes of another. */
  let left = MOST_CELLS;
  const sheetRows = (sheet: string): Row[] => {
    const rows: Row[] = [];
    let cells: Cell[] = [];
    let line = 0;
    const add = (value: string): void => {
      // Any number of cells may share a long text, which counts as several
      if ((left -= 1 + (value.length >> 4)) < 0)
        throw new RangeError(`expected a sheet of at most ${MOST_CELLS} cells, got more`);
      cells.push({ text: value, line, column: cells.length + 1 });
    };
    for (const { tag, attributes, text } of elementsOf(sheet)) {
      const place = / r="(\w+)"/.exec(attributes)?.[1];
      if (tag === 'row') {
        cells = [];
        rows.push({ cells, table: 1 });
        line = Number(place ?? line + 1);
      } else {
        const column = columnOf(place ?? '');
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
  for (const [, textOfSheet] of sheets) {
    const rows = sheetRows(await textOfSheet());
    if (headingOf(rows) !== undefined) return rows;
    first ??= rows;
  }
  if (first === undefined) throw new RangeError('expected a spreadsheet with a table, got another ZIP file');
  return first;
}
