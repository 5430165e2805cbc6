import {
  type Contribution,
  type Explanation,
  type RatingRules,
  type Reason,
  type SelfDefinedInPrint,
  type UnfinishedRound,
  check,
} from '@crosstable/core';
import { capitalize } from '@crosstable/core/text';

import { isOf, textIn } from './named.js';
import { readable, readableValue, rounded, withMinus } from './readable.js';
import type { ReasonNumber, Words } from './words.js';

/** The words of a language as they speak of teams and matches. */
export function wordsOfTeams(words: Words): Words {
  const { ofTeams, outcomes, phrases, reasons } = words;
  return {
    ...words,
    outcomes: { ...outcomes, ...ofTeams.outcomes },
    reasons: { ...reasons, ...ofTeams.reasons },
    phrases: { ...phrases, ...ofTeams.phrases },
  };
}

/** The words for the participants of an explanation: players or teams. */
export function wordsFor({ article, code, selfDefined, steps = [], unit }: Explanation, words: Words): Words {
  const isOfTeams =
    unit !== undefined ||
    (selfDefined === undefined && /^1[23]/.test(article)) || // Art. 12, 13: no steps name a score where nobody is tied
    code.includes(':') ||
    steps.some((step) => step.score !== undefined);
  return isOfTeams ? wordsOfTeams(words) : words;
}

/** The ratings that counted in tie-breaks of Article 10, as lines. */
export function ratingRulesInWords({ list, unrated }: RatingRules, { phrases }: Words): string[] {
  const said = [
    ...(list === undefined ? [] : [phrases.ratingList(typeof list === 'object' ? list.inRound : list)]),
    ...(unrated === undefined ? [] : [phrases.unratedPlayers(unrated)]),
  ];
  return said.map(capitalize);
}

/** Art. 16.4: whether a dummy stands in for a game that wasn't played; it isn't the opponent whose place it takes. */
export function isDummy({ key }: Reason): boolean {
  return key.startsWith('dummy');
}

/** The rounds of an explanation in their order, also those whose game isn't finished, which have no outcome. */
export function roundsInOrder({
  contributions,
  unfinished,
}: Pick<Explanation, 'contributions' | 'unfinished'>): readonly (Contribution | UnfinishedRound)[] {
  const last = Number.MAX_SAFE_INTEGER; // of what belongs to no round
  return [...contributions, ...unfinished].sort((one, other) => (one.round ?? last) - (other.round ?? last));
}

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
  readonly selfDefined?: SelfDefinedInPrint | undefined;
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
  { score, selfDefined, unit, value, code = '' }: Reasoned,
  words: Words,
  cite: Citing,
): string {
  const { key, article, rounds = [] } = reason;
  const because = key === 'as-defined' ? reason.values.because : '';
  const values: Readonly<Record<string, number | undefined>> = key === 'as-defined' ? {} : { ...reason.values };
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
    value: value === undefined ? '' : withMinus(readableValue(code, value, words.numbers, selfDefined)),
    isRounded: isRounded(sum / count, isOf('AOB', code) ? rounded(value ?? 0, 2) : (value ?? 0)),
    rounds,
    because: textIn(because, words),
    number: valueOf,
    of: (name) => print(valueOf(name)),
  });
  return clause === '' ? '' : clause + cite(article);
}
