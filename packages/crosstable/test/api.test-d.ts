import { describe, expectTypeOf, it } from 'vitest';

import type { Crosstable, CrosstableOptions, Explanation, Rounds, Scoring, Standing } from '../src/index.js';
import { crosstable, explain, standings, tiebreak, tiebreakValues } from '../src/index.js';

describe('crosstable', () => {
  it('takes games and options', () => {
    expectTypeOf(crosstable).parameter(0).toEqualTypeOf<Rounds>();
    expectTypeOf(crosstable).parameter(1).toEqualTypeOf<CrosstableOptions | undefined>();
    expectTypeOf(crosstable).returns.toEqualTypeOf<Crosstable>();
    expectTypeOf<object>().toExtend<CrosstableOptions>();
    expectTypeOf<{ system: 'swiss'; edition: '2024-08'; scoring: { win: 3 } }>().toExtend<CrosstableOptions>();
    expectTypeOf<{ system: 'knockout' }>().not.toExtend<CrosstableOptions>();
    expectTypeOf<{ win: '3' }>().not.toExtend<Scoring>();
  });

  it('gives a table that is to be read only', () => {
    expectTypeOf<Crosstable>().toEqualTypeOf<Readonly<Crosstable>>();
    expectTypeOf<Crosstable['players']>().toEqualTypeOf<readonly string[]>();
  });
});

describe('values', () => {
  it('may be undefined, as null', () => {
    expectTypeOf(tiebreakValues).toEqualTypeOf<(code: string, table: Crosstable) => Map<string, number | null>>();
    expectTypeOf(tiebreak).toEqualTypeOf<(code: string) => (player: string, table: Crosstable) => number | null>();
    expectTypeOf(explain).toEqualTypeOf<(code: string, player: string, table: Crosstable) => Explanation>();
    expectTypeOf<Explanation['value']>().toEqualTypeOf<number | null>();
  });
});

describe('standings', () => {
  it('are rows', () => {
    expectTypeOf(standings).toEqualTypeOf<(table: Crosstable, codes: readonly string[]) => Standing[]>();
    expectTypeOf<Standing['values']>().toEqualTypeOf<readonly (number | null)[]>();
    expectTypeOf<Standing>().toHaveProperty('rank').toEqualTypeOf<number>();
    expectTypeOf<Standing>().toHaveProperty('player').toEqualTypeOf<string>();
  });
});
