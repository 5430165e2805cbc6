import type { Contribution, Explanation, Reason } from '@crosstable/core';
import { check } from '@crosstable/core';

import { isOf } from './named.js';
import { readable, readableValue, toHundredths, withMinus } from './readable.js';
import type { ReasonNumber, Words } from './words.js';

/** The citation of an article behind the words about it; `''` if none is needed. */
export type Citing = (article: string) => string;

/** Every article in brackets. */
export function always({ phrases }: Words): Citing {
  return (article) => ` (${phrases.cited(article)})`;
}

/** Each article the first time only, and never that of the heading. */
export function citingOnce(heading: string, words: Words): Citing {
  const known = new Set([heading]);
  const cite = always(words);
  return (article) => {
    if (known.has(article)) return '';
    known.add(article);
    return cite(article);
  };
}

/** The data of a reason beside its own numbers: its contribution, or its explanation. */
export type Reasoned = Partial<Pick<Contribution, 'score'> & Pick<Explanation, 'code' | 'value'>> & {
  /** For teams: the score that a number belongs to. */
  readonly unit?: Explanation['unit'] | undefined;
};

/** A score behind a number, with the blank between them. */
export function unitInWords(score: Explanation['unit'], { scores }: Words): string {
  return score === undefined ? '' : ` ${scores[score]}`;
}

/** The score of teams that isn't this one. */
function otherScore(score: Explanation['unit']): Explanation['unit'] {
  if (score === undefined) return undefined;
  return score === 'MP' ? 'GP' : 'MP';
}

/** Whether a mean is shown rounded. */
function isRounded(mean: number, shown: number): boolean {
  return Math.abs(mean - shown) >= 1e-9;
}

/** A reason in words, with a way to cite. */
export function clauseOf(
  reason: Reason,
  { score, unit, value, code = '' }: Reasoned,
  words: Words,
  cite: Citing,
): string {
  const { key, article, rounds = [] } = reason;
  const values: Readonly<Record<string, number | undefined>> = { ...reason.values };
  const valueOf = (name: ReasonNumber): number => {
    const told = values[name];
    check(told !== undefined, `reason.values.${name}`, 'a finite number', told);
    return told;
  };
  const { sum = 0, count = 1 } = values;
  const print = (number: number): string => withMinus(readable(number, words.numbers));
  const clause = words.reasons[key]({
    score: score === undefined ? '' : print(score) + unitInWords(unit, words),
    unit: unitInWords(unit, words),
    otherUnit: unitInWords(otherScore(unit), words),
    value: value === undefined ? '' : withMinus(readableValue(code, value, words.numbers)),
    isRounded: isRounded(sum / count, isOf('AOB', code) ? toHundredths(value ?? 0) : (value ?? 0)),
    rounds,
    number: valueOf,
    of: (name) => print(valueOf(name)),
  });
  return clause === '' ? '' : clause + cite(article);
}
