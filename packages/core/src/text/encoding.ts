import { errorAt, placeAt } from './place.js';

/** The length of the beginning that shows the kind of a file. Nothing behind it is read before the kind is known. */
export const HEAD_LENGTH = 65_536;

const UNKNOWN = '\uFFFD';

/**
 * The name of UTF-16 where bytes are that: by the mark, which Windows puts before output that is redirected into a file, or by the first
 * zero of the first `within` bytes, which stands beside a sign of ASCII.
 */
function utf16(content: Uint8Array, within: number): string | undefined {
  const { 0: first, 1: second } = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zero = content.subarray(0, within).indexOf(0);
  if (zero < 0 || !(content[zero ^ 1] > 0)) return undefined;
  return zero % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

/** The text of bytes in UTF-16; `undefined` for other bytes. */
function utf16Text(content: Uint8Array, within = 2): string | undefined {
  const encoding = utf16(content, within);
  return encoding === undefined ? undefined : new TextDecoder(encoding).decode(content);
}

/** The text of bytes in UTF-8; `undefined` for other bytes. */
export function utf8Text(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** The text of bytes in an encoding that has a character for each byte. */
export function byteText(content: Uint8Array, encoding = 'windows-1252'): string {
  // As a stream: some versions of Node take the bytes of a whole text in Windows-1252 for Latin-1, which has fewer letters
  return new TextDecoder(encoding).decode(content, { stream: true });
}

/**
 * The text of a file, without its mark: in UTF-16, else in UTF-8, else what `otherwise` makes of the bytes. A reader that knows that
 * the bytes are a text may look for UTF-16 `within` more of them.
 */
export function decode(
  content: string | Uint8Array,
  otherwise: (content: Uint8Array) => string,
  within?: number,
): string {
  if (typeof content === 'string') return content.replace(/^\uFEFF/, '');
  return utf16Text(content, within) ?? utf8Text(content) ?? otherwise(content);
}

/** The text of a file in UTF-16 or UTF-8. @throws RangeError with the place of the first byte of another one */
export function unicodeText(content: string | Uint8Array): string {
  return decode(content, refuseUnreadable);
}

/** Throws what says where bytes aren't UTF-8; this is found without decoding much of the text behind it. */
function refuseUnreadable(content: Uint8Array): never {
  for (let length = HEAD_LENGTH; ; length *= 4) {
    // As a stream: a character that is cut at the end is no error
    const text = new TextDecoder().decode(content.subarray(0, length), { stream: length < content.length });
    const at = text.indexOf(UNKNOWN);
    if (at >= 0 || length >= content.length) throw errorAt({ ...placeAt(text, at), text: UNKNOWN }, 'UTF-8');
  }
}

/** The beginning of a file of any kind, as text. Other bytes than those of UTF-16 become a character each, because the search is for ASCII. */
export function beginOf(content: string | Uint8Array): string {
  if (typeof content === 'string') return content.slice(0, HEAD_LENGTH);
  const head = content.subarray(0, HEAD_LENGTH);
  return utf16Text(head) ?? byteText(head);
}
