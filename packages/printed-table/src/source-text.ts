import type { Report } from './repair.js';

/** The text of bytes: UTF-16 by its mark, else UTF-8, and Windows-1252 where they aren't that. */
export function decoded(source: string | Uint8Array, report: Report): string {
  if (typeof source === 'string') return source.replace(/^\uFEFF/, '');
  const [first, second] = source;
  // 0xFE and 0xFF in either order: no other two bytes have this sum
  if (first + second === 0xfe + 0xff) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(source);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    report('encoding', { text: '', line: 1, column: 1 }, 'in UTF-8: read as Windows-1252');
    return new TextDecoder('windows-1252').decode(source);
  }
}
