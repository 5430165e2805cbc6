import type { Contributions, Cut, OutcomeName, Tournament } from '@crosstable/core';
import { nearestMillionth, outcomeName, reasonOfScoreMet, valuesOf } from '@crosstable/core';

import type { CodedCalculation } from './calculations.js';
import type { Hypothesis } from './hypothesis.js';

/** What a round contributes to a value. */
export interface AccountedRound {
  /** From 1. */
  readonly round: number;
  /** Who was met or scheduled; `null` for nobody. */
  readonly opponent: string | null;
  readonly outcome: OutcomeName;
  /** The points of the round. */
  readonly points: number;
  /** The score met, in points; of tie-breaks with ratings the rating. */
  readonly score: number;
  /** What the round adds to the value. */
  readonly value: number;
  /** Whether a cut takes it. */
  readonly isCut: boolean;
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

/** The cells that cuts take, one after the other, from the contributions of one row. */
function cutCells(cuts: readonly Cut[], player: number, given: Contributions, tournament: Tournament): Set<number> {
  const values = given.values.slice();
  const scores = given.scores.slice();
  const taken = new Set<number>();
  for (const cut of cuts) {
    const [cell] = cut({ from: player, to: player + 1, tournament, scores, values });
    if (cell < 0) continue;
    taken.add(cell);
    values[cell] = scores[cell] = NaN;
  }
  return taken;
}

/** The divisors that turn scores and values into points. */
function scales(
  { factor, unit }: CodedCalculation,
  tournament: Tournament,
): { readonly score: number; readonly value: number } {
  const { scale } = tournament.primary;
  if (unit === 'rating points') return { score: 1, value: 1 };
  if (unit === 'points') return { score: scale, value: scale };
  return { score: scale, value: unit === 'rounds' ? 1 : scale * (factor?.(tournament).scale ?? scale) };
}

/** Where the value of a player comes from. Cost: linear in the rounds. */
export function accountOf(hypothesis: Hypothesis, player: number): Account {
  const { coded, rule, tournament } = hypothesis;
  const { calculation, cuts } = coded;
  const seen = calculation.seen?.(tournament) ?? tournament;
  const { ids, opponents, primary, records } = seen;
  const row = { from: player, to: player + 1 };
  const contributions = calculation.contributions(seen, row);
  const taken = cutCells(cuts, player, contributions, seen);
  const [value] = valuesOf(calculation, cuts, tournament, row);
  const by = scales(coded, seen);
  const isOfScores = rule.edition !== undefined && /^(?:BH|FB|SB|E..SB|SSSC)/.test(rule.code);
  const rounds: AccountedRound[] = [];
  for (let round = 0; round < seen.rounds; round++) {
    const cell = player * seen.rounds + round;
    const score = contributions.scores[round];
    const contributed = contributions.values[round];
    if (Number.isNaN(contributed)) continue;
    const { article } = isOfScores ? reasonOfScoreMet(seen, { player, round, score, value: contributed }) : rule;
    rounds.push({
      round: round + 1,
      opponent: opponents[cell] < 0 ? null : ids[opponents[cell]],
      outcome: outcomeName(records[cell]),
      points: primary.awarded[cell] / primary.scale,
      score: nearestMillionth(score) / by.score,
      value: nearestMillionth(contributed) / by.value || 0,
      isCut: taken.has(round),
      article,
    });
  }
  return { player: ids[player], value: Number.isNaN(value) ? null : nearestMillionth(value), rounds };
}
