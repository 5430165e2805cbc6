/** The words around explanations: whom they are about, and what made the difference. */
export interface ExplanationWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
