import { byteText, decode } from '@crosstable/core/text';

import type { OnRepair } from '../cells/repair.js';

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

/**
 * The text of a page as it is read. Pages are copied with blanks at which no line breaks, and with marks of the direction; a name has
 * neither.
 */
export function plainPage(source: string | Uint8Array, onRepair: OnRepair): string {
  const inOtherEncoding = (page: Uint8Array): string => {
    const encoding = encodingOf(page);
    onRepair('encoding', { text: '', line: 1, column: 1 }, { key: 'other-encoding', values: { encoding } });
    return byteText(page, encoding);
  };
  return decode(source, inOtherEncoding, BEGINNING)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}
