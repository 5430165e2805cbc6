/** A player's own result: a win, a draw, a loss, or none where the player has no open game. */
export type OwnScore = 1 | 0.5 | 0 | null;

/** The page's words about the last round, in one language. Clauses stand after "if". */
export interface WhatIfWords {
  readonly legend: string;
  readonly place: string;
  readonly placeOrBetter: (place: number) => string;

  // Places
  readonly ownResult: string;
  readonly best: string;
  readonly worst: string;
  readonly own: (score: OwnScore, name: string) => string;
  readonly ordinal: (place: number) => string;
  /** A place that results of the open games lead to, while a better or a worse one may be found. */
  readonly shown: (place: number) => string;
  readonly noBetter: (place: number) => string;
  readonly noWorse: (place: number) => string;
  readonly notDecided: (first: number, last: number) => string;
  /** Results of the open games after which the player has the place. */
  readonly example: string;
  readonly searching: (exact: number, of: number) => string;

  // Conditions
  readonly ownClause: (score: 1 | 0.5 | 0, name: string) => string;
  readonly wins: (name: string) => string;
  readonly winsNot: (name: string) => string;
  readonly isDraw: (white: string, black: string) => string;
  readonly isNoDraw: (white: string, black: string) => string;
  readonly all: (clauses: readonly string[]) => string;
  readonly reachedIf: (name: string, place: number, ways: readonly string[]) => string;
  readonly always: (name: string, place: number) => string;
  readonly never: (name: string, place: number) => string;
  readonly notAlone: (name: string, place: number) => string;
  readonly moreConditions: (count: number) => string;
  /** Conditions have three games at most. */
  readonly moreGames: string;
  readonly incomplete: string;
  /** Before the boards of the conditions: other ones than the player's own, where there is one. */
  readonly boards: (areOther: boolean) => string;

  // Limits of the answer
  readonly openBoards: string;
  readonly forfeits: string;
  readonly early: (round: number) => string;
  readonly nothingOpen: (round: number) => string;
  readonly earlier: (round: number, white: string, black: string) => string;
}

const LOADERS = import.meta.glob<WhatIfWords>('../languages/*.ts', { query: '?last-round', import: 'LAST_ROUND' });

const loaded = new Map<string, WhatIfWords>();

/** The words of a language; while they are loaded `undefined`, and `again` is called once they are there. */
export function whatIfWords(language: string, again: () => void): WhatIfWords | undefined {
  const words = loaded.get(language);
  if (words === undefined) {
    void LOADERS[`../languages/${language}.ts`]().then((come) => {
      loaded.set(language, come);
      again();
    });
  }
  return words;
}
