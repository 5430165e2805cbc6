// The US Chess Rating System: the bonus of the standard formula

import { check, isDay } from '@crosstable/core';

/** The multiplier from a day on, the newest first. */
const MULTIPLIERS = [
  { since: '2025-01-01', multiplier: 10 },
  { since: '2023-02-01', multiplier: 12 },
  { since: '2017-06-01', multiplier: 14 },
] as const;

/** The fewest games that can bring a bonus; so few against different opponents. */
export const FEWEST = 3;

/** The games that a bonus takes at least. */
const LEAST_COUNTED = 4;

/** B on the last day of an event; today's without a day. */
export function bonusMultiplier(on: string | undefined, path: string): number {
  if (on === undefined) return MULTIPLIERS[0].multiplier;
  check(isDay(on), path, "a day such as '2026-05-08'", on, 'string');
  const first = MULTIPLIERS[MULTIPLIERS.length - 1].since;
  const found = MULTIPLIERS.find(({ since }) => since <= on);
  check(found !== undefined, path, `a day from ${first}, for the rules before aren't known here`, on, 'string');
  return found.multiplier;
}

/** How often the opponent who was met most often was met. */
export function mostMeetings(opponents: readonly string[]): number {
  const meetings = new Map<string, number>();
  for (const one of opponents) meetings.set(one, (meetings.get(one) ?? 0) + 1);
  // Not a spread: a list of a million can't be a list of arguments
  return [...meetings.values()].reduce((most, count) => Math.max(most, count), 0);
}

/** Why games can't bring a bonus: they are too few, or one opponent was met too often. */
export function bonusBarrier(opponents: readonly string[]): 'few' | 'repeated' | null {
  if (opponents.length < FEWEST) return 'few';
  return mostMeetings(opponents) > (opponents.length === FEWEST ? 1 : 2) ? 'repeated' : null;
}

/** The gain above which a bonus begins. */
export function bonusThreshold(games: number, multiplier: number): number {
  return multiplier * Math.sqrt(Math.max(games, LEAST_COUNTED));
}
