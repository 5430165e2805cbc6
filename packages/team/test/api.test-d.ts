import { describe, expectTypeOf, it } from 'vitest';

import {
  type Explanation,
  explainBoardCount,
  explainExtendedSonnebornBerger,
  explainScheduleStrength,
} from '../src/explain.js';
import {
  type EncounterStep,
  explainExtendedDirectEncounter,
  extendedDirectEncounter,
} from '../src/extended-direct-encounter.js';
import { extendedSonnebornBerger } from '../src/extended-sonneborn-berger.js';
import { type TeamTable, gamePoints, matchPoints, secondaryScore } from '../src/index.js';
import { boardCount, bottomBoardElimination, topBoardResults } from '../src/knock-out.js';
import { scheduleStrength } from '../src/schedule-strength.js';

type OfOne = (team: string, table: TeamTable) => number;
type OfTied = (tied: readonly string[], table: TeamTable) => string[][];

describe('the functions of teams', () => {
  it('take a team or those who are tied, and the table', () => {
    expectTypeOf(matchPoints).toEqualTypeOf<OfOne>();
    expectTypeOf(gamePoints).toEqualTypeOf<OfOne>();
    expectTypeOf(secondaryScore).toEqualTypeOf<OfOne>();
    expectTypeOf(boardCount).toEqualTypeOf<OfOne>();
    expectTypeOf(scheduleStrength).toExtend<OfOne>();
    expectTypeOf(extendedSonnebornBerger).returns.toEqualTypeOf<number>();
    expectTypeOf(topBoardResults).toEqualTypeOf<OfTied>();
    expectTypeOf(bottomBoardElimination).toEqualTypeOf<OfTied>();
    expectTypeOf(extendedDirectEncounter).toExtend<OfTied>();
  });

  it('explain values, or the steps of an order', () => {
    expectTypeOf(explainBoardCount).returns.toEqualTypeOf<Explanation>();
    expectTypeOf(explainExtendedSonnebornBerger).returns.toEqualTypeOf<Explanation>();
    expectTypeOf(explainScheduleStrength).returns.toEqualTypeOf<Explanation>();
    expectTypeOf(explainExtendedDirectEncounter).returns.toEqualTypeOf<EncounterStep[]>();
  });

  it('want a table of teams, and a variant that there is', () => {
    const table = {} as TeamTable;
    // @ts-expect-error: which products?
    extendedSonnebornBerger('A', table);
    // @ts-expect-error: no such score
    extendedSonnebornBerger('A', table, { opponents: 'PTS', own: 'GP' });
    // @ts-expect-error: no such article
    extendedDirectEncounter(['A'], table, { knockOut: 'X' });
  });
});
