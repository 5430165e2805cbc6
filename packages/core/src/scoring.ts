/** How many points each outcome awards. What is left out has the value of the 1-½-0 scale. */
export interface Scoring {
  /** For a win, a forfeit win and a full-point bye; default 1. */
  readonly win?: number | undefined;
  /** For a draw and a half-point bye; default ½. */
  readonly draw?: number | undefined;
  /** For a loss; default 0. */
  readonly loss?: number | undefined;
  /** For a zero-point bye and a forfeit loss; default the points of a loss. */
  readonly absence?: number | undefined;
  /** For a pairing-allocated bye; default the points of its `result`. */
  readonly pairingBye?: number | undefined;
}
