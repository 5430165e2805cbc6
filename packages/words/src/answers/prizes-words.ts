import type { PrizeModel, PrizeWords, Rounding } from '@crosstable/prizes/inside';

/** The words of the prizes of a tournament. */
export interface PrizesWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The model, the rounding and the codes of the standings in a line. */
  readonly about: (model: PrizeModel, rounding: Rounding, codes: string) => string;
  /** Headings of columns: the lists, the money or thing, and the place for a signature. */
  readonly prize: string;
  readonly amount: string;
  readonly signature: string;
  /** Above the reasons, and above the prizes that nobody gets. */
  readonly why: string;
  readonly left: string;
  readonly nobody: string;
  /** The reasons. */
  readonly sentences: PrizeWords;
}
