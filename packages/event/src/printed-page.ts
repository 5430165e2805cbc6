import { foreignFormat } from '../../core/src/text/foreign-file.js';
import { beginOf } from '../../trf/src/text/encoding.js';
import { hasPrintedHeadings, mayBePrinted } from './printed-head.js';

/** Whether a file is a web page, by its beginning. */
export function isWebPage(content: Uint8Array): boolean {
  return foreignFormat(beginOf(content)) === 'an HTML page';
}

/** Whether a file may be a printed crosstable, by its beginning: a web page, a spreadsheet, a table of values. */
export function isPrintedPage(content: Uint8Array): boolean {
  const head = beginOf(content);
  const format = foreignFormat(head);
  return format === undefined ? hasPrintedHeadings(head) : mayBePrinted(format);
}
