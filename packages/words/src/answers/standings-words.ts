/** The words of standings, of teams and of players. */
export interface StandingsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
