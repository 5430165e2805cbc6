import { checkWords } from './check-words.js';
import { text } from './checks.js';
import { ENGLISH } from './languages/en.js';
import { named } from './named.js';
import type { Words } from './words.js';

/**
 * The name of a code, with its modifiers.
 *
 * @param code - As in a tie-break list, in upper or lower case.
 * @param words - The language; default English.
 * @returns The name; `undefined` for a code that isn't in the regulations, such as that of values entered by hand.
 * @throws TypeError if `code` isn't a text, or `words` aren't words.
 *
 * Cost: linear in the length of the code; words other than `ENGLISH` are checked each time.
 *
 * @example
 * ```ts
 * import { nameOf } from 'crosstable/words';
 * import { GERMAN } from 'crosstable/words/de';
 *
 * nameOf('BH/C1'); // → 'Buchholz Cut-1'
 * nameOf('DE', GERMAN); // → 'Direkter Vergleich'
 * nameOf('PLAYOFF'); // → undefined
 * ```
 */
export function nameOf(code: string, words: Words = ENGLISH): string | undefined {
  text(code, 'code');
  checkWords(words, 'tiebreaks', 'modifiers', 'phrases');
  return named(code, words);
}

/** A code with its name. */
export function titleInWords(code: string, words: Words = ENGLISH): string {
  const name = nameOf(code, words);
  return name === undefined ? code : `${code}, ${name}`;
}
