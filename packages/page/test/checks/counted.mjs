// The bytes of scripts and styles that a page asks for, compressed with brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { root } from './chromium.mjs';

/** The size of every file that was asked for in this process: compressing takes longer than loading. */
const known = new Map();

function sizeOf(name) {
  const size = known.get(name) ?? brotliCompressSync(readFileSync(join(root, 'packages/page/dist', name))).length;
  known.set(name, size);
  return size;
}

/** The files that a page asks for from now on, by name, with their sizes. */
export function counted(page) {
  const sizes = new Map();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/club/', '');
    if (/\.(js|css)$/.test(name)) sizes.set(name, sizeOf(name));
  });
  return sizes;
}

export function total(sizes) {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
