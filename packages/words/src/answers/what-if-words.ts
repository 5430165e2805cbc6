/** The words of answers about places that are still open. */
export interface WhatIfWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
