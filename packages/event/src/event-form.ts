import type {
  Adjustment,
  CrosstableOptions,
  Edition,
  Game,
  Match,
  Player,
  TeamAdjustment,
  TeamTableOptions,
} from '@crosstable/core';
import type { ListChange } from '@crosstable/trf/inside';

// The comments on these types are the descriptions in event.schema.json, which scripts/written/event-schema.mjs makes of them.

/** A participant. */
export interface EventPlayer extends Player {
  /** The title as the standings show it: `GM`, `WIM`. */
  readonly title?: string | undefined;
  /** The federation as the standings show it. */
  readonly federation?: string | undefined;
  /** The year of birth, or a date that begins with it; for the K of `ratings`. */
  readonly birth?: string | undefined;
  /** The number in FIDE's rating lists, where `ratings` finds K by it. */
  readonly fideId?: string | undefined;
  /** The sex, `m` or `w` as in tournament reports; for prizes and lists. */
  readonly sex?: 'm' | 'w' | undefined;
  /** The club; for prizes and lists. */
  readonly club?: string | undefined;
  /** The group, such as one of an age; for prizes and lists. */
  readonly group?: string | undefined;
}

/** One pairing of a round, or one player's bye. */
export interface EventGame extends Game {
  /** True if the colours are unknown, so that `white` is assumed to have had White. */
  readonly coloursUnknown?: boolean | undefined;
}

/** A match of a round, or one team's bye; a played match has its boards or its game points. */
export interface EventMatch extends Match {
  /**
   * The games, board 1 first; `white` and `black` are players there. A vacant seat is `''`: a `forfeit-win` with `black: ''`, a
   * `forfeit-loss` with `white: ''`, a `double-forfeit` with both.
   */
  readonly boards?: readonly EventGame[] | undefined;
}

/** The additional fields of an event of teams. */
type OfTeams = Pick<
  TeamTableOptions,
  'articleTwelve' | 'boards' | 'colours' | 'matchScoring' | 'pairingBye' | 'primary' | 'teams'
>;

/** A tournament of individuals, with `games`, or of teams, with `matches`, as the command `crosstable` reads it. */
export interface EventForm
  extends Omit<CrosstableOptions, 'adjustments' | 'round' | 'selfDefined' | 'unrated'>, OfTeams {
  /** The address of the schema, for editors. */
  readonly $schema?: string | undefined;
  /** The name of the tournament. */
  readonly name?: string | undefined;
  /** The city. */
  readonly city?: string | undefined;
  /** The federation of the tournament. */
  readonly federation?: string | undefined;
  /**
   * The first day.
   *
   * @format date
   */
  readonly start?: string | undefined;
  /**
   * The last day.
   *
   * @format date
   */
  readonly end?: string | undefined;
  /** The days of the rounds, as `2026-05-08`; `''` for a round without one. */
  readonly roundDates?: readonly string[] | undefined;
  /** The chief arbiter. */
  readonly chiefArbiter?: string | undefined;
  /** The other arbiters. */
  readonly deputyArbiters?: readonly string[] | undefined;
  /** The time control in words. */
  readonly timeControl?: string | undefined;
  /** The time control as a code of tournament reports, `5400+30`. */
  readonly timeControlCode?: string | undefined;
  /**
   * The tournament's rule for unrated players (Article 10): the rating that replaces a missing one, 0 included; estimated ratings by
   * id; or `'skip'` to leave unrated opponents out. Default: while any player is unrated, the tie-breaks that need ratings are
   * undefined.
   */
  readonly unrated?: number | 'skip' | Readonly<Record<string, number>> | undefined;
  /** True for an event of more than 30 days without dates that show it; `checkList` then advises against Article 10. */
  readonly isLong?: boolean | undefined;
  /** The lists of tie-breaks that were replaced after the start, in their order. */
  readonly listChanges?: readonly ListChange[] | undefined;
  /** The edition of C.07; default: the one in force at the start or, where that isn't known, at the end, and `'2026-03'` without either. */
  readonly edition?: Edition | undefined;
  /**
   * The whole order, from codes as in `PTS`, `BH/C1`; default `PTS`, `SB`, `WIN` in a round robin, else `PTS`, `BH/C1`,
   * `BH`, `SB`; of teams `PTS`, `MPvGP`, `EMMSB`.
   */
  readonly tiebreaks?: readonly string[] | undefined;
  /**
   * The values of tie-breaks of the organiser's own, by their codes and then by id, as `{ "OTHER_PLAYOFF": { "3": 1.5 } }`: a play-off,
   * a decision. A participant without one ranks last.
   */
  readonly values?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  /**
   * All participants, in the order of their start numbers; default: the players in the games, in order of appearance.
   *
   * @minItems 1
   */
  readonly players?: readonly EventPlayer[] | undefined;
  /** Points that an arbiter gave or took, in an event of teams those of teams: of a round, or added to the score apart from any game. */
  readonly adjustments?: readonly (Adjustment | TeamAdjustment)[] | undefined;
  /** The rounds, each with its games and byes. */
  readonly games?: readonly (readonly EventGame[])[] | undefined;
  /** The rounds of a tournament of teams, each with its matches and byes, instead of `games`. */
  readonly matches?: readonly (readonly EventMatch[])[] | undefined;
}
