import type { Report } from '../repair.js';

/** A line with its end, of which CRLF is one. */
const LINE = /[^\r\n]+(?:\r\n?|\n)?|\r\n?|\n/g;

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
