// The page in a web archive of Safari: a property list, as bytes or as XML, whose WebMainResource has the data of the page.
import { type ArchivedPage, refuseArchive } from './archived-page.js';
import { withCharacters } from './markup.js';
import { fromBase64 } from './transfer-encoding.js';

/** Where the parts of a property list stand: the last 32 bytes say it. */
interface Directory {
  readonly bytes: Uint8Array;
  /** The width of a place, and of the number of an object. */
  readonly placeSize: number;
  readonly numberSize: number;
  readonly objects: number;
  readonly top: number;
  /** Where the list of the objects' places begins. */
  readonly table: number;
}

/** A whole number of some bytes, the greatest first. */
function numberAt(bytes: Uint8Array, at: number, size: number): number {
  if (size < 1 || size > 8 || at < 0 || at + size > bytes.length) refuseArchive();
  return bytes.subarray(at, at + size).reduce((number, byte) => 256 * number + byte, 0);
}

function directoryOf(bytes: Uint8Array): Directory {
  const end = bytes.length - 32;
  const [objects, top, table] = [8, 16, 24].map((at) => numberAt(bytes, end + at, 8));
  return { bytes, placeSize: bytes[end + 6], numberSize: bytes[end + 7], objects, top, table };
}

/** An object: its kind, how many bytes or entries it has, and where these begin. */
interface PropertyObject {
  readonly kind: number;
  readonly count: number;
  readonly from: number;
}

const DATA = 4;
const ASCII = 5;
const UTF_16 = 6;
const DICTIONARY = 13;

function objectAt({ bytes, objects, placeSize, table }: Directory, number: number): PropertyObject {
  if (number >= objects) refuseArchive();
  const at = numberAt(bytes, table + number * placeSize, placeSize);
  const marker = numberAt(bytes, at, 1);
  const [kind, count] = [marker >> 4, marker & 15];
  if (count < 15) return { kind, count, from: at + 1 };
  // A longer count is a number behind the marker
  const size = 2 ** (numberAt(bytes, at + 1, 1) & 15);
  return { kind, count: numberAt(bytes, at + 2, size), from: at + 2 + size };
}

/** The text of an object; `undefined` of another kind. */
function textOf({ bytes }: Directory, { kind, count, from }: PropertyObject): string | undefined {
  if (kind !== ASCII && kind !== UTF_16) return undefined;
  const encoding = kind === ASCII ? 'utf-8' : 'utf-16be';
  return new TextDecoder(encoding).decode(bytes.subarray(from, from + count * (kind === ASCII ? 1 : 2)));
}

/** The value of a name in a dictionary. */
function valueIn(
  directory: Directory,
  { kind, count, from }: PropertyObject,
  name: string,
): PropertyObject | undefined {
  const { bytes, numberSize } = directory;
  if (kind !== DICTIONARY || from + 2 * count * numberSize > bytes.length) refuseArchive();
  for (let entry = 0; entry < count; entry++) {
    const key = objectAt(directory, numberAt(bytes, from + entry * numberSize, numberSize));
    if (key.count === name.length && textOf(directory, key) === name)
      return objectAt(directory, numberAt(bytes, from + (count + entry) * numberSize, numberSize));
  }
  return undefined;
}

function pageInBytes(bytes: Uint8Array): ArchivedPage {
  const directory = directoryOf(bytes);
  const main = valueIn(directory, objectAt(directory, directory.top), 'WebMainResource') ?? refuseArchive();
  const data = valueIn(directory, main, 'WebResourceData');
  if (data?.kind !== DATA || data.from + data.count > bytes.length) refuseArchive();
  const named = (name: string): string | undefined => {
    const value = valueIn(directory, main, name);
    return value && textOf(directory, value);
  };
  return {
    bytes: bytes.subarray(data.from, data.from + data.count),
    charset: named('WebResourceTextEncodingName'),
    address: named('WebResourceURL'),
  };
}

function pageInXml(xml: string): ArchivedPage {
  const from = xml.indexOf('<key>WebMainResource</key>');
  // The dictionary of the page has no other in it
  const end = xml.indexOf('</dict>', from);
  if (from < 0 || end < 0) refuseArchive();
  const main = xml.slice(from, end);
  const named = (name: string, tag: string): string | undefined =>
    new RegExp(`<key>${name}</key>\\s*<${tag}>([^<]*)</${tag}>`).exec(main)?.[1];
  const data = named('WebResourceData', 'data') ?? refuseArchive();
  const address = named('WebResourceURL', 'string');
  return {
    bytes: fromBase64(data),
    charset: named('WebResourceTextEncodingName', 'string'),
    address: address && withCharacters(address),
  };
}

/** The page of a web archive; `signs` has a character for each byte. */
export function webarchivePage(bytes: Uint8Array, signs: string): ArchivedPage {
  return signs.startsWith('bplist') ? pageInBytes(bytes) : pageInXml(signs);
}
