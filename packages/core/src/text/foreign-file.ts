/** The length of the beginning that shows the kind of a file. Nothing behind it is read before the kind is known. */
export const HEAD_LENGTH = 65_536;

/** The beginning of a file as text. Each byte becomes a character, because the search is for ASCII only. */
export function headOf(source: string | Uint8Array): string {
  if (typeof source === 'string') return source.slice(0, HEAD_LENGTH);
  return new TextDecoder('windows-1252').decode(source.subarray(0, HEAD_LENGTH));
}

/**
 * The formats by their beginnings, the first that fits. Before the first tag or move of a PGN there may be comments: lines that begin with `;`
 * or `%`.
 */
const FORMATS: readonly (readonly [beginning: RegExp, format: string])[] = [
  [/^%PDF-/, 'a PDF'],
  [/^(?:.PNG\r\n|ÿØÿ|GIF8[79]a)/, 'an image'],
  [/^PK[^\s -~]{2}[^]*?(?:xl\/|spreadsheet)/, 'a spreadsheet'],
  [/^PK[^\s -~]{2}/, 'a spreadsheet or another ZIP file'],
  [/^ÐÏ.à/, 'a spreadsheet or another file of an office program'],
  [/^\{\\rtf/, 'an RTF'],
  [/^(?:From: |MIME-V|bplist)/, 'a web archive'],
  [/^(?=<)[^]*?<(?:!doctype html|html|head|body|table|div)\b/i, 'an HTML page'],
  [/^<[^]*?office:spreadsheet/, 'a spreadsheet'],
  [/^<[?!/a-z]/i, 'an XML file'],
  [/^(?:[;%][^\r\n]*[\r\n]\s*)*(?:\[[A-Za-z_]\w*\s*"|1\.\s*(?:[KQRBN]?[a-h][1-8]|O-O))/, 'a PGN'],
  [/^\{[^\r\n]*\}[^\S\r\n]*[\r\n]\s*\{/, 'an NDJSON'],
];

/**
 * The name of a format that is neither a report nor JSON, by the beginning of the file: `a PGN`. `undefined` for an
 * unknown format.
 *
 * PGN (Portable Game Notation) begins with a tag or with the first move. NDJSON has a value on each line, so that two
 * lines begin with `{`.
 */
export function foreignFormat(head: string): string | undefined {
  const text = head.replace(/^(?:\uFEFF|ï»¿)?\s*/, '');
  return FORMATS.find(([beginning]) => beginning.test(text))?.[1];
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
