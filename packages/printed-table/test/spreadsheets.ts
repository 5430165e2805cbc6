import { deflateRawSync } from 'node:zlib';

/** A ZIP archive (PKWARE's APPNOTE, 4.3) of texts, deflated or stored; `more` stands in every field that a reader passes over. */
export function zip(files: Readonly<Record<string, string>>, isDeflated = true, more = ''): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = isDeflated ? deflateRawSync(text) : Buffer.from(text);
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

const letter = (column: number): string => String.fromCharCode(65 + column);

/** A sheet with a number as a number, and every other text among the shared ones or in the cell itself. */
export function sheet(rows: readonly (readonly (string | number)[])[]): Record<string, string> {
  const texts = rows.flat().filter((value) => typeof value === 'string' && value !== '');
  const cell = (value: string | number, row: number, column: number): string => {
    const place = `r="${letter(column)}${row + 1}"`;
    if (value === '') return column === 1 ? '' : `<c ${place} s="1"/>`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    if (column === 3) return `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const data = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
  );
  return {
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${String(text).slice(0, 1)}</t></r><r><t>${String(text).slice(1)}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
}
