import type { ByesWithoutKind, Finding } from '@crosstable/standings';

import type { RepairWords } from './repair-words.js';

/** The facts of a finding on a code of the list, ready for reading. */
export interface ToldCode {
  /** Whether the code can't be used, or is only doubtful. */
  readonly isWrong: boolean;
  /** The code that was meant, if one is near. */
  readonly meant: string | undefined;
  /** The players without a rating, by name. */
  readonly unrated: () => string;
  readonly isSwiss: boolean;
  readonly edition: string;
}

/** The words for everything that looks wrong in a file. Findings begin small and have no full stop. */
export interface FindingsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The headings by what the findings below them can change. */
  readonly headings: Readonly<Record<'result' | 'score' | 'rank' | 'nothing', string>>;
  readonly none: string;
  /** In the place of more findings of a sort. */
  readonly more: (count: number) => string;
  readonly endBeforeStart: (start: string, end: string) => string;
  readonly unfinishedGame: (round: number, white: string, black: string) => string;
  readonly unfinishedMatch: (round: number, first: string, second: string) => string;
  /** Byes without a kind, read as the outcome of a round. */
  readonly byeRead: (kind: ByesWithoutKind['kind'], outcome: string, rounds: number) => string;
  readonly metTwice: (names: string, rounds: string) => string;
  readonly sameName: (names: string) => string;
  readonly sameFideId: (names: string) => string;
  readonly noTiebreaks: (list: string) => string;
  /** Printed ranks that are compared with no list. */
  readonly noListFits: string;
  /** The default list of a file without one, beside an answer of the command, and a list of the command that isn't the announced one. */
  readonly defaultList: (list: string) => string;
  readonly announcedList: (list: string, cited: string) => string;
  /** A finding that holds for several places. */
  readonly repeated: (message: string, places: number) => string;
  /** A list that was changed after a round. */
  readonly listChanged: (previous: string, round: number, cited: string) => string;
  /** A code of the list in quotation marks, with the clause on it. */
  readonly onCode: (code: string, clause: string, cited: string) => string;
  readonly codes: Readonly<Record<Finding['key'], (told: ToldCode) => string>>;
  /** A position of the file: who stands there, and who belongs there by the list. */
  readonly firstDifference: (position: number, name: string, meant: string, why: string) => string;
  readonly expelledStands: (position: number, name: string, meant: string) => string;
  readonly statedRank: (rank: number, name: string, list: string, found: string) => string;
  readonly sharedRanks: (first: number, last: number) => string;
  /** The words for repairs; `null` in English, in which the reader says them itself. */
  readonly repairs: RepairWords | null;
}
