import type { Contender } from './contender.js';

/** The way in which prizes find their players. FIDE has no rule for it. */
export type PrizeModel = 'highest-value' | 'one-queue' | 'us-chess';

/** The way in which tied players share the prizes of their places. */
export type Sharing = 'none' | 'equal' | 'hort';

/** The way in which fractions of the smallest unit are paid. */
export type Rounding = 'exact' | 'nearest' | 'largest-remainder' | 'down';

/** A prize that isn't money alone. */
export interface PrizeItem {
  /** The money, in the smallest unit; default 0. */
  readonly money?: number | undefined;
  /** The thing, `'Book'`; it goes to one player, and is never shared. */
  readonly object?: string | undefined;
  /** A trophy is worth more than a medal, and that more than nothing, where the model one-queue compares equal money. */
  readonly kind?: 'trophy' | 'medal' | undefined;
  /** The worth of the thing, in the smallest unit: for comparison only, nobody pays it. Default 0. */
  readonly value?: number | undefined;
}

/** The players whom a prize is for: all that is named must hold. A text is the one value, a list has several. */
export interface PrizeFilter {
  /** The places in the standings, both included: the `rank`, which tied players may share. */
  readonly place?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  readonly sex?: 'm' | 'w' | undefined;
  /** Unrated players alone; or ratings with `from` and `to` included and `under` excluded, without unrated players unless `unrated`. */
  readonly rating?:
    | 'unrated'
    | {
        readonly from?: number | undefined;
        readonly to?: number | undefined;
        readonly under?: number | undefined;
        readonly unrated?: boolean | undefined;
      }
    | undefined;
  /** The age in years, both included, on a day (`'2026-01-01'`), or at the end of a year (`'2026'`: the years' difference). */
  readonly age?:
    { readonly on: string; readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  /** `''` is a player without a title. */
  readonly title?: string | readonly string[] | undefined;
  readonly federation?: string | readonly string[] | undefined;
  readonly club?: string | readonly string[] | undefined;
  readonly group?: string | readonly string[] | undefined;
  /** Any other condition. */
  readonly test?: ((contender: Contender) => boolean) | undefined;
}

/** A list of prizes for the same players, first prize first. */
export interface PrizeCategory {
  /** Unique in the fund. */
  readonly name: string;
  /** Whole numbers of the smallest unit that is paid, such as cents, or things. None is larger than the one before. */
  readonly amounts: readonly (number | PrizeItem)[];
  /** The players whom they are for; default all: the first list without it is the main one. */
  readonly for?: PrizeFilter | undefined;
  /** How the main list of `'highest-value'` is shared; default `'none'`. Other lists of that model and one-queue go by place. */
  readonly share?: Sharing | undefined;
  /** The number of places that are shared; those behind go by place. Default: all. */
  readonly shareFirst?: number | undefined;
  /** The order of the players; default `'place'`, that of the standings, which decides between equal players elsewhere, too. */
  readonly best?: 'place' | 'youngest' | 'performance' | undefined;
  /** Whether it is for those alone who played every round (`unplayed` of 0). */
  readonly allRounds?: boolean | undefined;
  /** The fewest players of the category: with fewer its prizes aren't given. Default 0. */
  readonly least?: number | undefined;
  /** Lists of another bracket are given apart, such as trophies beside money. Default `''`. */
  readonly bracket?: string | undefined;
  /** Rule 32E of US Chess: whether the list is paid in full with few entries, too. */
  readonly guaranteed?: boolean | undefined;
}

/** Players who may win a limited amount only, as unrated ones (US Chess 32C6). */
export interface PrizeLimits {
  /** The most for each unrated player, in the smallest unit. */
  readonly unrated?: number | undefined;
  /** The most for single players, by id. */
  readonly players?: Readonly<Record<string, number>> | undefined;
  /**
   * The use of the money above the limit. `'raise'`: it raises the others from the top, each at most to what they would have
   * without the limited player; `'extra-prize'`: it is a further prize for those behind; `'proportion'`: it raises the prizes that are left
   * for those behind, in proportion to their amounts; `'keep'`: the organiser keeps it. Default `'raise'`.
   */
  readonly excess?: 'raise' | 'extra-prize' | 'proportion' | 'keep' | undefined;
}

/** The announcement of an organiser. */
export interface Fund {
  /** No default, because there is no general rule. */
  readonly model: PrizeModel;
  /** In the order that decides between equal values. */
  readonly prizes: readonly PrizeCategory[];
  /** Players are tied with equal points, or with an equal `rank`. Default `'points'`. */
  readonly ties?: 'points' | 'ranks' | undefined;
  /** Default `'exact'`: fractions stay. */
  readonly rounding?: Rounding | undefined;
  /** The least share of the main list, in the smallest unit: the last of the tied get nothing until the share reaches it. Default 0. */
  readonly threshold?: number | undefined;
  /** The prizes that players have chosen: the name of the only list that a player, by id, takes part in. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** Of the model us-chess. */
  readonly limits?: PrizeLimits | undefined;
  /**
   * Rule 32C4 of US Chess: the entries that the fund is based on, and those that came. Lists that aren't guaranteed are paid in
   * proportion, at least half of them if they were announced with more than $500. `dollar` is the number of units in a dollar, default 1.
   */
  readonly basedOn?:
    { readonly announced: number; readonly entries: number; readonly dollar?: number | undefined } | undefined;
  /** Of the model one-queue, the most for each player; default `'one'`. */
  readonly perPlayer?: 'one' | 'main-and-one' | 'any' | undefined;
  /** Of the model one-queue, what decides between equal prizes of the main list and of others: the place or the list. Default `'place'`. */
  readonly equal?: 'place' | 'main' | undefined;
}
