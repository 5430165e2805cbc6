/** The words of comparisons of editions and lists. Values and names come ready to be read. */
export interface ComparisonWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** A list of an edition, under a convention or none. */
  readonly side: (codes: string, edition: string, convention: string | null) => string;
  /** Both sides. */
  readonly sides: (one: string, other: string) => string;
  readonly moved: (count: number, of: number) => string;
  /** Nobody moves; `differing` have other values. */
  readonly stayed: (differing: number, of: number) => string;
  /** How many of those who move have other values, and how many haven't. */
  readonly ownAndOthers: (own: number, others: number) => string;
  /** How many contributions differ by an article, given as it is cited, or by a convention. */
  readonly byArticle: (count: number, article: string | null) => string;
  readonly differing: (counts: string) => string;
  /** Those that differ, but that both sides cut. */
  readonly cutByBoth: (counts: string) => string;
  readonly why: string;
  /** A contribution of a round to a tie-break, on both sides. */
  readonly difference: (code: string, round: number, before: string, after: string) => string;
  /** In the place of a contribution that one side doesn't have. */
  readonly nothing: string;
  readonly cut: string;
  readonly passedBy: (players: string) => string;
  readonly passed: (players: string) => string;
}
