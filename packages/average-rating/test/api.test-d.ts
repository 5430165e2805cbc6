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
  averageRatingOfOpponents,
  averageRatingOfOpponentsCut1,
  tiebreak,
} from '../src/index.js';
import * as median1 from '../src/median1.js';
import * as median2 from '../src/median2.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(averageRatingOfOpponents).toExtend<Tiebreak>();
    expectTypeOf(tiebreak).toEqualTypeOf(averageRatingOfOpponents);
    expectTypeOf(cut1.averageRatingOfOpponentsCut1).toExtend<Tiebreak>();
    expectTypeOf(averageRatingOfOpponentsCut1).toEqualTypeOf(cut1.averageRatingOfOpponentsCut1);
    expectTypeOf(cut1.tiebreak).toEqualTypeOf(cut1.averageRatingOfOpponentsCut1);
    expectTypeOf(cut2.averageRatingOfOpponentsCut2).toExtend<Tiebreak>();
    expectTypeOf(cut2.tiebreak).toEqualTypeOf(cut2.averageRatingOfOpponentsCut2);
    expectTypeOf(median1.averageRatingOfOpponentsMedian1).toExtend<Tiebreak>();
    expectTypeOf(median1.tiebreak).toEqualTypeOf(median1.averageRatingOfOpponentsMedian1);
    expectTypeOf(median2.averageRatingOfOpponentsMedian2).toExtend<Tiebreak>();
    expectTypeOf(median2.tiebreak).toEqualTypeOf(median2.averageRatingOfOpponentsMedian2);
  });

  it('takes games, frozen or not, or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof averageRatingOfOpponents>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof averageRatingOfOpponents>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof averageRatingOfOpponents>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof averageRatingOfOpponents>[1]>();
    expectTypeOf(averageRatingOfOpponents).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(averageRatingOfOpponents).returns.toEqualTypeOf<number>();
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the cut or the median', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ cut: 1 }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ median: 2 }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ cut: 3 }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
