import { foreignFormat } from '../../../trf/src/foreign-file.js';
import { beginOf } from '../event/encoding.js';

/** A player of a tournament report. */
const RECORD = /^001\s/m;

/** The headings of a crosstable: `1.Rd`, or the numbers 1 and 2, in cells of their own. */
const HEADINGS = /[\t;,]"?1\.\s?\p{L}|[\t;,] *1 *[\t;,] *2 *[\t;,\r\n]/u;

/** Whether a file may be a printed crosstable, by its beginning: a web page, a spreadsheet, a table of values. */
export function isPrintedPage(content: Uint8Array): boolean {
  const head = beginOf(content);
  const format = foreignFormat(head);
  if (format !== undefined) return /HTML|spreadsheet|PDF/.test(format);
  return !/^\s*[[{]/.test(head) && !RECORD.test(head) && HEADINGS.test(head);
}
