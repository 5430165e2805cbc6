/** The words between several things. */
export interface ListWords {
  readonly and: string;
  readonly or: string;
  /** So many things that aren't named, at the end of a list. */
  readonly more: (count: number) => string;
}
