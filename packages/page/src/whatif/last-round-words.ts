import type { WhatIfWords } from '@crosstable/words/answers';

import { lateWords } from '../late-words.js';

/** The words about the last round, in one language: those of the library, and the page's own around them. */
export interface LastRoundWords {
  readonly answer: WhatIfWords;
  readonly legend: string;
  readonly place: string;
  readonly ownResult: string;
  /** Results of the open games after which the player has the place. */
  readonly example: string;
  readonly searching: (exact: number, of: number) => string;
  /** Before anything is known, and once all places are. */
  readonly begins: string;
  readonly seeksConditions: string;
  /** Before the boards of the conditions: other ones than the player's own, where there is one. */
  readonly boards: (areOther: boolean) => string;
  /** Before the names of those who can still be first, among the first ones of the table; and of those of whom nobody knows. */
  readonly canBeFirst: (count: number, of: number) => string;
  readonly mayBeFirst: string;
  readonly openBoards: string;
  readonly nothingOpen: (round: number) => string;
  readonly earlier: (round: number, white: string, black: string) => string;
}

/** The words of a language. */
export const lastRoundWords = lateWords(
  import.meta.glob<LastRoundWords>('../languages/*.ts', { query: '?last-round', import: 'LAST_ROUND' }),
);
