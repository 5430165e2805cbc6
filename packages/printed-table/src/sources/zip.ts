import { type ZipEntry, zipEntries } from '@crosstable/core/text';

import { refusal, tooLarge } from '../cells/refusal.js';

/** The most bytes that are read of an archive, in all of its files; more is no table. */
const MOST_BYTES = 64_000_000;

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
  const entries = zipEntries(archive);
  if (entries === undefined) refuseDamaged();
  let left = MOST_BYTES;
  const contentOf = async ({ content, isDeflated }: ZipEntry): Promise<Uint8Array> => {
    const bytes = isDeflated ? await inflate(content) : content;
    // Any number of names may stand for the same bytes
    left -= bytes.length;
    if (left < 0) throw tooLarge();
    return bytes;
  };
  return new Map([...entries].map(([name, entry]) => [name, () => contentOf(entry)]));
}

/** Files that systems put into an archive beside its own. */
const OF_SYSTEM = /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$|\/$/i;

/** The content of the only file in a ZIP archive; `undefined` where there are several, as in a spreadsheet, or none. */
export async function onlyFileInZip(archive: Uint8Array): Promise<Uint8Array | undefined> {
  const files = [...filesInZip(archive)].filter(([name]) => !OF_SYSTEM.test(name));
  return files.length === 1 ? await files[0][1]() : undefined;
}
