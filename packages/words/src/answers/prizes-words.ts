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

/** The facts of a player in a rating list. */
export type ListedFact = 'name' | 'rating' | 'title' | 'federation' | 'birth' | 'sex';

/** The words of what an event takes from a rating list. */
export interface RatingListWords {
  /** The number of players who were completed, and the facts that were taken. */
  readonly took: (list: string, players: number, facts: readonly ListedFact[]) => string;
  /** A fact of a player that the list has otherwise; the file's stays. */
  readonly differs: (list: string, player: string, fact: ListedFact, own: string, listed: string) => string;
  /** An id of a player with another name, of whom nothing was taken. */
  readonly otherName: (list: string, player: string, id: string, name: string) => string;
  /** Players whom the list doesn't have, or who have no id. */
  readonly missing: (list: string, players: number) => string;
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
