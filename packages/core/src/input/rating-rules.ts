/** The ways to count unrated players: with a rating, with estimated ratings by id, or not at all. */
export type Unrated = number | 'skip' | ReadonlyMap<string, number> | Readonly<Record<string, number>>;

/** The ways to choose one of several ratings of a player. */
export type RatingList = 'first' | 'round' | { readonly inRound: number };

/** The rules of a tournament about ratings, as far as they make a difference in it. */
export interface RatingRules {
  /** The rating that counts of several; left out where no player has several. */
  readonly list?: RatingList;
  /** The rating of unrated players, `'estimates'` for ratings by id, or `'skip'`; left out where all are rated. */
  readonly unrated?: number | 'estimates' | 'skip';
}

/** The data that only some tournaments have. */
export interface SpecialCases {
  /** By cell: the participant's rating in the round. Only where opponents count with that one. */
  readonly roundRatings?: Float64Array | undefined;
  /** The rules by which ratings were chosen or replaced. Only where they make a difference. */
  readonly ratingRules?: RatingRules | undefined;
  /** The numbers of the participants whom the standings leave out. Only where there are any. */
  readonly expelled?: ReadonlySet<number> | undefined;
}
