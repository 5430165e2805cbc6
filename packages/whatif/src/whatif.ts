import {
  type CrosstableOptions,
  type Rounds,
  check,
  checkArray,
  checkNames,
  isObject,
  nearest,
} from '@crosstable/core';

import { type AskedRound, checkOwnNames, checkPlace, layOutRound, playerOf } from './asked-round.js';
import { type FoundConditions, conditionsFor } from './conditions.js';
import { type Evaluator, evaluatorOf } from './evaluator.js';
import { ownResults } from './last-round.js';
import type { Masks } from './masks.js';
import { type FoundPlace, type MayGoOn, type PlayerSearch, type Side, searchFor } from './search.js';
import { type Watch, watchOf } from './watch.js';
import type { BoardCondition, OpenScore, OwnResult, Place, Question, WhatIf, WhatIfOptions } from './whatif-types.js';

const SCORES: readonly OpenScore[] = [0, 0.5, 1];
const SIDES: readonly Side[] = ['best', 'worst'];

/** The state of the search after one of the player's own results. */
interface OwnState {
  readonly score: OpenScore | null;
  readonly masks: Masks;
  readonly found: Record<Side, FoundPlace>;
  conditions: FoundConditions | undefined;
}

/** A question with what is known so far. */
interface State {
  readonly player: string;
  readonly place: number | undefined;
  readonly search: PlayerSearch;
  readonly results: readonly OwnState[];
}

/** The state of a question before any search. */
function stateOf(asked: AskedRound, evaluator: Evaluator, { place, player: id }: Question, path: string): State {
  const player = playerOf(asked, id, `${path}.player`);
  if (place !== undefined) checkPlace(place, `${path}.place`);
  const { round, steps } = asked;
  const search = searchFor(player, round, steps, evaluator);
  const results = ownResults(round, player).map(({ masks, outcome }): OwnState => {
    const atOnce = (side: Side): FoundPlace => search.search(side, masks, () => false);
    const found = { best: atOnce('best'), worst: atOnce('worst') };
    return { score: outcome === null ? null : SCORES[outcome], masks, found, conditions: undefined };
  });
  return { player: id, place, search, results };
}

/** A place as the answer has it. */
function placeOf({ bound, reached, witness }: FoundPlace, { open }: AskedRound): Place {
  const results = open.map((game, board) => ({ ...game, result: SCORES[witness[board]] }));
  return { reached, bound, exact: reached === bound, witness: results };
}

/** Conditions as the answer has them. */
function conditionsOf({ complete, sufficient }: FoundConditions, { open }: AskedRound) {
  const partOf = ({ board, mask }: FoundConditions['sufficient'][number][number]): BoardCondition => {
    const results = SCORES.filter((_, result) => ((mask >> result) & 1) === 1).reverse();
    return { ...open[board], results };
  };
  return { sufficient: sufficient.map((parts) => parts.map(partOf)), complete };
}

/** The answer to a question, as far as it is known. */
function answerOf({ place, player, results }: State, asked: AskedRound): WhatIf {
  return {
    player,
    ...(place === undefined ? {} : { place }),
    results: results.map(({ conditions, found, score }): OwnResult => {
      const best = placeOf(found.best, asked);
      const worst = placeOf(found.worst, asked);
      return { score, best, worst, ...(conditions === undefined ? {} : conditionsOf(conditions, asked)) };
    }),
  };
}

/** A part of the search for an answer. */
interface Task {
  /** The part of the time that it gets: conditions ask for many places, so that each of them may take as long as three. */
  readonly weight: 1 | 3;
  readonly isOpen: () => boolean;
  /** Searches from the start, and keeps what was known if it was more. */
  readonly search: (mayGoOn: MayGoOn) => void;
}

/** The distance between the place that was reached and the bound. */
function gapOf({ bound, reached }: FoundPlace): number {
  return Math.abs(bound - reached);
}

/** The places of a question, and then its conditions. */
function tasksOf({ place, results, search }: State): readonly Task[] {
  const places = results.flatMap(({ found, masks }) =>
    SIDES.map((side): Task => ({
      weight: 1,
      isOpen: () => gapOf(found[side]) > 0,
      search: (mayGoOn) => {
        const next = search.search(side, masks, mayGoOn);
        if (gapOf(next) < gapOf(found[side])) found[side] = next;
      },
    })),
  );
  if (place === undefined) return places;
  const conditions = results.map((own): Task => ({
    weight: 3,
    isOpen: () => own.conditions?.complete !== true,
    search: (mayGoOn) => {
      const { conditions: known } = own;
      const next = conditionsFor(search, own.masks, place, mayGoOn);
      const isMore = known === undefined || next.complete || next.sufficient.length > known.sufficient.length;
      if (isMore) own.conditions = next;
    },
  }));
  return [...places, ...conditions];
}

/** Searches what a question asks for within its time; what was stopped again if time is left. */
function answer(state: State, { passes, share, tell }: Watch): void {
  const tasks = tasksOf(state);
  for (let pass = 1; pass <= passes; pass++) {
    const open = tasks.filter(({ isOpen }) => isOpen());
    let left = open.reduce((sum, { weight }) => sum + weight, 0);
    for (const { search, weight } of open) {
      const mayGoOn = share(left / weight);
      left -= weight;
      if (pass > 1 && !mayGoOn()) continue;
      search(mayGoOn);
      tell();
    }
  }
}

/**
 * Answers several questions about the same last round, which share the work.
 *
 * @param games - `games[n]` holds round n + 1; the last one has the open games.
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`.
 * @param questions - The players, each with a place to find conditions for, if any.
 * @param options - The open games, the limits of each question, and those of `crosstable`.
 * @returns The answers, in the order of the questions.
 * @throws What `whatif` throws; the path of a question is `questions[n]`.
 *
 * Cost: that of `whatif` for every question.
 *
 * @example
 * ```ts
 * const games = [
 *   [{ white: 'A', black: 'B', result: 1 as const }, { white: 'C', black: 'D', result: 1 as const }],
 *   [{ white: 'A', black: 'C', result: null }, { white: 'B', black: 'D', result: null }],
 * ];
 * const [ofA, ofB] = whatifs(games, ['PTS'], [{ player: 'A' }, { player: 'B' }]);
 * ofA.results.map(({ best }) => best.reached); // → [1, 1, 2]
 * ofB.results.map(({ best }) => best.reached); // → [2, 3, 4]
 * ```
 */
export function whatifs(
  games: Rounds,
  codes: readonly string[],
  questions: readonly Question[],
  options: WhatIfOptions = {},
): readonly WhatIf[] {
  checkArray(questions, 'questions', 'questions');
  for (const [at, question] of questions.entries())
    checkNames(question, `questions[${at}]`, { player: true, place: true }, nearest);
  return answersTo(games, codes, questions, options, (at) => `questions[${at}]`);
}

/** Answers questions; `pathOf` says where each stands in what the caller gave. */
function answersTo(
  games: Rounds,
  codes: readonly string[],
  questions: readonly Question[],
  options: WhatIfOptions,
  pathOf: (at: number) => string,
): readonly WhatIf[] {
  check(isObject(options), 'options', 'an object', options);
  const { budgetMs, maxNodes, open, progress, ...ofTable } = options;
  const tableOptions: CrosstableOptions = ofTable;
  checkOwnNames(tableOptions, ['budgetMs', 'maxNodes', 'open', 'place', 'progress']);
  const begin = Date.now();
  const watchFor = watchOf({ budgetMs, maxNodes, progress });
  const asked = layOutRound(games, codes, open, tableOptions);
  const evaluator = evaluatorOf(asked.round, asked.steps);
  const states = questions.map((question, at) => stateOf(asked, evaluator, question, pathOf(at)));
  const answers = (): readonly WhatIf[] => states.map((state) => answerOf(state, asked));
  const spent = (Date.now() - begin) / questions.length;
  for (const state of states) answer(state, watchFor(answers, spent));
  return answers();
}

/**
 * The places that a player can still reach in the last round: the best and the worst after each of the player's own results.
 * Forfeits of open games aren't considered.
 *
 * @param games - `games[n]` holds round n + 1; the last one has the open games.
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`.
 * @param options - The player, a place to find conditions for, the open games (default: those whose `result` is `null`), the
 *   limits of the search, and the options of `crosstable`.
 * @returns For a win, a draw and a loss: the best and the worst place, one more than the number of players strictly ahead, as
 *   in `standings`, each with a result for every open game and with a bound that is proved. Without an open game of the
 *   player, one entry whose score is `null`.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value: what `crosstable` and `standings` throw, a
 *   player who isn't in the table, a place below 1, an open game before the last round, and an `open` that names no pairing.
 *
 * Cost: exponential in the open games at worst; the search stops after `budgetMs`, or after `maxNodes` steps of each search.
 *
 * @example
 * ```ts
 * const games = [
 *   [{ white: 'A', black: 'B', result: 1 as const }, { white: 'C', black: 'D', result: 0.5 as const }],
 *   [{ white: 'A', black: 'C', result: null }, { white: 'B', black: 'D', result: null }],
 * ];
 * const { results } = whatif(games, ['PTS'], { player: 'C', place: 2 });
 * results.map(({ best, worst }) => [best.reached, worst.reached]); // → [[1, 1], [2, 3], [3, 3]]
 * results[1].sufficient; // → [[{ white: 'B', black: 'D', results: [1, 0.5] }]]
 * ```
 */
export function whatif(games: Rounds, codes: readonly string[], options: WhatIfOptions & Question): WhatIf {
  check(isObject(options), 'options', 'an object', options);
  const { place, player, ...others } = options;
  const [only] = answersTo(games, codes, [{ player, place }], others, () => 'options');
  return only;
}
