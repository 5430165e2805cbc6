import { type Explanation, type OutcomeName, explanation, nearestMillionth } from '@crosstable/core';
import { explainerOf } from '@crosstable/standings';

import type { Hypothesis } from './hypothesis.js';

/** The contribution of a round to a value. */
export interface AccountedRound {
  /** From 1; `null` for a part of a self-defined tie-break that belongs to no round. */
  readonly round: number | null;
  /** The opponent met or scheduled; `null` for nobody. */
  readonly opponent: string | null;
  readonly outcome: OutcomeName;
  /** The points of the round. */
  readonly points: number;
  /** The score met, in points; of tie-breaks with ratings the rating. */
  readonly score: number;
  /** The amount that the round adds to the value. */
  readonly value: number;
  /** Whether a cut takes it. */
  readonly isCut: boolean;
  /** The article of C.07 by which the cut takes it; `null` where none does, or a convention cuts. */
  readonly cutArticle: string | null;
  /** The article of C.07 that gives the score; `null` where a convention does. */
  readonly article: string | null;
}

/** Where a value comes from. */
export interface Account {
  readonly player: string;
  /** `null` where the rule gives no value. */
  readonly value: number | null;
  /** The rounds that contribute, in their order. */
  readonly rounds: readonly AccountedRound[];
}

/** Where the value of a player comes from. Cost: linear in the rounds. */
export function accountOf({ coded, rule, tournament }: Hypothesis, player: number): Account {
  const isConvention = rule.edition === undefined && !('own' in coded);
  const { contributions, undefinedBecause, value }: Explanation =
    'own' in coded
      ? explainerOf(coded, tournament, [])(player)
      : explanation(coded.rule, coded.modifier, tournament, player);
  const rounds = contributions.map(({ cut, reason, ...round }): AccountedRound => ({
    round: round.round,
    opponent: round.opponent,
    outcome: round.outcome,
    points: round.points,
    score: nearestMillionth(round.score),
    value: nearestMillionth(round.value),
    isCut: cut !== null,
    // A convention has no article, and neither have its cuts and the scores that it gives
    cutArticle: isConvention ? null : (cut?.article ?? null),
    article: isConvention ? rule.article : reason.article,
  }));
  return {
    player: tournament.ids[player],
    value: undefinedBecause === null && value !== null ? nearestMillionth(value) : null,
    rounds,
  };
}
