import type { Match, Unchecked } from '@crosstable/core';
import { isObject } from '@crosstable/core';

export const isList: (list: unknown) => list is readonly unknown[] = Array.isArray;

/** The objects that may be matches, in order; anything else is refused when it is read. */
export function matchesIn(rounds: readonly unknown[]): readonly (Unchecked<Match> & object)[] {
  const found: object[] = [];
  for (const round of rounds) {
    if (!isList(round)) continue;
    for (const match of round) if (isObject(match)) found.push(match);
  }
  return found;
}
