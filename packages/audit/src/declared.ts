import { check, checkArray } from '@crosstable/core';

import { CALCULATIONS } from './calculations.js';

/** Direct encounter, with and without forfeits: no values, but an order of the tied. */
const ORDERINGS = ['DE', 'DE/P'];

/** Checks a list of codes and returns it as C.07 writes it, the points first. */
export function checkCodes(codes: readonly string[], path: string): string[] {
  checkArray(codes, path, 'codes');
  const known = new Set([...CALCULATIONS.map(({ code }) => code), ...ORDERINGS]);
  const written = codes.map((code: unknown, at) => {
    const found = typeof code === 'string' ? code.toUpperCase().replaceAll(/-(?=[A-Z])/g, '/') : '';
    check(known.has(found), `${path}[${at}]`, `a code of Article 5 for players, as BH/C1`, code, 'string');
    return found;
  });
  return written[0] === 'PTS' ? written : ['PTS', ...written];
}
