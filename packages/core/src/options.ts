import type { System } from './article-15-unplayed-rounds.js';
import { SYSTEMS } from './article-15-unplayed-rounds.js';
import type { Edition } from './article-16-unplayed-rounds.js';
import { EDITIONS } from './article-16-unplayed-rounds.js';
import { check, isObject } from './check.js';
import type { Player } from './game.js';
import type { Points } from './record.js';
import type { Scoring } from './scoring.js';
import { pointsOf } from './scoring.js';

/** What the games don't say about a tournament. */
export interface CrosstableOptions {
  /** All participants, in the order in which results list them; default: those in the games, in order of appearance. */
  readonly players?: readonly Player[] | undefined;
  /**
   * `'swiss'`: Article 16, and a round without a record is a zero-point bye. `'round-robin'`: Article 15.2, and a round
   * without a record is the free round. Default: recorded unplayed rounds follow Article 16, the others count for
   * nothing.
   */
  readonly system?: System | undefined;
  /** The number of rounds announced; default and minimum: the rounds so far. */
  readonly rounds?: number | undefined;
  /** Points per outcome; default 1-½-0. */
  readonly scoring?: Scoring | undefined;
  /** The edition of C.07; default `'2026-03'`. */
  readonly edition?: Edition | undefined;
  /** The rating, in rating points, that stands for a missing one; default: unrated players stay unrated. */
  readonly unrated?: number | undefined;
}

/** The options, checked and with their defaults, but for the list of players. */
export interface Settings extends Points {
  readonly system: System | undefined;
  readonly announcedRounds: number;
  readonly edition: Edition;
  /** 0 where there is none. */
  readonly ratingOfUnrated: number;
}

function choice<T extends string>(value: T | undefined, path: string, allowed: readonly T[]): T | undefined {
  if (value !== undefined && !allowed.includes(value)) {
    check(false, path, allowed.map((one) => `"${one}"`).join(' or '), value, 'string');
  }
  return value;
}

/** Checks the options of a tournament with so many rounds of games. */
export function settingsOf(options: CrosstableOptions, played: number): Settings {
  check(isObject(options), 'options', 'an object', options);
  const { system, rounds = played, scoring, edition, unrated = 0 } = options;
  if (!Number.isInteger(rounds) || rounds < played) {
    check(false, 'options.rounds', `a whole number of at least ${played}, the rounds in games`, rounds, 'number');
  }
  check(Number.isFinite(unrated), 'options.unrated', 'a finite number', unrated, 'number');
  const { points, scale } = pointsOf(scoring);
  return {
    points,
    scale,
    system: choice(system, 'options.system', SYSTEMS),
    edition: choice(edition, 'options.edition', EDITIONS) ?? '2026-03',
    announcedRounds: rounds,
    ratingOfUnrated: unrated,
  };
}
