import { nearestMillionth } from '@crosstable/core';

/** From a day on: which differences count for less than they are, and which games are not rated because of them. */
export interface DifferenceRule {
  readonly since: string;
  /** The player's own rating from which the true difference always counts; absent if no player is exempt. */
  readonly exemptFrom?: number;
  /** The difference from which a game is not rated if a player is rated above 2600; absent if the rule has none. */
  readonly notRatedFrom?: number;
}

/** The difference of two ratings. Of decimals binary numbers would make 3.0000000000002 where it is 3. */
export function trueDifference(rating: number, opponent: number): number {
  return nearestMillionth(rating - opponent);
}
