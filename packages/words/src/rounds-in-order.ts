import type { Contribution, Explanation, UnfinishedRound } from '@crosstable/core';

/** The rounds of an explanation in their order, also those whose game isn't finished, which have no outcome. */
export function roundsInOrder({
  contributions,
  unfinished,
}: Pick<Explanation, 'contributions' | 'unfinished'>): readonly (Contribution | UnfinishedRound)[] {
  return [...contributions, ...unfinished].sort((one, other) => one.round - other.round);
}
