import { describe, expectTypeOf, it } from 'vitest';

import { type PrefExplainedPlayer, type PrefExplanation, type PrefSeat, explain, inWords } from '../src/explain.js';
import PrefRatingByDefault, {
  type PrefPlayer,
  type PrefRatedPlayer,
  PrefRating,
  type PrefRatingResult,
  prefRating,
} from '../src/index.js';
import { type PrefFinalScores, type PrefPaper, finalScores } from '../src/score.js';
import {
  type PrefSeason,
  type PrefSeasonEntry,
  type PrefSeasonGame,
  type PrefSeasonPlayer,
  type PrefSeasonRated,
  rateSeason,
} from '../src/season.js';

type Game = [p1: PrefPlayer, p2: PrefPlayer, p3: PrefPlayer, bula: number];

describe('prefRating', () => {
  it('takes three players and the bula', () => {
    expectTypeOf(prefRating).parameters.toEqualTypeOf<Game>();
    expectTypeOf(prefRating).returns.toEqualTypeOf<PrefRatingResult>();
  });

  it('gives a player’s old and new rating', () => {
    expectTypeOf<PrefRatingResult>().toEqualTypeOf<{
      readonly bula: number;
      readonly p1: PrefRatedPlayer;
      readonly p2: PrefRatedPlayer;
      readonly p3: PrefRatedPlayer;
    }>();
    expectTypeOf<PrefRatedPlayer>().toEqualTypeOf<{
      readonly username: string;
      readonly score: number;
      readonly oldRating: number;
      readonly rating: number;
      readonly change: number;
    }>();
  });

  it('wants a username, a rating and a score', () => {
    expectTypeOf<{ username: string; rating: number; score: number; club: string }>().toExtend<PrefPlayer>();
    expectTypeOf<{ username: string; rating: number }>().not.toExtend<PrefPlayer>();
    expectTypeOf<{ username: string; rating: number; score: string }>().not.toExtend<PrefPlayer>();
  });
});

describe('PrefRating', () => {
  it('is constructed as prefRating is called', () => {
    expectTypeOf(PrefRating).constructorParameters.toEqualTypeOf<Game>();
    expectTypeOf(PrefRating).instance.toHaveProperty('rating').toEqualTypeOf<PrefRatingResult>();
    expectTypeOf(PrefRatingByDefault).toEqualTypeOf<typeof PrefRating>();
  });
});

describe('explain', () => {
  it('is called as prefRating is, and gives more', () => {
    expectTypeOf(explain).parameters.toEqualTypeOf<Game>();
    expectTypeOf(explain).returns.toEqualTypeOf<PrefExplanation>();
    expectTypeOf<PrefExplanation>().toExtend<PrefRatingResult>();
    expectTypeOf<PrefExplainedPlayer>().toExtend<PrefRatedPlayer>();
    expectTypeOf<PrefSeat>().toEqualTypeOf<'p1' | 'p2' | 'p3'>();
    expectTypeOf<PrefExplanation['pairs'][number]>().toExtend<{ d: number; t: number; n: number; c: number }>();
  });

  it('is put in words', () => {
    expectTypeOf(inWords).toEqualTypeOf<(explanation: PrefExplanation) => string[]>();
    expectTypeOf<PrefRatingResult>().not.toExtend<PrefExplanation>();
  });
});

describe('finalScores', () => {
  it('takes sheets, and gives three scores and their sum', () => {
    expectTypeOf(finalScores).toEqualTypeOf<(papers: readonly PrefPaper[]) => PrefFinalScores>();
    expectTypeOf<PrefFinalScores>().toExtend<readonly [number, number, number]>();
    expectTypeOf<PrefFinalScores['sum']>().toEqualTypeOf<number>();
    expectTypeOf<{ left: number; middle: number }>().not.toExtend<PrefPaper>();
    expectTypeOf<{ left: number; middle: string; right: number }>().not.toExtend<PrefPaper>();
  });
});

describe('rateSeason', () => {
  it('takes players and games, and gives players who can open the next season', () => {
    expectTypeOf(rateSeason).toEqualTypeOf<
      (players: readonly PrefSeasonPlayer[], games: readonly PrefSeasonGame[]) => PrefSeason
    >();
    expectTypeOf<PrefSeasonRated>().toExtend<PrefSeasonPlayer>();
    expectTypeOf<PrefSeasonEntry>().toExtend<PrefRatingResult>();
    expectTypeOf<PrefPlayer>().toExtend<PrefSeasonPlayer>();
    expectTypeOf<{ players: string[]; scores: number[]; bula: number }>().toExtend<PrefSeasonGame>();
    expectTypeOf<{ players: string[]; scores: string[]; bula: number }>().not.toExtend<PrefSeasonGame>();
  });
});
