import type { Calculation, Cut, Rule, Tournament } from '@crosstable/core';
import { valuesOf } from '@crosstable/core';

import type { CodedCalculation } from './calculations.js';

/** A rule that may have made a column. */
export interface Hypothesis {
  readonly rule: Rule;
  /** Whether the rule has a name, so that it can be an answer; the others are points of a grid between those with names. */
  readonly isNamed: boolean;
  readonly coded: CodedCalculation;
  /** The tournament as the rule takes it. */
  readonly tournament: Tournament;
}

/** The rule of a column with its values. */
export interface Candidate extends Pick<Hypothesis, 'rule' | 'isNamed'> {
  /** By player; NaN where there is no value. */
  readonly values: Float64Array;
  /** Whether tables print the values rounded. */
  readonly isMean: boolean;
}

/** The rule that a code stands for under a convention, which no article defines. */
export function conventionRule(code: string, convention: string): Rule {
  return { code, convention, article: null };
}

/** The same tie-break with other contributions. */
export function withContributions(
  coded: CodedCalculation,
  contributions: Calculation['contributions'],
  cuts: readonly Cut[] = coded.cuts,
): CodedCalculation {
  return { ...coded, cuts, calculation: { values: coded.calculation.values, contributions } };
}

/** The values of a hypothesis. */
export function candidateOf({ coded, isNamed, rule, tournament }: Hypothesis): Candidate {
  const { calculation, cuts, isMean } = coded;
  return { rule, isNamed, isMean, values: valuesOf(calculation, cuts, tournament) };
}
