import { check } from '@crosstable/core';

import { HEAD_LENGTH, foreignFormat, isNoReport } from '../../../trf/src/foreign-file.js';
import type { ChessEvent } from './chess-event.js';
import { beginOf, decodedUtf16, utf8Text } from './encoding.js';
import { hasPrintedHeadings, mayBePrinted } from './printed-head.js';
import { jsonEvent } from './json-event.js';
import { NEITHER, trfEvent } from './trf-event.js';

/** The entry that reads what this one doesn't. */
const OTHER_READER = ', or read a printed crosstable with readPageEvent of crosstable/printed-table';

/**
 * Reads a tournament: a tournament report file (TRF16, TRF26), or JSON in the form of `event.schema.json`. JSON begins with
 * `{`, which no record of a report does.
 *
 * @param content - The file: its text, or better its bytes, because old reports have one of several encodings.
 * @returns The event, with the defaults that the file leaves open and notes on what was repaired.
 * @throws RangeError for a file that is neither or is empty (a printed crosstable is for `readPageEvent`), and for a mistake in JSON, with line and
 *   column or the path of the value; `TrfError` for a mistake in a report that can't be repaired; TypeError if `content` is
 *   neither a text nor a Uint8Array.
 *
 * Cost: linear in the file, and in players times rounds.
 *
 * @example
 * ```ts
 * import { crosstable, standings } from 'crosstable';
 * import { readEvent } from 'crosstable/event';
 *
 * const event = readEvent('{ "start": "2025-05-01", "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }');
 * const { edition, round, tiebreaks } = event;
 * [edition, round, tiebreaks]; // → ['2024-08', 1, ['PTS', 'BH/C1', 'BH', 'SB']]
 * standings(crosstable(event.games, event), tiebreaks).map(({ rank, player }) => [rank, player]); // → [[1, 'Anna'], [2, 'Ben']]
 * ```
 */
export function readEvent(content: string | Uint8Array): ChessEvent {
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
  const sign = /^(?:\uFEFF|ï»¿)?\s*(\S)/.exec(head)?.[1] ?? '';
  if (sign === '' && content.length <= HEAD_LENGTH) {
    throw new RangeError('expected a tournament report file or JSON, got an empty file');
  }
  // A list is no event, but JSON, and no report either
  const isJson = sign === '{' || sign === '[';
  if (!isJson && isNoReport(head, content.length)) throw new RangeError(NEITHER);
  const text = decodedUtf16(content);
  return isJson ? jsonEvent(utf8Text(text)) : trfEvent(text);
}
