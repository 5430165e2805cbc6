import { comparisonWith } from './comparison.js';
import { type Evaluator, evaluatorOf } from './evaluator.js';
import type { LastRound } from './last-round.js';
import type { ListStep } from './list-steps.js';
import { type Masks, resultsOn } from './masks.js';
import type { Influence } from './met-difference.js';
import { type PlaceBounds, placeBounds } from './place-bounds.js';

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
  /**
   * The places under masks without any search. The player's own board has one result in every mask. `known` are the
   * verdicts under wider masks.
   */
  readonly boundsUnder: (masks: Masks, known?: Uint8Array) => PlaceBounds;
  /** The place of the player after a result for every board. */
  readonly placeAfter: (results: Uint8Array) => number;
  /**
   * The best or the worst place under masks; exact unless the search was stopped. With an aim it also stops as soon as it
   * is known whether the place is at most the aim.
   */
  readonly search: (side: Side, masks: Masks, mayGoOn: MayGoOn, aim?: number) => FoundPlace;
}

/** The number of parts after which the results of another guess are improved one by one. */
const STEPS_BETWEEN_GUESSES = 16;

/** An open part of the search. */
interface Part {
  /** The least cost that it may have. */
  readonly bound: number;
  readonly masks: Masks;
  /** The comparisons under the masks. */
  readonly verdicts: Uint8Array;
  /** The board to branch on. */
  readonly board: number;
}

/** With so few boards left, trying all their results takes no longer than bounds. */
export const FEW_BOARDS = 3;

/** Prepares the search for one player; players of a tournament can share the evaluator. */
export function searchFor(
  player: number,
  round: LastRound,
  steps: readonly ListStep[],
  evaluator: Evaluator = evaluatorOf(round, steps),
): PlayerSearch {
  const masks = new Uint8Array(round.boards.length);
  const comparison = comparisonWith(player, round, steps, masks);

  const boundsUnder: PlayerSearch['boundsUnder'] = (given, known) => {
    masks.set(given);
    return placeBounds(player, round, comparison, masks, known);
  };

  const placeAfter = (results: Uint8Array): number => evaluator(player, results);

  const search: PlayerSearch['search'] = (side, given, mayGoOn, aim = NaN) => {
    // Costs are places, or their opposites where the worst is searched: the least cost is searched
    const sign = side === 'best' ? 1 : -1;
    /** Whether the least cost is above it is all that has to be known; without an aim no comparison with it is true. */
    const goal = side === 'best' ? aim : -aim - 1;
    const lowerBound = ({ least, most }: PlaceBounds): number => (side === 'best' ? least : -most);
    /** The results that look best under masks, or worst. */
    const guessOf = (under: Masks, { influence: { ofResult } }: PlaceBounds): Uint8Array =>
      under.map((_, board) => {
        const looks = (result: number): number => sign * ofResult[3 * board + result];
        return resultsOn(board, under).reduce((best, one) => (looks(one) < looks(best) ? one : best));
      });
    const root = boundsUnder(given);
    let least = Infinity;
    let bound = lowerBound(root);
    let witness = new Uint8Array();
    const isKnown = (): boolean => least <= bound || least <= goal || bound > goal;
    /** The cost after results for every board, which are kept if there is none less. */
    const costAfter = (results: Uint8Array): number => {
      const cost = sign * placeAfter(results);
      if (cost < least) {
        least = cost;
        witness = results.slice();
      }
      return cost;
    };
    /** Tries results, and changes them one by one, as long as that gives a better place and one is asked for. */
    const improve = (results: Uint8Array, { ofBoard }: Influence): void => {
      let own = costAfter(results);
      for (let isBetter = true; isBetter && !isKnown();) {
        isBetter = false;
        for (let board = 0; board < results.length && !isKnown(); board++) {
          if (ofBoard[board] === 0) continue;
          if (!mayGoOn()) return;
          const before = results[board];
          let kept = before;
          for (const result of resultsOn(board, given)) {
            if (result === before) continue;
            results[board] = result;
            const cost = costAfter(results);
            if (cost >= own) continue;
            own = cost;
            kept = result;
            isBetter = true;
          }
          results[board] = kept;
        }
      }
    };
    /** Tries all results that masks leave to a few boards. */
    const tryAll = (results: Uint8Array, under: Masks, boards: readonly number[], from = 0): void => {
      if (from === boards.length) {
        costAfter(results);
        return;
      }
      const board = boards[from];
      for (const result of resultsOn(board, under)) {
        results[board] = result;
        tryAll(results, under, boards, from + 1);
      }
    };
    /** The parts that may have a better place, the least bound last; of equal ones the newest. */
    const parts: Part[] = [];
    const visit = (under: Masks, found: PlaceBounds, isImproved: boolean): void => {
      const guess = guessOf(under, found);
      if (isImproved) improve(guess.slice(), found.influence);
      else costAfter(guess);
      const ofPart = Math.max(bound, lowerBound(found));
      if (ofPart >= least) return;
      const { undecided, verdicts } = found;
      if (undecided.length <= FEW_BOARDS) {
        tryAll(guess, under, undecided);
        return;
      }
      const place = parts.findLastIndex((part) => part.bound >= ofPart) + 1;
      parts.splice(place, 0, { bound: ofPart, masks: under, verdicts, board: undecided[0] });
    };

    visit(given, root, true);
    let steps = 0;
    for (;;) {
      const part = parts.at(-1);
      bound = Math.min(least, part?.bound ?? Infinity);
      if (part === undefined || isKnown() || !mayGoOn()) break;
      parts.pop();
      for (const result of resultsOn(part.board, part.masks)) {
        const next = part.masks.with(part.board, 1 << result);
        steps++;
        visit(next, boundsUnder(next, part.verdicts), steps % STEPS_BETWEEN_GUESSES === 0);
      }
    }
    return { reached: sign * least, bound: sign * bound, witness };
  };
  return { boundsUnder, placeAfter, search };
}
