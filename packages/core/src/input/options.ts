import type { Adjustment, AdjustmentRecord } from './adjustments.js';
import { check } from './check.js';
import type { Edition } from './editions.js';
import type { Fact } from './facts.js';
import type { Player } from './game.js';
import type { RatingList, Unrated } from './rating-rules.js';
import type { SelfDefined } from './self-defined.js';
import type { System } from './system.js';

/** The points that each outcome awards. An outcome that is left out has the value of the 1-½-0 scale. */
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

/** The facts about a tournament that its games don't contain. */
export interface CrosstableOptions {
  /** All participants, in the order in which results list them; default: those in the games, in order of appearance. */
  readonly players?: readonly Player[] | undefined;
  /**
   * `'swiss'`: Article 16, a round without a record is a zero-point bye, and a bye without `kind` is read by its result.
   * `'round-robin'`: Article 15.2, and a round without a record is the free round. Default: recorded unplayed rounds follow Article
   * 16, the others count for nothing.
   */
  readonly system?: System | undefined;
  /**
   * The number of rounds announced, at least those given, also where `round` counts fewer. Fore Buchholz, AOB/F and
   * SSSC/F need it, and are refused where it is left out. The `ratings` of a player may begin in any of these rounds, also
   * in one still to come.
   */
  readonly rounds?: number | undefined;
  /**
   * The number of rounds that count, from 0 to those in games. The games of later rounds are only checked. Default: every
   * round in games.
   */
  readonly round?: number | undefined;
  /**
   * Points that an arbiter gave or took: those of a round, or points added to the score apart from any game.
   * Adjustments of teams, and the records of a report that stands for the options, are ignored.
   */
  readonly adjustments?: readonly (Adjustment | AdjustmentRecord | { readonly team: string })[] | undefined;
  /** Points per outcome; default 1-½-0. */
  readonly scoring?: Scoring | undefined;
  /** The edition of C.07; default `'2026-03'`. */
  readonly edition?: Edition | undefined;
  /**
   * The tournament's rule for unrated players (Article 10): the rating, in rating points, that replaces a missing one, 0 included;
   * estimated ratings by id; or `'skip'` to leave unrated opponents out. Default: while any player is unrated, the tie-breaks that
   * need ratings are undefined.
   */
  readonly unrated?: Unrated | undefined;
  /**
   * The rating of players who have several (Article 10, note): `'first'`; `'round'`, that of the round in which the opponent was met,
   * and for RTNG the latest; or `{ inRound: n }`, that of round n in all rounds. Default `'first'`.
   */
  readonly ratings?: RatingList | undefined;
  /**
   * The facts that nobody knows of the games, as of those of some printed crosstables: `'colours'`, `'rounds'`,
   * `'pairing-numbers'`. The tie-breaks that need one of them are refused. Where only the order of the rounds is needed, standings
   * give players the value that every order gives, else `null`. Ties with players without a value stay.
   */
  readonly unknown?: readonly Fact[] | undefined;
  /**
   * Tie-breaks that the organiser defines (Article 4.1), which lists then name by their codes. Everything that takes the table knows
   * them.
   */
  readonly selfDefined?: readonly SelfDefined[] | undefined;
}

/** Checks an option whose value is one of a few texts. */
export function choice<T extends string>(value: T | undefined, path: string, allowed: readonly T[]): T | undefined {
  const isAllowed = value === undefined || allowed.includes(value);
  check(isAllowed, path, allowed.map((one) => `"${one}"`).join(' or '), value, 'string');
  return value;
}
