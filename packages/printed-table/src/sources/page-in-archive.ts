// The page in a web archive, as a phone or a browser saves one: MHTML (.mht, .mhtml), or Safari's .webarchive.
import { beginOf, foreignFormat } from '@crosstable/core/text';

import type { ArchivedPage } from './archived-page.js';
import { mhtmlPage } from './mhtml.js';
import { webarchivePage } from './webarchive.js';

/** Bytes as characters, each of which has the number of its byte. */
function asSigns(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096) parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return parts.join('');
}

/** The text of a page in the encoding that its archive names; its bytes where that is UTF-8, or none that is known here. */
function decoded({ bytes, charset = 'utf-8' }: ArchivedPage): string | Uint8Array {
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === 'utf-8' ? bytes : decoder.decode(bytes, { stream: true });
  } catch {
    return bytes;
  }
}

/** The page with its address behind it, as browsers write it into a page that they save. */
function withAddress(page: string | Uint8Array, address: string | undefined): string | Uint8Array {
  if (address === undefined || !/^https?:\/\/[^\s"<>]+$/.test(address)) return page;
  const comment = `<!-- saved from url=(${String(address.length).padStart(4, '0')})${address} -->`;
  if (typeof page === 'string') return page + comment;
  const behind = new TextEncoder().encode(comment);
  const both = new Uint8Array(page.length + behind.length);
  both.set(page);
  both.set(behind, page.length);
  return both;
}

/**
 * The page in a web archive; another source as it is.
 *
 * @throws RangeError for an archive that is cut off or damaged
 */
export function pageInArchive(source: string | Uint8Array): string | Uint8Array {
  if (foreignFormat(beginOf(source))?.name !== 'a web archive') return source;
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const signs = asSigns(bytes);
  const page = /^\s*(?:bplist|<)/.test(signs) ? webarchivePage(bytes, signs) : mhtmlPage(signs);
  return withAddress(decoded(page), page.address);
}
