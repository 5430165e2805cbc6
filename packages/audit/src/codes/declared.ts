import { check, checkArray } from '@crosstable/core';
import { wholeOrder } from '@crosstable/standings';

import type { KnownCodes } from './known-codes.js';

/** The code as C.07 writes it; nothing for another text. Fore Buchholz has a code of its own: BH/C1/F is FB/C1. */
function codeIn(given: string, { meaning }: KnownCodes): string | undefined {
  return meaning(given.replace(/^BH(.*)[/-]F\b/i, 'FB$1'))?.code;
}

/** Whether an audit knows all codes of a list. */
export function areKnown(codes: readonly string[], known: KnownCodes): boolean {
  return codes.every((code) => codeIn(code, known) !== undefined);
}

/** Checks a list of codes and returns the whole order, with the codes as C.07 writes them. */
export function checkCodes(codes: readonly string[], path: string, known: KnownCodes): readonly string[] {
  checkArray(codes, path, 'codes');
  const expected = `a code of Article 5 for ${known.participants}, as BH/C1`;
  // A hole in the list is a missing code, which a map would pass over
  const list = Array.from(codes, (code: unknown, at) => {
    const found = typeof code === 'string' ? codeIn(code, known) : undefined;
    check(found !== undefined, `${path}[${at}]`, expected, code, 'string');
    return found;
  });
  return wholeOrder(list);
}
