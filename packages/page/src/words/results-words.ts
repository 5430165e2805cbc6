/** The words of the results of a round that are entered, in one language. */
export interface ResultsWords {
  /** The keys that enter a result. */
  readonly keys: string;
  readonly board: (board: number) => string;
  /** All results of a game, and the byes, to choose from. */
  readonly more: (label: string) => string;
  readonly byeOf: (player: string) => string;
  readonly byesTitle: string;
  readonly nobodyFound: string;
  /** The table beside the results. */
  readonly table: string;
  readonly lastMoved: string;
}
