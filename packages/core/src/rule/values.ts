import type { Cut } from '../c07/article-14-cuts.js';
import type { ContributionTable, Rows } from '../c07/contributions.js';
import { memoized } from '../tournament/memoized.js';
import { participantOf } from '../tournament/table.js';
import type { Tournament } from '../tournament/tournament.js';
import { type Keeping, type Kept, addUp, keptAfter } from './kept.js';
import { refusalOf, refuse } from './refusal.js';
import type { Calculation, TiebreakRule } from './rule.js';

/** The contributions of some rows, in the tournament as the tie-break sees it. */
export function contributionsOf(
  calculation: Pick<Calculation, 'contributions' | 'transform'>,
  given: Tournament,
  { from, to }: Rows,
): ContributionTable {
  const tournament = calculation.transform?.(given) ?? given;
  const { scores, values } = calculation.contributions(tournament, { from, to });
  return { from, scores, to, tournament, values };
}

/**
 * The contributions of all participants, which the codes of a tie-break with different cuts share. They are computed on first
 * use and kept with the tournament.
 */
const sharedContributions = /* @__PURE__ */ memoized((contributions: Calculation['contributions']) =>
  memoized((tournament: Tournament): ContributionTable =>
    contributionsOf({ contributions }, tournament, everybody(tournament)),
  ),
);

function everybody({ ids }: Tournament): Rows {
  return { from: 0, to: ids.length };
}

/** By row: the values of a tie-break; NaN where it is undefined. Cost: linear in the cells of the rows. */
export function valuesOf(
  calculation: Calculation,
  cuts: readonly Cut[],
  tournament: Tournament,
  rows: Rows = everybody(tournament),
): Float64Array {
  const { precomputed, transform } = calculation;
  if (precomputed !== undefined) return precomputed(transform?.(tournament) ?? tournament, rows);
  return calculation.values(keptAfter(cuts, contributionsOf(calculation, tournament, rows)));
}

/** By participant: the values of a tie-break with a modifier. */
export function columnOfRule(rule: TiebreakRule, modifier: string, tournament: Tournament): Float64Array {
  const cuts = rule.cuts[modifier] ?? [];
  if (Object.keys(rule.cuts).length === 0) return valuesOf(rule, cuts, tournament);
  const seen = rule.transform?.(tournament) ?? tournament;
  return rule.values(keptAfter(cuts, sharedContributions(rule.contributions)(seen)));
}

/** The value of one player, as the function of a package gives it: 0 where it is undefined, and for a player without games. */
export function valueOf(calculation: Calculation, id: string, tournament: Tournament, keep: Keeping = addUp): number {
  const player = participantOf(tournament, id);
  if (player === undefined) return 0;
  const [value] = calculation.values(keep(contributionsOf(calculation, tournament, { from: player, to: player + 1 })));
  return value || 0;
}

/** The value of one player, as {@link valueOf} gives it, for a tie-break that isn't allowed in every tournament. */
export function valueWhereAllowed(
  calculation: Calculation,
  id: string,
  tournament: Tournament,
  keep?: Keeping,
): number {
  refuse(refusalOf(calculation, tournament), 'games');
  return valueOf(calculation, id, tournament, keep);
}

/** The sums as points, where a contribution is points. */
export function inPoints({ sums, tournament }: Kept): Float64Array {
  return quotients(sums, tournament.primary.scale);
}

/** Every sum divided by the same number. */
export function quotients(sums: Float64Array, by: number): Float64Array {
  const values = new Float64Array(sums.length);
  for (let row = 0; row < values.length; row++) values[row] = sums[row] / by;
  return values;
}
