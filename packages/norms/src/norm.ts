import type { NormFact, NormReason } from './reasons.js';
import type { NormTitle } from './title.js';

/** A condition of a norm, as a stable name for programs. */
export type NormCheckName =
  | 'games'
  | 'players'
  | 'other-federations'
  | 'own-federation'
  | 'one-federation'
  | 'titled'
  | 'main-titles'
  | 'average'
  | 'performance'
  | 'score';

/** An exemption from the rules about federations. */
export type Exemption = '1.4.3a' | '1.4.3b' | '1.4.3c' | '1.4.3d';

/** A condition of a norm, with its numbers. */
export interface NormCheck {
  readonly check: NormCheckName;
  /** The article of B.01. */
  readonly article: string;
  /** Whether `needed` is the least or the most that is allowed. */
  readonly bound: 'least' | 'most';
  readonly needed: number;
  /** As far as it is known; `null` for an average of no games. */
  readonly have: number | null;
  /** The number of opponents of whom a fact is missing that could change it. */
  readonly unknown: number;
  /** `undefined` where a missing fact decides. */
  readonly holds: boolean | undefined;
  /** The exemption by which it isn't asked for. */
  readonly waived?: Exemption;
}

/** Why a round of a player isn't a game of the norm. */
export type LeftOut =
  /** A bye, a forfeit or a round without a pairing (1.4.2c). */
  | 'unplayed'
  /** A game that isn't finished. */
  | 'open'
  /** A game marked `unrated`. */
  | 'marked-unrated'
  /** Against a player from outside FIDE (1.4.2a). */
  | 'outside-fide'
  /** In a round robin against an unrated player without points against rated ones (1.4.2b). */
  | 'unrated-without-points'
  /** Ignored, because the opponent was defeated (1.4.1f). */
  | 'defeated'
  /** Ignored, because it was played after the title result (1.4.1e). */
  | 'later';

/** A round of the player. */
export interface NormRound {
  /** From 1. */
  readonly round: number;
  /** Left out without one. */
  readonly opponent?: string;
  /** The points of the game; left out where none was finished. In a forfeit that counts as a loss (1.4.2c) it is 0. */
  readonly score?: number;
  /** The opponent's rating, 0 for none. */
  readonly rating?: number;
  /** The rating that counts: 1400 of an unrated player, or the raised one; left out for games that don't count. */
  readonly counted?: number;
  /** The opponent's title, `''` for none; left out where nobody knows, like the federation. */
  readonly title?: string;
  readonly federation?: string;
  /** Left out for a game that counts. */
  readonly leftOut?: LeftOut;
}

/** A fact that is missing. */
export type MissingFact =
  | { readonly fact: 'title' | 'federation'; readonly player: string }
  /** The federation that registered the tournament, on which the exemptions depend. */
  | { readonly fact: 'host' }
  /** The results of rounds that count, or that decide about 1.4.3d. */
  | { readonly fact: 'later-rounds' }
  /** Federations or titles of participants, on which 1.4.3d depends. */
  | { readonly fact: 'participants' };

/** The way in which the games were counted. */
export type NormWay =
  /** All games that count. */
  | 'all'
  /** Without games that may be ignored (1.4.1e, f). */
  | 'left-out'
  /** Eight games of nine rounds, because of a forfeit or a bye (1.4.1c). */
  | 'eight-games'
  /** A forfeit in the last round counts as a loss (1.4.2c). */
  | 'last-round-forfeit';

/** The answer for a title: whether the games make a norm, and why. */
export interface Norm {
  /** The id. */
  readonly player: string;
  readonly title: NormTitle;
  /** Whether the games so far make the norm; `undefined` where a missing fact decides, never `true` where one is missing. */
  readonly holds: boolean | undefined;
  /** The facts that are missing and that the answer needs. */
  readonly missing: readonly MissingFact[];
  readonly way: NormWay;
  /** The number of games, and the points in them. */
  readonly games: number;
  readonly score: number;
  /** The average of the opponents, rounded, and the performance; `null` without games. */
  readonly average: number | null;
  readonly performance: number | null;
  /** The points that are missing where everything else holds or isn't known; 0 for enough, `null` where something else fails. */
  readonly short: number | null;
  readonly checks: readonly NormCheck[];
  /** All rounds so far, with those left out. */
  readonly rounds: readonly NormRound[];
  /** Of a norm that holds: the rounds each of which may be ignored, too, because the opponent was defeated (1.4.1f). */
  readonly mayLeaveOut: readonly number[];
  /** Of a norm that holds: the round after which all others may be ignored (1.4.1e); left out where that is the last one. */
  readonly reachedAfter?: number;
  /** The explanation, beside the checks. */
  readonly reasons: readonly NormReason[];
  /** Conditions of an application, which are about several norms together: listed and not decided. Empty unless the norm may hold. */
  readonly facts: readonly NormFact[];
}
