/** A score that an arbiter gave or took apart from any game: penalty points, points carried over. */
export interface FreeAdjustment {
  /** The number of the participant. */
  readonly player: number;
  /** The round from which it counts, from 0; -1 for one from before the first round. */
  readonly round: number;
  /** In the units of the score. */
  readonly points: number;
}

/** The points of players; of teams match points and game points (Article 11.1). */
export type ScoreName = 'points' | 'MP' | 'GP';

/** One kind of score: the points of players; of teams the match points or the game points. In whole multiples of 1 / `scale`. */
export interface Score {
  /** The name of the score. */
  readonly name: ScoreName;
  readonly scale: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** By cell: the points of the round. */
  readonly awarded: Float64Array;
  /** The cells whose points an arbiter set; left out where no arbiter gave or took any, as are the adjustments. */
  readonly replaced?: ReadonlySet<number> | undefined;
  /** The points that were added to the scores and to no round. */
  readonly adjustments?: readonly FreeAdjustment[] | undefined;
  /** By participant: the score on the table. */
  readonly totals: Float64Array;
}
