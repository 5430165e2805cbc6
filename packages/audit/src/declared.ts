import { check, checkArray } from '@crosstable/core';

import type { KnownCodes } from './known-codes.js';

/** The codes as C.07 writes them, by their form in capitals. */
function byCapitals({ orders, values }: KnownCodes): ReadonlyMap<string, string> {
  return new Map([...values, ...orders].map(({ code }) => [code.toUpperCase(), code]));
}

/** A code in capitals, with slashes before its modifiers. Fore Buchholz has a code of its own: FB/C1 is BH/C1/F. */
function inCapitals(code: string): string {
  const written = code.toUpperCase().replaceAll(/-(?=[A-Z])/g, '/');
  return written.replace(/^BH(.*)\/F\b/, 'FB$1');
}

/** Whether an audit knows all codes of a list. */
export function areKnown(codes: readonly string[], known: KnownCodes): boolean {
  const names = byCapitals(known);
  return codes.every((code) => names.has(inCapitals(code)));
}

/** Checks a list of codes and returns it as C.07 writes it, the points first. */
export function checkCodes(codes: readonly string[], path: string, known: KnownCodes): string[] {
  checkArray(codes, path, 'codes');
  const names = byCapitals(known);
  const expected = `a code of Article 5 for ${known.participants}, as BH/C1`;
  const list = codes.map((code: unknown, at) => {
    const found = typeof code === 'string' ? names.get(inCapitals(code)) : undefined;
    check(found !== undefined, `${path}[${at}]`, expected, code, 'string');
    return found;
  });
  return list[0] === 'PTS' ? list : ['PTS', ...list];
}
