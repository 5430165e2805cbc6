import { HEAD_LENGTH, beginOf } from './encoding.js';
import { isSwissChess } from './swiss-chess-layout.js';

/** A format that is neither a report nor JSON. */
interface Format {
  readonly begins: RegExp;
  /** With its article, for a sentence: `a PGN`. */
  readonly name: string;
  /** Whether people could correct its lines, or a table of values begin like it. */
  readonly hasLines: boolean;
  /** Whether a printed crosstable can be in it. */
  readonly mayBePrinted: boolean;
}

/**
 * The formats by their beginnings, the first that fits. Before the first tag or move of a PGN there may be comments: lines that begin with `;`
 * or `%`, and text in braces.
 */
// prettier-ignore
const FORMATS = [
  { begins: /^%PDF-/, name: 'a PDF', hasLines: false, mayBePrinted: true },
  { begins: /^(?:.PNG\r\n|ÿØÿ|GIF8[79]a)/, name: 'an image', hasLines: false, mayBePrinted: false },
  { begins: /^PK[^\s -~]{2}[^]*?(?:xl\/|spreadsheet)/, name: 'a spreadsheet', hasLines: false, mayBePrinted: true },
  { begins: /^PK[^\s -~]{2}[^]*?word\//, name: 'a Word document', hasLines: false, mayBePrinted: false },
  { begins: /^PK[^\s -~]{2}/, name: 'a spreadsheet or another ZIP file', hasLines: false, mayBePrinted: true },
  { begins: /^ÐÏ.à/, name: 'a spreadsheet or another file of an office program', hasLines: false, mayBePrinted: true },
  { begins: /^“ÿ‰D/, name: 'a file of Swiss-Manager', hasLines: false, mayBePrinted: false },
  { begins: /^\{\\rtf/, name: 'an RTF', hasLines: false, mayBePrinted: false },
  { begins: /^(?:From: |MIME-V|bplist|(?:[A-Z][\w-]*: [^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*){0,40}(?:MIME-Version|Content-Type: *multipart)|<[^]{0,500}<plist\b)/, name: 'a web archive', hasLines: true, mayBePrinted: true },
  { begins: /^(?=<)[^]*?<(?:!doctype html|html|head|body|table|div)\b/i, name: 'an HTML page', hasLines: true, mayBePrinted: true },
  { begins: /^<[^]*?office:spreadsheet/, name: 'a spreadsheet', hasLines: false, mayBePrinted: true },
  { begins: /^<[?!/a-z]/i, name: 'an XML file', hasLines: true, mayBePrinted: false },
  { begins: /^(?:[;%][^\r\n]*[\r\n]\s*|\{[^{}]*\}\s*)*(?:\[[A-Za-z_]\w*\s*"|1\.\s*(?:[KQRBN]?[a-h][1-8]|O-O))/, name: 'a PGN', hasLines: true, mayBePrinted: false },
  { begins: /^\{[^\r\n]*\}[^\S\r\n]*[\r\n]\s*\{/, name: 'an NDJSON', hasLines: true, mayBePrinted: false },
] as const satisfies readonly Format[];

/** The format that no beginning shows. */
const SWISS_CHESS = {
  name: 'a file of Swiss-Chess',
  hasLines: false,
  mayBePrinted: false,
} as const satisfies Omit<Format, 'begins'>;

/** A format of the list, or the one beside it, with one of its names. */
export type ForeignFormat = (typeof FORMATS)[number] | typeof SWISS_CHESS;

/**
 * The format of a file that is neither a report nor JSON, by its beginning. `undefined` for an unknown format.
 *
 * PGN (Portable Game Notation) begins with a tag or with the first move. NDJSON has a value on each line, so that two
 * lines begin with `{`.
 */
export function foreignFormat(head: string): ForeignFormat | undefined {
  const text = head.replace(/^(?:\uFEFF|ï»¿)?\s*/, '');
  return FORMATS.find(({ begins }) => begins.test(text));
}

/** The format of a whole file, which may also be told by its length. `undefined` for a report, JSON and an unknown format. */
export function formatOf(content: string | Uint8Array, head = beginOf(content)): ForeignFormat | undefined {
  return typeof content !== 'string' && isSwissChess(content) ? SWISS_CHESS : foreignFormat(head);
}

/** Whether a file is a ZIP archive, as a spreadsheet is one, by its beginning. */
export function isZip(head: string): boolean {
  return head.startsWith('PK\u0003\u0004');
}

/**
 * Whether a file can't be a report: it is longer than its head, and no line of the head is a record. This recognises
 * noise of any length early.
 */
export function isNoReport(head: string, length: number): boolean {
  return length > HEAD_LENGTH && !hasRecord(head);
}

/** Whether a beginning has a line that only a report has: a code of three digits or letters, and a blank. */
function hasRecord(head: string): boolean {
  return /(?:^|[\r\n])(?:\uFEFF|ï»¿)?(?:[0-3]\d\d|80[12]|XX[A-Z]|BB[A-Z]|###)\s/.test(head);
}
