import type { Edition } from './editions.js';
import type { OutcomeName } from './game.js';
import type { MatchResult } from './match-result.js';

import type { Reason } from './reasons.js';
import type { System } from './system.js';
import type { TextByLanguage } from './text-by-language.js';

/** A number, or a fraction as `[numerator, denominator]` in whole numbers, which is added up and compared exactly. */
export type Exact = number | readonly [numerator: number, denominator: number];

/** The facts of the tournament that a definition may use. */
export interface TournamentView {
  /** `undefined` if the caller named none. */
  readonly system: System | undefined;
  readonly edition: Edition;
  /** The rounds that count so far. */
  readonly rounds: number;
  /** The rounds announced; `undefined` where nobody said it. */
  readonly announcedRounds: number | undefined;
  /** The points for a win, a draw and a loss; of teams in their primary score. */
  readonly scoring: { readonly win: number; readonly draw: number; readonly loss: number };
}

/** A round as a definition sees it. */
export interface RoundView {
  /** From 1. */
  readonly round: number;
  /** The outcome of the round for the player; `'none'` where the games have nothing of it. */
  readonly outcome: OutcomeName;
  /** The player's colour, also of a forfeit with an opponent; `null` without one, where nobody knows, and for teams. */
  readonly colour: 'white' | 'black' | null;
  /** The points of the round; of teams in their primary score. */
  readonly points: number;
  /** Whether it was played over the board. */
  readonly isPlayed: boolean;
  /** Article 16.1.2: whether it is a voluntary unplayed round. */
  readonly isVoluntary: boolean;
  /** The opponent who was met or scheduled; `null` where there was none. */
  readonly opponent: PlayerView | null;
  /** The rating that counts for the opponent in this round (Article 10); `null` without one. */
  readonly opponentRating: number | null;
  /**
   * Articles 15 and 16: the score that the round brings to tie-breaks of the opponents' scores, which is the opponent's adjusted score,
   * or that of a dummy; `null` where the round takes no part.
   */
  readonly scoreMet: number | null;
  /** Of a team: the match; left out for players. */
  readonly match?: MatchResult;
}

/** A participant as a definition sees it. Views are frozen, and computed once for a table. */
export interface PlayerView {
  readonly id: string;
  /** The score on the table; of teams the primary one. */
  readonly points: number;
  /** `null` for an unrated player. */
  readonly rating: number | null;
  /** The tournament pairing number; `null` where nobody knows it. */
  readonly pairingNumber: number | null;
  /** Every round that counts, round 1 first. */
  readonly rounds: readonly RoundView[];
  readonly tournament: TournamentView;
  /**
   * The value of another tie-break, as `tiebreakValues` gives it: a code of Article 5 or a self-defined one. Throws a RangeError for a
   * code that nobody knows, and where a tie-break would need itself.
   */
  readonly value: (code: string) => number | null;
  /** Articles 15 and 16: why a round (from 1) brings the score that it brings; `null` where the round takes no part. */
  readonly reasonMet: (round: number) => Reason | null;
}

/** One part of the value of a self-defined tie-break. */
export interface SelfDefinedContribution {
  /** From 1; several contributions may share a round. `null` for one that belongs to no round, such as a deduction, which no cut takes. */
  readonly round: number | null;
  /** The number that is added up. */
  readonly value: Exact;
  /** The number that the value is made of, such as the opponent's score, for the account; default the value. */
  readonly score?: number | undefined;
  /** The reason for people, or one of Crosstable's, as `reasonMet` gives it. */
  readonly because?: TextByLanguage | Reason | null | undefined;
}

/** The number of contributions that are cut: those of the lowest and of the highest values. */
export interface SelfDefinedCut {
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
}

/** The common part of all self-defined tie-breaks. */
interface SelfDefinedTitle {
  /**
   * Capitals, digits and `_`, none of the codes of Article 5. In reports `OTHER_` stands before it; a list may write it with and
   * without.
   */
  readonly code: string;
  readonly name: TextByLanguage;
  /** The rule that people are referred to, such as `US Chess 34E1`; default Article 4.1, which allows self-defined tie-breaks. */
  readonly rule?: string | undefined;
  /** Article 4.3: A the games between the tied, B the player's own results, C the opponents', D prior data; default `'B'`. */
  readonly type?: 'A' | 'B' | 'C' | 'CC' | 'D' | 'BC' | 'BD' | 'DB' | 'DC' | undefined;
  /** The systems that it is meant for; default all. */
  readonly systems?: readonly System[] | undefined;
}

/** The common part of those that give everybody a number. */
interface SelfDefinedNumber extends SelfDefinedTitle {
  /** Whether the lower value ranks first. */
  readonly lowerFirst?: boolean | undefined;
  /** The number of decimals in print; default as many as the value has, at most twelve digits. Comparison looks at the value. */
  readonly decimals?: number | undefined;
}

/** A tie-break whose value comes from contributions. */
export interface SelfDefinedByContributions extends SelfDefinedNumber {
  /** The contributions of a participant: any number, in any order. An explanation asks for them again. */
  readonly contributions: (player: PlayerView) => readonly SelfDefinedContribution[];
  /** How many of them are cut; default none. */
  readonly cut?: ((player: PlayerView) => SelfDefinedCut) | undefined;
  /** The value of those that are kept, where it isn't their sum; `null` where it is undefined. */
  readonly value?: ((kept: readonly SelfDefinedContribution[], player: PlayerView) => Exact | null) | undefined;
  /** Whether it is undefined for everybody while anybody is unrated, as the tie-breaks of Article 10 are. */
  readonly needsRatings?: boolean | undefined;
}

/** A tie-break whose values were found outside: a play-off, a referee's decision. */
export interface SelfDefinedByValues extends SelfDefinedNumber {
  /** Ids to values. A participant without one ranks last. */
  readonly values: ReadonlyMap<string, number> | Readonly<Record<string, number>>;
}

/** A tie-break without a value, which orders those who are tied when its turn comes. */
export interface SelfDefinedByOrder extends SelfDefinedTitle {
  /** The tied in groups, first to last; those who stay tied share a group. */
  readonly separate: (tied: readonly PlayerView[]) => readonly (readonly PlayerView[])[];
}

/** A self-defined tie-break (Article 4.1): by contributions, by values, or an order of the tied. */
export type SelfDefined = SelfDefinedByContributions | SelfDefinedByValues | SelfDefinedByOrder;

/** A definition as a table keeps it. */
export type CheckedDefinition =
  | SelfDefinedByContributions
  | (SelfDefinedByValues & { readonly values: ReadonlyMap<string, number> })
  | SelfDefinedByOrder;
