import { check, unexpected } from '@crosstable/core';
import {
  HEAD_LENGTH,
  type InputError,
  beginOf,
  formatOf,
  inputError,
  isBytes,
  isNoReport,
} from '@crosstable/core/text';

/** The error for a file that is no report, no JSON and no printed crosstable. */
export function noTournament(): InputError {
  const expected =
    'a tournament report file with players (001 at the beginning of a line), JSON or a printed crosstable';
  return unexpected('', expected, 'none of them', RangeError, 'no-tournament');
}

/** Whether a file is a web page, by its beginning. */
export function isWebPage(content: Uint8Array): boolean {
  return formatOf(content)?.name === 'an HTML page';
}

/** Whether a file may be a printed crosstable, by its beginning: a web page, a spreadsheet, a table of values. */
export function isPrintedPage(content: Uint8Array): boolean {
  const head = beginOf(content);
  return formatOf(content, head)?.mayBePrinted ?? hasPrintedHeadings(head);
}

// Recognizes a printed crosstable by its beginning. It has a reader of its own, apart from that of reports and JSON.

/** A record of a tournament report. */
const RECORD = /^[ \t>]*0\d\d\s/m;

/**
 * The headings of a crosstable: `1.Rd`, `Rd 1`, the numbers 1 and 2, also as `#1` and `#2`, or a last 1 with a game below. Where blanks
 * or bars stand between them, the reader of crosstables says what to do. The beginning is read by bytes, and those of Hebrew
 * letters begin with that of the sign ×; those of blanks at which no line breaks are two, and those of marks of direction three.
 */
const HEADINGS =
  /[\t;, ]"?(?:Â\u00A0|â[€\u0080\u0081].)*(?:r(?:d|nd|ound|onde|unde|onda|odada)?\.?(?: |Â\u00A0)?#?1[\t;,"|]|#?1(?:\.\s?[\p{L}×]|[\t;, "|]+#?2[\t;, "|\r\n]|"?\s*\n.*[\t;,"] *\d+ ?[:\p{L}]))/iu;

/** The headings of Swiss-Manager's list of pairings. */
const PAIRINGS = /[\t;,]"?NrW"?[\t;,].*[\t;,]"?ErgS"?[\t;,\r\n]/i;

/** Whether a text is one of values with the headings of a crosstable or of a list of pairings, by its beginning. */
function hasPrintedHeadings(head: string): boolean {
  return !/^\s*[[{]/.test(head) && !RECORD.test(head) && (HEADINGS.test(head) || PAIRINGS.test(head));
}

/** Throws for what is neither a text nor bytes. */
export function checkContent(content: string | Uint8Array, path: string): void {
  check(typeof content === 'string' || isBytes(content), path, 'a text or a Uint8Array', content);
}

/**
 * Whether a file is JSON; else it is a report. Both are recognized by their beginning, without reading the rest.
 *
 * @throws RangeError for another file and for an empty one, TypeError for a value that is neither a text nor a Uint8Array
 */
export function isJson(content: string | Uint8Array): boolean {
  checkContent(content, 'content');
  const head = beginOf(content);
  const format = formatOf(content, head);
  const isPrinted = format?.mayBePrinted ?? hasPrintedHeadings(head);
  if (format !== undefined || isPrinted) {
    const other = format?.name ?? 'a printed crosstable';
    const expected = 'a TRF or JSON file';
    const key = isPrinted ? 'printed-crosstable' : 'foreign-file';
    const mistake = { path: '', expected, found: other, key, values: { format: other } } as const;
    throw inputError(`this is ${other}; give ${expected}`, mistake);
  }
  const sign = head.replace(/^ï»¿/, '').trimStart().charAt(0);
  if (sign === '' && content.length <= HEAD_LENGTH) {
    const expected = 'a tournament report file, JSON or a printed crosstable';
    throw unexpected('', expected, 'an empty file', RangeError, 'empty-file');
  }
  // A list is JSON, although it is no event
  const isOfJson = sign === '{' || sign === '[';
  if (!isOfJson && isNoReport(head, content.length)) throw noTournament();
  return isOfJson;
}

/** Properties that only games, results and tournaments of Lichess have beside each other. */
const OF_LICHESS = [
  /"(?:tieBreak|swiss)":/,
  /"username":[^]*"(?:performance|rating)":|"(?:performance|rating)":[^]*"username":/,
  /"perf":[^]*"players":|"players":[^]*"perf":/,
  /"(?:nbRounds|nbPlayers)":[^]*"(?:clock|startsAt)":|"(?:clock|startsAt)":[^]*"(?:nbRounds|nbPlayers)":/,
];

/** The most of a beginning that shows it. */
const LICHESS_LENGTH = 4096;

/** Whether a file is JSON or NDJSON of Lichess, by its beginning. */
export function isLichess(head: string): boolean {
  const text = head.slice(0, LICHESS_LENGTH);
  return /^(?:\uFEFF|ï»¿)?\s*(?:\[\s*)?\{\s*"/.test(text) && OF_LICHESS.some((pattern) => pattern.test(text));
}
