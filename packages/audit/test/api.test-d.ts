import { describe, expectTypeOf, it } from 'vitest';

import { type ComparedPlayer, type Comparison, type Difference, type Side, compare } from '../src/compare.js';
import { type Account, CONVENTIONS, type Convention, account, valuesUnder } from '../src/conventions.js';
import {
  type Audit,
  type AuditOptions,
  type ColumnAudit,
  type Crosstable,
  type CrosstableOptions,
  type Edition,
  type Game,
  type Match,
  type PrintedColumn,
  type RanksAudit,
  type Rounds,
  type Rule,
  type RuleClass,
  type TeamAuditOptions,
  type TeamTableOptions,
  type TellingCell,
  type Verdict,
  type WrongCell,
  audit,
} from '../src/index.js';

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
