import { check } from '@crosstable/core';

/** The three kinds of play, each with a rating of its own. */
export const RATING_KINDS = ['standard', 'rapid', 'blitz'] as const;

/** The ratings: standard, rapid or blitz. */
export type RatingKind = (typeof RATING_KINDS)[number];

/** The options that decide which rules apply. */
export interface RuleOptions {
  /**
   * The day that decides which rules apply, as `'2025-09-30'`: the day on which the tournament started. The regulations
   * are those of 1 March 2024, so that an earlier day is refused. Default: the rules in force.
   */
  readonly on?: string | undefined;
  /** Default `'standard'`. */
  readonly kind?: RatingKind | undefined;
}

/** Throws unless a value names a kind of play. */
export function checkKind(kind: RatingKind, path: string): void {
  check(RATING_KINDS.includes(kind), path, '"standard", "rapid" or "blitz"', kind, 'string');
}
