// A printed table beside its tournament, and the audits of its columns by the rules that may have made them

import {
  type Edition,
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

import type { AuditOptions, ColumnAudit, TeamAuditOptions } from '../audit-types.js';
import { codesIn } from '../codes/codes-of-teams.js';
import { checkCodes } from '../codes/declared.js';
import { type KnownCodes, withCodes } from '../codes/known-codes.js';
import { classesOf, columnsOf } from '../hypotheses/classes.js';
import { type Hypothesis, candidateOf } from '../hypotheses/hypothesis.js';
import { checkTable } from '../printed/check-table.js';
import { printedValues } from '../printed/printed-values.js';
import { tableOfResults } from '../results.js';
import { encounterCandidates, groupsToTheLeft } from './printed-encounters.js';
import { printedPoints } from './ranks.js';
import { columnAudit } from './verdict.js';

/** A printed table that was checked, with its tournament and the codes that its columns may have. */
export interface OpenedTable {
  readonly tournament: Tournament;
  readonly known: KnownCodes;
  readonly inForce: Edition;
  /** The list that was declared. */
  readonly list: readonly string[] | undefined;
}

/** Checks a printed table, the results beside it and what its organisers said. */
export function openedTable(
  results: Rounds | Matches,
  printed: PrintedTable,
  options: AuditOptions | TeamAuditOptions,
): OpenedTable {
  check(isObject(options), 'options', 'an object', options);
  const { declared, start, ...ofTable } = options;
  check(start === undefined || isDay(start), 'options.start', 'a day YYYY-MM-DD', start, 'string');
  const tournament = openTable(tableOfResults({ results, options: ofTable }));
  const codes = codesIn(tournament);
  const list = declared === undefined ? undefined : checkCodes(declared, 'options.declared', codes);
  checkTable(printed, tournament);
  const inTable = printed.columns.flatMap(({ label, named = [] }) => [label, ...named.map(({ code }) => code)]);
  return { tournament, known: withCodes(codes, [...(list ?? []), ...inTable]), inForce: editionOn(start), list };
}

/** The audits of the columns, from left to right. */
export function columnAudits(
  printed: PrintedTable,
  hypotheses: readonly Hypothesis[],
  { inForce, known, list, tournament }: OpenedTable,
): readonly ColumnAudit[] {
  const columnsByRule = columnsOf(hypotheses.map(candidateOf));
  // An order of the organiser's own is no column
  const orders = known.orders.filter(({ code }) => tournament.selfDefined?.has(code) !== true);
  const points = printedPoints(printed, tournament);
  return printed.columns.map((column, at): ColumnAudit => {
    const groups = groupsToTheLeft(tournament, points, printed.columns.slice(0, at));
    const encounters = columnsOf(encounterCandidates(tournament, orders, groups));
    const values = printedValues(column, tournament);
    const hints = { label: column.label, declared: list ?? [], named: column.named ?? [], inForce };
    return columnAudit(classesOf([...columnsByRule, ...encounters], values), values, tournament, hints);
  });
}
