import { MOST } from '../../../elo/src/article-8.3.3.js';

/** Not even one game allows a larger K (B.02 8.3.3). */
export const K_EXPECTED = `a whole number from 1 to ${MOST}`;

/** A whole number as it is written; `undefined` for anything else, and for one that is out of range. */
export function wholeFrom(least: number, text: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

/** K from a text; `undefined` for a text that isn't a K. */
export function coefficientOf(text: string): number | undefined {
  return wholeFrom(1, text, MOST);
}
