import { comparisonWith } from './comparison.js';
import type { Evaluator } from './evaluator.js';
import { evaluatorOf } from './evaluator.js';
import type { LastRound } from './last-round.js';
import type { ListStep } from './list-steps.js';
import type { Masks } from './masks.js';
import type { PlaceBounds } from './place-bounds.js';
import { placeBounds } from './place-bounds.js';

/** The best place, or the worst. */
export type Side = 'best' | 'worst';

/** A place in numbers: see `Place`. */
export interface FoundPlace {
  readonly reached: number;
  readonly bound: number;
  /** By board. */
  readonly witness: Uint8Array;
}

/** Says after every step of a search whether there may be another one. */
export type MayGoOn = () => boolean;

/** Searches the places of one player. */
export interface PlayerSearch {
  /** The places under masks without any search. The player's own board has one result in every mask. */
  readonly boundsUnder: (masks: Masks) => PlaceBounds;
  /** The place of the player after a result for every board. */
  readonly placeAfter: (results: Uint8Array) => number;
  /**
   * The best or the worst place under masks; exact unless the search was stopped. With an aim it also stops as soon as it
   * is known whether the place is at most the aim.
   */
  readonly search: (side: Side, masks: Masks, mayGoOn: MayGoOn, aim?: number) => FoundPlace;
}

/** After so many parts the results of another guess are improved one by one. */
const STEPS_BETWEEN_GUESSES = 16;

/** An open part of the search. */
interface Part {
  readonly masks: Masks;
  /** The board to branch on. */
  readonly board: number;
}

/** The board with the widest influence among those with several results; -1 if all have one. */
function widest(masks: Masks, influence: Float64Array): number {
  let found = -1;
  for (let board = 0; board < masks.length; board++) {
    const isOpen = (masks[board] & (masks[board] - 1)) !== 0;
    if (isOpen && (found < 0 || influence[board] > influence[found])) found = board;
  }
  return found;
}

/** Prepares the search for one player; players of a tournament can share the evaluator. */
export function searchFor(
  player: number,
  round: LastRound,
  steps: readonly ListStep[],
  evaluator: Evaluator = evaluatorOf(round, steps),
): PlayerSearch {
  const masks = new Uint8Array(round.boards.length);
  const comparison = comparisonWith(player, round, steps, masks);

  const boundsUnder = (given: Masks): PlaceBounds => {
    masks.set(given);
    return placeBounds(player, round, comparison, masks);
  };

  const placeAfter = (results: Uint8Array): number => {
    for (let board = 0; board < results.length; board++) {
      if (evaluator.results[board] !== results[board]) evaluator.set(board, results[board]);
    }
    return evaluator.placeOf(player);
  };

  const search: PlayerSearch['search'] = (side, given, mayGoOn, aim) => {
    // Costs are places, or their opposites where the worst is searched: the least cost is searched
    const sign = side === 'best' ? 1 : -1;
    const costAfter = (results: Uint8Array): number => sign * placeAfter(results);
    const lowerBound = ({ least, most }: PlaceBounds): number => (side === 'best' ? least : -most);
    const guessOf = ({ bestGuess, worstGuess }: PlaceBounds): Uint8Array => (side === 'best' ? bestGuess : worstGuess);
    const isKnown = (cost: number, bound: number): boolean => {
      if (cost <= bound) return true;
      if (aim === undefined) return false;
      return side === 'best' ? cost <= aim || bound > aim : -cost > aim || -bound <= aim;
    };

    const root = boundsUnder(given);
    let witness = guessOf(root);
    let least = costAfter(witness);
    /** Changes the results of a guess one by one, as long as that gives a better place. */
    const improve = (guess: Uint8Array, cost: number, influence: Float64Array, bound: number): void => {
      const results = guess.slice();
      let own = cost;
      for (let isBetter = true; isBetter && own > bound;) {
        isBetter = false;
        for (let board = 0; board < results.length && own > bound; board++) {
          if (influence[board] === 0) continue;
          if (!mayGoOn()) return;
          const before = results[board];
          let kept = before;
          for (let result = 0; result < 3; result++) {
            if (((given[board] >> result) & 1) === 0 || result === before) continue;
            results[board] = result;
            const found = costAfter(results);
            if (found >= own) continue;
            own = found;
            kept = result;
            isBetter = true;
            if (found < least) {
              least = found;
              witness = results.slice();
            }
          }
          results[board] = kept;
        }
      }
    };
    const rootBound = lowerBound(root);
    improve(witness, least, root.influence, rootBound);

    /** By bound: the parts that may have a better place. */
    const parts = new Map<number, Part[]>();
    const keep = (bound: number, part: Part): void => {
      const same = parts.get(bound);
      if (same === undefined) parts.set(bound, [part]);
      else same.push(part);
    };
    let bound = rootBound;
    let steps = 0;
    const first = widest(given, root.influence);
    if (least > bound && first >= 0) keep(bound, { masks: given.slice(), board: first });
    while (!isKnown(least, bound) && mayGoOn()) {
      const part = parts.get(bound)?.pop();
      if (part === undefined) {
        // No part is left with this bound
        parts.delete(bound);
        bound++;
        continue;
      }
      for (let result = 0; result < 3; result++) {
        if (((part.masks[part.board] >> result) & 1) === 0) continue;
        const next = part.masks.slice();
        next[part.board] = 1 << result;
        const found = boundsUnder(next);
        const guess = guessOf(found);
        const cost = costAfter(guess);
        if (cost < least) {
          least = cost;
          witness = guess;
        }
        steps++;
        if (steps % STEPS_BETWEEN_GUESSES === 0) improve(guess, cost, found.influence, bound);
        const nextBound = Math.max(bound, lowerBound(found));
        const board = widest(next, found.influence);
        if (board >= 0 && nextBound < Math.min(least, cost)) keep(nextBound, { masks: next, board });
      }
    }
    return { reached: sign * least, bound: sign * Math.min(least, bound), witness };
  };
  return { boundsUnder, placeAfter, search };
}
