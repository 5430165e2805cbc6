import type { Edition, EditionRules } from '../input/editions.js';
import type { Fact } from '../input/facts.js';
import type { System } from '../input/system.js';
import type { SpecialCases } from '../input/rating-rules.js';
import type { CheckedDefinition } from '../input/self-defined.js';
import type { Boards } from './boards.js';
import type { Score } from './score.js';

/** The treatment of outcomes by tie-breaks that look at opponents; every field is a set of outcomes. */
export interface UnplayedRounds {
  /** Counts as a game against the opponent who was paired. */
  readonly regular: number;
  /** Counts as a game against a dummy, Article 16.4. */
  readonly dummy: number;
  /** Is a voluntary unplayed round, Article 16.1.2. */
  readonly voluntary: number;
  /** Is a requested bye, Article 16.1.1. */
  readonly requested: number;
}

/**
 * A compiled tournament, the input of every rule. It is frozen and contains no object of the caller. Participants and
 * rounds are numbers from 0; the cell of a participant in a round is `player * rounds + round`.
 */
export interface Tournament extends SpecialCases {
  /** The shape of this structure; another version of the packages may have another. */
  readonly version: typeof VERSION;
  /** The rounds so far. */
  readonly rounds: number;
  /** By cell: the record of the round. */
  readonly records: Uint8Array;
  /** By cell: the opponent who was met or scheduled; -1 for none. */
  readonly opponents: Int32Array;
  /** `undefined` if the caller named none. */
  readonly system: System | undefined;
  readonly edition: Edition;
  /** The rules of the edition; left out for games without a table, which follow the newest. */
  readonly rules?: EditionRules | undefined;
  /** The treatment of the participants' own unplayed rounds, where it isn't that of the system (Article 16.6). */
  readonly unplayed?: UnplayedRounds | undefined;
  /** By participant. */
  readonly ids: readonly string[];
  /** Ids to numbers. */
  readonly index: ReadonlyMap<string, number>;
  /** Whether the participants were listed; then any other id is an error. */
  readonly isListed: boolean;
  /** The number of rounds announced, if it is known. */
  readonly announcedRounds: number | undefined;
  /** The facts that nobody knows, and that some tie-breaks need. */
  readonly unknown?: readonly Fact[] | undefined;
  /** The organiser's own tie-breaks, by code without `OTHER_`. */
  readonly selfDefined?: ReadonlyMap<string, CheckedDefinition> | undefined;
  /** By participant, from the list that the tournament chose; NaN for an unrated one, Infinity for one who is in no list and no game. */
  readonly ratings: Float64Array;
  /** By participant; NaN for one who is in no list and no game. */
  readonly pairingNumbers: Float64Array;
  /** The points; of teams match points or game points. */
  readonly primary: Score;
  /** The other score of teams. */
  readonly secondary?: Score | undefined;
  /** The boards of teams. */
  readonly boards?: Boards | undefined;
}

/** Raised whenever the meaning of a field of `Tournament` changes. */
export const VERSION = 4;
