// The page in a web archive of Chrome, Edge or a mail program: MHTML (RFC 2557), whose parts are those of a mail.
import { type ArchivedPage, refuseArchive } from './archived-page.js';
import { fromBase64, fromQuotedPrintable } from './transfer-encoding.js';

/** Parts stand in parts at most so deep. */
const MOST_LEVELS = 4;

/** A part with its headers, whose names are in small letters. */
interface Part {
  readonly headers: ReadonlyMap<string, string>;
  /** The header that says of what it is. */
  readonly type: string;
  readonly body: string;
  /** Whether a line behind it says that it is whole. */
  readonly isWhole: boolean;
}

/** The headers of a part, up to the first empty line; a line that begins with a blank continues the one before. */
function partOf(text: string, isWhole: boolean): Part {
  const end = /(?:^|\r\n|\n|\r(?!\n))(?:\r\n|\n|\r)/.exec(text);
  const head = end === null ? text : text.slice(0, end.index);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/(?:\r\n|\r|\n)[ \t]+/g, ' ').split(/[\r\n]+/)) {
    const found = /^([\w-]+):(.*)$/.exec(line);
    if (found !== null) headers.set(found[1].toLowerCase(), found[2].trim());
  }
  const type = headers.get('content-type') ?? '';
  return { headers, type, body: end === null ? '' : text.slice(end.index + end[0].length), isWhole };
}

/** A parameter of a header: the charset, or the line between the parts. */
function parameterOf(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(header);
  return found === null ? undefined : (found.at(1) ?? found.at(2));
}

/** The parts between the lines of a boundary. */
function partsIn(body: string, boundary: string): Part[] {
  const parts: Part[] = [];
  let from: number | undefined;
  const line = `--${boundary}`;
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    if (at > 0 && !/[\r\n]/.test(body.charAt(at - 1))) continue;
    if (from !== undefined) parts.push(partOf(body.slice(from, at), true));
    const end = at + line.length;
    from = end + (/^[ \t]*(?:\r\n|\r|\n)/.exec(body.slice(end, end + 100))?.[0].length ?? 0);
    if (body.startsWith('--', end)) return parts;
  }
  return from === undefined ? parts : [...parts, partOf(body.slice(from), false)];
}

/** The first part that is a page, in the order of the parts. */
function pagePart(part: Part, level = 0): Part | undefined {
  const { type } = part;
  if (/^text\/html\b/i.test(type)) return part;
  const boundary = parameterOf(type, 'boundary');
  if (!/^multipart\//i.test(type) || boundary === undefined || boundary === '' || level > MOST_LEVELS) return undefined;
  for (const inner of partsIn(part.body, boundary)) {
    const found = pagePart(inner, level + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The page of a web archive, of which each character is a byte. */
export function mhtmlPage(archive: string): ArchivedPage {
  const whole = partOf(archive, false);
  const part = pagePart(whole);
  if (part === undefined || !part.isWhole) refuseArchive();
  const encoding = part.headers.get('content-transfer-encoding') ?? '';
  const bytes = /^base64$/i.test(encoding)
    ? fromBase64(part.body)
    : /^quoted-printable$/i.test(encoding)
      ? fromQuotedPrintable(part.body)
      : Uint8Array.from(part.body, (sign) => sign.charCodeAt(0));
  return {
    bytes,
    charset: parameterOf(part.type, 'charset'),
    address: whole.headers.get('snapshot-content-location') ?? part.headers.get('content-location'),
  };
}
