// The encodings in which a page travels: base64, and quoted-printable (RFC 2045, 6.7 and 6.8).

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** The bytes of a text in base64; other signs, such as ends of lines, are passed over. */
export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let left = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xffff;
    left += 6;
    if (left < 8) continue;
    left -= 8;
    bytes[length++] = (bits >> left) & 0xff;
  }
  return bytes.subarray(0, length);
}

/** The bytes of a text in quoted-printable, each of whose characters is a byte. */
export function fromQuotedPrintable(text: string): Uint8Array {
  const joined = text.replaceAll(/=[ \t]*(?:\r\n|\r|\n)/g, '');
  const bytes = new Uint8Array(joined.length);
  let length = 0;
  for (let at = 0; at < joined.length; at++) {
    const code = joined.charAt(at) === '=' ? /^[\dA-F]{2}$/i.exec(joined.slice(at + 1, at + 3))?.[0] : undefined;
    bytes[length++] = code === undefined ? joined.charCodeAt(at) : Number.parseInt(code, 16);
    if (code !== undefined) at += 2;
  }
  return bytes.subarray(0, length);
}
