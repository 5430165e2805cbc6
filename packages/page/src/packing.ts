// A text in the letters of an address, and its fingerprint.

/** A link that can't be read says so. */
export const DAMAGED = 'damaged';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A text, deflated, in the letters of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed; {@link DAMAGED} where that can't be told. */
export async function unpacked(letters: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return DAMAGED;
  }
}

/** A short number of a text: equal texts have equal ones, and others hardly ever (FNV-1a, twice with other starts). */
export function fingerprintOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193) >>> 0;
    other = Math.imul(other ^ unit, 0x01000193) >>> 0;
  }
  return one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0');
}
