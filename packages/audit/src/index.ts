export type * from '@crosstable/core/public';
export type {
  CrosstableOptions,
  Match,
  Matches,
  PrintedColumn,
  PrintedList,
  PrintedTable,
  RanksInEdition,
  Rule,
  Scoring,
  Team,
  TeamTableOptions,
} from '@crosstable/core';
export { audit } from './audit.js';
export type {
  Audit,
  AuditOptions,
  ColumnAudit,
  RanksAudit,
  RanksUnderList,
  RuleClass,
  TeamAuditOptions,
  TellingCell,
  Verdict,
  WrongCell,
  WrongRank,
} from './audit-types.js';
export { listOfPrinted } from './printed-list.js';
