import type { OutcomeName, ReasonKey, ReasonValues } from '@crosstable/core';

import type { TiebreakCode } from './titles.js';

/** The modifiers that may follow a code, apart from the limits of Koya. */
export type CodeModifier = 'C1' | 'C2' | 'M1' | 'M2' | 'P' | 'F' | 'R';

/** The form of numbers in a language. */
export interface NumberWords {
  /** The sign before the decimals: `.` or `,`. */
  readonly decimalSign: string;
  /** The sign for a half, `½`; `null` if halves are written as decimals. */
  readonly half: string | null;
  /** The text in the place of a missing number. */
  readonly none: string;
}

/** The name of a number in the `values` of a reason. */
export type ReasonNumber = Exclude<
  { readonly [Key in ReasonKey]: ReasonValues[Key] extends undefined ? never : keyof ReasonValues[Key] }[ReasonKey],
  'because'
>;

/** The data of a reason, ready for reading. */
export interface Told {
  /** The score met in a round, as printed. */
  readonly score: string;
  /** The value of the tie-break, as printed, for reasons about the way to it. */
  readonly value: string;
  /** Whether a mean is rounded. */
  readonly isRounded: boolean;
  /** The rounds that the reason names, if any. */
  readonly rounds: readonly number[];
  /** A number of the reason, by name. */
  readonly number: (name: ReasonNumber) => number;
  /** A number as it is printed. */
  readonly of: (name: ReasonNumber) => string;
  /** For teams: the unit of the score that the tie-break looks at, ` MP`, or that of the other score; `''` for players. */
  readonly unit: string;
  readonly otherUnit: string;
  /** The reason that a self-defined tie-break gives, in the language of the reader if it has it. */
  readonly because: string;
}

/** Points that aren't those of the games, ready for reading: the number of participants who have them, and the first of them by name. */
export interface ToldPoints {
  readonly count: number;
  readonly all: number;
  readonly participants: 'players' | 'teams';
  readonly first: string;
  readonly counted: string;
  readonly stated: string;
}

/** The clauses that explanations are made of, apart from reasons and outcomes. Numbers and names come ready to be read. */
export interface Phrases {
  /** The number of an article as it is cited: `Art. 16.4` of `16.4`, `B.02 8.1.1` of itself. */
  readonly cited: (article: string) => string;
  /** The colon behind a label: with a narrow blank before it in French. */
  readonly colon: string;
  /** The semicolon between the parts of a line, likewise. */
  readonly semicolon: string;
  /** Points with their unit. */
  readonly points: (points: number) => string;
  /** A limit of Koya as part of a name, behind a comma: in percent of the maximum, or moved by a number of points. */
  readonly limit: (limit: { readonly percent: number } | { readonly moved: number }) => string;
  /** A divisor as part of a name, likewise. */
  readonly divisor: (divisor: string) => string;
  /** A table of opponents who never met, which may be of a round robin or of a Swiss. */
  readonly eitherSystem: string;
  /** Above standings without a paired round that the points of the file leave out. */
  readonly leftOut: (round: number) => string;
  /** Above standings of a table in which nothing tells what the rounds with a sign are worth: a number of them, read as 0 points. */
  readonly untold: (sign: string, rounds: number) => string;
  /** Above standings with other points than their file states. */
  readonly otherPoints: (told: ToldPoints) => string;
  /** The heading: code and name, the article as it is cited, the edition, the player, the value or the rank. */
  readonly heading: (title: string, cited: string, edition: string, player: string, value: string) => string;
  /** In the place of a value that the regulations leave undefined. */
  readonly noValue: string;
  /** The rank of a player among a number of players who are tied, alone or shared. */
  readonly rank: (rank: number, tied: number, isShared: boolean) => string;
  /** In the place of a rank, of a player whom nothing separates from a number of others. */
  readonly notSeparatedFrom: (others: number) => string;
  /** The meaning of a dummy, for readers who know no articles. */
  readonly dummy: string;
  /** The rating that counts of a player with several: the first one, that of the round, or that of one round. */
  readonly ratingList: (list: 'first' | 'round' | number) => string;
  /** How unrated players count: with a rating, with estimated ratings, or not at all. */
  readonly unratedPlayers: (how: number | 'estimates' | 'skip') => string;
  /** A round by its number, at the beginning of a line. */
  readonly round: (round: number) => string;
  /** Beside points that an arbiter set. */
  readonly setByArbiter: string;
  /** The value that a round adds, if it differs from the score met. */
  readonly adds: (value: string) => string;
  /** The cut of a round, with its reason. */
  readonly cut: (reason: string) => string;
  /** A game that isn't finished. */
  readonly unfinished: (opponent: string) => string;
  /** The points that an arbiter added from a round on, or from the start (`null`); negative for points taken. */
  readonly added: (points: number, round: number | null) => string;
  /** The last line, if there is no value. */
  readonly undefinedBecause: (reason: string) => string;
  /** Behind the last line, if a contribution was cut. */
  readonly withoutCut: string;
  /** The label of what a self-defined tie-break adds or takes apart from any round. */
  readonly apartFromRounds: string;
  /** A self-defined order: the tied, before the order that the definition gives. */
  readonly tiedAsDefined: (players: string) => string;
  /** A self-defined order that separates nobody. */
  readonly leftTied: string;
  /**
   * Direct encounter: the tied players, before their separate standings; `cited` is the article of these, `by` names
   * the score.
   */
  readonly tied: (players: string, cited: string, by: string) => string;
  /** Direct encounter: the players to whom the article is applied again, before their separate standings. */
  readonly tiedAgain: (players: string, cited: string, by: string) => string;
  /** For teams: the score of the separate standings, behind them. */
  readonly tiedIn: (score: 'MP' | 'GP') => string;
  /** The game points of a match, a team's own and the opponents', and its own by board where the boards are compared. */
  readonly match: (own: string, against: string, boards: readonly string[] | null) => string;
  /** The points of a team for a round without a match. */
  readonly teamPoints: (matchPoints: string, gamePoints: string) => string;
  /** The heading of a comparison of boards of some teams. */
  readonly boards: (teams: string) => string;
  /** The points of two teams, side by side. */
  readonly against: (one: string, other: string) => string;
  /** Behind a comparison of boards that leaves everybody tied. */
  readonly equalOnBoards: string;
  /** The range of scores that are still possible. */
  readonly range: (worst: string, best: string) => string;
  /** A game of the separate standings. */
  readonly encounter: (points: string, opponent: string, round: number) => string;
  /** Missing games: against players by name, or against a number of players. */
  readonly missing: (players: string | number) => string;
  /** The reason why no player is safe at the top: the best sure score, and the score that another player may reach. */
  readonly nobodyIsSafe: (leader: string, worst: string, rival: string, best: string) => string;
  /** The tied players haven't met at all. */
  readonly noneMet: string;
  /** All tied players have met, with equal scores. */
  readonly allEqual: string;
  /** Not all tied players have met, and only a Swiss separates them then. */
  readonly notAllMet: string;
  /** In front of players who are still tied, behind their ranks. */
  readonly stillTied: string;
}

/** The words of tables: numbers, and the names of tie-breaks. A page can show a table by them before it explains anything. */
export interface Naming {
  /** The language, as pages name it: `en`. */
  readonly language: string;
  readonly numbers: NumberWords;
  /** The names of the tie-breaks. */
  readonly tiebreaks: Readonly<Record<TiebreakCode, string>>;
  /** The text that follows the name for a modifier, with its separator. */
  readonly modifiers: Readonly<Record<CodeModifier, string>>;
  /** The scores of a team, match points and game points, as they stand behind a number. */
  readonly scores: Readonly<Record<'MP' | 'GP', string>>;
  readonly phrases: Pick<
    Phrases,
    'limit' | 'divisor' | 'round' | 'eitherSystem' | 'leftOut' | 'otherPoints' | 'untold'
  >;
}

/**
 * A language: the words for everything that an explanation can say. A record that lacks a key doesn't compile. Reasons and
 * phrases are clauses: they begin small unless their first word has a capital of its own, and have no full stop.
 */
export interface Words extends Naming {
  /** The outcome of a round, with the opponent if there is one. */
  readonly outcomes: Readonly<Record<OutcomeName, (opponent: string | null) => string>>;
  /** The reasons. Each follows the outcome of a round, stands beside a cut, or ends an explanation. The article is added; `''` says nothing. */
  readonly reasons: Readonly<Record<ReasonKey, (told: Told) => string>>;
  readonly phrases: Phrases;
  /** The words that differ if the participants are teams. */
  readonly ofTeams: TeamWords;
}

/** Words that take the place of others where teams play matches, not players games. */
export interface TeamWords {
  readonly outcomes: Partial<Words['outcomes']>;
  readonly reasons: Partial<Words['reasons']>;
  readonly phrases: Partial<Phrases>;
}
