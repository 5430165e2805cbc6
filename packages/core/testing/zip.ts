import { deflateRawSync } from 'node:zlib';

/** A ZIP archive (PKWARE's APPNOTE, 4.3) of files, deflated or stored; `more` stands in every field that a reader passes over. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>, isDeflated = true, more = ''): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = isDeflated ? deflateRawSync(content) : Buffer.from(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(more.length, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(more.length, 30);
    entry.writeUInt16LE(more.length, 32);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(name + more + more));
    parts.push(local, Buffer.from(name + more), data);
    at += 30 + name.length + more.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(more.length, 20);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end, Buffer.from(more)]));
}
