import { describe, expectTypeOf, it } from 'vitest';

import { type EncounterStep, type Explanation, type Reason, type ReasonKey, explain } from '../src/explain.js';
import {
  type Crosstable,
  type Game,
  type KoyaLimit,
  type Player,
  type Rounds,
  type Tiebreak,
  koya,
  tiebreak,
} from '../src/index.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(koya).toExtend<Tiebreak>();
    expectTypeOf(tiebreak).toEqualTypeOf(koya);
  });

  it('takes games, frozen or not, or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof koya>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof koya>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof koya>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof koya>[1]>();
    expectTypeOf(koya).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(koya).returns.toEqualTypeOf<number>();
  });

  it('takes a limit', () => {
    expectTypeOf(koya).parameter(3).toEqualTypeOf<KoyaLimit | undefined>();
    expectTypeOf<{ limit: number }>().toExtend<KoyaLimit>();
    expectTypeOf<{ percent: number }>().toExtend<KoyaLimit>();
    expectTypeOf<{ limit: string }>().not.toExtend<KoyaLimit>();
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the limit', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf(explain).parameter(3).toEqualTypeOf<KoyaLimit | undefined>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
