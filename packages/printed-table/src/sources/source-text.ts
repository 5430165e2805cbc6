import type { Report } from '../cells/repair.js';

/** Bytes in which every table has a sign of ASCII, and UTF-16 a zero beside it. */
const BEGINNING = 1000;

/** The encoding that a page names which isn't in UTF-8; Windows-1252 where it names none that is known here. */
function encodingOf(page: Uint8Array): string {
  const begin = String.fromCharCode(...page.subarray(0, BEGINNING));
  const named = /charset\s*=\s*["']?([\w-]+)/i.exec(begin)?.[1] ?? '';
  try {
    if (new TextDecoder(named).encoding !== 'utf-8') return named;
  } catch {
    // No encoding has this name
  }
  return 'Windows-1252';
}

/** The text of bytes: UTF-16 by its mark or by the zeros beside signs of ASCII, else UTF-8, and another encoding where they aren't that. */
export function decoded(source: string | Uint8Array, report: Report): string {
  if (typeof source === 'string') return source.replace(/^\uFEFF/, '');
  const zero = source.subarray(0, BEGINNING).indexOf(0);
  const isLittle = source[0] === 0xff || (source[0] !== 0xfe && zero % 2 === 1);
  if (zero >= 0) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(source);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    const encoding = encodingOf(source);
    report('encoding', { text: '', line: 1, column: 1 }, `in UTF-8: read as ${encoding}`);
    // As a stream: some versions of Node take the bytes of a whole text in Windows-1252 for Latin-1, which has fewer letters
    return new TextDecoder(encoding).decode(source, { stream: true });
  }
}

/** The same text as it is read. Pages are copied with blanks at which no line breaks, and with marks of the direction; a name has neither. */
export function plainPage(source: string | Uint8Array, report: Report): string {
  return decoded(source, report)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}
