/** An abbreviation at the head of a column, and its meaning. */
export interface ShortHeading {
  readonly text: string;
  readonly means: string;
}

/** The headings of columns that several answers have. Headings begin with a capital; the meanings of abbreviations likewise. */
export interface TableWords {
  readonly rank: string;
  /** A value or a rank as a printed table has it. */
  readonly printed: string;
  readonly player: string;
  readonly team: string;
  /** The start numbers: `No`. */
  readonly number: ShortHeading;
  /** Ids that are words. */
  readonly id: string;
  /** The title of a player, `GM`. */
  readonly title: string;
  readonly federation: ShortHeading;
  readonly rating: string;
  readonly round: string;
  readonly board: string;
  readonly games: string;
  readonly points: string;
  readonly performance: ShortHeading;
}
