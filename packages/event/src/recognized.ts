import { check } from '@crosstable/core';

import { beginOf, decodedUtf16 } from '../../trf/src/text/encoding.js';
import { HEAD_LENGTH, foreignFormat, isNoReport } from '../../core/src/text/foreign-file.js';
import { hasPrintedHeadings, mayBePrinted } from './printed-head.js';
import { NEITHER } from './trf-event.js';

/** The entry that reads printed crosstables. */
const OTHER_READER = ', or read a printed crosstable with readPageEvent of crosstable/printed-table';

/** A file that may hold a tournament. */
export interface Recognized {
  /** Whether it is JSON; else it is a report. */
  readonly isJson: boolean;
  /** Its text where that is known, else its bytes. */
  readonly text: string | Uint8Array;
}

/**
 * Recognizes a report and JSON by their beginning, without reading the rest.
 *
 * @throws RangeError for another file and for an empty one, TypeError for a value that is neither a text nor a Uint8Array
 */
export function recognized(content: string | Uint8Array): Recognized {
  // Bytes of another realm, as of a page's frame, are no `instanceof Uint8Array` here
  const isBytes = Object.prototype.toString.call(content) === '[object Uint8Array]';
  check(typeof content === 'string' || isBytes, 'content', 'a text or a Uint8Array', content);
  const head = beginOf(content);
  const format = foreignFormat(head);
  const other = format ?? (hasPrintedHeadings(head) ? 'a printed crosstable' : undefined);
  if (other !== undefined) {
    const isPrinted = format === undefined || mayBePrinted(format);
    throw new RangeError(`this is ${other}; give a TRF or JSON file${isPrinted ? OTHER_READER : ''}`);
  }
  const sign = head.replace(/^ï»¿/, '').trimStart().charAt(0);
  if (sign === '' && content.length <= HEAD_LENGTH) {
    throw new RangeError('expected a tournament report file, JSON or a printed crosstable, got an empty file');
  }
  // A list is JSON, although it is no event
  const isJson = sign === '{' || sign === '[';
  if (!isJson && isNoReport(head, content.length)) throw new RangeError(NEITHER);
  return { isJson, text: decodedUtf16(content) };
}
