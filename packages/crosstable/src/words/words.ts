import type { OutcomeName, ReasonKey, ReasonValues } from '@crosstable/core';

import type { TiebreakCode } from './titles.js';

/** What may follow a code, apart from the limits of Koya. */
export type CodeModifier = 'C1' | 'C2' | 'M1' | 'M2' | 'P' | 'F' | 'R';

/** How a language writes numbers. */
export interface NumberWords {
  /** What stands before the decimals: `.` or `,`. */
  readonly decimalSign: string;
  /** What stands for a half, `½`; `null` where halves are written as decimals. */
  readonly half: string | null;
  /** What stands where there is no number. */
  readonly none: string;
}

/** The name of a number in the `values` of a reason. */
export type ReasonNumber = {
  readonly [Key in ReasonKey]: ReasonValues[Key] extends undefined ? never : keyof ReasonValues[Key];
}[ReasonKey];

/** What the words of a reason speak of, ready to be read. */
export interface Told {
  /** What a round brings in, as it is printed. */
  readonly score: string;
  /** The value of the tie-break, as it is printed; of the reasons that say how it comes about. */
  readonly value: string;
  /** Of a mean: whether it is rounded. */
  readonly isRounded: boolean;
  /** The rounds that the reason names, if any. */
  readonly rounds: readonly number[];
  /** A number of the reason, by name. */
  readonly number: (name: ReasonNumber) => number;
  /** The same as it is printed. */
  readonly of: (name: ReasonNumber) => string;
  /** Of teams what stands behind a number of the score that the tie-break looks at, ` MP`, or behind one of the other score; of players `''`. */
  readonly unit: string;
  readonly otherUnit: string;
}

/** The clauses that explanations are made of, apart from reasons and outcomes. Numbers and names come ready to be read. */
export interface Phrases {
  /** The number of an article as it is cited: `Art. 16.4` of `16.4`, `B.02 8.1.1` of itself. */
  readonly cited: (article: string) => string;
  /** Points with their unit. */
  readonly points: (points: number) => string;
  /** A limit of Koya as part of a name, behind a comma: in percent of the maximum, or moved by so many points. */
  readonly limit: (limit: { readonly percent: number } | { readonly moved: number }) => string;
  /** A divisor as part of a name, likewise. */
  readonly divisor: (divisor: string) => string;
  /** The heading: code and name, the article as it is cited, the edition, the player, the value or the rank. */
  readonly heading: (title: string, cited: string, edition: string, player: string, value: string) => string;
  /** In the place of a value that the regulations leave undefined. */
  readonly noValue: string;
  /** The rank of a player among so many who are tied, alone or shared. */
  readonly rank: (rank: number, tied: number, isShared: boolean) => string;
  /** In the place of a rank, of a player whom nothing separates from so many others. */
  readonly notSeparatedFrom: (others: number) => string;
  /** What a dummy is, for readers who know no articles. */
  readonly dummy: string;
  /** The beginning of a line. */
  readonly round: (round: number) => string;
  /** Behind points that an arbiter set. */
  readonly setByArbiter: string;
  /** What a round adds, where that isn't what it brings in. */
  readonly adds: (value: string) => string;
  /** That a round is cut, and why. */
  readonly cut: (reason: string) => string;
  /** A game that isn't finished. */
  readonly unfinished: (opponent: string) => string;
  /** What an arbiter added from a round on, or from the start (`null`); negative where it was taken. */
  readonly added: (points: number, round: number | null) => string;
  /** The last line, where there is no value. */
  readonly undefinedBecause: (reason: string) => string;
  /** Behind the last line, where something was cut. */
  readonly withoutCut: string;
  /** Direct encounter: who is tied, and that the separate standings follow; `cited` is their article, `by` says by which score. */
  readonly tied: (players: string, cited: string, by: string) => string;
  /** The same of those to whom the article is applied again. */
  readonly tiedAgain: (players: string, cited: string, by: string) => string;
  /** Of teams: by which score, behind the separate standings. */
  readonly tiedIn: (score: 'MP' | 'GP') => string;
  /** The game points of a match, a team's own and the opponents', and its own by board where the boards are compared. */
  readonly match: (own: string, against: string, boards: readonly string[] | null) => string;
  /** What a team gets for a round without a match. */
  readonly teamPoints: (matchPoints: string, gamePoints: string) => string;
  /** That the boards of some teams are compared. */
  readonly boards: (teams: string) => string;
  /** What two teams have, put against each other. */
  readonly against: (one: string, other: string) => string;
  /** Behind a comparison of boards that leaves everybody tied. */
  readonly equalOnBoards: string;
  /** What a score may still become. */
  readonly range: (worst: string, best: string) => string;
  /** A game of the separate standings. */
  readonly encounter: (points: string, opponent: string, round: number) => string;
  /** Missing games: against players by name, or against so many. */
  readonly missing: (players: string | number) => string;
  /** Why nobody is safe at the top: what is sure for the best, and what another may reach. */
  readonly nobodyIsSafe: (leader: string, worst: string, rival: string, best: string) => string;
  /** That none of the tied have met. */
  readonly noneMet: string;
  /** That all have met, with equal scores. */
  readonly allEqual: string;
  /** That not all have met, where only a Swiss separates the tied. */
  readonly notAllMet: string;
  /** In front of players who are still tied, behind their ranks. */
  readonly stillTied: string;
}

/**
 * A language: the words for everything that an explanation can say. A record that lacks a key doesn't compile. Reasons and
 * phrases are clauses: they begin small unless their first word has a capital of its own, and have no full stop.
 */
export interface Words {
  /** The language, as pages name it: `en`. */
  readonly language: string;
  readonly numbers: NumberWords;
  /** What the tie-breaks are called. */
  readonly tiebreaks: Readonly<Record<TiebreakCode, string>>;
  /** What follows the name for a modifier, with what stands between. */
  readonly modifiers: Readonly<Record<CodeModifier, string>>;
  /** The scores of a team, match points and game points, as they stand behind a number. */
  readonly scores: Readonly<Record<'MP' | 'GP', string>>;
  /** What a round was, with the opponent where there is one. */
  readonly outcomes: Readonly<Record<OutcomeName, (opponent: string | null) => string>>;
  /** Why: each follows what a round was, is a cut, or ends an explanation. The article is added; `''` says nothing. */
  readonly reasons: Readonly<Record<ReasonKey, (told: Told) => string>>;
  readonly phrases: Phrases;
  /** What is said otherwise where the participants are teams. */
  readonly ofTeams: TeamWords;
}

/** Words that take the place of others where teams play matches, not players games. */
export interface TeamWords {
  readonly outcomes: Partial<Words['outcomes']>;
  readonly reasons: Partial<Words['reasons']>;
  readonly phrases: Partial<Phrases>;
}
