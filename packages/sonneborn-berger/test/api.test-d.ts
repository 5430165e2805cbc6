import { describe, expectTypeOf, it } from 'vitest';

import * as cut1 from '../src/cut1.js';
import * as cut2 from '../src/cut2.js';
import { type EncounterStep, type Explanation, type Reason, type ReasonKey, explain } from '../src/explain.js';
import {
  type Crosstable,
  type Game,
  type Player,
  type Rounds,
  type Tiebreak,
  sonnebornBerger,
  tiebreak,
} from '../src/index.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(sonnebornBerger).toExtend<Tiebreak>();
    expectTypeOf(tiebreak).toEqualTypeOf(sonnebornBerger);
    expectTypeOf(cut1.sonnebornBergerCut1).toExtend<Tiebreak>();
    expectTypeOf(cut1.tiebreak).toEqualTypeOf(cut1.sonnebornBergerCut1);
    expectTypeOf(cut2.sonnebornBergerCut2).toExtend<Tiebreak>();
    expectTypeOf(cut2.tiebreak).toEqualTypeOf(cut2.sonnebornBergerCut2);
  });

  it('takes games, frozen or not, or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof sonnebornBerger>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof sonnebornBerger>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof sonnebornBerger>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof sonnebornBerger>[1]>();
    expectTypeOf(sonnebornBerger).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(sonnebornBerger).returns.toEqualTypeOf<number>();
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the cut', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ cut: 1 }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ cut: 3 }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
