// A source as pieces of text. Bytes become a sign each, because the signs of PGN are ASCII; only the values that are kept are decoded.
import { check, isObject } from '@crosstable/core';
import { byteText, utf8Text } from '@crosstable/core/text';

/** A PGN: its text, its bytes, or its bytes in pieces, as the body of a response and a stream of a file give them. */
export type PgnSource = string | Uint8Array | AsyncIterable<Uint8Array>;

/** A piece of the text, and whether its signs stand for bytes. */
export interface Piece {
  readonly text: string;
  readonly isOfBytes: boolean;
}

/** The most signs or bytes that are read at once. */
const LENGTH = 65_536;

/** The sign of each byte. */
const SIGNS = /* @__PURE__ */ signsOfBytes();

function signsOfBytes(): string {
  return byteText(Uint8Array.from({ length: 256 }, (_, byte) => byte));
}

/** Whether a value is bytes, also those of another realm. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** Whether a value is a source that is read piece by piece. */
function isStream(value: unknown): value is AsyncIterable<unknown> {
  return isObject(value) && Symbol.asyncIterator in value;
}

/** Bytes in parts of some length. */
function* partsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += LENGTH) yield bytes.subarray(at, at + LENGTH);
}

/** The bytes of a source, piece by piece. */
async function* bytesIn(source: Exclude<PgnSource, string>): AsyncGenerator<Uint8Array> {
  if (isBytes(source)) {
    yield* partsOf(source);
    return;
  }
  check(isStream(source), 'source', 'a text, a Uint8Array or an async iterable of these', source);
  for await (const bytes of source) {
    check(isBytes(bytes), 'source', 'pieces that are a Uint8Array', bytes);
    yield* partsOf(bytes);
  }
}

/** The decoder of a file with this beginning: of UTF-16 by its mark, else one that shows each byte. */
function decoderOf([first, second]: Uint8Array): InstanceType<typeof TextDecoder> {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'windows-1252');
}

/** The text of a source, piece by piece. */
export async function* piecesOf(source: PgnSource): AsyncGenerator<Piece> {
  if (typeof source === 'string') {
    for (let at = 0; at < source.length; at += LENGTH) yield { text: source.slice(at, at + LENGTH), isOfBytes: false };
    return;
  }
  let before: number[] = [];
  let decoder: ReturnType<typeof decoderOf> | undefined;
  for await (const bytes of bytesIn(source)) {
    // The first two bytes are the mark of UTF-16, and a piece may have one
    if (decoder === undefined && before.length + bytes.length < 2) before = [...before, ...bytes];
    else {
      const whole = decoder === undefined ? Uint8Array.from([...before, ...bytes]) : bytes;
      decoder ??= decoderOf(whole);
      yield { text: decoder.decode(whole, { stream: true }), isOfBytes: decoder.encoding === 'windows-1252' };
    }
  }
}

/** A value as it is meant, and whether its bytes were no UTF-8. */
export function decoded({ text, isOfBytes }: Piece): { readonly text: string; readonly isOther: boolean } {
  if (!isOfBytes || !/[^\0-\x7F]/.test(text)) return { text, isOther: false };
  const meant = utf8Text(Uint8Array.from(text, (sign) => SIGNS.indexOf(sign)));
  return { text: meant ?? text, isOther: meant === undefined };
}
