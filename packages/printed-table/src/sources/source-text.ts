import type { Report } from '../cells/repair.js';

/** Bytes in which every table has a sign of ASCII, and UTF-16 a zero beside it. */
const BEGINNING = 1000;

/** The text of bytes: UTF-16 by its mark or by the zeros beside signs of ASCII, else UTF-8, and Windows-1252 where they aren't that. */
export function decoded(source: string | Uint8Array, report: Report): string {
  if (typeof source === 'string') return source.replace(/^\uFEFF/, '');
  const zero = source.subarray(0, BEGINNING).indexOf(0);
  const isLittle = source[0] === 0xff || (source[0] !== 0xfe && zero % 2 === 1);
  if (zero >= 0) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(source);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    report('encoding', { text: '', line: 1, column: 1 }, 'in UTF-8: read as Windows-1252');
    return new TextDecoder('windows-1252').decode(source);
  }
}
