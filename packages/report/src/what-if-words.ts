import { visible } from '@crosstable/core/text';
import { type EventPlayer, type Names, sharedNames } from '@crosstable/event';
import type { BoardCondition, Condition, OpenResult, OwnResult, Place } from '@crosstable/whatif';
import type { AnswerWords, WhatIfWords } from '@crosstable/words/answers';

import type { Sentence } from './document.js';

/** The number of conditions that are written out, and of results of an example; JSON has all. */
const MOST_CONDITIONS = 8;
const MOST_RESULTS = 12;

/** Family names where they are written before a comma and only one player has them, else the whole names, with the id where two share one. */
export function shortNames(players: readonly EventPlayer[], names: Names): Names {
  const family = (id: string): string => names(id).split(',')[0];
  const shared = sharedNames(players.flatMap(({ id }) => [...new Set([family(id), names(id)])]));
  return (id) => [family(id), names(id)].find((name) => !shared.has(name)) ?? `${names(id)} (${visible(id)})`;
}

const RESULT_WORDS: ReadonlyMap<number, string> = new Map([
  [1, '1-0'],
  [0.5, '½-½'],
  [0, '0-1'],
]);

function resultsInWords(results: readonly OpenResult[], names: Names, { phrases, reports }: AnswerWords): string {
  const more = results.length - MOST_RESULTS;
  return [
    ...results
      .slice(0, MOST_RESULTS)
      .map(({ black, result, white }) => `${names(white)} – ${names(black)} ${RESULT_WORDS.get(result) ?? ''}`),
    ...(more > 0 ? [reports.whatIf.moreResults(more)] : []),
  ].join(`${phrases.semicolon} `);
}

/** A place that isn't exact: the one that is shown, those that are excluded and those that aren't decided. */
export function undecidedInWords(
  side: 'best' | 'worst',
  { bound, reached }: Place,
  words: WhatIfWords,
): readonly [string, ...string[]] {
  const isBest = side === 'best';
  const [first, last] = isBest ? [bound, reached - 1] : [reached + 1, bound];
  return [
    words.shown(reached),
    ...(isBest && bound === 1 ? [] : [isBest ? words.noBetter(bound) : words.noWorse(bound)]),
    words.notDecided(first, last),
  ];
}

function placeInWords(side: 'best' | 'worst', place: Place, names: Names, all: AnswerWords): string {
  const { phrases, reports } = all;
  const { exactly, forExample, [side]: heading } = reports.whatIf;
  const results = resultsInWords(place.witness, names, all);
  const begin = `${heading}${phrases.colon}`;
  if (place.exact) return `${begin} ${exactly(place.reached)}${results === '' ? '' : `, ${forExample(results)}`}.`;
  const [shown, ...others] = undecidedInWords(side, place, reports.whatIf);
  const example = results === '' ? '' : ` (${results})`;
  return `${begin} ${[`${shown}${example}`, ...others].join(`${phrases.semicolon} `)}.`;
}

/** The best and the worst place in two sentences, or the only one. */
export function placesInWords({ best, score, worst }: OwnResult, names: Names, words: AnswerWords): string[] {
  if (best.exact && worst.exact && best.reached === worst.reached) {
    return [words.reports.whatIf.surePlace(best.reached, score !== null)];
  }
  return [placeInWords('best', best, names, words), placeInWords('worst', worst, names, words)];
}

/** The results of one game that a condition asks for. */
function partInWords({ black, results, white }: BoardCondition, names: Names, words: WhatIfWords): string {
  const [isWin, isDraw, isLoss] = [1, 0.5, 0].map((result) => results.some((one) => one === result));
  if (isWin && isLoss) return words.isNoDraw(names(white), names(black));
  if (isDraw && isWin) return words.winsNot(names(black));
  if (isDraw && isLoss) return words.winsNot(names(white));
  if (isDraw) return words.isDraw(names(white), names(black));
  return words.wins(names(isWin ? white : black));
}

function isSame(one: BoardCondition, other: BoardCondition): boolean {
  return one.white === other.white && one.black === other.black && one.results.join() === other.results.join();
}

/** The sufficient conditions behind the beginning of a sentence: what all conditions ask for stands in it, and the rest of each below it. */
function waysIn(head: string, sufficient: readonly Condition[], names: Names, words: WhatIfWords): Sentence {
  const clauses = (condition: Condition): string => words.all(condition.map((part) => partInWords(part, names, words)));
  const [first] = sufficient;
  if (sufficient.length === 1) return first.length === 0 ? `${head}.` : words.inCase(head, clauses(first));
  const common = first.filter((part) => sufficient.every((one) => one.some((other) => isSame(other, part))));
  const isCommon = (part: BoardCondition): boolean => common.some((one) => isSame(one, part));
  return {
    text: words.inCases(head, common.length === 0 ? null : clauses(common)),
    details: sufficient.map((one) => words.oneCase(clauses(one.filter((part) => !isCommon(part))))),
  };
}

/** Whether only a win can lead to the place. */
function isWinNeeded(results: readonly OwnResult[], place: number): boolean {
  return results.length > 1 && results.every(({ best, score }) => (score === 1) === best.bound <= place);
}

/** The ways to a place, own result by own result. */
function waysOf(
  results: readonly OwnResult[],
  place: number,
  name: string,
  names: Names,
  words: WhatIfWords,
): readonly Sentence[] {
  const isNeeded = isWinNeeded(results, place);
  const ways = results.flatMap(({ score, sufficient = [] }) => {
    const head = isNeeded ? words.enough : words.reached(name, place, score);
    return sufficient.length === 0 ? [] : [waysIn(head, sufficient, names, words)];
  });
  return isNeeded && ways.length > 0 ? [words.hasToWin(name, place), ...ways] : ways;
}

/** Whether results of more games than a condition has may bring the place too. */
function isOpenEnded(results: readonly OwnResult[], place: number): boolean {
  return results.some(({ best, score, sufficient = [] }) => {
    const others = best.witness.length - (score === null ? 0 : 1);
    return others > 3 && best.bound <= place && sufficient.every((condition) => condition.length > 0);
  });
}

/** The sentence on conditions that aren't listed. */
function furtherWays(results: readonly OwnResult[], place: number, isComplete: boolean, words: WhatIfWords): string[] {
  if (!isComplete) return [words.incomplete];
  return isOpenEnded(results, place) ? [words.moreGames] : [];
}

/** The conditions for a place in sentences, all of them. */
export function conditionsInWords(
  results: readonly OwnResult[],
  place: number,
  name: string,
  names: Names,
  words: WhatIfWords,
): readonly Sentence[] {
  const isComplete = results.every(({ complete }) => complete === true);
  const isAlways = results.every(({ sufficient }) => sufficient?.some((condition) => condition.length === 0));
  if (isAlways) return [words.always(name, place)];
  const ways = waysOf(results, place, name, names, words);
  if (ways.length === 0) {
    if (results.every(({ best }) => best.bound > place)) return [words.never(name, place)];
    return [isComplete ? words.notAlone(name, place) : words.noneFound(name, place)];
  }
  return [...ways, ...furtherWays(results, place, isComplete, words)];
}

/** A sentence with as many conditions as are written out. */
export function shortened(one: Sentence, words: WhatIfWords): Sentence {
  if (typeof one === 'string' || one.details.length <= MOST_CONDITIONS) return one;
  const more = words.moreConditions(one.details.length, MOST_CONDITIONS);
  return { text: one.text, details: [...one.details.slice(0, MOST_CONDITIONS), more] };
}
