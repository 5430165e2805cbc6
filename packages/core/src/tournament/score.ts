/** A score that an arbiter gave or took apart from any game: penalty points, points carried over. */
export interface FreeAdjustment {
  /** The number of the participant. */
  readonly player: number;
  /** The round from which it counts, from 0; -1 for one from before the first round. */
  readonly round: number;
  /** In the units of the score. */
  readonly points: number;
}

/** One kind of score: the points of players; of teams the match points or the game points. In whole multiples of 1 / `scale`. */
export interface Score {
  readonly scale: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** By cell: what the round brought. */
  readonly awarded: Float64Array;
  /** The cells whose points an arbiter set. */
  readonly replaced: ReadonlySet<number>;
  /** What was added to the scores and to no round. */
  readonly adjustments: readonly FreeAdjustment[];
  /** By participant: the score on the table. */
  readonly totals: Float64Array;
}
