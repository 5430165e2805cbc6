// The list of tie-breaks that a printed table follows

import type { Matches, PrintedColumn, PrintedList, PrintedTable, Rounds, Rule } from '@crosstable/core';

import type { AuditOptions, ColumnAudit, TeamAuditOptions } from './audit-types.js';
import { areKnown, checkCodes } from './codes/declared.js';
import { rulesOfResults } from './hypotheses/team-hypotheses.js';
import { type OpenedTable, columnAudits, openedTable } from './verdicts/column-audits.js';
import { placesByColumns, ranksInEditions } from './verdicts/ranks-audit.js';
import { wrongRanks } from './verdicts/ranks.js';

/** The rule of a column, where there is one. Numbers decide; of rules that a column can't tell apart, its name. */
function ruleOf({ rules, verdict }: ColumnAudit, { label, named = [] }: PrintedColumn): Rule | undefined {
  if (verdict === 'identified' || verdict === 'identified-with-errors') return rules[0];
  if (verdict !== 'no-information') return undefined;
  const codesOf = (some: readonly Rule[]): number => new Set(some.map(({ code }) => code)).size;
  if (codesOf(rules) === 1) return rules[0];
  const isMeant = ({ code }: Rule): boolean => code === label.toUpperCase() || named.some((rule) => rule.code === code);
  const meant = rules.filter(isMeant);
  // A name may leave the cut open, which makes no difference here
  return new Set(meant.map(({ code }) => code.replace(/\/.*/, ''))).size === 1 ? meant[0] : undefined;
}

/** The rule that the text below a table names for a column, where it names one. */
function namedRule({ legend, named = [] }: PrintedColumn): Rule | undefined {
  return legend !== undefined && named.length === 1 ? { ...named[0] } : undefined;
}

/** Where a list comes from: the values and the ranks of a table, or the text below it; `undefined` for no list. */
function sourceOf(
  printed: PrintedTable,
  { known, tournament }: OpenedTable,
  found: readonly (Rule | undefined)[],
  rules: readonly Rule[],
): PrintedList['from'] | undefined {
  const { columns, ranks } = printed;
  if (columns.length === 0 || rules.length < columns.length) return undefined;
  const areFound = ranks !== undefined && !found.includes(undefined);
  if (areFound && wrongRanks(placesByColumns(printed, tournament, found, known), ranks, tournament).length === 0)
    return 'values';
  return columns.every((column) => namedRule(column) !== undefined) ? 'legend' : undefined;
}

/**
 * The list of tie-breaks that a printed table follows: where each column has one rule, and all printed ranks follow from the columns.
 * Else the list that the legends below the table name, one code for each column.
 *
 * @param games - `games[n]` holds round n + 1. The matches of teams may stand here; they have boards or game points.
 * @param printed - The table, with the ids of the games.
 * @param options - As for `audit`; `declared` is checked, and plays no part.
 * @returns The list with the rule of each column, and in how many places each edition differs from the printed ranks; `undefined` where
 *   no list is known.
 * @throws As `audit`.
 *
 * Cost: about half of an audit, because rules without a name aren't tried. Linear in players times rounds.
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
 * const ranks = new Map([['A', 1], ['B', 2], ['D', 3], ['C', 4]]);
 * const cells = new Map([['A', 3.5], ['B', 4], ['C', 5.5], ['D', 5]]);
 * const list = listOfPrinted(games, { ranks, columns: [{ label: 'TB1', cells }] });
 * list?.codes; // → ['PTS', 'BH']
 * list?.editions; // → [{ edition: '2024-08', differing: 0 }, { edition: '2026-03', differing: 0 }]
 * ```
 */
export function listOfPrinted(
  games: Matches,
  printed: PrintedTable,
  options?: TeamAuditOptions,
): PrintedList | undefined;
export function listOfPrinted(games: Rounds, printed: PrintedTable, options?: AuditOptions): PrintedList | undefined;
export function listOfPrinted(
  results: Rounds | Matches,
  printed: PrintedTable,
  options: AuditOptions | TeamAuditOptions = {},
): PrintedList | undefined {
  const opened: OpenedTable = { ...openedTable(results, printed, options), list: undefined };
  const { known, tournament } = opened;
  const { columns, ranks } = printed;
  if (columns.length === 0) return undefined;
  const audits = columnAudits(printed, rulesOfResults(tournament, opened.inForce, known, printed), opened);
  const found = audits.map((column, at) => ruleOf(column, columns[at]));
  const rules = found.flatMap((rule, at) => rule ?? namedRule(columns[at]) ?? []);
  const from = sourceOf(printed, opened, found, rules);
  const ofRules = [...new Set(rules.map(({ code }) => code))];
  // Some tie-breaks of programs have no code of C.07
  if (from === undefined || !areKnown(ofRules, known)) return undefined;
  const codes = checkCodes(ofRules, 'columns', known);
  const inEditions = ranks === undefined ? [] : ranksInEditions(codes, ranks, tournament, known);
  return {
    codes,
    rules,
    from,
    rounds: tournament.rounds,
    ranks: ranks?.size ?? 0,
    editions: inEditions.map(({ edition, wrong }) => ({ edition, differing: wrong.length })),
  };
}
