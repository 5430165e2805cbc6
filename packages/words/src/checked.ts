import type { OutcomeName, Reason, ReasonKey, SelfDefinedInPrint } from '@crosstable/core';

import {
  checkOutcome,
  checkReason,
  checkWords,
  number,
  optional,
  orNull,
  record,
  scoreOfTeams,
  text,
} from './check-explanation.js';
import { type Reasoned, always, clauseOf } from './clauses.js';
import { ENGLISH } from './languages/en/sentences.js';
import { nameByWords, textIn } from './named.js';
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
  return nameByWords(code, words);
}

/** A code with its name, or that of its definition. */
export function titleInWords(code: string, words: Words = ENGLISH, selfDefined?: SelfDefinedInPrint): string {
  const name = selfDefined === undefined ? nameOf(code, words) : textIn(selfDefined.name, words);
  return name === undefined ? code : `${code}, ${name}`;
}

function isReasonKey(key: string): key is ReasonKey {
  return Object.hasOwn(ENGLISH.reasons, key);
}

function reasonKeys(): readonly ReasonKey[] {
  return Object.keys(ENGLISH.reasons).filter(isReasonKey);
}

/** The keys of all reasons that explanations give, in the order of the tables of the site. */
export const REASON_KEYS: readonly ReasonKey[] = /* @__PURE__ */ reasonKeys();

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
