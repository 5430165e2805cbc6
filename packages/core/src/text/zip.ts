// The directory of a ZIP archive.

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** A file in an archive, as its bytes are there. */
export interface ZipEntry {
  readonly isDeflated: boolean;
  readonly content: Uint8Array;
}

/** The files in a ZIP archive by their names; `undefined` for a damaged one. */
export function zipEntries(archive: Uint8Array): Map<string, ZipEntry> | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  const part = (from: number, length: number): Uint8Array => archive.subarray(from, from + length);
  const files = new Map<string, ZipEntry>();
  try {
    let end = archive.length - 22;
    while (long(end) !== END_OF_DIRECTORY) end--;
    let at = long(end + 16);
    for (let entries = short(end + 10); entries > 0; entries--) {
      if (long(at) !== ENTRY) return undefined;
      const name = new TextDecoder().decode(part(at + 46, short(at + 28)));
      const header = long(at + 42);
      const content = part(header + 30 + short(header + 26) + short(header + 28), long(at + 20));
      files.set(name, { isDeflated: short(at + 10) === DEFLATED, content });
      at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
    }
  } catch {
    // A place outside of the archive
    return undefined;
  }
  return files;
}
