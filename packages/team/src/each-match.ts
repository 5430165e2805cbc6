import { type Match, type Unchecked, isObject } from '@crosstable/core';

export const isList: (list: unknown) => list is readonly unknown[] = Array.isArray;

/** Looks at the objects that may be matches, in order; anything else is refused when it is read. */
export function eachMatch(rounds: readonly unknown[], look: (match: Unchecked<Match> & object) => void): void {
  for (const round of rounds) {
    if (!isList(round)) continue;
    for (const match of round) if (isObject(match)) look(match);
  }
}
