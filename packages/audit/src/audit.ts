import {
  type Matches,
  type PrintedTable,
  type Rounds,
  type Tournament,
  check,
  editionOn,
  isDay,
  isObject,
  openTable,
} from '@crosstable/core';

import type { Audit, AuditOptions, ColumnAudit, TeamAuditOptions, WrongCell } from './audit-types.js';
import { codesIn } from './codes/codes-of-teams.js';
import { checkCodes } from './codes/declared.js';
import { withCodes } from './codes/known-codes.js';
import { agrees, classesOf, columnsOf } from './hypotheses/classes.js';
import { differentWays } from './hypotheses/convention-hypotheses.js';
import { candidateOf } from './hypotheses/hypothesis.js';
import { hypothesesOfResults } from './hypotheses/team-hypotheses.js';
import { checkTable } from './printed/check-table.js';
import { printedValues } from './printed/printed-values.js';
import { tableOfResults } from './results.js';
import { encounterCandidates, groupsToTheLeft } from './verdicts/printed-encounters.js';
import { ranksAudit } from './verdicts/ranks-audit.js';
import { printedPoints } from './verdicts/ranks.js';
import { columnAudit } from './verdicts/verdict.js';

/** The printed points that don't follow from the games. */
function wrongPoints({ points }: PrintedTable, { ids, primary }: Tournament): WrongCell[] {
  return ids.flatMap((player, at) => {
    const printed = points?.get(player);
    const computed = primary.totals[at] / primary.scale;
    return printed === undefined || agrees(printed, computed) ? [] : [{ player, printed, computed }];
  });
}

/**
 * Finds out which rule made each column of a printed table, and which of its cells are wrong under that rule.
 *
 * @param games - `games[n]` holds round n + 1. The matches of teams may stand here; they have boards or game points.
 * @param printed - The table, with the ids of the games. The points of teams are those of the primary score.
 * @param options - Those of `crosstable`, for matches those of `teamTable`. `declared`, the list of tie-breaks, and `start`, the first
 *   day, decide which of equal rules is named first, and never which rule it is. The codes of `declared` are tried with their
 *   numbers, as `KS/L60`, and the ranks are held against it. `edition` is ignored, because both are tried.
 * @returns First the points that don't follow from the games, then a verdict on every column, then the ranks. A rule is
 *   only named if the cells tell it from every other one.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: a player
 *   who isn't in the games, a label that stands twice, a rank below 1, an unknown code in `declared`, a `start` that is no day.
 *
 * Cost: more than a thousand rules are computed for all players, each linear in players times rounds. Follows C.07 Art. 4.2
 * to 10 and 14 to 16.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/audit';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ];
 * const cells = new Map([['A', 3.5], ['B', 4], ['C', 5.5], ['D', 5]]);
 * const [column] = audit(games, { columns: [{ label: 'TB1', cells }] }).columns;
 * column.verdict; // → 'identified'
 * column.rules[0]; // → { code: 'BH', edition: '2026-03', article: '8.1' }
 * ```
 */
export function audit(games: Matches, printed: PrintedTable, options?: TeamAuditOptions): Audit;
export function audit(games: Rounds, printed: PrintedTable, options?: AuditOptions): Audit;
export function audit(
  results: Rounds | Matches,
  printed: PrintedTable,
  options: AuditOptions | TeamAuditOptions = {},
): Audit {
  check(isObject(options), 'options', 'an object', options);
  const { declared, start, ...ofTable } = options;
  check(start === undefined || isDay(start), 'options.start', 'a day YYYY-MM-DD', start, 'string');
  const tournament = openTable(tableOfResults({ results, options: ofTable }));
  const codes = codesIn(tournament);
  const list = declared === undefined ? undefined : checkCodes(declared, 'options.declared', codes);
  checkTable(printed, tournament);
  const inTable = printed.columns.flatMap(({ label, named = [] }) => [label, ...named.map(({ code }) => code)]);
  const known = withCodes(codes, [...(list ?? []), ...inTable]);
  const inForce = editionOn(start);
  const hypotheses = printed.columns.length === 0 ? [] : hypothesesOfResults(tournament, inForce, known, differentWays);
  const columnsByRule = columnsOf(hypotheses.map(candidateOf));
  const points = printedPoints(printed, tournament);
  const columns = printed.columns.map((column, at): ColumnAudit => {
    const groups = groupsToTheLeft(tournament, points, printed.columns.slice(0, at));
    const encounters = columnsOf(encounterCandidates(tournament, known.orders, groups));
    const values = printedValues(column, tournament);
    const hints = { label: column.label, declared: list ?? [], named: column.named ?? [], inForce };
    return columnAudit(classesOf([...columnsByRule, ...encounters], values), values, tournament, hints);
  });
  return {
    points: { cells: printed.points?.size ?? 0, wrong: wrongPoints(printed, tournament) },
    columns,
    ranks: ranksAudit(printed, tournament, columns, { known, inForce, list }),
  };
}
