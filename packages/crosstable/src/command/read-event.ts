import { HEAD_LENGTH, foreignFormat, headOf, isNoReport } from '../../../trf/src/foreign-file.js';
import type { FiledEvent } from './filed-event.js';
import { jsonEvent } from './json-event.js';
import { misplaced, placeAt } from './place.js';
import { NEITHER, trfEvent } from './trf-event.js';

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
    throw misplaced(...firstUnreadable(content));
  }
}

/** Where the first byte stands that isn't UTF-8, found without decoding much of what follows it. */
function firstUnreadable(content: Uint8Array): Parameters<typeof misplaced> {
  for (let length = HEAD_LENGTH; ; length *= 4) {
    // As a stream: a character that is cut at the end is no error
    const text = new TextDecoder().decode(content.subarray(0, length), { stream: length < content.length });
    const at = text.indexOf(UNKNOWN);
    if (at >= 0 || length >= content.length) return [placeAt(text, at), 'UTF-8', UNKNOWN];
  }
}

/** Reads a tournament report file, or JSON: that begins with `{`, which no record of a report does. */
export function readEvent(bytes: Uint8Array): FiledEvent {
  const encoding = utf16(bytes);
  const begin = bytes.subarray(0, HEAD_LENGTH);
  const head = encoding === undefined ? headOf(begin) : new TextDecoder(encoding).decode(begin);
  const format = foreignFormat(head);
  if (format !== undefined) throw new RangeError(`this is ${format}; give a TRF or JSON file`);
  const sign = /^(?:\uFEFF|ï»¿)?\s*(\S)/.exec(head)?.[1] ?? '';
  if (sign === '' && bytes.length <= HEAD_LENGTH) {
    throw new RangeError('expected a tournament report file or JSON, got an empty file');
  }
  // A list is no event, but JSON, and no report either
  const isJson = sign === '{' || sign === '[';
  if (!isJson && isNoReport(head, bytes.length)) throw new RangeError(NEITHER);
  const content = encoding === undefined ? bytes : new TextDecoder(encoding).decode(bytes);
  if (!isJson) return trfEvent(content);
  return jsonEvent(typeof content === 'string' ? content : utf8Text(content));
}
