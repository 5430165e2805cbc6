import type { OutcomeName } from '@crosstable/core';

import { checkOutcome } from './check-explanation.js';
import { checkWords } from './check-words.js';
import { orNull, text } from './checks.js';
import { ENGLISH } from './languages/en.js';
import type { Words } from './words.js';

/**
 * The outcome of a round for a player.
 *
 * @param outcome - Of a contribution.
 * @param opponent - The name of the opponent; `null` if there was none.
 * @param words - The language; default English.
 * @returns A clause: `draw with Euwe, Max`.
 * @throws RangeError for an outcome that doesn't exist; TypeError if `outcome` isn't a text, `opponent` isn't a text or `null`, or
 *   `words` aren't words.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * import { outcomeInWords } from 'crosstable/words';
 * import { GERMAN } from 'crosstable/words/de';
 *
 * outcomeInWords('forfeit-win', 'Euwe'); // → 'win by forfeit against Euwe'
 * outcomeInWords('forfeit-win', 'Euwe', GERMAN); // → 'kampfloser Sieg gegen Euwe'
 * ```
 */
export function outcomeInWords(outcome: OutcomeName, opponent: string | null, words: Words = ENGLISH): string {
  checkOutcome(outcome);
  orNull(text)(opponent, 'opponent');
  checkWords(words, 'outcomes');
  return words.outcomes[outcome](opponent);
}
