import type { ScoreName } from './score.js';

/** The points that each outcome awards, in whole multiples of 1 / `scale`. */
export interface Points {
  readonly name: ScoreName;
  readonly scale: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** By outcome. */
  readonly ofOutcome: Float64Array;
}

/** The 1-½-0 scale, in halves. */
// prettier-ignore
export const STANDARD_POINTS: Points = {
  name: 'points',
  scale: 2,
  win: 2,
  draw: 1,
  loss: 0,
  ofOutcome: /* @__PURE__ */ Float64Array.of(
    0, // no record
    0, 1, 2, // played
    0, 1, 2, // bye without kind
    0, 1, 2, // zero, half and full bye
    0, 2, 0, // forfeits
    0, 1, 2, // pairing-allocated bye
    0, // not finished
  ),
};
