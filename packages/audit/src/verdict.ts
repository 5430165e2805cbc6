import type { Edition, Rule, Tournament } from '@crosstable/core';

import type { ColumnAudit, RuleClass, Verdict, WrongCell } from './audit-types.js';
import type { Class } from './classes.js';
import { agrees } from './classes.js';
import type { PrintedValues } from './printed-values.js';

/** A column with fewer cells, or fewer different values, tells no rules apart. */
const FEWEST = 3;

/** The most of the cells that may be wrong. */
const MOST_WRONG = 0.25;

/** What is known of the table, beside its cells. */
export interface Hints {
  readonly declared: readonly string[];
  readonly named: readonly Rule[];
  readonly inForce: Edition;
}

/** How simple a name for a rule is: declared, of the edition in force, of the other one, of a convention. */
function placeOf({ code, convention, edition }: Rule, { declared, inForce, named }: Hints): number {
  const isNamed = named.some((one) => one.code === code && one.edition === edition && one.convention === convention);
  const isDeclared = isNamed || declared.includes(code);
  const origin = edition === inForce ? 0 : edition === undefined ? 2 : 1;
  return (isDeclared ? 0 : 3) + origin;
}

/** The rules of a class that have a name, simplest first; without any, the first point of the grid. */
function rulesOf({ candidates }: Class, hints: Hints): Rule[] {
  const named = candidates.filter(({ isNamed }) => isNamed);
  const shown = named.length > 0 ? named : candidates.slice(0, 1);
  return shown.map(({ rule }) => rule).sort((one, other) => placeOf(one, hints) - placeOf(other, hints));
}

function verdictOf(best: Class, next: Class | undefined, { values }: PrintedValues): Verdict {
  if (values.length < FEWEST || new Set(values).size < FEWEST) return 'no-information';
  const isNamed = best.candidates.some((candidate) => candidate.isNamed);
  const errors = values.length - best.matches;
  if (!isNamed || errors > MOST_WRONG * values.length) return 'unknown';
  if (errors === 0) return 'identified';
  const margin = best.matches - (next?.matches ?? 0);
  return margin >= 2 ? 'identified-with-errors' : 'ambiguous';
}

/** The printed cells that a class doesn't give. */
function wrongCells({ values: computed }: Class, { players, values }: PrintedValues, { ids }: Tournament): WrongCell[] {
  return [...values].flatMap((printed, at) =>
    agrees(printed, computed[at])
      ? []
      : [{ player: ids[players[at]], printed, computed: Number.isNaN(computed[at]) ? null : computed[at] }],
  );
}

/** On how many cells two classes differ. */
function distanceOf({ values }: Class, other: Class): number {
  return values.reduce((count, value, at) => count + Number(!Object.is(value, other.values[at])), 0);
}

/** What a column is, from its classes, best first. */
export function columnAudit(
  classes: readonly Class[],
  printed: PrintedValues,
  tournament: Tournament,
  hints: Hints,
): ColumnAudit {
  const { label, values } = printed;
  const [best, ...others] = classes;
  if (values.length === 0 || classes.length === 0) {
    const verdict = values.length < FEWEST ? 'no-information' : 'unknown';
    return { label, cells: values.length, verdict, rules: [], matches: 0, wrong: [], runnerUp: null, distance: 0 };
  }
  const verdict = verdictOf(best, others.at(0), printed);
  const isWhole = best.matches === best.values.length;
  const isAnswer = verdict === 'no-information' ? isWhole : verdict !== 'unknown';
  const nearest = isAnswer ? others.at(0) : best;
  const shown = (one: Class): RuleClass => ({ rules: rulesOf(one, hints), matches: one.matches });
  const isNamed = best.candidates.some((candidate) => candidate.isNamed);
  return {
    label,
    cells: values.length,
    verdict,
    rules: isAnswer && isNamed ? rulesOf(best, hints) : [],
    matches: best.matches,
    wrong: isAnswer ? wrongCells(best, printed, tournament) : [],
    runnerUp: nearest === undefined ? null : shown(nearest),
    distance: others.reduce((least, other) => Math.min(least, distanceOf(best, other)), best.values.length),
  };
}
