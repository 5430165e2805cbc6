import type { Edition } from '../c07/editions.js';
import type { OutcomeName } from '../tournament/record.js';
import type { Reason } from './reasons.js';

/** What one round adds to a tie-break. */
export interface Contribution {
  /** From 1. */
  readonly round: number;
  /** Id of the opponent, or of the one who was scheduled; `null` where there was none. */
  readonly opponent: string | null;
  /** What the round was for the player. */
  readonly outcome: OutcomeName;
  /** What the player got for it, in points. */
  readonly points: number;
  /**
   * What it brings in: in points the score of the opponent or of the dummy, the opponent's Buchholz (AOB), the running
   * total (PS), the points of the round (WIN … REP) or those to beat (STD); in rating points the opponent's rating, or the
   * opponent's performance (APRO, APPO).
   */
  readonly score: number;
  /** What it adds: to a sum as it is, to a mean as one of the values averaged. */
  readonly value: number;
  /** Why the score is what it is. */
  readonly reason: Reason;
  /** Why it was cut; `null` for a contribution that is kept. */
  readonly cut: Reason | null;
  /** `true` where an arbiter set the points of the round; else left out. */
  readonly replaced?: true;
}

/** Where the value of a tie-break comes from: the contributions that are not cut, and what is made of them. */
export interface Explanation {
  /** The code of the tie-break, as `SB/C1`; the name of the function for one that the regulations don't have. */
  readonly code: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  readonly edition: Edition;
  readonly player: string;
  /** The value. Where the regulations leave it undefined: 0 from a package's function, `null` from the umbrella's. */
  readonly value: number | null;
  /** Why the regulations leave the value undefined; `null` where they don't. */
  readonly undefinedBecause: Reason | null;
  /** In the order of the rounds. */
  readonly contributions: readonly Contribution[];
  /** The games that aren't finished and so contribute nothing yet, in the order of the rounds. */
  readonly unfinished: readonly UnfinishedRound[];
  /** What an arbiter added to the player's score apart from any game, where that is part of the value; else left out. */
  readonly adjustments?: readonly AddedPoints[];
  /** How the contributions that are kept make the value: `sum` as a rule. */
  readonly conclusion: Reason;
  /** Of direct encounter only: how the tied players were put in order, one application of Article 6 after the other. */
  readonly steps?: readonly EncounterStep[];
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

/** One application of Article 6 to players who are tied. */
export interface EncounterStep {
  /** Ids of the players who were tied. */
  readonly tied: readonly string[];
  /** The separate standings of Article 6.1, best first. */
  readonly standings: readonly EncounterStanding[];
  /** By which article it separates them, or why it doesn't. */
  readonly reason: Reason;
  /** What came of it: ids in groups from first to last, whoever is still tied in one group. */
  readonly groups: readonly (readonly string[])[];
}

/** A line of the separate standings. */
export interface EncounterStanding {
  readonly player: string;
  /** The points from the games between the tied, those of several games with one opponent averaged (Article 6.1.2). */
  readonly score: number;
  /** What it is at least, whatever the outcome of the missing games (Article 6.3). */
  readonly worst: number;
  /** What it is at most, likewise. */
  readonly best: number;
  /** The games that count. */
  readonly games: readonly { readonly round: number; readonly opponent: string; readonly points: number }[];
  /** Ids of the tied players with whom a game is missing. */
  readonly missing: readonly string[];
}
