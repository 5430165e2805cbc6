/** The result of a match for a team. */
export interface MatchResult {
  readonly matchPoints: number;
  readonly gamePoints: number;
  /** The game points of the opponents; `null` where there are none. */
  readonly against: number | null;
  /**
   * The game points by board, board 1 first, as Article 12 counts them: a forfeit is a win or a loss, a pairing-allocated bye a
   * win on every board, so that they need not add up to `gamePoints`. `null` where only the total is known.
   */
  readonly boards: readonly number[] | null;
}
