import { utf16 } from '../../../trf/src/text/encoding.js';
import { HEAD_LENGTH } from './foreign-file.js';
import { misplaced, placeAt } from './place.js';

const UNKNOWN = '\uFFFD';

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
