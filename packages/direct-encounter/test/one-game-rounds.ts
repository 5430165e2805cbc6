import type { Result, Rounds } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

/** A round for each game: it doesn't matter here who else played. */
export function games(...list: readonly (readonly [white: string, black: string, result: Result])[]): Rounds {
  return list.map(([white, black, result]) => [game(white, black, result)]);
}
