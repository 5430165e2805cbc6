import { describe, expect, it } from 'vitest';

import { type RatingGame, ratingChange, ratingPeriod } from '../src/fide.js';
import { gamesWorth, playedPeriod } from './rating-games.js';

const of = (...games: readonly (readonly [opponent: number, score: 0 | 0.5 | 1])[]): readonly RatingGame[] =>
  games.map(([opponent, score]) => ({ opponent, score }));

/** F-P02: three events of a published period, K 10; the list went from 2400 to 2406. */
const F_P02 = [
  { rating: 2395, games: of([1995, 1], [2205, 0.5], [2325, 0], [1995, 1], [1995, 1]) },
  { games: of([2000, 1], [2000, 1], [2121, 1], [2800, 0], [2084, 1]) },
  { games: of([2000, 1], [2000, 1], [2230, 1], [2505, 1], [2155, 0.5]) },
];

describe('8.3.4: halves away from zero', () => {
  it.each([
    [64.6, 161.5, 162],
    [128.2, 320.5, 321],
    [7.3, 18.25, 18],
  ])('with K %d, 2.5 more than expected are %d', (k, change, rounded) => {
    const games = of([2000, 1], [2000, 1], [2000, 1], [2000, 1], [2000, 1]); // .5 is expected of each
    expect(ratingChange({ rating: 2000, k, games })).toMatchObject({ sum: 2.5, change, rounded });
    const lost = games.map(({ opponent }) => ({ opponent, score: 0 as const }));
    expect(ratingChange({ rating: 2000, k, games: lost })).toMatchObject({ change: -change, rounded: -rounded });
  });
});

describe('8.3.4: the change of a rating period', () => {
  it('F-P02: -6.1, 3.7 and 7.8 are 5.4, rounded once 5', () => {
    const { events, ...period } = ratingPeriod({ listRating: 2400, k: 10, events: F_P02 });
    expect(events.map(({ change }) => change)).toEqual([-6.1, 3.7, 7.8]);
    expect(period).toEqual({ sum: 0.54, change: 5.4, rounded: 5, rating: 2405 });
  });

  it('F-P02: rounded by event -6, 4 and 8 are 6, as it was published', () => {
    const { events, ...period } = ratingPeriod({ listRating: 2400, k: 10, events: F_P02, roundPer: 'event' });
    expect(events.map(({ rounded }) => rounded)).toEqual([-6, 4, 8]);
    expect(period).toEqual({ sum: 0.54, change: 5.4, rounded: 6, rating: 2406 });
  });

  it.each(['period', 'event'] as const)('F-P03: 2.1, 2.9 and -3.1, by %s: 2505 to 2507', (roundPer) => {
    const events = [
      { rating: 2499, games: of([2099, 1], [2322, 1], [2422, 1], [2325, 0.5], [2255, 0.5]) },
      { games: of([2105, 1], [2105, 1], [2237, 0.5], [2134, 1], [2813, 0.5]) },
      { games: of([2105, 1], [2105, 1], [2105, 1], [2400, 0], [2118, 1]) },
    ];
    const result = ratingPeriod({ listRating: 2505, k: 10, events, roundPer });
    expect(result.events.map(({ change }) => change)).toEqual([2.1, 2.9, -3.1]);
    expect(result.change).toBe(1.9);
    expect(result.rating).toBe(2507);
  });

  it('F-P05: 39 games, K 17, ΣΔR 5.44: 92.48, from 2054 to 2146', () => {
    const result = playedPeriod(2054, 39, 544);
    expect(result.sum).toBe(5.44);
    expect(result.change).toBe(92.48);
    expect(result.rating).toBe(2146);
  });

  it('U.S. Championship 2025: 8.3 and -2.6 from the Grand Chess Tour make 2795 of 2789, 3.9 and 2.4 make 2728', () => {
    const list = (listRating: number, ...percents: readonly number[]) =>
      ratingPeriod({ listRating, k: 10, events: percents.map((one) => ({ games: gamesWorth(listRating, one) })) });
    expect(list(2789, 83, -26)).toMatchObject({ change: 5.7, rating: 2795 });
    expect(list(2722, 39, 24)).toMatchObject({ change: 6.3, rating: 2728 });
    expect(list(2590, 153)).toMatchObject({ change: 15.3, rating: 2605 });
    expect(list(2652, -98)).toMatchObject({ change: -9.8, rating: 2642 });
  });

  it('each event has its own day, by default that of the period', () => {
    const games = of([2200, 1]);
    const events = [{ on: '2025-09-28', games }, { games }];
    const changes = (on?: string) =>
      ratingPeriod({ listRating: 2700, k: 10, events, on }).events.map(({ change }) => change);
    expect(changes()).toEqual([0.8, 0.4]);
    expect(changes('2025-09-30')).toEqual([0.8, 0.8]);
  });

  it('lists the games that are not rated, and no events change nothing', () => {
    const events = [{ games: [{ opponent: 2000, score: 1 as const, unrated: true }] }];
    expect(ratingPeriod({ listRating: 2000, k: 20, events }).events[0].notRated).toEqual([
      { game: 0, reason: 'marked-unrated' },
    ]);
    const nothing = { events: [], sum: 0, change: 0, rounded: 0, rating: 2000 };
    expect(ratingPeriod({ listRating: 2000, k: 20, events: [] })).toEqual(nothing);
  });
});
