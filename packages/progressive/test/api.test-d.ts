import { describe, expectTypeOf, it } from 'vitest';

import * as fide from '../src/cut1-fide.js';
import * as cut1 from '../src/cut1.js';
import * as cut2 from '../src/cut2.js';
import { type EncounterStep, type Explanation, type Reason, type ReasonKey, explain } from '../src/explain.js';
import {
  type Crosstable,
  type Game,
  type Player,
  type Rounds,
  type Tiebreak,
  progressive,
  tiebreak,
} from '../src/index.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(progressive).toExtend<Tiebreak>();
    expectTypeOf(tiebreak).toEqualTypeOf(progressive);
    expectTypeOf(cut1.progressiveCut1).toExtend<Tiebreak>();
    expectTypeOf(cut1.tiebreak).toEqualTypeOf(cut1.progressiveCut1);
    expectTypeOf(fide.progressiveCut1Fide).toExtend<Tiebreak>();
    expectTypeOf(fide.tiebreak).toEqualTypeOf(fide.progressiveCut1Fide);
    expectTypeOf(cut2.progressiveCut2).toExtend<Tiebreak>();
    expectTypeOf(cut2.tiebreak).toEqualTypeOf(cut2.progressiveCut2);
  });

  it('takes games, frozen or not, or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof progressive>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof progressive>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof progressive>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof progressive>[1]>();
    expectTypeOf(progressive).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(progressive).returns.toEqualTypeOf<number>();
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the cut and whose cut it is', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ cut: 1; fide: true }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ cut: 3 }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
