// The conditions for a place in sentences, and the boards that they name.
import { isOpenEnded } from '@crosstable/report/what-if';
import type { BoardCondition, OpenGame, OwnResult } from '@crosstable/whatif';

import type { WhatIfWords } from './whatif-words.js';

/** The names of the players, by id. */
export type Names = (id: string) => string;

/** So many conditions are written out. */
const MOST_CONDITIONS = 20;

/** The results of one game that a condition asks for. */
function clauseOf({ black, results, white }: BoardCondition, names: Names, words: WhatIfWords): string {
  const [isWin, isDraw, isLoss] = [1, 0.5, 0].map((result) => results.some((one) => one === result));
  if (isWin && isLoss) return words.isNoDraw(names(white), names(black));
  if (isDraw && isWin) return words.winsNot(names(black));
  if (isDraw && isLoss) return words.winsNot(names(white));
  if (isDraw) return words.isDraw(names(white), names(black));
  return words.wins(names(isWin ? white : black));
}

/** The ways to a place: an own result and what else has to happen. */
function waysOf(results: readonly OwnResult[], name: string, names: Names, words: WhatIfWords): readonly string[] {
  return results.flatMap(({ score, sufficient = [] }) => {
    const own = score === null ? [] : [words.ownClause(score, name)];
    return sufficient.map((condition) =>
      words.all([...own, ...condition.map((board) => clauseOf(board, names, words))]),
    );
  });
}

/** The conditions for a place, as the library found them, in sentences. */
export function conditionSentences(
  results: readonly OwnResult[],
  place: number,
  name: string,
  names: Names,
  words: WhatIfWords,
): readonly string[] {
  const isAlways = results.every(({ sufficient }) => sufficient?.some((condition) => condition.length === 0));
  if (isAlways) return [words.always(name, place)];
  const isComplete = results.every(({ complete }) => complete === true);
  const ways = waysOf(results, name, names, words);
  if (ways.length === 0) {
    const isNever = results.every(({ best }) => best.bound > place);
    if (isNever) return [words.never(name, place)];
    return [isComplete ? words.notAlone(name, place) : words.incomplete];
  }
  const more = ways.length - MOST_CONDITIONS;
  return [
    words.reachedIf(name, place, ways.slice(0, MOST_CONDITIONS)),
    ...(more > 0 ? [words.moreConditions(more)] : []),
    ...(isComplete ? [] : [words.incomplete]),
    ...(isComplete && isOpenEnded(results, place) ? [words.moreGames] : []),
  ];
}

/** The boards that the conditions name, each once. */
export function boardsIn(results: readonly OwnResult[]): readonly OpenGame[] {
  const boards = new Map<string, OpenGame>();
  for (const { sufficient = [] } of results) {
    for (const { black, white } of sufficient.flat()) boards.set(JSON.stringify([white, black]), { white, black });
  }
  return [...boards.values()];
}
