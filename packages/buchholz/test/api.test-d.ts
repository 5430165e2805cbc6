import { describe, expectTypeOf, it } from 'vitest';

import * as average from '../src/average.js';
import * as cut1 from '../src/cut1.js';
import * as cut2 from '../src/cut2.js';
import { type EncounterStep, type Explanation, type Reason, type ReasonKey, explain } from '../src/explain.js';
import * as fore from '../src/fore.js';
import * as foreCut1 from '../src/fore/cut1.js';
import * as plain from '../src/index.js';
import type { Crosstable, Game, Tiebreak } from '../src/index.js';
import * as median1 from '../src/median1.js';
import * as median2 from '../src/median2.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(plain.tiebreak).toEqualTypeOf(plain.buchholz);
    expectTypeOf(cut1.tiebreak).toEqualTypeOf(cut1.buchholzCut1);
    expectTypeOf(cut2.tiebreak).toEqualTypeOf(cut2.buchholzCut2);
    expectTypeOf(median1.tiebreak).toEqualTypeOf(median1.buchholzMedian1);
    expectTypeOf(median2.tiebreak).toEqualTypeOf(median2.buchholzMedian2);
    expectTypeOf(fore.tiebreak).toEqualTypeOf(fore.foreBuchholz);
    expectTypeOf(foreCut1.tiebreak).toEqualTypeOf(foreCut1.foreBuchholzCut1);
    expectTypeOf(average.tiebreak).toEqualTypeOf(average.averageOfOpponentsBuchholz);
    expectTypeOf(plain.buchholz).toExtend<Tiebreak>();
    expectTypeOf(foreCut1.foreBuchholzCut1).toExtend<Tiebreak>();
    expectTypeOf(average.averageOfOpponentsBuchholz).toExtend<Tiebreak>();
  });

  it('takes games or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof plain.buchholz>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof plain.buchholz>[1]>();
    expectTypeOf(plain.buchholz).returns.toEqualTypeOf<number>();
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the variant', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ cut: 2; fore: true }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ average: true }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ median: 3 }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
  });
});
