import {
  type Contribution,
  type EncounterStep,
  type Explanation,
  type MatchResult,
  type Reason,
  type ReasonKey,
  check,
} from '@crosstable/core';
import { capitalize } from '@crosstable/core/text';

import { checkExplanation, checkWords } from './check-explanation.js';
import { outcomeInWords, titleInWords } from './checked.js';
import {
  type Citing,
  citingOnce,
  clauseOf,
  isDummy,
  ratingRulesInWords,
  roundsInOrder,
  unitInWords,
  wordsFor,
} from './clauses.js';
import { encounterInWords } from './encounter.js';
import { ENGLISH } from './languages/en/sentences.js';
import { isOf, isProduct } from './named.js';
import { numberWithMinus, readableValue, withMinus } from './readable.js';
import type { Words } from './words.js';

/** Reasons whose words don't say how much a round adds: they are about a score, and the round adds another number. */
const ADDING: ReadonlySet<ReasonKey> = new Set([
  'at-least-limit',
  'more-than-opponent',
  'same-as-opponent',
  'more-than-draw',
  'same-as-draw',
  'as-defined',
]);

/** The constants of all lines: names, language, code, and the articles already cited. */
interface Telling extends Pick<Explanation, 'code'> {
  readonly names: (id: string) => string;
  readonly words: Words;
  readonly cite: Citing;
  readonly unit: Explanation['unit'];
}

/** For teams: the score of the own points in a product, given that of the opponents. */
function ownScoreIn(code: string, ofOpponents: Explanation['unit']): Explanation['unit'] {
  return isOf('EMGSB', code) || isOf('EGGSB', code) ? 'GP' : isOf('SB', code) ? ofOpponents : ofOpponents && 'MP';
}

/** The value that a round adds, unless the reason says it. */
function addition(contribution: Contribution, { code, unit, words }: Telling): string {
  const { match, points, score, value, reason } = contribution;
  const { key } = reason;
  const print = (number: number): string => numberWithMinus(number, words);
  if (key === 'weighted-boards' && match?.boards)
    return `${match.boards.map((own, at) => `${at + 1} × ${print(own)}`).join(' + ')} = ${print(value)}`; // Art. 12.1
  if (key === 'board-points') return ''; // boards are compared, not added up
  // The match says its game points itself
  if (key === 'points' && match?.against != null) return unit === 'MP' ? print(value) + unitInWords(unit, words) : '';
  if (isProduct(code)) {
    const own = unitInWords(ownScoreIn(code, unit), words);
    return `${print(points)}${own} × ${print(score)}${unitInWords(unit, words)} = ${print(value)}`;
  }
  const isTold = key === 'counts' || value === 0 || (value === score && !ADDING.has(key));
  return isTold ? '' : words.phrases.adds(print(value));
}

/** The result of a match; with its boards if the reason is about them. */
function matchInWords(
  { against, boards, gamePoints, matchPoints }: MatchResult,
  { key }: Reason,
  words: Words,
): string {
  const print = (number: number): string => numberWithMinus(number, words);
  const shown = key === 'board-points' && boards !== null ? boards.map(print) : null;
  if (against === null) {
    const brought = words.phrases.teamPoints(print(matchPoints), print(gamePoints));
    return shown === null ? brought : `${brought} (${shown.join(' ')})`; // Art. 12: a bye has boards, too
  }
  return words.phrases.match(print(gamePoints), print(against), shown);
}

/** The outcome of a round, with its points. */
function pairingInWords(contribution: Contribution, { names, words }: Telling): string {
  const { match, opponent, outcome, points, replaced } = contribution;
  const { phrases } = words;
  const played = outcomeInWords(outcome, opponent === null ? null : names(opponent), words);
  const brought =
    match === undefined ? withMinus(phrases.points(points)) : matchInWords(match, contribution.reason, words);
  return `${played}, ${brought}${replaced === true ? ` (${phrases.setByArbiter})` : ''}`;
}

/** Reasons that bring in another number than a score: the opponent's Buchholz has no unit. */
const WITHOUT_UNIT: ReadonlySet<ReasonKey> = new Set(['opponent-buchholz']);

/** The reason for the score of a round. For boards, one line in front of the rounds gives the reason for all. */
function reasonOfRound({ reason, score }: Contribution, { cite, unit, words }: Telling): string {
  if (reason.key === 'weighted-boards') return '';
  return clauseOf(reason, WITHOUT_UNIT.has(reason.key) ? { score } : { score, unit }, words, cite);
}

function contributionInWords(contribution: Contribution, telling: Telling): string {
  const { cut } = contribution;
  const { words, cite } = telling;
  const parts = [
    contribution.round === null ? '' : pairingInWords(contribution, telling),
    reasonOfRound(contribution, telling),
    addition(contribution, telling),
    cut === null ? '' : words.phrases.cut(clauseOf(cut, {}, words, cite)),
  ];
  return parts.filter((part) => part !== '').join(`${words.phrases.semicolon} `);
}

/** The rank among the tied, and whether others of them share it. */
function rankInWords(steps: readonly EncounterStep[], player: string, rank: number | null, words: Words): string {
  const [{ tied }] = steps;
  if (rank === null) return words.phrases.notSeparatedFrom(tied.length - 1);
  const isAlone = steps.some(({ groups }) => groups.some((group) => group.length === 1 && group.includes(player)));
  return words.phrases.rank(rank, tied.length, !isAlone);
}

/** The value of an explanation, or the rank that stands for one. */
function resultInWords(explanation: Explanation, words: Words): string {
  const { code, player, selfDefined, steps = [], undefinedBecause, value } = explanation;
  if (steps.length > 0) return rankInWords(steps, player, value, words);
  return undefinedBecause === null
    ? withMinus(readableValue(code, value, words.numbers, selfDefined))
    : words.phrases.noValue;
}

/** The heading: code, name, article and edition, the player, and the value; behind it those of others whom the same is told of. */
export function headingInWords(
  [first, ...others]: readonly [Explanation, ...Explanation[]],
  names: Telling['names'],
  given: Words = ENGLISH,
): string {
  const words = wordsFor(first, given);
  const { article, code, edition, player, selfDefined } = first;
  const { phrases } = words;
  const results = [
    resultInWords(first, words),
    ...others.map((one) => `${names(one.player)}${phrases.colon} ${resultInWords(one, words)}`),
  ];
  const told = results.join(`${phrases.semicolon} `);
  return phrases.heading(titleInWords(code, words, selfDefined), phrases.cited(article), edition, names(player), told);
}

/** The rounds in their order, also those whose game isn't finished. */
function roundsInWords(explanation: Explanation, telling: Telling): string[] {
  const { phrases } = telling.words;
  // Said in this order: each article is cited where it comes first
  return roundsInOrder(explanation).map((one) => {
    const said = 'outcome' in one ? contributionInWords(one, telling) : phrases.unfinished(telling.names(one.opponent));
    const label = one.round === null ? phrases.apartFromRounds : phrases.round(one.round);
    // Words have no label where nobody knows the rounds
    return label === '' ? capitalize(said) : `${label}${phrases.colon} ${said}`;
  });
}

/** The last line: the way to the value, or the reason why there is none. */
function endInWords(explanation: Explanation, { words, cite }: Telling): string {
  const { undefinedBecause, conclusion, contributions, code, selfDefined, unit, value } = explanation;
  const { phrases } = words;
  if (undefinedBecause !== null) return phrases.undefinedBecause(clauseOf(undefinedBecause, {}, words, cite));
  const said = clauseOf(conclusion, { code, selfDefined, unit, value }, words, cite);
  const isCut = contributions.some(({ cut }) => cut !== null);
  return isCut ? `${said}, ${phrases.withoutCut}` : said;
}

/**
 * An explanation in words: one rendering of its data. The first line says what it is about; the others are indented.
 *
 * @param explanation - From `explain`, or from the `/explain` of a package.
 * @param names - The name of a player, by id; default: the id.
 * @param words - The language: `GERMAN` of `crosstable/words/de`, or words of your own; default English.
 * @returns The lines: code, name, player and value; what a dummy is, where there is one; each round with its contribution
 *   and the reason, each article where it is new; for direct encounter who is tied, the separate standings, and why they decide or don't; and how the value comes about.
 * @throws TypeError if `explanation` isn't an explanation, `names` isn't a function, or `words` aren't words; RangeError for a reason
 *   or an outcome that doesn't exist, and for a number that isn't finite.
 *
 * Cost: linear in the contributions.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * inWords(explain('SB/C1', 'A', table), (id) => `Player ${id}`); // → [
 * //   'SB/C1, Sonneborn-Berger Cut-1 (Art. 9.1, edition 2026-03) – Player A: 0.75',
 * //   '  Round 1: win against Player B, 1 point; the opponent\'s score is 1 (Art. 16.3.1); 1 × 1 = 1; cut: the least significant value (Art. 14.1.1.d)',
 * //   '  Round 2: draw with Player D, ½ point; the opponent\'s score is 1½; ½ × 1½ = 0.75',
 * //   '  Sum: 0.75, without what is cut',
 * // ]
 * ```
 */
export function inWords(
  explanation: Explanation,
  names: (id: string) => string = (id) => id,
  words: Words = ENGLISH,
): string[] {
  checkExplanation(explanation);
  check(typeof names === 'function', 'names', 'a function from ids to names', names);
  checkWords(words, 'numbers', 'tiebreaks', 'modifiers', 'scores', 'outcomes', 'reasons', 'phrases');
  return linesOf(explanation, names, wordsFor(explanation, words));
}

function linesOf(explanation: Explanation, names: Telling['names'], words: Words): string[] {
  const { article, code, contributions, unit, adjustments = [], steps = [] } = explanation;
  const { phrases } = words;
  const telling = { code, names, unit, words, cite: citingOnce(article, words) };
  const hasDummy = contributions.some(({ reason }) => isDummy(reason));
  const weighted = contributions.find(({ reason }) => reason.key === 'weighted-boards');
  const lines = [
    ...(hasDummy ? [phrases.dummy] : []),
    ...(explanation.ratings === undefined ? [] : ratingRulesInWords(explanation.ratings, words)),
    ...(weighted ? [capitalize(clauseOf(weighted.reason, {}, words, telling.cite)) + phrases.colon] : []),
    ...roundsInWords(explanation, telling),
    ...adjustments.map(({ points, round }) => phrases.added(points, round)),
  ];
  // The steps of direct encounter end with their reasons
  const end = steps.length === 0 ? endInWords(explanation, telling) : '';
  return [
    headingInWords([explanation], names, words),
    ...lines.map((line) => `  ${line}`),
    ...encounterInWords(steps, names, words),
    ...(end === '' ? [] : [`  ${capitalize(end)}`]),
  ];
}
