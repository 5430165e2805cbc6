/** The result of a player's own open game. */
export type OwnScore = 1 | 0.5 | 0;

/** The words about places that are still open: the best and the worst one, and the conditions for one. Clauses stand after "if". */
export interface PlaceWords {
  readonly best: string;
  readonly worst: string;
  /** A place that results of the open games lead to, while a better or a worse one may be found. */
  readonly shown: (place: number) => string;
  readonly noBetter: (place: number) => string;
  readonly noWorse: (place: number) => string;
  readonly notDecided: (first: number, last: number) => string;

  readonly ownClause: (score: OwnScore, name: string) => string;
  readonly wins: (name: string) => string;
  readonly winsNot: (name: string) => string;
  readonly isDraw: (white: string, black: string) => string;
  readonly isNoDraw: (white: string, black: string) => string;
  readonly all: (clauses: readonly string[]) => string;
  readonly reachedIf: (name: string, place: number, ways: readonly string[]) => string;
  readonly always: (name: string, place: number) => string;
  readonly never: (name: string, place: number) => string;
  readonly notAlone: (name: string, place: number) => string;
  /** Where not all conditions are known: those listed need not be all, or none is. */
  readonly incomplete: string;
  readonly noneFound: (name: string, place: number) => string;
  /** Conditions have three games at most. */
  readonly moreGames: string;
  /** Behind the conditions that are listed: how many there are. */
  readonly moreConditions: (all: number, listed: number) => string;

  readonly forfeits: string;
  readonly early: (round: number) => string;
}
