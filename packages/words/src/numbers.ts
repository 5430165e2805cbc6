import { checkWords } from './check-words.js';
import { number, orNull, text } from './checks.js';
import { ENGLISH } from './languages/en.js';
import { readable, readableValue } from './readable.js';
import type { Words } from './words.js';

/**
 * A number as explanations and tables for people print it: a half as ½, else decimals.
 *
 * @param value - A finite number: points, points times points, rating points.
 * @param words - The language; default English.
 * @returns The number as a text, of at most twelve digits, with a hyphen below 0.
 * @throws RangeError for a number that isn't finite, TypeError if `value` isn't a number or `words` aren't words.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * import { printedNumber } from 'crosstable/words';
 * import { GERMAN } from 'crosstable/words/de';
 *
 * [6.5, 0.75, 0.1 + 0.2].map((value) => printedNumber(value)); // → ['6½', '0.75', '0.3']
 * printedNumber(0.75, GERMAN); // → '0,75'
 * ```
 */
export function printedNumber(value: number, words: Words = ENGLISH): string {
  number(value, 'value');
  checkWords(words, 'numbers');
  return readable(value, words.numbers);
}

/**
 * The value of a tie-break as tables for people print it: an average of Buchholz scores and a combination with schedule strength
 * have two decimals.
 *
 * @param code - As in a tie-break list, `'AOB'`.
 * @param value - `null` where the regulations leave it undefined.
 * @param words - The language; default English.
 * @returns The value as a text; a dash for `null`.
 * @throws RangeError for a number that isn't finite, TypeError if `code` isn't a text, `value` isn't a number or `null`, or
 *   `words` aren't words.
 *
 * Cost: linear in the length of the code.
 *
 * @example
 * ```ts
 * import { printedValue } from 'crosstable/words';
 * import { GERMAN } from 'crosstable/words/de';
 *
 * printedValue('AOB', 20.5, GERMAN); // → '20,50'
 * printedValue('BH', 20.5); // → '20½'
 * printedValue('ARO', null); // → '–'
 * ```
 */
export function printedValue(code: string, value: number | null, words: Words = ENGLISH): string {
  text(code, 'code');
  orNull(number)(value, 'value');
  checkWords(words, 'numbers');
  return readableValue(code, value, words.numbers);
}
