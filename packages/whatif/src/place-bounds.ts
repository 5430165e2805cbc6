import type { Comparison } from './comparison.js';
import { NOT_AHEAD, POSSIBLY_AHEAD, SURELY_AHEAD } from './comparison.js';
import type { LastRound } from './last-round.js';
import type { Masks } from './masks.js';
import { resultsOn } from './masks.js';
import type { Influence } from './met-difference.js';
import { SLIGHT } from './met-difference.js';

/** The bounds of a player's place under masks, which are certain. */
export interface PlaceBounds {
  /** The best place that isn't excluded, and the worst. */
  readonly least: number;
  readonly most: number;
  /** By board: the result that looks best for the player, and the one that looks worst. */
  readonly bestGuess: Uint8Array;
  readonly worstGuess: Uint8Array;
  /** By board: how much it can change; 0 only if the place doesn't depend on it. */
  readonly influence: Float64Array;
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
  let surely = 0;
  let possibly = 0;
  const verdicts = known?.slice() ?? new Uint8Array(3 * boardOf.length).fill(POSSIBLY_AHEAD);
  const verdict = (other: number, result: number): number => {
    const at = 3 * other + result;
    if (verdicts[at] === POSSIBLY_AHEAD) verdicts[at] = comparison.verdict(other, influence);
    return verdicts[at];
  };
  comparison.enter();
  for (let other = 0; other < boardOf.length; other++) {
    if (boardOf[other] >= 0 || other === player || expelled?.has(other)) continue;
    const found = verdict(other, 0);
    if (found === SURELY_AHEAD) surely++;
    if (found !== NOT_AHEAD) possibly++;
  }
  for (let board = 0; board < boards.length; board++) {
    const mask = masks[board];
    let fewest = 2;
    let greatest = 0;
    for (const result of resultsOn(board, masks)) {
      masks[board] = 1 << result;
      let sure = 0;
      let possible = 0;
      for (const other of [boards[board].white, boards[board].black]) {
        if (other === player || expelled?.has(other)) continue;
        const found = verdict(other, result);
        if (found === SURELY_AHEAD) sure++;
        if (found !== NOT_AHEAD) possible++;
      }
      ofResult[3 * board + result] += SEAT * (sure + possible);
      fewest = Math.min(fewest, sure);
      greatest = Math.max(greatest, possible);
    }
    masks[board] = mask;
    surely += fewest;
    possibly += greatest;
    if (fewest !== greatest) ofBoard[board] += SLIGHT; // An undecided comparison counts as possible, and not as sure
  }
  const bestGuess = new Uint8Array(boards.length);
  const worstGuess = new Uint8Array(boards.length);
  for (let board = 0; board < boards.length; board++) {
    let least = Infinity;
    let most = -Infinity;
    for (const result of resultsOn(board, masks)) {
      const looks = ofResult[3 * board + result];
      if (looks < least) {
        least = looks;
        bestGuess[board] = result;
      }
      if (looks > most) {
        most = looks;
        worstGuess[board] = result;
      }
    }
  }
  return { least: 1 + surely, most: 1 + possibly, bestGuess, worstGuess, influence: ofBoard, verdicts };
}
