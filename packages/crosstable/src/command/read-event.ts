import type { FiledEvent } from './filed-event.js';
import { jsonEvent } from './json-event.js';
import { misplaced, placeAt } from './place.js';
import { trfEvent } from './trf-event.js';

const UNKNOWN = '\uFFFD';

/** The byte order mark of UTF-16, which Windows puts before what is redirected into a file. */
function utf16({ 0: first, 1: second }: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The text of a JSON file, which is UTF-8. */
function utf8Text(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    const text = new TextDecoder().decode(content);
    throw misplaced(placeAt(text, text.indexOf(UNKNOWN)), 'UTF-8', UNKNOWN);
  }
}

/** The first sign of a file that isn't blank; `''` where there is none. */
function firstSign(content: string | Uint8Array): string {
  const text =
    typeof content === 'string' ? content : new TextDecoder('windows-1252').decode(content.subarray(0, 4096));
  return /^(?:\uFEFF|ï»¿)?\s*(\S)/.exec(text)?.[1] ?? '';
}

/** Reads a tournament report file, or JSON: that begins with `{`, which no record of a report does. */
export function readEvent(bytes: Uint8Array): FiledEvent {
  const encoding = utf16(bytes);
  const content = encoding === undefined ? bytes : new TextDecoder(encoding).decode(bytes);
  const sign = firstSign(content);
  if (sign === '') throw new RangeError('expected a tournament report file or JSON, got an empty file');
  // A list is no event, but JSON, and no report either
  if (sign !== '{' && sign !== '[') return trfEvent(content);
  return jsonEvent(typeof content === 'string' ? content : utf8Text(content));
}
