/** The words for everything that looks wrong in a file. */
export interface FindingsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
