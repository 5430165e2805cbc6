/** The words of rating reports. */
export interface RatingsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
