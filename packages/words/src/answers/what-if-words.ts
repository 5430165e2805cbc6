/** The result of a player's own open game. */
type OwnScore = 1 | 0.5 | 0;

/** The words of answers about places that are still open. Shares, results and names come ready to be read; clauses stand after "if". */
export interface WhatIfWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The name of the answer, behind the progress of the tournament: the place of a player, or what open games can bring. */
  readonly placeOf: (name: string) => string;
  readonly canBring: (games: number, name: string) => string;
  /** Headings: an own result; or that there is none. */
  readonly ifOwn: (score: OwnScore, name: string) => string;
  readonly noOpenGame: (name: string) => string;
  readonly placeOrBetter: (place: number) => string;

  readonly best: string;
  readonly worst: string;
  /** A place that results of the open games lead to, while a better or a worse one may be found. */
  readonly shown: (place: number) => string;
  readonly noBetter: (place: number) => string;
  readonly noWorse: (place: number) => string;
  readonly notDecided: (first: number, last: number) => string;

  readonly wins: (name: string) => string;
  readonly winsNot: (name: string) => string;
  readonly isDraw: (white: string, black: string) => string;
  readonly isNoDraw: (white: string, black: string) => string;
  readonly all: (clauses: readonly string[]) => string;
  /** No other own result can lead to the place. */
  readonly hasToWin: (name: string, place: number) => string;
  /** The beginning of a sentence on what suffices: the place, with an own result where there is one; or behind {@link hasToWin}. */
  readonly reached: (name: string, place: number, own: OwnScore | null) => string;
  readonly enough: string;
  /** The whole of it: one condition suffices, or each of several, together with what all of them ask for. */
  readonly inCase: (head: string, clauses: string) => string;
  readonly inCases: (head: string, common: string | null) => string;
  readonly oneCase: (clauses: string) => string;
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

  /** The only place that is left, whatever happens on other boards or on any. */
  readonly surePlace: (place: number, areOthers: boolean) => string;
  /** The best or the worst place that there is, behind these words. */
  readonly exactly: (place: number) => string;
  /** Results of the open games, behind the place that they lead to. */
  readonly forExample: (results: string) => string;
  readonly moreResults: (count: number) => string;

  /** The share of all outcomes, counted; or so near the true one. */
  readonly counted: (share: string) => string;
  readonly sampled: (share: string, error: string) => string;
  readonly lessThan: (share: string) => string;
  readonly moreThan: (share: string) => string;
  /** The results that the share takes as likely. */
  readonly equallyLikely: string;
  readonly byRatings: (drawRate: string) => string;

  /** The subject of the answer. */
  readonly about: string;
  readonly meaning: (tiebreaks: string, edition: string) => string;
  readonly nothingOpen: string;
}
