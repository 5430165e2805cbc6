import type { Cut } from '../c07/article-14-cuts.js';
import type { Contributions, Rows } from '../c07/contributions.js';
import type { System } from '../input/system.js';
import type { Score } from '../tournament/score.js';
import type { Tournament } from '../tournament/tournament.js';
import type { Explanation } from './explanation-types.js';
import type { Kept } from './kept.js';
import type { Reason } from '../input/reasons.js';
import type { Admission } from './refusal.js';

/**
 * The type of a tie-break by its data (Articles 4.3 and 5): A the games between the tied players, B the player's own results
 * or data, C the opponents' results, D their prior known data; two letters for a combination.
 *
 * @inline
 */
export type Type = 'A' | 'B' | 'C' | 'CC' | 'D' | 'BC' | 'BD' | 'DB' | 'DC';

/** The name of a tie-break, and the tournaments that it is meant for. */
export interface Title {
  /** The code without modifiers. */
  readonly code: string;
  readonly name: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  readonly type: Type;
  /** The systems that it is meant for. In others it is advised against or refused. */
  readonly systems: readonly System[];
}

/** The computation of a tie-break: the contribution of every round, and the value of the contributions that are kept. */
export interface Calculation extends Admission {
  /** A changed copy of the tournament: Fore Buchholz is the Buchholz of a tournament whose last round was drawn. */
  readonly transform?: (tournament: Tournament) => Tournament;
  readonly contributions: (tournament: Tournament, rows: Rows) => Contributions;
  /** By row: the value of the contributions that are kept; NaN where it is undefined. */
  readonly values: (kept: Kept) => Float64Array;
  /** By row: a value that the tournament already has, such as the points. No contributions are computed then. */
  readonly precomputed?: (tournament: Tournament, rows: Rows) => Float64Array;
}

/** A cell of a table with its contribution. */
export interface Contributing {
  readonly player: number;
  /** From 0. */
  readonly round: number;
  readonly score: number;
  readonly value: number;
}

/** The divisor that turns scores and values into points; 1 for ratings and for numbers of rounds. */
export interface Units {
  readonly score: number;
  readonly value: number;
}

/** A tie-break that gives each player a number, with all that standings and explanations need. */
export interface TiebreakRule extends Title, Calculation {
  /** The suffix of an option, which follows the cuts in the code: `/P`. */
  readonly option?: string;
  /** The cuts of each modifier in their order, by the modifier's suffix in the code: `/C1`. */
  readonly cuts: Readonly<Record<string, readonly Cut[] | undefined>>;
  /** The paragraph on the ordinary Cut-1, where the tie-break has one of its own. */
  readonly cutArticle?: string;
  /** The ratings that it needs, if it is one of Article 10, which an unrated player makes undefined. */
  readonly needsRatings?: 'own' | 'met';
  /** Whether the lower value ranks first. */
  readonly lowerFirst?: boolean;
  /** The score whose added points, by an arbiter and apart from any game, are part of the value. */
  readonly scoreWithAddedPoints?: (tournament: Tournament) => Score;
  /** By cell of one row: the contributions to show, where they differ from those that are added up. */
  readonly displayed?: (kept: Kept) => Float64Array;
  readonly units: (tournament: Tournament) => Units;
  /** The score that the points of a round are of, where it isn't the primary one. */
  readonly pointsScore?: (tournament: Tournament) => Score;
  /** By participant: what has to be equal for the values of two to be compared. */
  readonly comparableBy?: (tournament: Tournament) => Float64Array;
  /** The reason for a round's contribution. */
  readonly reason: (tournament: Tournament, contributing: Contributing) => Reason;
  /** Why the value is undefined, for causes other than missing contributions. */
  readonly undefinedBecause?: Reason;
  /** The way from the contributions of one row to the value, unless it is their sum. */
  readonly conclusion?: (kept: Kept) => Reason;
}

/** A tie-break without a value, which orders the tied participants: direct encounter. */
export interface OrderingRule extends Title, Admission {
  readonly option?: string;
  /** By participant: the values that decide who is tied, where no list says so; default the score. */
  readonly tiedIn?: (tournament: Tournament) => readonly Float64Array[];
  /** The players, by number, in groups from first to last; players who are still tied share a group. */
  readonly separate: (tournament: Tournament, tied: readonly number[]) => readonly (readonly number[])[];
  /**
   * The reason for the place of each of the tied, whose steps are taken once for all of them; `tied` is empty for a player with
   * whom no other is tied.
   */
  readonly explain: (tournament: Tournament, tied: readonly number[]) => (player: number) => Explanation;
}
