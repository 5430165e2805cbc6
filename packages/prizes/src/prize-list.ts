import type { PrizeModel, Rounding } from './fund.js';
import type { PrizeReason } from './reasons.js';

/** A place in a list of prizes. */
export interface PrizePlace {
  /** The name of the list. */
  readonly prize: string;
  /** From 1. */
  readonly place: number;
}

/** A prize of a player, or a share of several prizes. */
export interface Award {
  /** The player's id. */
  readonly player: string;
  /** The name of the list; of a pool those of all its lists, with ` + ` between them. */
  readonly prize: string;
  /** The places whose prizes were taken; of tied players those of all. */
  readonly places: readonly PrizePlace[];
  /** In the smallest unit: whole, but for `'exact'`, where it is the nearest double. */
  readonly amount: number;
  /** The amount as a fraction before it was rounded, `'250'` or `'100/3'`. */
  readonly exact: string;
  /** Left out without one. */
  readonly object?: string;
  /** The parts of the amount, then the decisions. */
  readonly reasons: readonly PrizeReason[];
}

/** A prize that nobody gets. */
export interface UnawardedPrize extends PrizePlace {
  /** The money, in the smallest unit. */
  readonly amount: number;
  /** Left out without one. */
  readonly object?: string;
  readonly reason: PrizeReason;
}

/** The prizes of a tournament. */
export interface PrizeList {
  /** As asked for. */
  readonly model: PrizeModel;
  readonly rounding: Rounding;
  /** In the order of the contenders. */
  readonly awards: readonly Award[];
  /** The money of each player with an award, by id. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The money of the fund, all that is paid, and what is left of it. */
  readonly fund: number;
  readonly paid: number;
  readonly left: number;
  /** The money paid beyond the fund, which happens under `'nearest'` alone; else 0. */
  readonly over: number;
  readonly unawarded: readonly UnawardedPrize[];
}
