import {
  type Account,
  type Audit,
  type ColumnAudit,
  type RanksUnderList,
  type WrongCell,
  account,
} from '@crosstable/audit/inside';
import type { Crosstable, Rule } from '@crosstable/core';
import { ordersTied } from '@crosstable/words';

import type { ReadBye } from './audited/best-reading.js';

/** A wrong cell with what the rule makes it of; `null` for a rule that only orders the tied. */
export interface AccountedCell extends WrongCell {
  readonly account: Account | null;
}

/** An audit as data, with the accounts of its wrong cells. */
export interface AuditReport {
  readonly points: Audit['points'];
  readonly columns: readonly (Omit<ColumnAudit, 'wrong'> & { readonly wrong: readonly AccountedCell[] })[];
  readonly ranks: Audit['ranks'];
  /** Lists that the makers of ranks without columns may have meant, those that give most of the ranks first. */
  readonly guesses: readonly RanksUnderList[];
  /** The byes that a page leaves open and that are read in another way than its note says, because more numbers follow then. */
  readonly readings: readonly ReadBye[];
  /** Participants whom a table beside the file leaves out. */
  readonly unlisted?: readonly string[];
}

/** The audit with an account of every wrong cell. */
export function auditReport(
  { found: audit, guesses, readings }: Pick<AuditReport, 'guesses' | 'readings'> & { readonly found: Audit },
  table: Crosstable,
): AuditReport {
  const accountIn = (rule: Rule, player: string): Account | null =>
    ordersTied(rule.code) ? null : account(rule, player, table);
  const columns = audit.columns.map((column) => ({
    ...column,
    wrong: column.wrong.map((cell) => ({ ...cell, account: accountIn(column.rules[0], cell.player) })),
  }));
  return { ...audit, columns, guesses, readings };
}

/** Whether the audit found anything wrong. */
export function isAnythingWrong({ columns, points, ranks }: Pick<Audit, 'points' | 'columns' | 'ranks'>): boolean {
  return points.wrong.length + (ranks?.wrong.length ?? 0) > 0 || columns.some(({ wrong }) => wrong.length > 0);
}
