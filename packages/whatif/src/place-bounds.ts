import { type Comparison, NOT_AHEAD, POSSIBLY_AHEAD, SURELY_AHEAD } from './comparison.js';
import type { LastRound } from './last-round.js';
import { type Masks, type Range, resultsOn } from './masks.js';
import { type Influence, SLIGHT } from './met-difference.js';

/** The bounds of a player's place under masks, which are certain. */
export interface PlaceBounds {
  /** The best place that isn't excluded, and the worst. */
  readonly least: number;
  readonly most: number;
  /** The weight of each board, and by result how bad it looks for the player. */
  readonly influence: Influence;
  /** The boards with several results on which the place may depend, the one with the widest influence first. */
  readonly undecided: readonly number[];
  /** By other player and result of that player's board, at `3 * player + result`: the comparison. */
  readonly verdicts: Uint8Array;
}

/** A seat counts more than any hint of what a result does to undecided comparisons. */
const SEAT = 1000;

/**
 * Bounds a place: each player sits at one board, so that the fewest who are surely ahead at every board add up to a lower
 * bound, and the most who are possibly ahead to an upper one. A comparison that was decided under wider masks, as `known`
 * has it, stays as it is. Cost: three comparisons for each player who was not decided.
 */
export function placeBounds(
  player: number,
  { boardOf, boards, tournament: { expelled } }: LastRound,
  comparison: Comparison,
  masks: Masks,
  known?: Uint8Array,
): PlaceBounds {
  const influence: Influence = {
    ofBoard: new Float64Array(boards.length),
    ofResult: new Float64Array(3 * boards.length),
  };
  const { ofBoard, ofResult } = influence;
  const verdicts = known?.slice() ?? new Uint8Array(3 * boardOf.length).fill(POSSIBLY_AHEAD);
  for (const one of [player, ...(expelled ?? [])]) verdicts.fill(NOT_AHEAD, 3 * one, 3 * one + 3);
  const verdict = (other: number, result: number): number => {
    const at = 3 * other + result;
    if (verdicts[at] === POSSIBLY_AHEAD) verdicts[at] = comparison.verdict(other, influence);
    return verdicts[at];
  };
  /** The numbers of players at a board who are surely ahead after its result, and possibly. */
  const ahead = (others: readonly number[], result: number): Range => {
    const found = others.map((other) => verdict(other, result));
    return {
      low: found.filter((one) => one === SURELY_AHEAD).length,
      high: found.filter((one) => one !== NOT_AHEAD).length,
    };
  };
  comparison.enter();
  const withoutBoard = [...boardOf.keys()].filter((other) => boardOf[other] < 0);
  let { low: surely, high: possibly } = ahead(withoutBoard, 0);
  boards.forEach(({ black, white }, board) => {
    const mask = masks[board];
    const found = resultsOn(board, masks).map((result) => {
      masks[board] = 1 << result;
      const after = ahead([white, black], result);
      ofResult[3 * board + result] += SEAT * (after.low + after.high);
      return after;
    });
    masks[board] = mask;
    const fewest = Math.min(...found.map(({ low }) => low));
    const greatest = Math.max(...found.map(({ high }) => high));
    surely += fewest;
    possibly += greatest;
    if (fewest !== greatest) ofBoard[board] += SLIGHT; // An undecided comparison counts as possible, and not as sure
  });
  const undecided = [...boards.keys()]
    .filter((board) => resultsOn(board, masks).length > 1 && ofBoard[board] > 0)
    .sort((one, other) => ofBoard[other] - ofBoard[one]);
  return { least: 1 + surely, most: 1 + possibly, influence, undecided, verdicts };
}
