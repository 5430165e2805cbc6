import { describe, expectTypeOf, it } from 'vitest';

import * as cut1 from '../src/cut1.js';
import type { Explanation } from '../src/explain.js';
import { explain } from '../src/explain.js';
import type { Crosstable, Game, Player, Rounds, Tiebreak } from '../src/index.js';
import { averageRatingOfOpponents, tiebreak } from '../src/index.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(averageRatingOfOpponents).toExtend<Tiebreak>();
    expectTypeOf(tiebreak).toEqualTypeOf(averageRatingOfOpponents);
    expectTypeOf(cut1.averageRatingOfOpponentsCut1).toExtend<Tiebreak>();
    expectTypeOf(cut1.tiebreak).toEqualTypeOf(cut1.averageRatingOfOpponentsCut1);
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
  it('takes the cut', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ cut: 1 }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ cut: 2 }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
