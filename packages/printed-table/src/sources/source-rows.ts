// The rows of a source of any kind.
import { beginOf, isZip } from '@crosstable/core/text';

import { headingsIn } from '../cells/heading.js';
import { refusal, refuseOtherFiles } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import type { Row } from '../cells/sheet.js';
import { htmlRows } from './html-rows.js';
import { pageInArchive } from './page-in-archive.js';
import { preText } from './pre-text.js';
import { plainPage } from './source-text.js';
import { textReadings } from './text-rows.js';
import { usChessRows } from './us-chess-rows.js';
import { xlsxRows } from './xlsx-rows.js';

/** The ways in which a page can be read: by its tables, or by a text in it with blanks between its columns. */
function* htmlReadings(html: string): Generator<readonly Row[]> {
  const rows = htmlRows(html);
  const pre = headingsIn(rows).length > 0 ? undefined : preText(html);
  if (pre !== undefined) {
    const above = htmlRows(html.slice(0, pre.at));
    const table = above.reduce((most, row) => Math.max(most, row.table), 0) + 1;
    for (const text of textReadings(pre.text)) yield [...above, ...text.map((row) => ({ ...row, table }))];
  }
  yield rows;
}

/** The ways in which the rows of a source can be read, the likeliest first. Later ones are made when they are asked for. */
export async function readingsOf(source: string | Uint8Array, onRepair: OnRepair): Promise<Iterable<readonly Row[]>> {
  const page = pageInArchive(source);
  const begin = beginOf(page);
  refuseOtherFiles(begin);
  if (isZip(begin)) {
    if (typeof page === 'string') throw refusal('xlsx-as-text', 'the bytes of an XLSX file', 'them as a text');
    return [await xlsxRows(page)];
  }
  const text = plainPage(page, onRepair);
  const ofUsChess = usChessRows(text);
  if (ofUsChess !== undefined) return [ofUsChess];
  return /<(?:t[dh]|pre)[\s>]/i.test(text) ? htmlReadings(text) : textReadings(text);
}

/** The rows of a source in the likeliest way. */
export async function rowsOf(source: string | Uint8Array, onRepair: OnRepair): Promise<readonly Row[]> {
  const [rows = []] = await readingsOf(source, onRepair);
  return rows;
}
