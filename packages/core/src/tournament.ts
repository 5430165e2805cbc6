import type { System, UnplayedRounds } from './article-15-unplayed-rounds.js';
import type { Edition } from './article-16-unplayed-rounds.js';
import type { Crosstable } from './compile.js';
import type { Rounds } from './game.js';
import type { Points } from './record.js';

/**
 * Where a rule looks: a tournament, or the part of one that it needs, and the player in it; -1 for one without games, whose
 * cells lie outside the arrays, and `outcomeOf(undefined)` is `NO_RECORD`, so that rules of the player's own records need
 * no test.
 */
export interface Seat<T = WholeTournament> {
  readonly tournament: T;
  readonly player: number;
}

/** What is known of every player's rounds. Players and rounds are numbers from 0. */
interface RecordedRounds {
  /** The rounds so far. */
  readonly rounds: number;
  /** By player and round, at `player * rounds + round`: what the round was for the player. */
  readonly records: ArrayLike<number>;
  /** Left out for bare games. */
  readonly system?: System | undefined;
}

/** What the rules need that look at one player's own results. */
export interface OwnRounds extends RecordedRounds, Points {}

/** What the rules need that look at the opponents' ratings. */
export interface RatedRounds extends RecordedRounds {
  /** The rating of the opponent in a round of a player, or of the one who was scheduled; 0 if unrated. */
  readonly rating: (player: number, round: number) => number;
}

/** What the rules need that look at the opponents' scores. */
export interface Tournament extends OwnRounds {
  /** By player and round: the opponent, or the one who was scheduled; -1 for none. */
  readonly opponents: Int32Array;
  /** By player: the sum of the points. */
  readonly scores: Float64Array;
  /** By player: the score that opponents' tie-breaks see, Article 16.3. */
  readonly adjustedScores: Float64Array;
  /** Left out for bare games. */
  readonly edition?: Edition;
  readonly unplayed: UnplayedRounds;
  /** Article 16.4. */
  readonly dummyIsLimited: boolean;
}

/** What an explanation needs. */
export interface WholeTournament extends Tournament, RatedRounds {
  readonly edition: Edition;
  /** How many rounds were announced, as far as anybody said so. */
  readonly announcedRounds?: number | undefined;
  /** By player; for bare games those players only that the rule looks at. */
  readonly ids: readonly string[];
  /** By player; left out for bare games, like the next. */
  readonly ratings?: ArrayLike<number> | undefined;
  readonly pairingNumbers?: ArrayLike<number> | undefined;
}

/** A tournament inside a table. */
export interface CompiledTournament extends WholeTournament {
  /** The shape of this structure; another version of the packages may have another. */
  readonly version: typeof VERSION;
  readonly system: System | undefined;
  readonly records: Uint8Array;
  /** By player; 0 for an unrated one. */
  readonly ratings: Float64Array;
  /** Whether unrated opponents are left out, instead of the tie-breaks that need ratings (Article 10). */
  readonly unratedAreSkipped: boolean;
  /** By player. */
  readonly pairingNumbers: Float64Array;
  /** The seat of a player; refuses one whom the list of players leaves out, and says where it was named. */
  readonly seat: (id: string, path?: string) => Seat<CompiledTournament>;
}

/** Raised whenever the meaning of a field of `CompiledTournament` changes. */
export const VERSION = 2;

/** Where a table keeps its tournament. Registered, so that separately bundled packages find it. */
export const TOURNAMENT = Symbol.for('crosstable');

/** What a table is beyond what it shows; inside the packages only, for every one has a symbol of its own to TypeScript. */
export type Carrier = (Rounds | Crosstable) & { readonly [TOURNAMENT]?: CompiledTournament };
