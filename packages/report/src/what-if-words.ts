import { visible } from '@crosstable/core/text';
import { type EventPlayer, type Names, sharedNames } from '@crosstable/event';
import type { BoardCondition, Condition, OpenResult, OwnResult, Place } from '@crosstable/whatif';

/** So many conditions are written out, and so many results of an example; JSON has all. */
const MOST_CONDITIONS = 20;
const MOST_RESULTS = 12;

/** Family names where they are written before a comma and only one player has them, else the whole names, with the id where two share one. */
export function shortNames(players: readonly EventPlayer[], names: Names): Names {
  const family = (id: string): string => names(id).split(',')[0];
  const shared = sharedNames(players.flatMap(({ id }) => [...new Set([family(id), names(id)])]));
  return (id) => [family(id), names(id)].find((name) => !shared.has(name)) ?? `${names(id)} (${visible(id)})`;
}

/** `1st`, `2nd`, `11th`. */
export function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const endings = ['th', 'st', 'nd', 'rd'];
  return `${place}${(isTeen ? undefined : endings[place % 10]) ?? 'th'}`;
}

const RESULT_WORDS: ReadonlyMap<number, string> = new Map([
  [1, '1-0'],
  [0.5, '½-½'],
  [0, '0-1'],
]);

function resultsInWords(results: readonly OpenResult[], names: Names): string {
  const more = results.length - MOST_RESULTS;
  return [
    ...results
      .slice(0, MOST_RESULTS)
      .map(({ black, result, white }) => `${names(white)} - ${names(black)} ${RESULT_WORDS.get(result) ?? ''}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('; ');
}

/** Places from one to another: `3rd`, `3rd and 4th`, `3rd to 7th`. */
function range(first: number, last: number): string {
  if (first === last) return ordinal(first);
  return `${ordinal(first)} ${last === first + 1 ? 'and' : 'to'} ${ordinal(last)}`;
}

function placeInWords(side: 'Best' | 'Worst', { bound, exact, reached, witness }: Place, names: Names): string {
  const results = resultsInWords(witness, names);
  if (exact) return `${side} place: ${ordinal(reached)}${results === '' ? '' : `, for example after ${results}`}.`;
  const example = results === '' ? '' : ` (${results})`;
  const [first, last] = side === 'Best' ? [bound, reached - 1] : [reached + 1, bound];
  const beyond = side === 'Best' ? 'better' : 'worse';
  const isExcluding = side === 'Worst' || bound > 1;
  return (
    `${side} place: ${ordinal(reached)} shown${example}; ` +
    (isExcluding ? `${beyond} than ${ordinal(bound)} excluded; ` : '') +
    `${range(first, last)} not decided.`
  );
}

/** The best and the worst place in two sentences, or the only one. */
export function placesInWords({ best, score, worst }: OwnResult, names: Names): string[] {
  if (best.exact && worst.exact && best.reached === worst.reached) {
    return [`${ordinal(best.reached)} place, whatever happens${score === null ? '' : ' elsewhere'}.`];
  }
  return [placeInWords('Best', best, names), placeInWords('Worst', worst, names)];
}

/** The results of one game that a condition asks for. */
function partInWords({ black, results, white }: BoardCondition, names: Names): string {
  const [isWin, isDraw, isLoss] = [1, 0.5, 0].map((result) => results.some((one) => one === result));
  if (isWin && isLoss) return `${names(white)} - ${names(black)} is no draw`;
  if (isDraw && isWin) return `${names(black)} doesn't win`;
  if (isDraw && isLoss) return `${names(white)} doesn't win`;
  if (isDraw) return `${names(white)} - ${names(black)} is a draw`;
  return `${names(isWin ? white : black)} wins`;
}

function conditionInWords(condition: Condition, names: Names): string {
  return condition.map((part) => partInWords(part, names)).join(' and ');
}

const OWN_WORDS: ReadonlyMap<number | null, string> = new Map([
  [1, 'wins'],
  [0.5, 'draws'],
  [0, 'loses'],
]);

/** The ways to a place, each to stand after "if": an own result and what else has to happen. */
function waysOf(results: readonly OwnResult[], name: string, names: Names): string[] {
  return results.flatMap(({ score, sufficient = [] }) => {
    const own = score === null ? [] : [`${name} ${OWN_WORDS.get(score) ?? ''}`];
    return sufficient.map((condition) =>
      [...own, ...(condition.length === 0 ? [] : [conditionInWords(condition, names)])].join(' and '),
    );
  });
}

/** Whether results of more games than a condition has may bring the place too. */
export function isOpenEnded(results: readonly OwnResult[], place: number): boolean {
  return results.some(({ best, score, sufficient = [] }) => {
    const others = best.witness.length - (score === null ? 0 : 1);
    return others > 3 && best.bound <= place && sufficient.every((condition) => condition.length > 0);
  });
}

/** The sentence on conditions that aren't listed. */
function furtherWays(results: readonly OwnResult[], place: number, isComplete: boolean): string[] {
  if (!isComplete) return ['Other conditions may suffice too: not all of them were decided in the time.'];
  if (!isOpenEnded(results, place)) return [];
  return ['Results of four or more other games together may suffice too.'];
}

/** The conditions for a place in sentences. */
export function conditionsInWords(results: readonly OwnResult[], place: number, name: string, names: Names): string[] {
  const wanted = place === 1 ? 'first' : `${ordinal(place)} or better`;
  const isComplete = results.every(({ complete }) => complete === true);
  const isAlways = results.every(({ sufficient }) => sufficient?.some((condition) => condition.length === 0));
  if (isAlways) return [`${name} is ${wanted} whatever happens.`];
  const ways = waysOf(results, name, names);
  if (ways.length === 0) {
    if (results.every(({ best }) => best.bound > place)) return [`${name} can't be ${wanted}.`];
    const none = isComplete
      ? 'No results of up to three other games'
      : 'In the time no results of other games were found that';
    return [`${none} are enough to make ${name} ${wanted}.`];
  }
  return [
    `${name} is ${wanted} if ${ways.slice(0, MOST_CONDITIONS).join(', or if ')}.`,
    ...(ways.length > MOST_CONDITIONS ? [`--format json has all ${ways.length} conditions.`] : []),
    ...furtherWays(results, place, isComplete),
  ];
}
