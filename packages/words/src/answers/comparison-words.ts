/** The words of comparisons of editions and lists. */
export interface ComparisonWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
