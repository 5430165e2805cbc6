import { HEAD_LENGTH, headOf } from '../../../core/src/text/foreign-file.js';
import type { Report } from '../repair.js';

/** A line with its end, of which CRLF is one. */
const LINE = /[^\r\n]+(?:\r\n?|\n)?|\r\n?|\n/g;

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

/**
 * The text of a file. Bytes are UTF-8, as the pairing engines ask for; each line that is not is read as Windows-1252,
 * line by line, because a name that a program cut in the middle of a character spoils only its own line.
 */
export function decode(source: string | Uint8Array, report: Report): string {
  if (typeof source === 'string') return source.replace(/^\uFEFF/, '');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    return decodeByLines(source, report);
  }
}

function decodeByLines(bytes: Uint8Array, report: Report): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  // As a stream: some versions of Node take the bytes of a whole text for Latin-1, whose 0x80 to 0x9f are no letters.
  const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
  let number = 0;
  let isReported = false;
  return text.replaceAll(LINE, (line, from: number) => {
    number++;
    try {
      // Windows-1252 has a character for each byte
      return utf8.decode(bytes.subarray(from, from + line.length));
    } catch {
      const read = 'is not UTF-8, read as Windows-1252, as is each such line';
      if (!isReported) report('encoding', number, 1, line.trim(), read);
      isReported = true;
      return line;
    }
  });
}
