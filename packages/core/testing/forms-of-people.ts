// Writers of the forms in which people have a table: with blanks between its columns, from a phone, a cell a line

/** The rows of a table, the headings first. */
export type Shown = readonly (readonly (string | number)[])[];

const lengthOf = (value: string | number): number => Array.from(String(value)).length;

/** Columns as wide as their longest value, some blanks apart; numbers stand right, and headings where the `seed` says. */
export function withBlanks(rows: Shown, seed: number): string {
  const apart = ' '.repeat(1 + (seed % 3));
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column]))));
  const line = (row: Shown[number], isHeading: boolean): string =>
    row
      .map((value, column) => {
        const pad = ' '.repeat(widths[column] - lengthOf(value));
        const isRight = isHeading ? seed % 2 === 1 : /^\d/.test(String(rows[1][column]));
        return isRight ? `${pad}${value}` : `${value}${pad}`;
      })
      .join(apart);
  const [headings, ...players] = rows;
  const below = seed % 5 === 0 ? [''] : seed % 5 === 1 ? ['-'.repeat(40)] : [];
  return [line(headings, true), ...below, ...players.map((row) => line(row, false).trimEnd())].join('\n');
}

/** A text in <pre> of a page. */
function inPre(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<html><head><title>Open</title></head><body><h2>Open</h2>\n<pre>\n${escaped}\n</pre></body></html>`;
}

/** A table of a web page. */
function table(rows: Shown): string {
  const row = (cells: Shown[number]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<!DOCTYPE html><html><head><title>Open</title></head><body><table>${rows.map(row).join('\r\n')}</table></body></html>`;
}

/** Bytes in quoted-printable (RFC 2045, 6.7): lines of at most 76 characters, all but letters and digits as their codes. */
function quotedPrintable(bytes: Buffer): string {
  const signs = Array.from(bytes, (byte) => {
    const sign = String.fromCharCode(byte);
    return /[\w <>/]/.test(sign) ? sign : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  const lines: string[] = [''];
  for (const sign of signs) {
    const last = lines.length - 1;
    if (lines[last].length + sign.length > 75) lines.push(sign);
    else lines[last] += sign;
  }
  return lines.join('=\r\n');
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n');

/** A web archive as Chrome writes it (RFC 2557): the page, and a picture. */
export function mhtml(page: Buffer, encoding: string, charset = 'utf-8', address = 'https://example.com/open'): string {
  const boundary = '----MultipartBoundary--x1y2';
  const body = encoding === 'base64' ? base64(page) : quotedPrintable(page);
  const part = (type: string, as: string, content: string): string =>
    [`--${boundary}`, `Content-Type: ${type}`, `Content-Transfer-Encoding: ${as}`, 'Content-Location: cid:1', '', content, ''].join('\r\n'); // prettier-ignore
  return [
    'From: <Saved by Blink>',
    `Snapshot-Content-Location: ${address}`,
    'Subject: Open',
    'MIME-Version: 1.0',
    `Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"`,
    '',
    '',
    `${part(`text/html; charset=${charset}`, encoding, body)}${part('image/png', 'base64', 'iVBORw0KGgo=')}--${boundary}--`,
    '',
  ].join('\r\n');
}

/** An object of a binary property list: texts, bytes, and dictionaries of these. */
type Property = string | Buffer | { readonly [name: string]: Property };

/** A binary property list, as Apple's CFBinaryPList.c describes it. */
function binaryPlist(root: Property): Buffer {
  const objects: Buffer[] = [];
  const marked = (kind: number, count: number, content: Buffer): Buffer => {
    const long = Buffer.from([(kind << 4) | 15, 0x12, 0, 0, 0, 0]);
    long.writeUInt32BE(count, 2);
    return Buffer.concat([count < 15 ? Buffer.from([(kind << 4) | count]) : long, content]);
  };
  const add = (value: Property): number => {
    const number = objects.push(Buffer.alloc(0)) - 1;
    if (typeof value === 'string') {
      const isAscii = Array.from(value).every((sign) => sign < '\u0080');
      const content = isAscii ? Buffer.from(value) : Buffer.from(value, 'utf16le').swap16();
      objects[number] = marked(isAscii ? 5 : 6, value.length, content);
    } else if (Buffer.isBuffer(value)) objects[number] = marked(4, value.length, value);
    else {
      const [keys, values] = [Object.keys(value).map(add), Object.values(value).map(add)];
      const numbers = Buffer.alloc(2 * (keys.length + values.length));
      [...keys, ...values].forEach((one, at) => numbers.writeUInt16BE(one, 2 * at));
      objects[number] = marked(13, keys.length, numbers);
    }
    return number;
  };
  const top = add(root);
  const places = Buffer.alloc(4 * objects.length);
  let at = 8;
  for (const [number, object] of objects.entries()) {
    places.writeUInt32BE(at, 4 * number);
    at += object.length;
  }
  const trailer = Buffer.alloc(32);
  trailer.set([4, 2], 6);
  trailer.writeUInt32BE(objects.length, 12);
  trailer.writeUInt32BE(top, 20);
  trailer.writeUInt32BE(at, 28);
  return Buffer.concat([Buffer.from('bplist00'), ...objects, places, trailer]);
}

/** A web archive of Safari, as bytes. */
export function webarchive(page: Buffer, charset = 'UTF-8', address = 'https://example.com/open'): Buffer {
  return binaryPlist({
    WebMainResource: {
      WebResourceData: page,
      WebResourceFrameName: '',
      WebResourceMIMEType: 'text/html',
      WebResourceTextEncodingName: charset,
      WebResourceURL: address,
    },
    WebSubresources: { WebResourceData: Buffer.from('\u0089PNG') },
  });
}

/** The same as XML. */
export function webarchiveXml(page: Buffer, charset = 'UTF-8', address = 'https://example.com/open'): string {
  const text = (name: string, value: string): string => `\t\t<key>${name}</key>\n\t\t<string>${value}</string>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">\n<dict>\n\t<key>WebMainResource</key>\n\t<dict>',
    `\t\t<key>WebResourceData</key>\n\t\t<data>\n${base64(page)}\n\t\t</data>`,
    text('WebResourceMIMEType', 'text/html'),
    text('WebResourceTextEncodingName', charset),
    text('WebResourceURL', address.replaceAll('&', '&amp;')),
    '\t</dict>\n\t<key>WebSubresources</key>\n\t<array/>\n</dict>\n</plist>\n',
  ].join('\n');
}

/** A cell a line, as a phone copies a table: with an empty line between rows or none. Empty cells are empty lines. */
function stacked(rows: Shown, seed: number): string {
  const isAny = rows.slice(1).some((row) => row.includes(''));
  return ['Open', ...rows.map((row) => row.join('\n') + (seed % 2 === 1 && !isAny ? '\n' : ''))].join('\n');
}

/** The forms by their names. */
export const FORMS_OF_PEOPLE: Readonly<Record<string, (rows: Shown, seed: number) => string | Uint8Array>> = {
  'a text with blanks': withBlanks,
  '<pre> of a page': (rows, seed) => inPre(withBlanks(rows, seed)),
  'MHTML in quoted-printable': (rows) => Buffer.from(mhtml(Buffer.from(table(rows)), 'quoted-printable')),
  'MHTML in base64': (rows) => mhtml(Buffer.from(table(rows)), 'base64'),
  'a web archive of Safari': (rows) => webarchive(Buffer.from(table(rows))),
  'a web archive of Safari as XML': (rows) => Buffer.from(webarchiveXml(Buffer.from(table(rows)))),
  'a cell a line': stacked,
};
