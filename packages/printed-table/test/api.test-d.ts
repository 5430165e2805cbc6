import { describe, expectTypeOf, it } from 'vitest';

import {
  type Match,
  type Player,
  type PrintedColumn,
  type PrintedPage,
  type PrintedTable,
  type PrintedTeamPage,
  type Repair,
  type Rounds,
  type Rule,
  type Scoring,
  readPrintedTable,
  readPrintedTeams,
} from '../src/index.js';

describe('types', () => {
  it('readPrintedTable takes text or bytes', () => {
    expectTypeOf(readPrintedTable).parameter(0).toEqualTypeOf<string | Uint8Array>();
    expectTypeOf(readPrintedTable).returns.toEqualTypeOf<Promise<PrintedPage>>();
  });

  it('readPrintedTeams gives matches of teams, and no games', () => {
    expectTypeOf(readPrintedTeams).returns.toEqualTypeOf<Promise<PrintedTeamPage>>();
    expectTypeOf<PrintedTeamPage['matches']>().toEqualTypeOf<readonly (readonly Match[])[]>();
    expectTypeOf<PrintedTeamPage>().not.toHaveProperty('games');
    expectTypeOf<PrintedTeamPage>().not.toHaveProperty('players');
  });

  it('what was read is what the tie-breaks take', () => {
    expectTypeOf<PrintedPage['games']>().toExtend<Rounds>();
    expectTypeOf<PrintedPage['players']>().toExtend<readonly Player[]>();
    expectTypeOf<PrintedPage['scoring']>().toEqualTypeOf<Scoring | undefined>();
    expectTypeOf<PrintedPage['points']>().toEqualTypeOf<ReadonlyMap<string, number>>();
    expectTypeOf<PrintedPage['repairs']>().toEqualTypeOf<readonly Repair[]>();
  });

  it('what stands beside the games has labels, legends and rules', () => {
    expectTypeOf<PrintedPage['printed']>().toEqualTypeOf<PrintedTable>();
    expectTypeOf<PrintedTable['columns']>().toEqualTypeOf<readonly PrintedColumn[]>();
    expectTypeOf<PrintedColumn['cells']>().toEqualTypeOf<ReadonlyMap<string, number | null>>();
    expectTypeOf<PrintedColumn['named']>().toEqualTypeOf<readonly Rule[] | undefined>();
  });
});
