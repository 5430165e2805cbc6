import type { CrosstableOptions } from '@crosstable/core';

/** The score of one side of an open game. */
export type OpenScore = 1 | 0.5 | 0;

/** A pairing of the last round, by the ids of its players. */
export interface OpenGame {
  readonly white: string;
  readonly black: string;
}

/** The result of an open game, from White's side. */
export interface OpenResult extends OpenGame {
  readonly result: OpenScore;
}

/** An open game with the results, from White's side, that a condition asks for. */
export interface BoardCondition extends OpenGame {
  readonly results: readonly OpenScore[];
}

/** Open games that must all end as asked for; without any, nothing more has to happen. */
export type Condition = readonly BoardCondition[];

/** The best or the worst place. */
export interface Place {
  /** The place that `witness` gives. */
  readonly reached: number;
  /** No results of the open games give a better place, or a worse one. Equal to `reached` where it is exact. */
  readonly bound: number;
  /** Whether `reached` is proved to be the best place, or the worst. */
  readonly exact: boolean;
  /** A result for every open game. */
  readonly witness: readonly OpenResult[];
}

/** The places that remain possible after one of the player's own results. */
export interface OwnResult {
  /** The player's score in the open game; `null` for a player without one. */
  readonly score: OpenScore | null;
  readonly best: Place;
  readonly worst: Place;
  /**
   * Only where `place` is given: each condition suffices for that place or a better one. One without games stands for
   * "always", an empty list for "never", if it is complete.
   */
  readonly sufficient?: readonly Condition[];
  /** Whether every condition of up to three games was decided, so that no other condition of that size suffices. */
  readonly complete?: boolean;
}

/** The answer to one question. */
export interface WhatIf {
  readonly player: string;
  /** The place that was asked for; left out where none was. */
  readonly place?: number;
  /** For a win, a draw and a loss in this order; a single one for a player without an open game. */
  readonly results: readonly OwnResult[];
}

/** A question about one player. */
export interface Question {
  /** The player's id. */
  readonly player: string;
  /** A place, from 1, to find conditions for. */
  readonly place?: number | undefined;
}

/** The open games, the limits of the search, and the facts about the tournament. */
export interface WhatIfOptions extends CrosstableOptions {
  /**
   * The open games of the last round. Their results are forgotten, and points that an arbiter put in place of these. Default:
   * those whose `result` is `null`.
   */
  readonly open?: readonly OpenGame[] | undefined;
  /** The time for a question, in milliseconds; default 1000, or no limit where `maxNodes` is given. */
  readonly budgetMs?: number | undefined;
  /**
   * The most steps of each search: for a best place, for a worst one, and for all conditions after one own result. The answer then
   * depends on no clock.
   */
  readonly maxNodes?: number | undefined;
  /** Called again and again with the answers known so far; `false` stops the search. */
  readonly progress?: ((known: readonly WhatIf[]) => boolean | undefined) | undefined;
}

/**
 * The probabilities of results: each a third, or by the ratings: the expected score of the table in B.02, Article 8.1.2, with
 * draws as often as `drawRate` says, a number from 0 to 1, where the expected score allows it.
 */
export type ChancesModel = 'thirds' | { readonly drawRate: number };

/** The question about a probability. */
export interface ChancesOptions extends CrosstableOptions {
  /** The player's id. */
  readonly player: string;
  /** A place, from 1: the probability of it or of a better one. */
  readonly place: number;
  readonly model: ChancesModel;
  /** A number; the same seed draws the same samples again. */
  readonly seed: number;
  /** The number of samples where there are too many outcomes; default 20,000. */
  readonly samples?: number | undefined;
  /** The open games of the last round, as for `whatif`. */
  readonly open?: readonly OpenGame[] | undefined;
}

/** A probability. */
export interface Chances {
  /** From 0 to 1. */
  readonly p: number;
  /** The true value is at most so far away, with a probability of 99 %; 0 where it is exact. */
  readonly error: number;
  /** Whether all outcomes were counted. */
  readonly exact: boolean;
}
