/** The values of each reason. Amounts are exact, as a text: `'250'` or `'100/3'` of the smallest unit. */
export interface PrizeReasonValues {
  // Why a player has the amount
  /** The prize of a place of a list: nobody shares it. */
  readonly 'by-place': { readonly prize: string; readonly place: number; readonly amount: string };
  /** Tied players share the prizes of the places `from` to `to` in equal parts. */
  readonly 'equal-share': {
    readonly prize: string;
    readonly from: number;
    readonly to: number;
    readonly players: number;
    readonly pot: string;
    readonly share: string;
  };
  /** Hort: half of the prize of the own `place`, and half of an equal part. */
  readonly 'hort-share': {
    readonly prize: string;
    readonly from: number;
    readonly to: number;
    readonly players: number;
    readonly pot: string;
    readonly place: number;
    readonly own: string;
    readonly share: string;
  };
  /** The last `dropped` of the tied get nothing, because the shares of all would be below the threshold. */
  readonly threshold: { readonly threshold: string; readonly dropped: number };
  /** The best of a category who can take the prize; `before` are better ones who have as much or more. */
  readonly category: {
    readonly prize: string;
    readonly place: number;
    readonly amount: string;
    readonly before: number;
  };
  /** A thing, which has no part in sharing. */
  readonly object: { readonly prize: string; readonly place: number; readonly object: string };

  // Decisions between prizes
  /** The player was ahead in this category, and has as much or more. */
  readonly 'not-taken': {
    readonly prize: string;
    readonly place: number;
    readonly amount: string;
    readonly holds: string;
    readonly by: string;
  };
  /** The player left the main list, where the share was smaller. */
  readonly 'gave-up': { readonly prize: string; readonly share: string };
  /** A player behind has more now, because this one left the main list. */
  readonly 'less-by-move': { readonly prize: string; readonly other: string; readonly share: string };
  /** Two lists have a prize of this value, and the order of the fund decided; with the other order `otherwise` would be paid in all. */
  readonly 'order-of-lists': {
    readonly prize: string;
    readonly other: string;
    readonly amount: string;
    readonly paid: string;
    readonly otherwise: string;
  };
  /** Equal rank, and the order of the contenders decided. */
  readonly 'order-of-players': { readonly other: string; readonly rank: number };
  /** The player's own choice. */
  readonly choice: { readonly prize: string };

  // US Chess
  /** 32B1: the most valuable prize of a clear winner. */
  readonly 'most-valuable': { readonly prize: string; readonly place: number; readonly amount: string };
  /** 32B2 and 32B3: the prizes that the tied bring together, `prizes` as a list with places. */
  readonly pool: {
    readonly prizes: string;
    readonly players: number;
    readonly pot: string;
    readonly share: string;
  };
  /** 32B3: no more than the largest prize that the player could win without the tie. */
  readonly cap: { readonly amount: string; readonly equal: string };
  /** 32B3: prizes for which the others in the tie are ineligible bring more than a part of all. */
  readonly apart: { readonly instead: string };
  /** 32C4: in proportion to the entries. */
  readonly 'based-on': {
    readonly prize: string;
    readonly entries: number;
    readonly announced: number;
    readonly half: 'no' | 'yes';
  };
  /** 32C6: limited, instead of the amount that the player would have. */
  readonly limit: { readonly limit: string; readonly instead: string };
  /** Raised by what others may not have, at most to the amount without them. */
  readonly raised: { readonly from: string; readonly most: string };
  /** The `excess` above the limits of players ahead has raised the prizes that were left, `below` in all, in proportion. */
  readonly proportion: { readonly excess: string; readonly below: string };

  /** The exact amount before it was rounded. */
  readonly rounded: { readonly exact: string; readonly amount: string };

  // Why a prize is left
  readonly 'nobody-eligible': { readonly prize: string; readonly place: number };
  readonly 'all-have-more': { readonly prize: string; readonly place: number };
  readonly 'too-few': { readonly prize: string; readonly players: number; readonly least: number };
}

/** The key of a reason, which is stable. */
export type PrizeReasonKey = keyof PrizeReasonValues;

/** Why an amount is what it is, as data; `/words` has the sentences. */
export type PrizeReason = {
  readonly [Key in PrizeReasonKey]: { readonly key: Key; readonly values: PrizeReasonValues[Key] };
}[PrizeReasonKey];
