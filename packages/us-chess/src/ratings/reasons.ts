/**
 * Every reason that an explanation of a US Chess rating can give: its stable key, so that a program can put it into its users'
 * language, and the numbers in its `values` by name; `undefined` where it has none.
 */
export interface USChessReasonValues {
  // Nothing to rate

  /** There are no games, and the rating stays. */
  readonly 'no-games': undefined;

  // Which formula holds

  /** The standard formula, by the games before the event. */
  readonly standard: {
    /** The games before the event. */
    readonly games: number;
  };
  /** The standard formula: nobody knows the games before the event, and the player counts as established. */
  readonly 'standard-unknown': undefined;
  /** The special formula, because the games before the event are few. */
  readonly 'special-few': {
    /** The games before the event. */
    readonly games: number;
    /** The most games that are few. */
    readonly limit: number;
  };
  /** The special formula, because all games before the event were won. */
  readonly 'special-all-won': undefined;
  /** The special formula, because all games before the event were lost. */
  readonly 'special-all-lost': undefined;
  /** The special formula, because the player is unrated; it starts from the initial rating. */
  readonly 'special-unrated': undefined;

  // The initial rating of an unrated player

  /** The initial rating was given. */
  readonly 'initial-given': {
    /** The initial rating. */
    readonly rating: number;
  };
  /** The initial rating follows from FIDE's. */
  readonly 'initial-fide': {
    /** The initial rating. */
    readonly rating: number;
    /** FIDE's rating. */
    readonly fide: number;
  };
  /** The initial rating follows from the age. */
  readonly 'initial-age': {
    /** The initial rating. */
    readonly rating: number;
    /** The age in years. */
    readonly age: number;
  };
  /** Nothing is known from which an initial rating follows. */
  readonly 'initial-unknown': {
    /** The initial rating. */
    readonly rating: number;
  };

  // The effective number of games

  /** All games before the event count. */
  readonly 'effective-games': {
    /** The games before the event. */
    readonly games: number;
  };
  /** No more games count than a rating stands for. */
  readonly 'effective-limited': {
    /** The rating before the event. */
    readonly rating: number;
    /** The games that it stands for. */
    readonly limit: number;
  };

  // K

  /** K is 800 by the effective games and those of the event. */
  readonly k: {
    /** The effective games. */
    readonly effective: number;
    /** The games of the event. */
    readonly games: number;
    /** K. */
    readonly k: number;
  };
  /** K is smaller, because a high Regular rating is rated in an event that is rated in Regular and Quick. */
  readonly 'k-dual': {
    /** The effective games. */
    readonly effective: number;
    /** The games of the event. */
    readonly games: number;
    /** The part of K that is left. */
    readonly factor: number;
    /** K. */
    readonly k: number;
  };

  // The bonus

  /** The gain is above the threshold, and what is above it counts twice. */
  readonly bonus: {
    /** K times the points above the expected ones. */
    readonly gain: number;
    /** The gain above which a bonus begins. */
    readonly threshold: number;
    /** The bonus. */
    readonly bonus: number;
  };
  /** The gain isn't above the threshold. */
  readonly 'bonus-not-reached': {
    /** K times the points above the expected ones. */
    readonly gain: number;
    /** The gain above which a bonus begins. */
    readonly threshold: number;
  };
  /** No bonus, because the games of the event are too few. */
  readonly 'bonus-few-games': {
    /** The games of the event. */
    readonly games: number;
    /** The least number of games. */
    readonly least: number;
  };
  /** No bonus, because an opponent was met too often. */
  readonly 'bonus-same-opponent': {
    /** How often the opponent was met who was met most often. */
    readonly times: number;
  };

  // Limits of the new rating

  /** The absolute floor holds the rating. */
  readonly 'absolute-floor': {
    /** The result of the formula. */
    readonly computed: number;
    /** The floor. */
    readonly floor: number;
  };
  /** The floor by the highest rating holds the rating. */
  readonly 'peak-floor': {
    /** The result of the formula. */
    readonly computed: number;
    /** The floor. */
    readonly floor: number;
    /** The highest rating so far. */
    readonly highest: number;
  };
}

/** The stable key of a reason. */
export type USChessReasonKey = keyof USChessReasonValues;

/** Every key that a reason can have. */
export const US_CHESS_REASON_KEYS = [
  'no-games',
  'standard',
  'standard-unknown',
  'special-few',
  'special-all-won',
  'special-all-lost',
  'special-unrated',
  'initial-given',
  'initial-fide',
  'initial-age',
  'initial-unknown',
  'effective-games',
  'effective-limited',
  'k',
  'k-dual',
  'bonus',
  'bonus-not-reached',
  'bonus-few-games',
  'bonus-same-opponent',
  'absolute-floor',
  'peak-floor',
] as const satisfies readonly USChessReasonKey[];

/** Why a number is as it is. A check of `key` tells TypeScript which `values` there are: rating points, games, years, points. */
export type USChessReason = {
  readonly [Key in USChessReasonKey]: { readonly key: Key } & (USChessReasonValues[Key] extends undefined
    ? { readonly values?: undefined }
    : { readonly values: USChessReasonValues[Key] });
}[USChessReasonKey];
