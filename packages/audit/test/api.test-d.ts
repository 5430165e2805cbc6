import { describe, expectTypeOf, it } from 'vitest';

import type { ComparedPlayer, Comparison, Difference, Side } from '../src/compare.js';
import { compare } from '../src/compare.js';
import type { Account, Convention } from '../src/conventions.js';
import { CONVENTIONS, account, valuesUnder } from '../src/conventions.js';
import type {
  Audit,
  AuditOptions,
  ColumnAudit,
  Crosstable,
  CrosstableOptions,
  Edition,
  Game,
  Match,
  PrintedColumn,
  RanksAudit,
  Rounds,
  Rule,
  RuleClass,
  TeamAuditOptions,
  TeamTableOptions,
  TellingCell,
  Verdict,
  WrongCell,
} from '../src/index.js';
import { audit } from '../src/index.js';

declare const game: Game;
declare const match: Match;

describe('audit', () => {
  it('takes games, a printed table and options', () => {
    expectTypeOf(audit).toBeCallableWith([[game]], { columns: [] }, { declared: ['BH'], start: '2026-03-01' });
    expectTypeOf(audit).returns.toEqualTypeOf<Audit>();
    expectTypeOf<CrosstableOptions>().toExtend<AuditOptions>();
    expectTypeOf<{ declared: string[]; start: string }>().toExtend<AuditOptions>();
    expectTypeOf<{ label: string; cells: Map<string, null> }>().toExtend<PrintedColumn>();
  });

  it('takes the matches of teams with their options', () => {
    expectTypeOf(audit).toBeCallableWith([[match]], { columns: [] }, { primary: 'GP', declared: ['EMMSB'] });
    expectTypeOf<TeamTableOptions>().toExtend<TeamAuditOptions>();
  });

  it('gives a verdict on every column', () => {
    expectTypeOf<Audit['columns']>().toEqualTypeOf<readonly ColumnAudit[]>();
    expectTypeOf<Audit['ranks']>().toEqualTypeOf<RanksAudit | null>();
    expectTypeOf<ColumnAudit['verdict']>().toEqualTypeOf<Verdict>();
    expectTypeOf<ColumnAudit['runnerUp']>().toEqualTypeOf<RuleClass | null>();
    expectTypeOf<ColumnAudit['alternatives']>().toEqualTypeOf<readonly RuleClass[]>();
    expectTypeOf<ColumnAudit['telling']>().toEqualTypeOf<readonly TellingCell[]>();
    expectTypeOf<WrongCell['computed']>().toEqualTypeOf<number | null>();
    expectTypeOf<{ code: string; article: null }>().toExtend<Rule>();
  });
});

describe('conventions', () => {
  it('are data, and give values and accounts', () => {
    expectTypeOf(CONVENTIONS).toEqualTypeOf<readonly Convention[]>();
    expectTypeOf(valuesUnder).parameters.toEqualTypeOf<[Rule, Rounds | Crosstable, CrosstableOptions?]>();
    expectTypeOf(valuesUnder).returns.toEqualTypeOf<Map<string, number | null>>();
    expectTypeOf(account).parameters.toEqualTypeOf<[Rule, string, Rounds | Crosstable, CrosstableOptions?]>();
    expectTypeOf(account).returns.toEqualTypeOf<Account>();
  });
});

describe('compare', () => {
  it('takes editions or sides, and gives every player', () => {
    expectTypeOf(compare).parameter(1).toEqualTypeOf<readonly string[]>();
    expectTypeOf<readonly ['2024-08', { convention: string }]>().toExtend<readonly [Edition | Side, Edition | Side]>();
    expectTypeOf(compare).returns.toEqualTypeOf<Comparison>();
    expectTypeOf<Comparison['players']>().toEqualTypeOf<readonly ComparedPlayer[]>();
    expectTypeOf<ComparedPlayer['differences']>().toEqualTypeOf<readonly Difference[]>();
  });
});
