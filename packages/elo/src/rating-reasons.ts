import type { KeyedReason } from '@crosstable/core';

/**
 * Every reason that ratings and their explanations can give: its stable key, so that a program can put it into its users'
 * language, and the numbers in its `values` by name; `undefined` where it has none.
 */
export interface RatingReasonValues {
  // Why a game is not rated

  /** The game is a forfeit or a bye. */
  readonly unplayed: undefined;
  /** The game itself says that it is not rated. */
  readonly 'marked-unrated': undefined;
  /** The opponent is unrated. */
  readonly 'unrated-opponent': undefined;
  /** The difference of the ratings is too large. */
  readonly 'difference-too-large': {
    /** The difference in rating points, without a sign. */
    readonly difference: number;
    /** The least difference that is not rated. */
    readonly least: number;
    /** The rating that one of the two is above. */
    readonly above: number;
  };
  /** The player has no points in the first event, which is then disregarded. */
  readonly 'zero-score': undefined;

  // The difference of the ratings that counts

  /** The difference counts as it is. */
  readonly 'true-difference': {
    /** The player's rating less the opponent's. */
    readonly difference: number;
  };
  /** The difference counts as the largest that is allowed. */
  readonly 'limited-difference': {
    /** The player's rating less the opponent's. */
    readonly difference: number;
    /** The largest difference that counts. */
    readonly limit: number;
  };
  /** The difference counts as it is, because the player's rating is so high. */
  readonly 'exempt-from-limit': {
    /** The player's rating less the opponent's. */
    readonly difference: number;
    /** The rating from which there is no limit. */
    readonly from: number;
  };

  // The development coefficient K

  /** K was given, not computed. */
  readonly given: undefined;
  /** The player has reached 2400 at any time. */
  readonly 'reached-2400': undefined;
  /** The player is young, and never was rated high. */
  readonly junior: {
    /** The age at the end of the year. */
    readonly age: number;
    /** The highest age. */
    readonly limit: number;
    /** The rating that the player never had. */
    readonly rating: number;
  };
  /** The player has few rated games. */
  readonly 'new-to-the-list': {
    /** The rated games so far. */
    readonly games: number;
    /** The games from which another K holds. */
    readonly limit: number;
  };
  /** No other rule applies. */
  readonly established: undefined;
  /** K is smaller, because K times the games of the period would be too much. */
  readonly reduced: {
    /** K before. */
    readonly k: number;
    /** The games of the period. */
    readonly games: number;
    /** The largest product. */
    readonly limit: number;
  };

  // The change of the rating

  /** The change is rounded to a whole number, halves away from zero. */
  readonly 'halves-away-from-zero': {
    /** The change before. */
    readonly change: number;
  };

  // Remarks on an initial rating

  /** There are too few games. */
  readonly 'too-few-games': undefined;
  /** The rating would be below the minimum. */
  readonly 'below-minimum': undefined;
  /** The rating is limited to the maximum of a first rating. */
  readonly 'limited-to-maximum': undefined;
}

/** The stable key of a reason. */
export type RatingReasonKey = keyof RatingReasonValues;

/** Every key that a reason can have, in the order of the table of the site. */
export const RATING_REASON_KEYS = [
  'unplayed',
  'marked-unrated',
  'unrated-opponent',
  'difference-too-large',
  'zero-score',
  'true-difference',
  'limited-difference',
  'exempt-from-limit',
  'given',
  'reached-2400',
  'junior',
  'new-to-the-list',
  'established',
  'reduced',
  'halves-away-from-zero',
  'too-few-games',
  'below-minimum',
  'limited-to-maximum',
] as const satisfies readonly RatingReasonKey[];

/** Why a game is not rated. */
export type NotRatedReason = Extract<
  RatingReasonKey,
  'unplayed' | 'marked-unrated' | 'unrated-opponent' | 'difference-too-large' | 'zero-score'
>;

/**
 * Why something is as it is: a stable key for programs, the article that makes it so, and the numbers of the message. A
 * check of `key` tells TypeScript which `values` there are: rating points, years, games. The article is `B.02 8.3.1` of the
 * rating regulations, or `B.02 7.3.1 (rapid and blitz)` of the chapter on these.
 */
export type RatingReason = {
  readonly [Key in RatingReasonKey]: KeyedReason<Key, RatingReasonValues[Key]>;
}[RatingReasonKey];
