import { MOST } from '../../elo/src/article-8.3.3.js';
import { wholeFrom } from '../../core/src/text/whole-from.js';

/** Not even one game allows a larger K (B.02 8.3.3). */
export const K_EXPECTED = `a whole number from 1 to ${MOST}`;

/** K from a text; `undefined` for a text that isn't a K. */
export function coefficientOf(text: string): number | undefined {
  return wholeFrom(1, text, MOST);
}
