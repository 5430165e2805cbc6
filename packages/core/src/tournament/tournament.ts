import type { System, UnplayedRounds } from '../c07/article-15-unplayed-rounds.js';
import type { Edition, EditionRules } from '../c07/editions.js';
import type { Score } from './score.js';

/**
 * A compiled tournament: what every rule looks at. It is frozen, and nothing of the caller's input is in it. Participants and
 * rounds are numbers from 0; the cell of a participant in a round is `player * rounds + round`.
 */
export interface Tournament {
  /** The shape of this structure; another version of the packages may have another. */
  readonly version: typeof VERSION;
  /** The rounds so far. */
  readonly rounds: number;
  /** By cell: what the round was for the participant. */
  readonly records: Uint8Array;
  /** By cell: the opponent, or the one who was scheduled; -1 for none. */
  readonly opponents: Int32Array;
  /** `undefined` where nobody named it. */
  readonly system: System | undefined;
  readonly edition: Edition;
  /** What the edition says. */
  readonly rules: EditionRules;
  /** How the participants' own unplayed rounds are taken. */
  readonly unplayed: UnplayedRounds;
  /** By participant. */
  readonly ids: readonly string[];
  /** Ids to numbers. */
  readonly index: ReadonlyMap<string, number>;
  /** Whether the participants were listed, so that other ids are mistakes. */
  readonly isListed: boolean;
  /** How many rounds were announced, as far as anybody said so. */
  readonly announcedRounds: number | undefined;
  /** By participant; 0 for an unrated one, NaN for one whom neither a list nor a game has. */
  readonly ratings: Float64Array;
  /** Whether unrated opponents are left out, instead of the tie-breaks that need ratings (Article 10). */
  readonly unratedAreSkipped: boolean;
  /** By participant; NaN for one whom neither a list nor a game has. */
  readonly pairingNumbers: Float64Array;
  /** The points; of teams match points or game points. */
  readonly primary: Score;
  /** Of teams the other score. */
  readonly secondary?: Score | undefined;
}

/** Raised whenever the meaning of a field of `Tournament` changes. */
export const VERSION = 2;
