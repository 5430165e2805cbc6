/** The words around explanations: whom they are about, and what made the difference. Values come ready to be read. */
export interface ExplanationWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** Above the values of a player or a team. */
  readonly place: (name: string, rank: number, of: number, isShared: boolean) => string;
  readonly placeOfExpelled: (name: string) => string;
  /** The rank that stands for the value of a tie-break which orders the tied. */
  readonly rank: (rank: string) => string;
  /** A clause: what put one before the other, or that nothing did. */
  readonly puts: (code: string, first: string, second: string, values: string) => string;
  readonly leavesTied: (one: string, other: string) => string;
  /** The closing sentence, of such clauses. */
  readonly difference: (clauses: readonly string[]) => string;
  /** The closing sentence on two: the code and both values, and the codes before it that left them equal. */
  readonly differenceOfTwo: (code: string, values: string, equal: readonly string[]) => string;
  readonly before: (one: string, other: string, title: string, cited: string, values: string) => string;
  readonly equalBefore: (values: string) => string;
  readonly tied: (one: string, other: string) => string;
  readonly equal: (values: string) => string;
  /** Two of whom somebody was expelled. */
  readonly isExpelled: (name: string) => string;
  readonly hasRank: (name: string, rank: number, of: number) => string;
  readonly noOrder: string;
}
