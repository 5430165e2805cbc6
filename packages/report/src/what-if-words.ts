import { visible } from '@crosstable/core/text';
import { type EventPlayer, type Names, sharedNames } from '@crosstable/event';
import type { BoardCondition, OpenResult, OwnResult, Place } from '@crosstable/whatif';
import type { AnswerWords, WhatIfWords } from '@crosstable/words/answers';

/** The number of conditions that are written out, and of results of an example; JSON has all. */
const MOST_CONDITIONS = 20;
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

/** The ways to a place, each to stand after "if": an own result and what else has to happen. */
function waysOf(results: readonly OwnResult[], name: string, names: Names, words: WhatIfWords): string[] {
  return results.flatMap(({ score, sufficient = [] }) => {
    const own = score === null ? [] : [words.ownClause(score, name)];
    return sufficient.map((condition) =>
      words.all([...own, ...condition.map((part) => partInWords(part, names, words))]),
    );
  });
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

/** The conditions for a place in sentences. */
export function conditionsInWords(
  results: readonly OwnResult[],
  place: number,
  name: string,
  names: Names,
  words: WhatIfWords,
): string[] {
  const isComplete = results.every(({ complete }) => complete === true);
  const isAlways = results.every(({ sufficient }) => sufficient?.some((condition) => condition.length === 0));
  if (isAlways) return [words.always(name, place)];
  const ways = waysOf(results, name, names, words);
  if (ways.length === 0) {
    if (results.every(({ best }) => best.bound > place)) return [words.never(name, place)];
    return [isComplete ? words.notAlone(name, place) : words.noneFound(name, place)];
  }
  return [
    words.reachedIf(name, place, ways.slice(0, MOST_CONDITIONS)),
    ...(ways.length > MOST_CONDITIONS ? [words.moreConditions(ways.length, MOST_CONDITIONS)] : []),
    ...furtherWays(results, place, isComplete, words),
  ];
}
