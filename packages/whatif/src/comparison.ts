import { type CanPass, canPassIn } from './encounter-range.js';
import { type LastRound, playOut } from './last-round.js';
import { type EncounterStep, type ListStep, type OwnStep, meritsOfCode } from './list-steps.js';
import { type Masks, type Range, onlyResult, resultsOn } from './masks.js';
import { type Influence, SLIGHT, metDifferenceOf } from './met-difference.js';

/** Surely not ahead of the player, possibly, or surely. */
export const NOT_AHEAD = 0;
export const POSSIBLY_AHEAD = 1;
export const SURELY_AHEAD = 2;

/** Compares others with the player of a question under the masks. */
export interface Comparison {
  /** To be called after every change of the masks of boards of others than those who are compared. */
  readonly enter: () => void;
  /**
   * Whether another player is ahead, where both have one allowed outcome at most. The influence gets the boards that could
   * decide it, if it is undecided.
   */
  readonly verdict: (other: number, influence: Influence) => number;
}

const ANY: Range = { low: -Infinity, high: Infinity };

/** The sort keys that all outcomes of the masks allow, for a tie-break that rises with the points. */
interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** The difference of two sort keys, which may both be −∞ for a missing value. */
function difference(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Prepares the comparison with one player. */
export function comparisonWith(player: number, round: LastRound, steps: readonly ListStep[], masks: Masks): Comparison {
  const { boardOf, boards, isBlack, tournament } = round;
  const met = metDifferenceOf(round, masks);
  const passes: readonly CanPass[] = [false, true].map((forfeits) => canPassIn(round, masks, forfeits));
  const bounds = new Map<ListStep, Bounds>();

  const ownMerit = ({ merits }: OwnStep, one: number): number => merits[onlyResult(boardOf[one], masks)][one];

  /** Whether a player can still be tied with the one of the question after the own games of both. */
  const mayBeTied = (before: readonly OwnStep[]) => {
    const own = before.map((step) => ownMerit(step, player));
    return (other: number): boolean => {
      if (tournament.expelled?.has(other)) return false;
      return resultsOn(boardOf[other], masks).some((result) =>
        before.every(({ merits }, at) => merits[result][other] === own[at]),
      );
    };
  };

  /** The sort keys if every open game brings both sides the least that its mask allows, or the greatest. */
  const enter = (): void => {
    for (const step of steps) {
      if (step.kind !== 'column' || !step.isRising) continue;
      const after = (ofWhite: typeof Math.min, ofBlack: typeof Math.min): Float64Array =>
        meritsOfCode(
          step.resolved,
          playOut(round, (board, one) => (isBlack[one] === 1 ? ofBlack : ofWhite)(...resultsOn(board, masks))),
        );
      bounds.set(step, { low: after(Math.min, Math.max), high: after(Math.max, Math.min) });
    }
  };

  const encounterRange = (step: EncounterStep, other: number, before: readonly OwnStep[]): Range => {
    const canPass = passes[Number(step.forfeits)];
    const isTied = mayBeTied(before);
    return { low: canPass(player, other, isTied) ? -1 : 0, high: canPass(other, player, isTied) ? 1 : 0 };
  };

  const columnRange = (step: ListStep, other: number): Range => {
    const known = bounds.get(step);
    if (known === undefined) return ANY;
    return {
      low: difference(known.low[other], known.high[player]),
      high: difference(known.high[other], known.low[player]),
    };
  };

  /** Adds the boards that a step may depend on; those of Buchholz and Sonneborn-Berger are known by number. */
  const addInfluence = (step: ListStep, range: Range, influence: Influence, before: readonly OwnStep[]): void => {
    if (step.kind === 'met') {
      met.addTo(influence, range);
      return;
    }
    const isTied = step.kind === 'encounter' ? mayBeTied(before) : () => true;
    boards.forEach(({ black, white }, board) => {
      if (isTied(white) || isTied(black)) influence.ofBoard[board] += SLIGHT;
    });
  };

  const rangeOf = (step: ListStep, other: number, before: readonly OwnStep[]): Range => {
    if (step.kind === 'met') return met.range(step, other, player);
    if (step.kind === 'own') {
      const fixed = difference(ownMerit(step, other), ownMerit(step, player));
      return { low: fixed, high: fixed };
    }
    if (step.kind === 'encounter') return encounterRange(step, other, before);
    return columnRange(step, other);
  };

  const verdict = (other: number, influence: Influence): number => {
    let canBeAhead = false;
    let canBeBehind = false;
    const before: OwnStep[] = [];
    for (const step of steps) {
      const range = rangeOf(step, other, before);
      const { high, low } = range;
      if (step.kind === 'own') before.push(step);
      if (low < high && low <= 0 && high >= 0) addInfluence(step, range, influence, before);
      if (high > 0) canBeAhead = true;
      if (low > 0 && !canBeBehind) return SURELY_AHEAD;
      if (low < 0) canBeBehind = true;
      if (low > 0 || high < 0) break;
    }
    return canBeAhead ? POSSIBLY_AHEAD : NOT_AHEAD;
  };
  return { enter, verdict };
}
