/** The bytes that a file in an archive may have; more is no table. */
const MOST_BYTES = 64_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

const DAMAGED = 'expected an XLSX file, got a ZIP archive that is damaged; save the table again';

/** Throws what says that an archive can't be read. */
function damaged(): never {
  throw new RangeError(DAMAGED);
}

function inflater(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    throw new RangeError('Node before 20.12 has no deflate-raw, which an XLSX file needs; save the table as CSV');
  }
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = inflater();
  const writer = stream.writable.getWriter();
  // A damaged stream fails where it is read
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const reader: { read: () => Promise<{ done: boolean; value?: unknown }> } = stream.readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!(value instanceof Uint8Array)) damaged();
      length += value.length;
      if (length > MOST_BYTES) damaged();
      chunks.push(value);
    }
  } catch {
    damaged();
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
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

async function contentOf(archive: Uint8Array, view: DataView, entry: number): Promise<string> {
  const header = view.getUint32(entry + 42, true);
  if (header + 30 > archive.length) damaged();
  const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const bytes = archive.subarray(from, from + view.getUint32(entry + 20, true));
  const isDeflated = view.getUint16(entry + 10, true) === DEFLATED;
  return new TextDecoder().decode(isDeflated ? await inflated(bytes) : bytes);
}
