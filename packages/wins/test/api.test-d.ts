import { describe, expectTypeOf, it } from 'vitest';

import { type EncounterStep, type Explanation, type Reason, type ReasonKey, explain } from '../src/explain.js';
import * as index from '../src/index.js';
import type { Crosstable, Game, Player, Rounds, Tiebreak } from '../src/index.js';
import * as wonEntry from '../src/won.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    type Others = { [Name in keyof typeof index]: (typeof index)[Name] extends Tiebreak ? never : Name };
    expectTypeOf<Others[keyof Others]>().toBeNever();
    expectTypeOf(wonEntry.won).toEqualTypeOf(index.won);
    expectTypeOf(wonEntry.tiebreak).toEqualTypeOf(index.won);
  });

  it('takes games, frozen or not, or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof index.win>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof index.win>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof index.win>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof index.win>[1]>();
    expectTypeOf(index.win).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(index.win).returns.toEqualTypeOf<number>();
  });

  it('has a tiebreak, but for the one that has them all', () => {
    expectTypeOf<typeof index>().not.toHaveProperty('tiebreak');
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the code', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ of: 'STD' }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ of: 'BH' }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
