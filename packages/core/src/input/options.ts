import { SYSTEMS, type System, absenceIn } from '../c07/article-15-unplayed-rounds.js';
import { EDITIONS, type Edition, NEWEST, rowOf } from '../c07/editions.js';
import type { Settings } from '../tournament/compile.js';
import { STANDARD_POINTS } from '../tournament/points.js';
import type { Adjustment, AdjustmentRecord, CheckedAdjustment } from './adjustments.js';
import { check, isObject, isWhole } from './check.js';
import type { Fact } from './facts.js';
import type { Player } from './game.js';
import { nearestMillionth } from './millionths.js';
import type { RatingList, Unrated } from './rating-rules.js';
import { type Scoring, pointsOf } from './scoring.js';

/** The facts about a tournament that its games don't contain. */
export interface CrosstableOptions {
  /** All participants, in the order in which results list them; default: those in the games, in order of appearance. */
  readonly players?: readonly Player[] | undefined;
  /**
   * `'swiss'`: Article 16, and a round without a record is a zero-point bye. `'round-robin'`: Article 15.2, and a round
   * without a record is the free round. Default: recorded unplayed rounds follow Article 16, the others count for
   * nothing.
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
   * `'pairing-numbers'`. The tie-breaks that need one of them are refused.
   */
  readonly unknown?: readonly Fact[] | undefined;
}

/** The checked options with their defaults, without the lists. */
export interface CheckedOptions extends Settings {
  /** The number of rounds that count. */
  readonly rounds: number;
  /** NaN if the option gives no rating. */
  readonly ratingOfUnrated: number;
}

/** Checks an option whose value is one of a few texts. */
export function choice<T extends string>(value: T | undefined, path: string, allowed: readonly T[]): T | undefined {
  const isAllowed = value === undefined || allowed.includes(value);
  check(isAllowed, path, allowed.map((one) => `"${one}"`).join(' or '), value, 'string');
  return value;
}

/** Checks the options of a tournament with so many rounds of games. */
export function settingsOf(
  options: CrosstableOptions,
  adjustments: readonly CheckedAdjustment[],
  roundsInGames: number,
  given: 'games' | 'matches' = 'games',
): CheckedOptions {
  const { system, rounds, round = roundsInGames, scoring, edition, unrated } = options;
  const areEnough = rounds === undefined || isWhole(rounds, roundsInGames);
  check(
    areEnough,
    'options.rounds',
    `a whole number of at least ${roundsInGames}, the rounds in ${given}`,
    rounds,
    'number',
  );
  check(
    isWhole(round, 0, roundsInGames),
    'options.round',
    `a whole number from 0 to ${roundsInGames}, the rounds in ${given}`,
    round,
    'number',
  );
  const isRule = unrated === undefined || unrated === 'skip' || Number.isFinite(unrated) || isObject(unrated);
  check(isRule, 'options.unrated', 'a finite number, ratings by id or "skip"', unrated, 'number');
  const allowedEdition = choice(edition, 'options.edition', EDITIONS) ?? NEWEST;
  return {
    points:
      scoring === undefined && adjustments.length === 0
        ? STANDARD_POINTS
        : pointsOf(
            scoring,
            adjustments.map(({ points }) => points),
          ),
    system: choice(system, 'options.system', SYSTEMS),
    absence: absenceIn(system),
    edition: allowedEdition,
    rules: rowOf(allowedEdition).rules,
    announcedRounds: rounds,
    rounds: round,
    ratingOfUnrated: typeof unrated === 'number' ? nearestMillionth(unrated) : NaN,
  };
}
