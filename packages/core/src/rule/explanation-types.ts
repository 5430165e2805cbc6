import type { Edition } from '../input/editions.js';
import type { OutcomeName } from '../input/game.js';
import type { MatchResult } from '../input/match-result.js';
import type { RatingRules } from '../input/rating-rules.js';
import type { Reason } from '../input/reasons.js';
import type { TextByLanguage } from '../input/text-by-language.js';

/** One round's part of a tie-break. */
export interface Contribution {
  /** From 1; `null` for a part of a self-defined tie-break that belongs to no round, such as a deduction. */
  readonly round: number | null;
  /** Id of the opponent who was met or scheduled; `null` where there was none. */
  readonly opponent: string | null;
  /** The outcome of the round for the player. */
  readonly outcome: OutcomeName;
  /** The points that the player got for the round. */
  readonly points: number;
  /**
   * The number that the round brings in: in points the score of the opponent or of the dummy, the opponent's Buchholz (AOB),
   * the running total (PS), the points of the round (WIN … REP) or those to beat (STD); in rating points the opponent's rating, or the
   * opponent's performance (APRO, APPO).
   */
  readonly score: number;
  /** The number that the round adds to the sum; of a mean, one of the values averaged. */
  readonly value: number;
  /** The reason for the score. */
  readonly reason: Reason;
  /** Why it was cut; `null` for a contribution that is kept. */
  readonly cut: Reason | null;
  /** The match of a team; left out for players. */
  readonly match?: MatchResult;
  /** `true` where an arbiter set the points of the round; else left out. */
  readonly replaced?: true;
}

/** A value of a tie-break with its contributions, and how they make the value. */
export interface Explanation {
  /** The code of the tie-break, as `SB/C1`; the name of the function for one that the regulations don't have. */
  readonly code: string;
  /** The article of C.07 that defines it; the rule that a self-defined one names. */
  readonly article: string;
  readonly edition: Edition;
  readonly player: string;
  /** For teams, the score to which the contributions belong. Left out for players, and for values that aren't sums. */
  readonly unit?: 'MP' | 'GP';
  /** The value. Where the regulations leave it undefined: 0 from a package's function, `null` from the umbrella's. */
  readonly value: number | null;
  /** Why the regulations leave the value undefined; `null` where they don't. */
  readonly undefinedBecause: Reason | null;
  /** In the order of the rounds; those of no round are last. */
  readonly contributions: readonly Contribution[];
  /** The games that aren't finished and so contribute nothing yet, in the order of the rounds. */
  readonly unfinished: readonly UnfinishedRound[];
  /**
   * Points that an arbiter added to the player's score apart from any game, if they are part of the value; else left
   * out.
   */
  readonly adjustments?: readonly AddedPoints[];
  /**
   * For a tie-break of Article 10: how the tournament chose or replaced ratings, where that makes a difference in it; else left
   * out.
   */
  readonly ratings?: RatingRules;
  /** The way from the kept contributions to the value: mostly `sum`. */
  readonly conclusion: Reason;
  /** For a self-defined tie-break only: its name, and how its value is printed. */
  readonly selfDefined?: SelfDefinedInPrint;
  /** For direct encounter only: the steps that put the tied players in order, each an application of Article 6. */
  readonly steps?: readonly EncounterStep[];
}

/** A self-defined tie-break, as people read of it. */
export interface SelfDefinedInPrint {
  readonly name: TextByLanguage;
  /** The number of decimals; left out for as many as the value has. */
  readonly decimals?: number | undefined;
}

/** Points that an arbiter gave or took, apart from any game. */
export interface AddedPoints {
  /** The round from which they count, from 1; `null` for points from before the first round. */
  readonly round: number | null;
  /** In points; negative where they were taken. */
  readonly points: number;
}

/** A round whose game isn't finished. */
export interface UnfinishedRound {
  /** From 1. */
  readonly round: number;
  /** Id of the opponent. */
  readonly opponent: string;
}

/** One application of Article 6, or of 12, to participants who are tied. */
export interface EncounterStep {
  /** For teams, the compared score; left out for players. */
  readonly score?: 'MP' | 'GP';
  /** Ids of the participants who were tied. */
  readonly tied: readonly string[];
  /** The separate standings of Article 6.1, best first. */
  readonly standings: readonly EncounterStanding[];
  /** By which article it separates them, or why it doesn't. */
  readonly reason: Reason;
  /** The result: ids in groups from first to last; players who are still tied share a group. */
  readonly groups: readonly (readonly string[])[];
}

/** A game between two who are tied; of teams a match. */
export interface EncounterGame {
  /** From 1. */
  readonly round: number;
  readonly opponent: string;
  readonly points: number;
  /** The game points by board, where boards are compared; else left out. */
  readonly boards?: readonly number[];
}

/** A line of the separate standings. */
export interface EncounterStanding {
  readonly player: string;
  /** The points from the games between the tied, those of several games with one opponent averaged (Article 6.1.2). */
  readonly score: number;
  /** The least score that the missing games allow (Article 6.3). */
  readonly worst: number;
  /** The highest score that the missing games allow (Article 6.3). */
  readonly best: number;
  /** The games that count; of teams the matches. */
  readonly games: readonly EncounterGame[];
  /** Ids of the tied players with whom a game is missing. */
  readonly missing: readonly string[];
}
