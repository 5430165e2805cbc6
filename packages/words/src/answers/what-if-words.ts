import type { OwnScore, PlaceWords } from './place-words.js';

/** The words of answers about places that are still open. Shares, results and names come ready to be read. */
export interface WhatIfWords extends PlaceWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The name of the answer, behind the progress of the tournament: the place of a player, or what open games can bring. */
  readonly placeOf: (name: string) => string;
  readonly canBring: (games: number, name: string) => string;
  /** Headings: an own result; or that there is none. */
  readonly ifOwn: (score: OwnScore, name: string) => string;
  readonly noOpenGame: (name: string) => string;
  readonly placeOrBetter: (place: number) => string;

  /** The only place that is left, whatever happens on other boards or on any. */
  readonly surePlace: (place: number, areOthers: boolean) => string;
  /** The best or the worst place that there is, behind these words. */
  readonly exactly: (place: number) => string;
  /** Results of the open games, behind the place that they lead to. */
  readonly forExample: (results: string) => string;
  readonly game: (white: string, black: string) => string;
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
