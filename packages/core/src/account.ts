import type { Modifier } from './article-14-cuts.js';
import type { System } from './article-15-unplayed-rounds.js';
import type { Edition } from './article-16-unplayed-rounds.js';
import type { Element } from './contribution.js';
import type { Explanation } from './explanation.js';
import type { Reason } from './reasons.js';
import type { Refusal } from './refusal.js';
import type { CompiledTournament, Seat } from './tournament.js';
import type { View } from './view.js';

/**
 * The values of a whole table, by player; NaN where they are undefined. The same sums as those of the elements, in one
 * plain loop, because a table has many players: a law holds the two together.
 */
export type Column = (tournament: CompiledTournament) => Float64Array;

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
  /** The first of the editions that has it. */
  readonly edition: Edition;
  /** The systems that it is meant for; others are advised against, or refused. */
  readonly systems: readonly System[];
}

/** A tie-break that is a number: its title, what it is made of, and how what a modifier keeps of that becomes a value. */
export interface Account extends Title {
  /** What an option adds to the code, after the cuts: `/P`. */
  readonly option?: string;
  /** The paragraph on the ordinary Cut-1, where the tie-break has one of its own. */
  readonly cutArticle?: string;
  /** How many factors of a value are points: 2 for points times points, 0 for ratings and numbers of rounds. */
  readonly degree: 0 | 1 | 2;
  /** How many factors of what an element brings in are points: 0 for ratings. */
  readonly degreeOfScores: 0 | 1;
  /** Whether it is one of Article 10, which an unrated player makes undefined. */
  readonly needsRatings: boolean;
  /** Whether the lower value ranks first. */
  readonly lowerFirst?: boolean;
  /** Why the regulations, or what the table knows, don't allow it; nothing where they do. */
  readonly refusal?: (tournament: CompiledTournament) => Refusal | undefined;
  /** What the tournament is taken to be: Fore Buchholz is a Buchholz of another last round. */
  readonly view?: View;
  /** The elements of one player, in the order of the rounds. */
  readonly elements: (seat: Seat) => readonly Element[];
  /** The cuts of each modifier, one after the other, by what it adds to the code: `/C1`. */
  readonly modifiers: Readonly<Record<string, readonly Modifier[] | undefined>>;
  /** The value of the elements of a player; `null` where it is undefined. */
  readonly value: (elements: readonly Element[], seat: Seat) => number | null;
  /** Why it is undefined, where that isn't for want of elements. */
  readonly undefinedBecause?: Reason;
  /** Whole tables, by what the modifiers add to the code, where it is worth a loop of its own. */
  readonly columns: Readonly<Record<string, Column | undefined>>;
  /** Why an element brings in what it does. */
  readonly reason: (seat: Seat, element: Element) => Reason;
  /** How the elements become the value, where it isn't their sum. */
  readonly conclusion?: (elements: readonly Element[], seat: Seat) => Reason;
}

/** A tie-break that has no value of its own but puts the players who are tied in an order: direct encounter. */
export interface Separation extends Title {
  readonly option?: string;
  /** The players, by number, in groups from first to last; whoever is still tied shares a group. */
  readonly separate: (tournament: CompiledTournament, tied: readonly number[]) => readonly (readonly number[])[];
  /** Why a player stands where they do among the tied; `tied` is empty where nobody is tied with them. */
  readonly explain: (tournament: CompiledTournament, tied: readonly number[], player: number) => Explanation;
}
