import { describe, expectTypeOf, it } from 'vitest';

import * as averagePerfect from '../src/average-perfect.js';
import * as average from '../src/average.js';
import { type EncounterStep, type Explanation, type Reason, type ReasonKey, explain } from '../src/explain.js';
import {
  type Crosstable,
  type Game,
  type Player,
  type Rounds,
  type Tiebreak,
  tiebreak,
  tournamentPerformanceRating,
} from '../src/index.js';
import * as perfect from '../src/perfect.js';
import * as tournament from '../src/tournament.js';

describe('every entry', () => {
  it('is a tie-break', () => {
    expectTypeOf(tournamentPerformanceRating).toExtend<Tiebreak>();
    expectTypeOf(tiebreak).toEqualTypeOf(tournamentPerformanceRating);
    expectTypeOf(tournament.tournamentPerformanceRating).toEqualTypeOf(tournamentPerformanceRating);
    expectTypeOf(tournament.tiebreak).toEqualTypeOf(tournamentPerformanceRating);
    expectTypeOf(perfect.perfectTournamentPerformance).toExtend<Tiebreak>();
    expectTypeOf(perfect.tiebreak).toEqualTypeOf(perfect.perfectTournamentPerformance);
    expectTypeOf(average.averagePerformanceRatingOfOpponents).toExtend<Tiebreak>();
    expectTypeOf(average.tiebreak).toEqualTypeOf(average.averagePerformanceRatingOfOpponents);
    expectTypeOf(averagePerfect.averagePerfectPerformanceOfOpponents).toExtend<Tiebreak>();
    expectTypeOf(averagePerfect.tiebreak).toEqualTypeOf(averagePerfect.averagePerfectPerformanceOfOpponents);
  });

  it('takes games, frozen or not, or a table', () => {
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof tournamentPerformanceRating>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof tournamentPerformanceRating>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof tournamentPerformanceRating>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof tournamentPerformanceRating>[1]>();
    expectTypeOf(tournamentPerformanceRating).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(tournamentPerformanceRating).returns.toEqualTypeOf<number>();
  });
});

describe('explain', () => {
  it('exports the types of what it gives', () => {
    expectTypeOf<NonNullable<Explanation['steps']>>().toEqualTypeOf<readonly EncounterStep[]>();
    expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
  });

  it('takes the code', () => {
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<{ of: 'APPO' }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf<{ of: 'ARO' }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
    expectTypeOf(explain).parameter(2).toEqualTypeOf<readonly Player[] | undefined>();
  });
});
