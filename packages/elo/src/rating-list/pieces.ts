// The bytes of a list, piece by piece, unpacked where they are a ZIP archive
import { check, isObject, unexpected, valueInMessage } from '@crosstable/core';
import { isBytes, zipEntries } from '@crosstable/core/text';

/** A list as it comes: a text, all of its bytes, or pieces of them. */
export type ListSource = string | Uint8Array | AsyncIterable<Uint8Array>;

function isPieces(source: unknown): source is AsyncIterable<unknown> {
  return isObject(source) && Symbol.asyncIterator in source;
}

async function* piecesIn(source: ListSource): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') {
    yield new TextEncoder().encode(source);
  } else if (isBytes(source)) {
    yield source;
  } else {
    check(isPieces(source), 'source', 'text, bytes or pieces of bytes', source);
    for await (const piece of source) {
      const given: unknown = piece;
      check(isBytes(given), 'source', 'pieces of bytes', given);
      yield given;
    }
  }
}

/** The bytes of pieces in one. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function damaged(found = 'a damaged one'): Error {
  return unexpected('source', 'a ZIP archive with one rating list', found);
}

/** The content of the only file of an archive, piece by piece. */
async function* unpacked(archive: Uint8Array): AsyncGenerator<Uint8Array> {
  const entries = zipEntries(archive);
  if (entries === undefined) throw damaged();
  const files = [...entries].filter(([name]) => /\.(?:txt|xml)$/i.test(name));
  if (files.length !== 1) throw damaged(valueInMessage(files.map(([name]) => name).join(', ')));
  const [[, { content, isDeflated }]] = files;
  if (!isDeflated) {
    yield content;
    return;
  }
  const copied: ReadableStream<Uint8Array<ArrayBuffer>> = new Blob([new Uint8Array(content)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = copied.getReader();
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw damaged();
    });
    if (value === undefined) return;
    yield value;
  }
}

/** Whether the first bytes are those of a ZIP archive; `undefined` while there are too few. */
function isArchive(first: Uint8Array): boolean {
  return first[0] === 0x50 && first[1] === 0x4b && first[2] === 3 && first[3] === 4;
}

/** The bytes of a list, piece by piece. An archive is kept whole, because its directory stands at its end. */
export async function* listPieces(source: ListSource): AsyncGenerator<Uint8Array> {
  const first: Uint8Array[] = [];
  let length = 0;
  let isPlain = false;
  for await (const piece of piecesIn(source)) {
    if (isPlain) {
      yield piece;
      continue;
    }
    first.push(piece);
    length += piece.length;
    if (length < 4) continue;
    if (first.length > 1 && isArchive(joined(first))) continue;
    if (first.length === 1 && isArchive(piece)) continue;
    isPlain = true;
    yield joined(first);
  }
  if (isPlain) return;
  const all = joined(first);
  if (isArchive(all)) yield* unpacked(all);
  else yield all;
}
