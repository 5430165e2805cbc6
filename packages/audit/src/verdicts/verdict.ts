import type { Edition, Rule, Tournament } from '@crosstable/core';
import { publicValue } from '@crosstable/standings';

import type { ColumnAudit, RuleClass, TellingCell, Verdict, WrongCell } from '../audit-types.js';
import { type Class, agrees, distanceOf, hasName } from '../hypotheses/classes.js';
import type { PrintedValues } from '../printed/printed-values.js';

/** A column with fewer different values tells no rules apart. */
const FEWEST = 3;

/** The most of the cells that may be wrong. */
const MOST_WRONG = 0.25;

/** More than a code has, with its modifiers. */
const MANY_PARTS = 10;

/** Facts about the table, beside its cells. */
export interface Hints {
  /** The heading of the column, which may be a code. */
  readonly label: string;
  readonly declared: readonly string[];
  readonly named: readonly Rule[];
  readonly inForce: Edition;
}

/** How simple a name for a rule is: declared, of the edition in force, of the other one, of a convention; then few modifiers. */
function placeOf({ code, convention, edition }: Rule, { declared, inForce, label, named }: Hints): number {
  // A legend may name a code alone, as "Direct Encounter" without a year
  const isNamed = named.some(
    (one) =>
      one.code === code &&
      ((one.edition ?? one.convention) === undefined || (one.edition === edition && one.convention === convention)),
  );
  const isDeclared = isNamed || declared.includes(code) || label.toUpperCase() === code.toUpperCase();
  const origin = edition === inForce ? 0 : edition === undefined ? 2 : 1;
  const parts = code.split(/[/:]/).length;
  return ((isDeclared ? 0 : 3) + origin) * MANY_PARTS + parts;
}

/** The rules of a class that have a name, simplest first; without any, the first point of the grid. */
function rulesOf({ candidates }: Class, hints: Hints): Rule[] {
  const named = candidates.filter(({ isNamed }) => isNamed);
  const ruleClass = named.length > 0 ? named : candidates.slice(0, 1);
  return ruleClass.map(({ rule }) => rule).sort((one, other) => placeOf(one, hints) - placeOf(other, hints));
}

/** Whether a legend names another rule than those found: another code, or the edition of another year. Conventions stand in none. */
function isMisnamed(rules: readonly Rule[], { named }: Hints): boolean {
  const isFound = ({ code, edition }: Rule): boolean =>
    rules.some((rule) => rule.code === code && (edition === undefined || rule.edition === edition));
  return rules.length > 0 && named.length > 0 && !named.some(isFound);
}

/** Whether few enough cells of a class are wrong. */
function isNear({ matches, values }: Class): boolean {
  return values.length - matches <= MOST_WRONG * values.length;
}

function verdictOf(best: Class, next: Class, { values }: PrintedValues): Verdict {
  if (new Set(values).size < FEWEST) return 'no-information';
  if (!hasName(best) || !isNear(best)) return 'unknown';
  if (best.matches === values.length) return 'identified';
  return best.matches - next.matches >= 2 ? 'identified-with-errors' : 'ambiguous';
}

/** The printed cells that a class doesn't give. */
function wrongCells({ values: computed }: Class, { players, values }: PrintedValues, { ids }: Tournament): WrongCell[] {
  return [...values].flatMap((printed, at) =>
    agrees(printed, computed[at]) ? [] : [{ player: ids[players[at]], printed, computed: publicValue(computed[at]) }],
  );
}

/** The printed cells in which classes differ. */
function tellingCells(
  classes: readonly Class[],
  { players, values }: PrintedValues,
  { ids }: Tournament,
): TellingCell[] {
  return [...values].flatMap((printed, at) => {
    const computed = classes.map((one) => publicValue(one.values[at]));
    return new Set(computed).size < 2 ? [] : [{ player: ids[players[at]], printed, computed }];
  });
}

/** The classes that a column may be which isn't identified: the best, and those with a name that give at most one cell fewer. */
function alternativesOf([best, ...others]: readonly Class[], verdict: Verdict): readonly Class[] {
  const isNearPoint = verdict === 'unknown' && !hasName(best) && isNear(best);
  if (verdict !== 'ambiguous' && !isNearPoint) return [];
  const near = others.filter((one) => one.matches >= best.matches - 1 && hasName(one));
  return near.length === 0 ? [] : [best, ...near];
}

/** The verdict on a column, from its classes, best first. */
export function columnAudit(
  classes: readonly Class[],
  printed: PrintedValues,
  tournament: Tournament,
  hints: Hints,
): ColumnAudit {
  const { label, values } = printed;
  const [best, ...others] = classes;
  if (values.length === 0) {
    const nothing = { rules: [], matches: 0, wrong: [], runnerUp: null, alternatives: [], telling: [], distance: 0 };
    return { label, cells: 0, verdict: 'no-information', ...nothing };
  }
  // A direct encounter shows 0 or 1 to a player alone, so that there are always two classes
  const [next] = others;
  const verdict = verdictOf(best, next, printed);
  const isWhole = best.matches === best.values.length;
  const isAnswer = verdict === 'no-information' ? isWhole : verdict !== 'unknown';
  const shown = (one: Class): RuleClass => ({ rules: rulesOf(one, hints), matches: one.matches });
  const alternatives = alternativesOf(classes, verdict);
  const rules = isAnswer && hasName(best) ? rulesOf(best, hints) : [];
  return {
    label,
    cells: values.length,
    verdict,
    rules,
    // Copies, so that a changed answer leaves the caller's table as it is
    ...(isMisnamed(rules, hints) && { misnamed: hints.named.map((rule) => ({ ...rule })) }),
    matches: best.matches,
    wrong: isAnswer ? wrongCells(best, printed, tournament) : [],
    runnerUp: shown(isAnswer ? next : best),
    alternatives: alternatives.map(shown),
    telling: tellingCells(alternatives, printed, tournament),
    distance: Math.min(values.length, ...others.map((other) => distanceOf(best.values, other.values))),
  };
}
