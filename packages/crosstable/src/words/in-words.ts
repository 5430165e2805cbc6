import type { Contribution, EncounterStep, Explanation, ReasonKey } from '@crosstable/core';
import { check, isObject } from '@crosstable/core';

import { isSumOfProducts, printed, titleInWords } from './code-names.js';
import { encounterInWords } from './encounter.js';
import { cited, outcomeInWords, pointsInWords } from './phrases.js';
import { readable } from './readable.js';
import type { Citing } from './reasons.js';
import { citingOnce, reasonInWords } from './reasons.js';

/** Reasons whose words don't say how much a round adds, because that isn't the score that it brings in. */
const ADDING: ReadonlySet<ReasonKey> = new Set([
  'at-least-limit',
  'more-than-opponent',
  'same-as-opponent',
  'more-than-draw',
  'same-as-draw',
]);

/** What a round adds, as far as the reason doesn't say it. */
function addition(code: string, { points, score, value, reason: { key } }: Contribution): string {
  if (isSumOfProducts(code)) return `${readable(points)} × ${readable(score)} = ${readable(value)}`;
  const isTold = key === 'counts' || value === 0 || (value === score && !ADDING.has(key));
  return isTold ? '' : `adds ${readable(value)}`;
}

type Names = (id: string) => string;

function contributionInWords(code: string, contribution: Contribution, names: Names, cite: Citing): string {
  const { round, opponent, outcome, points, score, reason, cut } = contribution;
  const parts = [
    `${outcomeInWords(outcome, opponent === null ? null : names(opponent))}, ${pointsInWords(points)}`,
    reasonInWords(reason, { score: readable(score) }, cite),
    addition(code, contribution),
    cut === null ? '' : `cut: ${reasonInWords(cut, {}, cite)}`,
  ];
  return `  Round ${round}: ${parts.filter((part) => part !== '').join('; ')}`;
}

/** The rank among the tied, and whether others of them share it. */
function rankInWords(steps: readonly EncounterStep[], player: string, rank: number | null): string {
  if (rank === null) return `not separated from ${steps[0].tied.length - 1} tied with them`;
  const isAlone = steps.some(({ groups }) => groups.some((group) => group.length === 1 && group.includes(player)));
  return `rank ${rank} of ${steps[0].tied.length} tied players${isAlone ? '' : ', shared'}`;
}

/** The heading: code, name, article and edition, the player, and the value. */
export function headingInWords(explanation: Explanation, names: (id: string) => string): string {
  const { code, article, edition, player, undefinedBecause, value, steps = [] } = explanation;
  const shown = undefinedBecause === null ? printed(code, value) : 'undefined';
  const result = steps.length === 0 ? shown : rankInWords(steps, player, value);
  return `${titleInWords(code)} (${cited(article)}, edition ${edition}) – ${names(player)}: ${result}`;
}

/** The rounds in their order, also those whose game isn't finished. */
function roundsInWords({ code, contributions, unfinished }: Explanation, names: Names, cite: Citing): string[] {
  const finished = contributions.map((one) => ({
    round: one.round,
    words: () => contributionInWords(code, one, names, cite),
  }));
  const open = unfinished.map(({ round, opponent }) => ({
    round,
    words: () => `  Round ${round}: not finished (against ${names(opponent)})`,
  }));
  const inOrder = [...finished, ...open].sort((one, other) => one.round - other.round);
  return inOrder.map(({ words }) => words());
}

/** The sentence that introduces the dummy to readers who know no articles. */
export const DUMMY = "A dummy opponent stands in for a game that wasn't played.";

/** How the value comes about, or why there is none. */
function endInWords(explanation: Explanation, cite: Citing): string {
  const { code, value, undefinedBecause, conclusion, contributions } = explanation;
  if (undefinedBecause !== null) return `undefined: ${reasonInWords(undefinedBecause, {}, cite)}`;
  const words = reasonInWords(conclusion, { value: printed(code, value) }, cite);
  const isCut = contributions.some(({ cut }) => cut !== null);
  return isCut ? `${words}, without what is cut` : words;
}

/**
 * An explanation in English: one rendering of the data, which another language makes of the same keys. The first line
 * says what it is about; the others are indented.
 *
 * @param explanation - From `explain`, or from the `/explain` of a package.
 * @param names - What to call a player; default the id.
 * @returns The lines: code, name, player and value; what a dummy is, where there is one; each round with its contribution
 *   and the reason, each article where it is new; for direct encounter who is tied, the separate standings, and why they decide or don't; and how the value comes about.
 * @throws TypeError if `explanation` isn't an explanation or `names` isn't a function.
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
export function inWords(explanation: Explanation, names: (id: string) => string = (id) => id): string[] {
  check(isObject(explanation) && 'contributions' in explanation, 'explanation', 'an Explanation', explanation);
  check(typeof names === 'function', 'names', 'a function from ids to names', names);
  const { article, contributions, steps = [] } = explanation;
  const cite = citingOnce(article);
  const hasDummy = contributions.some(({ reason }) => reason.key.startsWith('dummy'));
  const rounds = roundsInWords(explanation, names, cite);
  // The steps of direct encounter end with their reasons
  const end = steps.length === 0 ? endInWords(explanation, cite) : '';
  return [
    headingInWords(explanation, names),
    ...(hasDummy ? [`  ${DUMMY}`] : []),
    ...rounds,
    ...encounterInWords(steps, names),
    ...(end === '' ? [] : [`  ${end.charAt(0).toUpperCase()}${end.slice(1)}`]),
  ];
}
