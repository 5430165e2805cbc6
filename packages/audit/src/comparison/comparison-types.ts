import type { Edition } from '@crosstable/core';

import type { AccountedRound } from '../hypotheses/account.js';

/** One of two ways to rank the players. */
export interface Side {
  /** The edition of C.07; default: the newest. */
  readonly edition?: Edition | undefined;
  /** The name of a convention for unplayed rounds, which Buchholz and Sonneborn-Berger then follow. */
  readonly convention?: string | undefined;
  /** The list of tie-breaks; default: the one that both have. */
  readonly codes?: readonly string[] | undefined;
}

/** A side with its list. */
export interface ComparedSide {
  readonly edition: Edition;
  /** `null` for C.07 alone. */
  readonly convention: string | null;
  readonly codes: readonly string[];
}

/** A contribution to a player's value that differs between the sides. */
export interface Difference {
  readonly code: string;
  /** From 1. */
  readonly round: number;
  /** The round on each side; `null` where it contributes nothing. */
  readonly contributions: readonly [AccountedRound | null, AccountedRound | null];
  /** The article that makes the difference; `null` where only a convention does. */
  readonly article: string | null;
}

/** A player on both sides. */
export interface ComparedPlayer {
  readonly player: string;
  readonly ranks: readonly [number, number];
  /** By code of the side's list; `null` where there is no value, and for direct encounter. */
  readonly values: readonly [readonly (number | null)[], readonly (number | null)[]];
  /**
   * Of the values that differ and whose code both lists have at the same place, in their order: the first one says why the player has
   * another value. Scores that differ stand before cuts that took another round; which of equal contributions is cut is no difference.
   */
  readonly differences: readonly Difference[];
  /** Contributions that differ, too, and that no value shows because both sides cut them; with the article of the cut. */
  readonly cutByBoth: readonly Difference[];
  /** Players who rank before this one on the second side only; none of a player with the same rank on both. */
  readonly passedBy: readonly string[];
  /** Players who rank before this one on the first side only. The rank changes by the difference of both numbers. */
  readonly passed: readonly string[];
}

/** The ranks of all players on both sides. */
export interface Comparison {
  readonly sides: readonly [ComparedSide, ComparedSide];
  /** In the order of the first side. */
  readonly players: readonly ComparedPlayer[];
}
