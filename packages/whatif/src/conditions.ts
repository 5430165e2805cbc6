import type { Masks } from './masks.js';
import type { MayGoOn, PlayerSearch } from './search.js';

/** A condition in numbers: boards with the results that they must have, as bits. */
export type MaskCondition = readonly { readonly board: number; readonly mask: number }[];

/** The conditions that suffice, and whether all were decided. */
export interface FoundConditions {
  readonly sufficient: readonly MaskCondition[];
  readonly complete: boolean;
}

/** The most games that a condition has. */
const MOST_GAMES = 3;

/** The groups of results that a condition may ask for, the wider ones first: not a loss, not a win, no draw; one alone. */
const GROUPS = [6, 3, 5, 4, 2, 1] as const;

/** All groups for a number of games; one that asks for less than another comes before it. */
function groupsFor(games: number): readonly (readonly number[])[] {
  let all: number[][] = [[]];
  for (let game = 0; game < games; game++) all = all.flatMap((groups) => GROUPS.map((mask) => [...groups, mask]));
  return all;
}

/** All choices of a number of items out of a list, in its order. */
function* choicesOf(list: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= list.length - count; at++) {
    for (const rest of choicesOf(list, count - 1, at + 1)) yield [list[at], ...rest];
  }
}

/** Whether a condition asks for all that another one asks for. */
function implies(condition: MaskCondition, other: MaskCondition): boolean {
  return other.every(({ board, mask }) => condition.some((part) => part.board === board && (part.mask & ~mask) === 0));
}

/**
 * The sets of one, two and three boards, each with a group of results, after which the player surely has a place or a
 * better one; sets that ask for more than another one are left out.
 */
export function conditionsFor(search: PlayerSearch, masks: Masks, place: number, mayGoOn: MayGoOn): FoundConditions {
  const worst = search.search('worst', masks, mayGoOn, place);
  if (worst.bound <= place) return { sufficient: [[]], complete: true };
  const best = search.search('best', masks, mayGoOn, place);
  if (best.bound > place) return { sufficient: [], complete: true };
  const { undecided: boards } = search.boundsUnder(masks);
  const sufficient: MaskCondition[] = [];
  /** Results after which the place is missed; a search that was stopped gives others, but then nothing is decided any more. */
  const missed = [worst.witness];

  const isRefuted = (condition: MaskCondition): boolean =>
    missed.some((results) => condition.every(({ board, mask }) => ((mask >> results[board]) & 1) === 1));
  const decide = (condition: MaskCondition): void => {
    const narrowed = masks.slice();
    for (const { board, mask } of condition) narrowed[board] = mask;
    const found = search.search('worst', narrowed, mayGoOn, place);
    if (found.bound <= place) sufficient.push(condition);
    else missed.push(found.witness);
  };

  for (let games = 1; games <= Math.min(MOST_GAMES, boards.length); games++) {
    const groups = groupsFor(games);
    for (const chosen of choicesOf(boards, games)) {
      for (const group of groups) {
        if (!mayGoOn()) return { sufficient, complete: false };
        const condition = chosen.map((board, at) => ({ board, mask: group[at] }));
        if (!isRefuted(condition) && !sufficient.some((known) => implies(condition, known))) decide(condition);
      }
    }
  }
  // A search that was stopped has decided nothing, and no other one may follow it
  return { sufficient, complete: mayGoOn() };
}
