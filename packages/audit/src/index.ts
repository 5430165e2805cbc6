export type * from '@crosstable/core/public';
export type { CrosstableOptions, PrintedColumn, PrintedTable, Rule, Scoring } from '@crosstable/core';
export { audit } from './audit.js';
export type {
  Audit,
  AuditOptions,
  ColumnAudit,
  RanksAudit,
  RanksUnderList,
  RuleClass,
  Verdict,
  WrongCell,
  WrongRank,
} from './audit-types.js';
