// FIDE B.02 (edition 2024-03), Article 8.3.4: Change of a Rating Period

import { check, checkArray, checkNames, checkObject } from '@crosstable/core';

import { differenceRule } from './article-8.3.1.js';
import { type Change, changeOf, changeOfSum, checkCoefficient } from './article-8.3.js';
import { type RatingGame, checkGames, checkRating } from './rating-game.js';
import type { RuleOptions } from './rules-in-force.js';

/** One tournament of a rating period. */
export interface RatedEvent {
  /** The player's rating on the list in force when the tournament started. Default: that of the list before. */
  readonly rating?: number | undefined;
  /** The day on which the tournament started. Default: that of the period. */
  readonly on?: string | undefined;
  readonly games: readonly RatingGame[];
}

/** The tournaments from one list to the next. */
export interface RatingPeriodInput extends RuleOptions {
  /** The rating on the list before, in rating points. */
  readonly listRating: number;
  /** The development coefficient of the list in force, from 0 to 700; see `kFactor`. */
  readonly k: number;
  readonly events: readonly RatedEvent[];
  /** Whether the sum of all changes is rounded, or the change of each event. Default `'period'`, as the text has it. */
  readonly roundPer?: 'period' | 'event' | undefined;
}

/** The result of a rating period. */
export interface RatingPeriod {
  /** In the order of the events. */
  readonly events: readonly Change[];
  /** ΣΔR of all events. */
  readonly sum: number;
  /** K × ΣΔR in rating points, not rounded. */
  readonly change: number;
  /** The change of the list: rounded once, or the sum of the events' rounded changes. */
  readonly rounded: number;
  /** The rating on the new list. Below 1400 it isn't published (Art. 7.2.1). */
  readonly rating: number;
}

/**
 * The change that all tournaments of a rating period make to a rating.
 *
 * Each event is calculated from the rating that was in force when it started; the change is added to the list before. The
 * text rounds the change of the period. What FIDE publishes follows it nearly always, but not always: `roundPer: 'event'`
 * rounds the change of each event and adds those.
 *
 * @param input - The rating on the list before, K, and the events with their games.
 * @returns The change of each event and of the period, and the new rating.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.02 Art. 8.3, 8.3.2 c and d, and 8.3.4.
 *
 * @example
 * ```ts
 * const events = [
 *   { rating: 2395, games: [{ opponent: 2420, score: 1 as const }] },
 *   { games: [{ opponent: 2380, score: 1 as const }] },
 * ];
 * ratingPeriod({ listRating: 2400, k: 10, events }).change; // → 10
 * ratingPeriod({ listRating: 2400, k: 10, events }).rating; // → 2410
 * ratingPeriod({ listRating: 2400, k: 10, events, roundPer: 'event' }).rating; // → 2410
 * ```
 */
export function ratingPeriod(input: RatingPeriodInput): RatingPeriod {
  checkNames(input, 'input', { listRating: true, k: true, events: true, roundPer: true, on: true, kind: true });
  const { listRating, k, events, roundPer = 'period', on, kind } = input;
  checkRating(listRating, 'listRating');
  checkCoefficient(k);
  checkArray(events, 'events', 'events');
  check(['period', 'event'].includes(roundPer), 'roundPer', '"period" or "event"', roundPer, 'string');
  differenceRule(input);
  // Not `map`, for a hole in the list is no event either
  const changes = Array.from(events, (event, at) => {
    const path = `events[${at}]`;
    checkObject(event, path);
    const { rating = listRating, games, on: start = on } = event;
    checkRating(rating, `${path}.rating`);
    checkGames(games, `${path}.games`);
    return changeOf(differenceRule({ on: start, kind }, `${path}.`), rating, k, games);
  });
  // Back to whole hundredths, so that no sum drifts
  const percent = changes.reduce((total, { sum }) => total + Math.round(100 * sum), 0);
  const period = changeOfSum(k, percent);
  // Art. 8.3.4
  const rounded = roundPer === 'event' ? changes.reduce((total, event) => total + event.rounded, 0) : period.rounded;
  return { events: changes, ...period, rounded, rating: listRating + rounded };
}
