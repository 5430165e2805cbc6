import type { Match, Unchecked } from '@crosstable/core';
import { isObject } from '@crosstable/core';

export const isList: (list: unknown) => list is readonly unknown[] = Array.isArray;

/** The objects that may be matches, in order; anything else is refused when it is read. */
export function matchesIn(rounds: readonly unknown[]): readonly (Unchecked<Match> & object)[] {
  return rounds.flatMap((round) => (isList(round) ? round.filter(isObject) : []));
}
