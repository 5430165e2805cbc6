import type { Report } from './repair.js';

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

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
  const windows1252 = new TextDecoder('windows-1252');
  let text = '';
  let line = 1;
  let reported = false;
  for (let from = 0; from < bytes.length;) {
    const to = endOfLine(bytes, from);
    const slice = bytes.subarray(from, to);
    try {
      text += utf8.decode(slice);
    } catch {
      // As a stream: some versions of Node take the bytes of a whole text for Latin-1, whose 0x80 to 0x9f are no letters.
      const decoded = windows1252.decode(slice, { stream: true });
      const read = 'is not UTF-8, read as Windows-1252, as is each such line';
      if (!reported) report('encoding', line, 1, decoded.trim(), read);
      reported = true;
      text += decoded;
    }
    from = to;
    line++;
  }
  return text;
}

/** The place after the line end that follows `from`, a CRLF being one. */
function endOfLine(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === LINE_FEED) return at + 1;
    if (bytes[at] === CARRIAGE_RETURN) return bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
  }
  return bytes.length;
}
