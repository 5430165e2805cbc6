import type { Rule, Tournament } from '@crosstable/core';
import { columnOf } from '@crosstable/standings';

import { type KnownCodes, type OwnCode, type ValueCode, valuesOfCode } from '../codes/known-codes.js';

/** A rule that may have made a column. */
export interface Hypothesis<Coded extends OwnCode | ValueCode = OwnCode | ValueCode> {
  readonly rule: Rule;
  /** Whether the rule has a name, so that it can be an answer; the others are points of a grid between those with names. */
  readonly isNamed: boolean;
  /** The tie-break that computes it, as C.07 has it or changed by a convention, or as the table defines it. */
  readonly coded: Coded;
  /** Whether tables print the values rounded; default as C.07 has them. */
  readonly isMean?: boolean;
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

/** Art. 8.2, 13.4: means that C.07 doesn't round. */
const MEANS = ['AOB', 'SSSC'];

/** The rule that a code stands for under a convention, which no article defines. */
export function conventionRule(code: string, convention: string): Rule {
  return { code, convention, article: null };
}

/** Changes parts of the tie-break of a code, and the cuts of its modifier. */
export function withParts(
  coded: ValueCode,
  parts: Partial<ValueCode['rule']>,
  cuts = coded.rule.cuts[coded.modifier],
): ValueCode {
  return { ...coded, rule: { ...coded.rule, ...parts, cuts: { [coded.modifier]: cuts } } };
}

/** Whether tables may print values with fewer decimals than they have: those of more than two, and those that say so. */
function areRounded(values: Float64Array, decimals: number | undefined): boolean {
  return decimals !== undefined || values.some((value) => !Number.isNaN(value) && !Number.isInteger(value * 4));
}

/** The values of a hypothesis. */
export function candidateOf({ coded, isMean, isNamed, rule, tournament }: Hypothesis): Candidate {
  if ('own' in coded) {
    const values = columnOf(coded, tournament);
    const { decimals } = coded.own;
    return { rule, isNamed, isMean: areRounded(values, decimals), values };
  }
  const values = valuesOfCode(coded, tournament);
  return { rule, isNamed, isMean: isMean ?? MEANS.includes(coded.rule.code), values };
}

/** The definitions of a table that give everybody a value, in the edition of the table. */
export function ownHypotheses(tournament: Tournament, { own }: KnownCodes): Hypothesis[] {
  return own.map((coded) => ({
    rule: { code: coded.code, article: coded.own.article },
    isNamed: true,
    coded,
    tournament,
  }));
}
