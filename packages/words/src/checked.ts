import type { Reason } from '@crosstable/core';

import { checkReason, scoreOfTeams } from './check-explanation.js';
import { checkWords } from './check-words.js';
import { number, optional, orNull, record, text } from './checks.js';
import type { Reasoned } from './clauses.js';
import { always, clauseOf } from './clauses.js';
import { ENGLISH } from './languages/en.js';
import type { Words } from './words.js';

/**
 * A reason in words, with its article.
 *
 * @param reason - Of a contribution, a cut, a conclusion, a step of direct encounter, or `undefinedBecause`.
 * @param about - The place of the reason, which has its numbers: the contribution for the reason of a round, the explanation
 *   for a conclusion; other reasons need none.
 * @param words - The language; default English.
 * @returns A clause without a full stop; `''` for a reason that says nothing, `points`.
 * @throws RangeError for a key that doesn't exist, and for a number that isn't finite; TypeError if `reason` isn't a reason, `about`
 *   doesn't have numbers and a text there, or `words` aren't words.
 *
 * Cost: linear in the rounds that the reason names; words other than `ENGLISH` are checked each time.
 *
 * @example
 * ```ts
 * import { crosstable, explain } from 'crosstable';
 * import { reasonInWords } from 'crosstable/words';
 *
 * const explanation = explain('BH', 'A', crosstable([[{ white: 'A', black: 'B', result: 0 }]]));
 * const [contribution] = explanation.contributions;
 * reasonInWords(contribution.reason, contribution); // → 'the opponent\'s score is 1 (Art. 16.3.1)'
 * reasonInWords(explanation.conclusion, explanation); // → 'sum: 1 (Art. 8.1)'
 * ```
 */
export function reasonInWords(reason: Reason, about: Reasoned = {}, words: Words = ENGLISH): string {
  checkReason(reason);
  record({
    score: optional(number),
    value: optional(orNull(number)),
    code: optional(text),
    unit: optional(scoreOfTeams),
  })(about, 'about');
  checkWords(words, 'numbers', 'reasons', 'phrases');
  return clauseOf(reason, about, words, always(words));
}
