import { HEAD_LENGTH, headOf } from './foreign-file.js';
import { misplaced, placeAt } from './place.js';

const UNKNOWN = '\uFFFD';

/**
 * UTF-16 by its mark, which Windows puts before output that is redirected into a file, or by the zero beside a first sign of ASCII.
 */
export function utf16({ 0: first, 1: second }: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0) ? 'utf-16be' : undefined;
}

/** A file in UTF-16 as text; any other file unchanged. */
export function decodedUtf16(content: string | Uint8Array): string | Uint8Array {
  if (typeof content === 'string') return content;
  const encoding = utf16(content);
  return encoding === undefined ? content : new TextDecoder(encoding).decode(content);
}

/** The beginning of a file of any kind, as text. */
export function beginOf(content: string | Uint8Array): string {
  return headOf(decodedUtf16(typeof content === 'string' ? content : content.subarray(0, HEAD_LENGTH)));
}

/** The text of a file that has no encoding of its own: UTF-16 by its mark, else UTF-8, and Windows-1252 where it isn't that. */
export function plainText(content: Uint8Array): string {
  const encoding = utf16(content) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    // As a stream: some versions of Node take the bytes of a whole text for Latin-1, which has fewer letters
    return new TextDecoder('windows-1252').decode(content, { stream: true });
  }
}

/** The text of a JSON file; bytes are read as UTF-8. */
export function utf8Text(content: string | Uint8Array): string {
  if (typeof content === 'string') return content.replace(/^\uFEFF/, '');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw misplaced(...firstUnreadable(content));
  }
}

/** The place of the first byte that isn't UTF-8, found without decoding much of the text behind it. */
function firstUnreadable(content: Uint8Array): Parameters<typeof misplaced> {
  for (let length = HEAD_LENGTH; ; length *= 4) {
    // As a stream: a character that is cut at the end is no error
    const text = new TextDecoder().decode(content.subarray(0, length), { stream: length < content.length });
    const at = text.indexOf(UNKNOWN);
    if (at >= 0 || length >= content.length) return [placeAt(text, at), 'UTF-8', UNKNOWN];
  }
}
