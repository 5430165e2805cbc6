import type { TextByLanguage } from './text-by-language.js';

/**
 * Every reason that an explanation can give: its stable key, so that a program can put it into its users' language, and the
 * numbers in its `values` by name; `undefined` where it has none. The words need two numbers that stand beside the reason:
 * the `score` of its contribution, and the `value` of the explanation for a conclusion.
 */
export interface ReasonValues {
  // Rounds, the `reason` of a contribution

  /** The points of the round count. */
  readonly points: undefined;
  /** The player's score after the round counts. */
  readonly 'running-total': undefined;
  /** The opponent's score counts as it is. */
  readonly 'opponent-score': undefined;
  /** The opponent's score counts, with what an arbiter added to it apart from any game. */
  readonly 'opponent-score-with-added-points': {
    /** The points added; negative where they were taken. */
    readonly added: number;
  };
  /** The opponent's score counts with a draw in each of the opponent's rounds that `rounds` lists. */
  readonly 'opponent-adjusted-score': undefined;
  /** The opponent's score counts with a draw in the final round. */
  readonly 'opponent-fore-score': undefined;
  /** The opponent's Buchholz counts; for AOB/F the Fore Buchholz. */
  readonly 'opponent-buchholz': undefined;
  /** The opponent's rating counts. */
  readonly 'opponent-rating': undefined;
  /** The opponent's tournament performance counts; for APPO the perfect one. */
  readonly 'opponent-performance': undefined;
  /**
   * A forfeit counts as a game against the opponent who was scheduled, whose score counts, with a draw in each of the
   * opponent's rounds that `rounds` lists, if there are any.
   */
  readonly 'forfeit-as-game': undefined;
  /** A dummy opponent with the player's own score stands in for a game that wasn't played. */
  readonly dummy: undefined;
  /** The dummy's score is limited to that of the opponent who was scheduled. */
  readonly 'dummy-limited-by-opponent': {
    /** The player's own score. */
    readonly own: number;
  };
  /** The dummy's score is limited to a draw in every round. */
  readonly 'dummy-limited-by-draws': {
    /** The player's own score. */
    readonly own: number;
  };
  /** The opponent's score reaches the limit of Koya. */
  readonly 'at-least-limit': undefined;
  /** The opponent's score is below the limit of Koya. */
  readonly 'below-limit': undefined;
  /** The round counts. */
  readonly counts: undefined;
  /** The round doesn't count. */
  readonly 'does-not-count': undefined;
  /** The player has more points from the round than the opponent. */
  readonly 'more-than-opponent': undefined;
  /** The player has as many points from the round as the opponent. */
  readonly 'same-as-opponent': undefined;
  /** The player has fewer points from the round than the opponent. */
  readonly 'less-than-opponent': undefined;
  /** The player has more points for an unplayed round than for a draw. */
  readonly 'more-than-draw': undefined;
  /** The player has as many points for an unplayed round as for a draw. */
  readonly 'same-as-draw': undefined;
  /** The player has fewer points for an unplayed round than for a draw. */
  readonly 'less-than-draw': undefined;
  /** The difference of the ratings makes an expectation. */
  readonly 'scoring-probability': {
    /** The performance less the opponent's rating, in rating points. */
    readonly difference: number;
    /** The expected score in whole percent. */
    readonly percent: number;
  };
  /** A game between tied players counts. */
  readonly encounter: undefined;
  /** Several games between the same two tied players are averaged. */
  readonly 'average-of-encounters': {
    /** The number of games between the two. */
    readonly games: number;
  };
  /** A forfeit between tied players doesn't count, so that their game is missing. */
  readonly 'missing-game': undefined;
  /** The game points of every board of a match count, each times the number of the board. */
  readonly 'weighted-boards': undefined;
  /** The game points of every board of a match count, one board after the other. */
  readonly 'board-points': undefined;
  /** A self-defined tie-break gives its own reason. */
  readonly 'as-defined': {
    /** The reason in words; `''` where the definition gives none. */
    readonly because: TextByLanguage;
  };

  // Why a contribution was cut, its `cut`

  /** The least significant value was cut. */
  readonly 'least-significant': undefined;
  /** The most significant value was cut. */
  readonly 'most-significant': undefined;
  /** The lowest value of a voluntary unplayed round was cut, although it isn't the least significant. */
  readonly 'voluntary-unplayed-round': undefined;

  // Values, the `conclusion`, or the `reason` of a step of direct encounter

  /** The value is the sum. */
  readonly sum: undefined;
  /** The value is the mean, which may be rounded. */
  readonly mean: {
    /** The sum of the contributions that are kept. */
    readonly sum: number;
    /** The number of contributions. */
    readonly count: number;
  };
  /** The value is the sum of the points against opponents who reached the limit of Koya. */
  readonly limit: {
    /** The limit in points. */
    readonly limit: number;
    /** The points of a player who wins everything. */
    readonly maximum: number;
  };
  /** The value is the average rating of the opponents and the difference that the table gives for the score. */
  readonly 'rating-difference': {
    /** The average rating of the opponents. */
    readonly average: number;
    /** The points from these games. */
    readonly points: number;
    /** The number of games. */
    readonly games: number;
    /** The points in whole percent of the games. */
    readonly percent: number;
    /** The difference that the table gives, in rating points. */
    readonly difference: number;
  };
  /** The value is the lowest rating whose expected score reaches the points. */
  readonly 'lowest-sufficient-rating': {
    /** The points from these games. */
    readonly points: number;
    /** The expected score at that rating. */
    readonly expected: number;
  };
  /** The player has no points, so the value is 800 below the lowest rating of the opponents. */
  readonly 'zero-score': {
    /** The lowest rating of the opponents. */
    readonly lowest: number;
  };
  /** The value is the pairing number. */
  readonly 'pairing-number': undefined;
  /** The value is the rating. */
  readonly rating: undefined;
  /** All the tied have met each other, so the separate standings decide. */
  readonly 'all-met': undefined;
  /** The separate standings decide, whatever the outcome of the missing games. */
  readonly 'first-whatever-the-outcome': undefined;
  /** The separate standings don't decide. */
  readonly 'not-separated': {
    /** The number of missing games between the tied. */
    readonly missing: number;
  };
  /** The sums of game points times the number of the board decide, the lower one first. */
  readonly 'board-count': undefined;
  /** The game points on a board decide. */
  readonly 'top-board': {
    /** The number of the board. */
    readonly board: number;
  };
  /** The game points without the last boards decide. */
  readonly 'without-bottom-boards': {
    /** The number of boards that are left out. */
    readonly boards: number;
  };
  /** The value is the secondary score plus the Buchholz in the primary score, divided by a divisor. */
  readonly 'schedule-strength': {
    /** The secondary score. */
    readonly secondary: number;
    /** The Buchholz in the primary score. */
    readonly buchholz: number;
    /** The divisor of the Buchholz. */
    readonly divisor: number;
  };
  /** Nobody else is tied with the player. */
  readonly alone: undefined;
  /** The value was entered by hand. */
  readonly 'by-hand': undefined;
  /** A self-defined tie-break makes the value of what is kept, and it isn't the sum. */
  readonly 'made-as-defined': undefined;
  /** A self-defined tie-break puts the tied in order, or leaves them tied. */
  readonly 'ordered-as-defined': undefined;

  // Why there is no value, `undefinedBecause`

  /** Some players are unrated, so the tie-break is to be dropped. */
  readonly 'unrated-players': undefined;
  /** The player is unrated. */
  readonly 'unrated-player': undefined;
  /** No games are left to compute the value from. */
  readonly 'nothing-left': undefined;
  /** No value was entered by hand for the player. */
  readonly 'not-entered': undefined;
  /** A self-defined tie-break gives no value. */
  readonly 'undefined-as-defined': undefined;
  /** The value depends on the order of the rounds, which nobody knows. */
  readonly 'rounds-not-known': undefined;
}

/** The stable key of a reason. */
export type ReasonKey = keyof ReasonValues;

/** A reason with a key and an article; `values` may be left out where there are none. */
export type KeyedReason<Key, Values> = {
  readonly key: Key;
  /** The number of the article of C.07, or `B.02 8.1.1` of the rating regulations. */
  readonly article: string;
} & (Values extends undefined ? { readonly values?: undefined } : { readonly values: Values });

/** The value that two reasons share: the opponent's rounds that count as draws, from 1; left out if there are none. */
type WithRounds<Key> = Key extends 'opponent-adjusted-score'
  ? { readonly rounds: readonly number[] }
  : { readonly rounds?: Key extends 'forfeit-as-game' ? readonly number[] : undefined };

/**
 * Why something is as it is: a stable key for programs, the article that makes it so, and the numbers of the message. A
 * check of `key` tells TypeScript which `values` there are: points, rating points, fractions, percent, numbers of games.
 */
export type Reason = {
  readonly [Key in ReasonKey]: KeyedReason<Key, ReasonValues[Key]> & WithRounds<Key>;
}[ReasonKey];
