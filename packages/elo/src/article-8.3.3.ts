// FIDE B.02 (edition 2024-03), Article 8.3.3: Development Coefficient K

import { type OptionNames, checkFlag, checkNames, checkObject, checkWhole, nearest } from '@crosstable/core';

import { checkRating } from './rating-game.js';

/** The facts that K depends on, except the rating. A fact that is left out decides nothing. */
export interface Development {
  /** The rated games before this list. Left out: 30 or more. */
  readonly games?: number | undefined;
  /** Left out: not a junior. */
  readonly birthYear?: number | undefined;
  /** The year of the list that is in force; needed beside `birthYear`. */
  readonly listYear?: number | undefined;
  /** The highest rating ever published, if it isn't the present one. */
  readonly highestRating?: number | undefined;
  /** True if a published rating has ever been 2400 or more; `highestRating` says it as well. */
  readonly everReached2400?: boolean | undefined;
  /** The rated games of the rating period: for many games K is smaller. */
  readonly gamesInPeriod?: number | undefined;
}

/** A player, as far as K is concerned. */
export interface DevelopingPlayer extends Development {
  /** The rating on the list in force, in rating points. */
  readonly rating: number;
}

/** K, and how it was found. */
interface Coefficient {
  /** The position of the rule in {@link COEFFICIENTS}. */
  readonly rule: number;
  /** Before the games of the period were counted. */
  readonly full: number;
  readonly k: number;
}

/**
 * For those who have ever been rated 2400, juniors, new players, and all others. Art. 8.3.3 has no order of its rules; this is
 * the one that FIDE's published lists follow.
 */
const COEFFICIENTS = [10, 40, 40, 20] as const;

const FOR_EVER = 2400;
export const JUNIOR_RATING = 2300;
export const JUNIOR_AGE = 18;
export const NEW_GAMES = 30;
/** The most that K times the games of a period may be. */
export const MOST = 700;

const FACTS: OptionNames<Development> = {
  games: true,
  birthYear: true,
  listYear: true,
  highestRating: true,
  everReached2400: true,
  gamesInPeriod: true,
};

/** K of a player, after a check of the input. */
export function coefficient(rating: number, development: Development, path = ''): Coefficient {
  checkNames(development, path === '' ? 'player' : path.slice(0, -1), FACTS, nearest, ['rating', 'kind']);
  const { games = NEW_GAMES, birthYear, listYear, gamesInPeriod = 0 } = development;
  const { highestRating = rating, everReached2400 } = development;
  checkWhole(games, `${path}games`, 0);
  checkWhole(gamesInPeriod, `${path}gamesInPeriod`, 0);
  checkRating(highestRating, `${path}highestRating`);
  checkFlag(everReached2400, `${path}everReached2400`);
  let age = Infinity;
  if (birthYear !== undefined) {
    checkWhole(birthYear, `${path}birthYear`, 0);
    checkWhole(listYear, `${path}listYear`, birthYear);
    age = listYear - birthYear;
  }
  const highest = Math.max(rating, highestRating);
  let rule = games < NEW_GAMES ? 2 : 3;
  if (age <= JUNIOR_AGE && highest < JUNIOR_RATING) rule = 1;
  if (everReached2400 === true || highest >= FOR_EVER) rule = 0;
  const full = COEFFICIENTS[rule];
  return { rule, full, k: Math.min(full, Math.floor(Math.abs(MOST / gamesInPeriod))) }; // Art. 8.3.3; a -0 is 0 games
}

/**
 * The development coefficient K of a player.
 *
 * In this order: 10 for a player who has ever been rated 2400; 40 for juniors, up to the year in which they turn 18, who have
 * never been rated 2300; 40 until 30 games are rated; else 20. If K times the games of the period is more than 700, K is the
 * largest whole number with which it isn't. Standard, rapid and blitz have the same rules.
 *
 * @param player - The rating on the list in force, and the other facts as far as they are known.
 * @returns K, a whole number; 0 for more than 700 games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: constant. Follows B.02 Art. 8.3.3.
 *
 * @example
 * ```ts
 * kFactor({ rating: 2054 }); // → 20
 * kFactor({ rating: 2054, gamesInPeriod: 39 }); // → 17
 * kFactor({ rating: 2054, birthYear: 2008, listYear: 2026 }); // → 40
 * kFactor({ rating: 2390, everReached2400: true, games: 12 }); // → 10
 * ```
 */
export function kFactor(player: DevelopingPlayer): number {
  checkObject(player, 'player');
  const { rating } = player;
  checkRating(rating, 'rating');
  return coefficient(rating, player).k;
}
