/** What a file in an archive may have; more is no table. */
const MOST_CHARACTERS = 64_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** Throws what says that an archive can't be read. */
function damaged(): never {
  throw new RangeError('expected an XLSX file, got a damaged one');
}

function inflater(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    throw new RangeError('expected CSV, got XLSX, for which Node before 20.12 has no deflate-raw');
  }
}

/** The text of deflated bytes. */
async function inflated(bytes: Uint8Array): Promise<string> {
  const stream = inflater();
  const writer = stream.writable.getWriter();
  // A damaged stream fails where it is read. A stream takes no shared memory, and so it gets a copy
  writer
    .write(new Uint8Array(bytes))
    .then(() => writer.close())
    .catch(() => undefined);
  const decoder = new TextDecoder();
  let text = '';
  try {
    const reader: { read: () => Promise<{ value?: unknown }> } = stream.readable.getReader();
    for (;;) {
      const { value } = await reader.read();
      if (!(value instanceof Uint8Array)) return text;
      text += decoder.decode(value, { stream: true });
      if (text.length > MOST_CHARACTERS) damaged();
    }
  } catch {
    damaged();
  }
}

/** The text of a file in a ZIP archive; `''` where there is none of that name. */
export async function textInZip(archive: Uint8Array, wanted: string): Promise<string> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  let end = archive.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < 0) damaged();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > archive.length || view.getUint32(at, true) !== ENTRY) damaged();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    if (name === wanted) return contentOf(archive, view, at);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return '';
}

function contentOf(archive: Uint8Array, view: DataView, entry: number): string | Promise<string> {
  const header = view.getUint32(entry + 42, true);
  if (header + 30 > archive.length) damaged();
  const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const bytes = archive.subarray(from, from + view.getUint32(entry + 20, true));
  return view.getUint16(entry + 10, true) === DEFLATED ? inflated(bytes) : new TextDecoder().decode(bytes);
}
