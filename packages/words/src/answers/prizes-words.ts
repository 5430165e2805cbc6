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

/** The words of the ranking of clubs in a tournament of players. */
export interface ClubsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The players of a team who count, and the labels that make teams, in a line. */
  readonly about: (by: 'club' | 'federation' | 'group', best: number) => string;
  /** Headings of columns: the team, by what makes it, and its players. */
  readonly team: Readonly<Record<'club' | 'federation' | 'group', string>>;
  readonly members: string;
  /** Above the sentences on each team. */
  readonly why: string;
  readonly nobody: Readonly<Record<'club' | 'federation' | 'group', string>>;
}
