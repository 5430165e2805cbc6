import { check, checkArray } from '@crosstable/core';

import { CALCULATIONS } from './calculations.js';

/** Direct encounter, with and without forfeits: no values, but an order of the tied. */
export const ORDERINGS: readonly string[] = ['DE', 'DE/P'];

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([...CALCULATIONS.map(({ code }) => code), ...ORDERINGS]);

/** A code as C.07 writes it: in capitals, with slashes. */
function written(code: string): string {
  return code.toUpperCase().replaceAll(/-(?=[A-Z])/g, '/');
}

/** Whether an audit knows all codes of a list. */
export function areKnown(codes: readonly string[]): boolean {
  return codes.every((code) => KNOWN.has(written(code)));
}

/** Checks a list of codes and returns it as C.07 writes it, the points first. */
export function checkCodes(codes: readonly string[], path: string): string[] {
  checkArray(codes, path, 'codes');
  const list = codes.map((code: unknown, at) => {
    const found = typeof code === 'string' ? written(code) : '';
    check(KNOWN.has(found), `${path}[${at}]`, 'a code of Article 5 for players, as BH/C1', code, 'string');
    return found;
  });
  return list[0] === 'PTS' ? list : ['PTS', ...list];
}
