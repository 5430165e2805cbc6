/** The length of the beginning that shows the kind of a file. Nothing behind it is read before the kind is known. */
export const HEAD_LENGTH = 65_536;

/** The beginning of a file as text. Each byte becomes a character, because the search is for ASCII only. */
export function headOf(source: string | Uint8Array): string {
  if (typeof source === 'string') return source.slice(0, HEAD_LENGTH);
  return new TextDecoder('windows-1252').decode(source.subarray(0, HEAD_LENGTH));
}

/**
 * The name of a format that is neither a report nor JSON, by the beginning of the file: `a PGN`. `undefined` for an
 * unknown format.
 *
 * PGN (Portable Game Notation) begins with a tag or with the first move. NDJSON has a value on each line, so that two
 * lines begin with `{`.
 */
export function foreignFormat(head: string): string | undefined {
  const text = head.replace(/^(?:\uFEFF|ï»¿)?\s*/, '');
  if (text.startsWith('%PDF-')) return 'a PDF';
  if (/^(?:.PNG\r\n|ÿØÿ|GIF8[79]a)/.test(text)) return 'an image';
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) return zipFormat(text);
  if (text.startsWith('ÐÏ\x11à')) return 'a spreadsheet or another file of an office program';
  if (text.startsWith('<')) return markupFormat(text);
  if (isPgn(text)) return 'a PGN';
  return isNdjson(text) ? 'an NDJSON' : undefined;
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

function zipFormat(text: string): string {
  return /xl\/|spreadsheet/.test(text) ? 'a spreadsheet' : 'a spreadsheet or another ZIP file';
}

function markupFormat(text: string): string | undefined {
  if (/<(?:!doctype html|html|head|body|table|div)\b/i.test(text)) return 'an HTML page';
  if (text.includes('office:spreadsheet')) return 'a spreadsheet';
  return /^<[?!/a-z]/i.test(text) ? 'an XML file' : undefined;
}

/** Comments may stand before the first tag: a line that begins with `;` or `%`. */
function isPgn(text: string): boolean {
  const first = text.split(/[\r\n]+/).find((line) => line.trim() !== '' && !/^[;%]/.test(line));
  return first !== undefined && /^\s*(?:\[[A-Za-z_]\w*\s*"|1\.\s*(?:[a-hKQRBN][a-h1-8x]|O-O))/.test(first);
}

function isNdjson(text: string): boolean {
  if (!text.startsWith('{')) return false;
  const end = text.search(/[\r\n]/);
  return end > 0 && text.slice(0, end).trimEnd().endsWith('}') && text.slice(end).trimStart().startsWith('{');
}
