import { describe, expectTypeOf, it } from 'vitest';

import {
  type RATING_REASON_KEYS,
  type RatingExplanation,
  type RatingExplanationInput,
  type RatingReason,
  type RatingReasonKey,
  type RatingReasonValues,
  explain,
} from '../src/explain.js';
import {
  type DevelopingPlayer,
  type InitialRating,
  type NotRated,
  type NotRatedReason,
  type RatedEvent,
  type RatingChange,
  type RatingGame,
  type RatingPeriodInput,
  type RuleOptions,
  expectedScore,
  initialRating,
  kFactor,
  performanceRating,
  ratingChange,
  ratingDifference,
  ratingPeriod,
  requiredScore,
} from '../src/fide.js';

describe('fide', () => {
  it('gives numbers', () => {
    expectTypeOf(expectedScore).toEqualTypeOf<(rating: number, opponent: number, options?: RuleOptions) => number>();
    expectTypeOf(ratingDifference).toEqualTypeOf<(fraction: number) => number>();
    expectTypeOf(kFactor).toEqualTypeOf<(player: DevelopingPlayer) => number>();
    expectTypeOf(performanceRating).returns.toEqualTypeOf<number | null>();
    expectTypeOf(requiredScore).returns.toEqualTypeOf<number | null>();
  });

  it('gives what a change is made of', () => {
    expectTypeOf(ratingChange).returns.toEqualTypeOf<RatingChange>();
    expectTypeOf<RatingChange['games']>().toEqualTypeOf<readonly (number | null)[]>();
    expectTypeOf<RatingChange['notRated']>().toEqualTypeOf<readonly NotRated[]>();
    expectTypeOf<NotRatedReason>().toExtend<RatingReasonKey>();
    expectTypeOf<(typeof RATING_REASON_KEYS)[number]>().toEqualTypeOf<RatingReasonKey>();
    type Junior = Extract<RatingReason, { key: 'junior' }>;
    expectTypeOf<Junior['values']>().toEqualTypeOf<RatingReasonValues['junior']>();
    expectTypeOf<{ key: 'junior'; article: string }>().not.toExtend<RatingReason>();
    expectTypeOf(ratingPeriod).parameters.toEqualTypeOf<[input: RatingPeriodInput]>();
    expectTypeOf(initialRating).returns.toEqualTypeOf<InitialRating>();
    expectTypeOf<InitialRating['rating']>().toEqualTypeOf<number | null>();
  });

  it('takes games as they come', () => {
    expectTypeOf<{ opponent: number; score: 0.5 }>().toExtend<RatingGame>();
    expectTypeOf<{ opponent: undefined; score: 1; kind: undefined; unrated: undefined }>().toExtend<RatingGame>();
    expectTypeOf<{ opponent: null; score: 1; kind: 'forfeit-win'; unrated: true }>().toExtend<RatingGame>();
    expectTypeOf<{ games: readonly RatingGame[]; rating: undefined }>().toExtend<RatedEvent>();
    expectTypeOf<{ rating: number; games: undefined; birthYear: undefined }>().toExtend<DevelopingPlayer>();
  });

  it('takes nothing else', () => {
    expectTypeOf<DevelopingPlayer>().not.toHaveProperty('kind'); // Art. 8.3.3 is the same in all three
    expectTypeOf<{ opponent: 2000; score: 2 }>().not.toExtend<RatingGame>();
    expectTypeOf<{ opponent: '2000'; score: 1 }>().not.toExtend<RatingGame>();
    expectTypeOf<{ opponent: 2000 }>().not.toExtend<RatingGame>();
    expectTypeOf<{ kind: 'bullet' }>().not.toExtend<RuleOptions>();
    expectTypeOf<{ on: Date }>().not.toExtend<RuleOptions>();
    expectTypeOf<{ games: [] }>().not.toExtend<RatingPeriodInput>();
  });
});

describe('explain', () => {
  it('takes K or what K depends on', () => {
    expectTypeOf(explain).toEqualTypeOf<(input: RatingExplanationInput) => RatingExplanation>();
    expectTypeOf<{ rating: number; k: 20; games: [] }>().toExtend<RatingExplanationInput>();
    expectTypeOf<{ rating: number; k: { games: 12 }; games: [] }>().toExtend<RatingExplanationInput>();
    expectTypeOf<{ rating: number; k: '20'; games: [] }>().not.toExtend<RatingExplanationInput>();
  });
});
