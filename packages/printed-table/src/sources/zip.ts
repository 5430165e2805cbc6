import { refusal, tooLarge } from '../cells/refusal.js';

/** The most bytes that are read of an archive, in all of its files; more is no table. */
const MOST_BYTES = 64_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** Throws what says that an archive can't be read. */
function refuseDamaged(): never {
  throw refusal('damaged-xlsx', 'an XLSX file', 'a damaged one');
}

function inflater(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    throw refusal('cannot-unpack', 'CSV', 'XLSX, for which Node before 20.12 has no deflate-raw');
  }
}

/** The content of deflated bytes; where it is longer than any table, its beginning. */
async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = inflater();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    // Blob takes no shared memory, and so it gets a copy
    const copied: ReadableStream<Uint8Array<ArrayBuffer>> = new Blob([new Uint8Array(bytes)])
      .stream()
      .pipeThrough(stream);
    const reader = copied.getReader();
    while (length <= MOST_BYTES) {
      const { value } = await reader.read();
      if (value === undefined) break;
      parts.push(value);
      length += value.length;
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch {
    refuseDamaged();
  }
}

/** The files in a ZIP archive by their names, each as what gives its content. */
export function filesInZip(archive: Uint8Array): Map<string, () => Promise<Uint8Array>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  const part = (from: number, length: number): Uint8Array => archive.subarray(from, from + length);
  const files = new Map<string, () => Promise<Uint8Array>>();
  let left = MOST_BYTES;
  try {
    let end = archive.length - 22;
    while (long(end) !== END_OF_DIRECTORY) end--;
    let at = long(end + 16);
    for (let entries = short(end + 10); entries > 0; entries--) {
      if (long(at) !== ENTRY) refuseDamaged();
      const name = new TextDecoder().decode(part(at + 46, short(at + 28)));
      const header = long(at + 42);
      const content = part(header + 30 + short(header + 26) + short(header + 28), long(at + 20));
      const isDeflated = short(at + 10) === DEFLATED;
      files.set(name, async () => {
        const bytes = isDeflated ? await inflate(content) : content;
        // Any number of names may stand for the same bytes
        left -= bytes.length;
        if (left < 0) throw tooLarge();
        return bytes;
      });
      at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
    }
  } catch {
    // A place outside of the archive
    refuseDamaged();
  }
  return files;
}

/** Files that systems put into an archive beside its own. */
const OF_SYSTEM = /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$|\/$/i;

/** The content of the only file in a ZIP archive; `undefined` where there are several, as in a spreadsheet, or none. */
export async function onlyFileInZip(archive: Uint8Array): Promise<Uint8Array | undefined> {
  const files = [...filesInZip(archive)].filter(([name]) => !OF_SYSTEM.test(name));
  return files.length === 1 ? await files[0][1]() : undefined;
}
