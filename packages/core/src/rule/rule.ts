import type { Cut } from '../c07/article-14-cuts.js';
import type { System } from '../c07/article-15-unplayed-rounds.js';
import type { Tournament } from '../tournament/tournament.js';
import type { Contributions, Rows } from './contributions.js';
import type { Explanation } from './explanation-types.js';
import type { Kept } from './kept.js';
import type { Reason } from './reasons.js';
import type { Refusal } from './refusal.js';

/**
 * From what a tie-break is computed (Articles 4.3 and 5): A a subset of the games of the tied, B the player's own results
 * or data, C the opponents' results, D their prior known data; two letters for a combination.
 *
 * @inline
 */
export type Type = 'A' | 'B' | 'C' | 'CC' | 'D' | 'BC' | 'DB' | 'DC';

/** What a tie-break is called, and where it may be used. */
export interface Title {
  /** The code without modifiers. */
  readonly code: string;
  readonly name: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  readonly type: Type;
  /** The systems that it is meant for; others are advised against, or refused. */
  readonly systems: readonly System[];
}

/** How a tie-break is computed: what every round contributes, and what the contributions that are kept make. */
export interface Calculation {
  /** Why the regulations, or what the table knows, don't allow it; nothing where they do. */
  readonly refusal?: (tournament: Tournament) => Refusal | undefined;
  /** What the tournament is taken to be: Fore Buchholz is a Buchholz of another last round. */
  readonly seen?: (tournament: Tournament) => Tournament;
  readonly contributions: (tournament: Tournament, rows: Rows) => Contributions;
  /** By row: the value of the contributions that are kept; NaN where it is undefined. */
  readonly values: (kept: Kept) => Float64Array;
  /** By row: the value that the tournament itself knows, as the points, so that no contributions are looked at. */
  readonly known?: (tournament: Tournament, rows: Rows) => Float64Array;
}

/** A cell of a table, with what it contributes. */
export interface Contributing {
  readonly player: number;
  /** From 0. */
  readonly round: number;
  readonly score: number;
  readonly value: number;
}

/** By what scores and values are divided to become points; 1 for ratings and for numbers of rounds. */
export interface Units {
  readonly score: number;
  readonly value: number;
}

/** A tie-break that is a number, as the umbrella package and the explanations know it. */
export interface TiebreakRule extends Title, Calculation {
  /** What an option adds to the code, after the cuts: `/P`. */
  readonly option?: string;
  /** The cuts of each modifier, one after the other, by what it adds to the code: `/C1`. */
  readonly cuts: Readonly<Record<string, readonly Cut[] | undefined>>;
  /** The paragraph on the ordinary Cut-1, where the tie-break has one of its own. */
  readonly cutArticle?: string;
  /** Whether it is one of Article 10, which an unrated player makes undefined. */
  readonly needsRatings?: boolean;
  /** Whether the lower value ranks first. */
  readonly lowerFirst?: boolean;
  /** Whether points that an arbiter added to the score are part of the value. */
  readonly countsAdjustments?: boolean;
  /** By cell of one row: what the contributions are shown to add, where that isn't what the value is made of. */
  readonly shown?: (kept: Kept) => Float64Array;
  readonly units: (tournament: Tournament) => Units;
  /** Why a round contributes what it does. */
  readonly reason: (tournament: Tournament, contributing: Contributing) => Reason;
  /** Why the value is undefined, where that isn't for want of contributions. */
  readonly undefinedBecause?: Reason;
  /** How the contributions of one row become the value, where it isn't their sum. */
  readonly conclusion?: (kept: Kept) => Reason;
}

/** A tie-break that has no value of its own but puts the players who are tied in an order: direct encounter. */
export interface OrderingRule extends Title {
  readonly option?: string;
  /** The players, by number, in groups from first to last; players who are still tied share a group. */
  readonly separate: (tournament: Tournament, tied: readonly number[]) => readonly (readonly number[])[];
  /** Why a player stands there among the tied; `tied` is empty where nobody is tied with them. */
  readonly explain: (tournament: Tournament, tied: readonly number[], player: number) => Explanation;
}
