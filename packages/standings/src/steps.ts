import { type OrderingRule, type Tournament, check, inScore, isObject } from '@crosstable/core';

import { type Split, byColumn, ranksIn } from './article-4.2-ranking.js';
import { checkComputable, knownColumn } from './article-16.3.2-any-order.js';
import { splitByValues } from './columns.js';
import type { ResolvedCode } from './resolved-code.js';
import { resolvedCodeIn } from './self-defined/code-in.js';

/**
 * Values that were found outside, by code as the list writes it: the result of a play-off, a drawing of lots. Ids to values;
 * the higher value ranks first. A player without a value ranks last, with `null`.
 */
export type Manual = Readonly<Record<string, ReadonlyMap<string, number>>>;

/** Checks the values entered by hand: known codes of the list, known players, numbers. */
export function checkManual(
  manual: unknown,
  codes: readonly string[],
  ids: ReadonlySet<unknown>,
): asserts manual is Manual {
  check(isObject(manual), 'options.manual', 'an object of codes', manual);
  for (const [code, values] of Object.entries(manual)) {
    const path = `options.manual.${code}`;
    check(
      codes.includes(code),
      path,
      `a code of the list (${codes.filter((one) => typeof one === 'string').join(', ')})`,
      code,
      'string',
    );
    check(values instanceof Map, path, 'a Map from ids to numbers', values);
    for (const [id, value] of values) {
      check(ids.has(id), path, 'ids of the table', id, 'string');
      check(Number.isFinite(value), `${path} of ${id}`, 'a finite number', value, 'number');
    }
  }
}

/** A column of the values; NaN for players without one. */
function columnByHand(values: ReadonlyMap<string, number>, ids: readonly string[]): Float64Array {
  return Float64Array.from(ids, (id) => values.get(id) ?? NaN);
}

/** One code of a list: its values by player, and how it divides the tied. */
export interface Step {
  /** As the list writes it. */
  readonly code: string;
  /** Whether it has values; direct encounter only orders the tied. */
  readonly hasValues: boolean;
  /** NaN where there is no value. Of direct encounter the ranks among the tied that it divided, once it has. */
  readonly column: Float64Array;
  readonly split: Split;
  /** The meaning of the code; `null` for values entered by hand. */
  readonly resolved: ResolvedCode | null;
  /** The players whose values depend on an order of rounds that nobody knows. */
  readonly open?: ReadonlySet<number> | undefined;
}

/** The number of codes that a list may have with any number of players; real lists are shorter. */
const MANY_CODES = 100;

/** The most values that a longer list may have for all players together. */
const MOST_VALUES = 4_000_000;

/** Refuses a list so long that its values would take far more room than the list and the tournament. */
export function checkLength(codes: readonly string[], { ids }: Tournament): void {
  const most = Math.max(MANY_CODES, Math.floor(MOST_VALUES / Math.max(ids.length, 1)));
  check(codes.length <= most, 'codes', `at most ${most} codes for ${ids.length} players`, codes.length, 'number');
}

/** The step of a tie-break; `path` is where an error says that its code stands. */
function ruledStep(code: string, path: string, tournament: Tournament): Step {
  const resolved = resolvedCodeIn(tournament, code, path);
  checkComputable(resolved, tournament, path);
  if ('ordering' in resolved)
    return {
      code,
      hasValues: false,
      resolved,
      ...orderingStep(resolved.ordering, inScore(tournament, resolved.score)),
    };
  const { column, open } = knownColumn(resolved, tournament);
  const rule = 'own' in resolved ? resolved.own : resolved.rule;
  return {
    code,
    hasValues: true,
    column,
    split: splitByValues(rule, column, tournament),
    resolved,
    open: open?.players,
  };
}

/** Direct encounter among the players who are tied at this place of the list. If it separates nobody, no rank is shown. */
function orderingStep(ordering: OrderingRule, tournament: Tournament): Pick<Step, 'column' | 'split'> {
  const column = new Float64Array(tournament.ids.length).fill(NaN);
  return {
    column,
    split: (tied) => {
      const groups = ordering.separate(tournament, tied);
      if (groups.length > 1) ranksIn(groups, column);
      return groups;
    },
  };
}

/** The step of values entered by hand. */
function stepByHand(code: string, values: ReadonlyMap<string, number>, { ids }: Tournament): Step {
  const column = columnByHand(values, ids);
  return { code, hasValues: true, column, split: byColumn(column), resolved: null };
}

/** The steps of a list. All codes are checked before any step is used. */
export function stepsOf(codes: readonly string[], tournament: Tournament, manual: Manual = {}): Step[] {
  checkLength(codes, tournament);
  // A hole in the list is a missing code, which a map would pass over
  const steps = Array.from(codes, (code, at) =>
    typeof code === 'string' && Object.hasOwn(manual, code)
      ? stepByHand(code, manual[code], tournament)
      : ruledStep(code, `codes[${at}]`, tournament),
  );
  return steps.some(({ open }) => open !== undefined) ? leavingOpen(steps) : steps;
}

/** The steps that leave those tied among whom one has no value because of an unknown order, and all steps behind: nobody knows more. */
function leavingOpen(steps: readonly Step[]): Step[] {
  const open = new Set<number>();
  return steps.map((step) => {
    for (const player of step.open ?? []) open.add(player);
    const before = new Set(open);
    return { ...step, split: (tied) => (tied.some((player) => before.has(player)) ? [tied] : step.split(tied)) };
  });
}
