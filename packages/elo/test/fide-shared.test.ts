import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';

import { type RatingGame, initialRating, ratingChange, ratingPeriod } from '../src/fide.js';
import { gamesOfAverage, gamesWorth, playedPeriod } from './rating-games.js';

/** A game as the file has it: the opponent's rating, with a star where it is already limited, the score and ΔR. */
type SharedGame = readonly [opponent: number | string, score: 0 | 0.5 | 1, change: number];

interface SharedEvent {
  readonly Ro: number;
  readonly games: readonly SharedGame[];
  readonly change: number;
}

interface Shared {
  readonly change: readonly (readonly [number, number, 0 | 0.5 | 1, number, number])[];
  readonly since2650: readonly (readonly [number, number, 0 | 0.5 | 1, number, number, number])[];
  readonly initial: readonly (readonly [number, number, number, number])[];
  readonly periods: readonly Readonly<Record<string, unknown>>[];
  readonly championship: readonly (readonly [number, number, number, number, number, number, number])[];
}

/** A part of the file, by the beginning of its name. */
function part(name: string): never {
  const file = hasShared ? (sharedJson('real/ratings.json') as object) : {};
  const found: unknown = Object.entries(file).find(([key]) => key.startsWith(name))?.[1];
  return (found ?? []) as never;
}

const shared: Shared = {
  change: part('change ['),
  since2650: part('2650 rule'),
  initial: part('initial ['),
  periods: part('published periods'),
  championship: part('us_championship'),
};
const opponentOf = (rating: number | string): number => Number(String(rating).replace('*', ''));
const gamesOf = (games: readonly SharedGame[]): readonly RatingGame[] =>
  games.map(([opponent, score]) => ({ opponent: opponentOf(opponent), score }));
const periodOf = (id: string): never => {
  const found = shared.periods.find((period) => String(period.id).startsWith(id));
  if (found === undefined) throw new Error(`ratings.json: no period ${id}`);
  return found as never;
};

describe.skipIf(!hasShared)(`real/ratings.json${skipNote}`, () => {
  it('20 cases of the calculator', () => {
    expect(shared.change).toHaveLength(20);
    for (const [rating, opponent, score, k, change] of shared.change) {
      expect(ratingChange({ rating, k, games: [{ opponent, score }] }).change).toBe(change);
    }
  });

  it('4 cases of the 2650 rule: before 1 October 2025 as the calculator still has it, and since', () => {
    expect(shared.since2650).toHaveLength(4);
    for (const [rating, opponent, score, k, before, since] of shared.since2650) {
      const games = [{ opponent, score }];
      expect(ratingChange({ rating, k, games }).change).toBe(since);
      expect(ratingChange({ rating, k, games, on: '2025-10-01' }).change).toBe(since);
      expect(ratingChange({ rating, k, games, on: '2025-09-30' }).change).toBe(before);
    }
  });

  it('8 initial ratings', () => {
    expect(shared.initial).toHaveLength(8);
    for (const [average, points, games, rating] of shared.initial) {
      expect(initialRating(gamesOfAverage(average, points, games)).rating).toBe(rating);
    }
  });

  it('F-N01: a published initial rating', () => {
    const period: { 'games [opp, score]': readonly (readonly [number, 0 | 0.5 | 1])[]; 'published initial': number } =
      periodOf('F-N01');
    const games = period['games [opp, score]'].map(([opponent, score]) => ({ opponent, score }));
    expect(initialRating(games).rating).toBe(period['published initial']);
  });

  it('F-P01: one event, game by game', () => {
    const period: { Ro: number; 'games [opp, score, dR]': readonly SharedGame[]; change: number; new: number } =
      periodOf('F-P01');
    const games = period['games [opp, score, dR]'];
    const result = ratingChange({ rating: period.Ro, k: 10, games: gamesOf(games) });
    expect(result.games).toEqual(games.map(([, , change]) => change));
    expect(result.change).toBe(period.change);
    expect(result.rating).toBe(period.new);
  });

  it.each(['F-P02', 'F-P03'])('%s: three events, game by game', (id) => {
    const period: { events: readonly SharedEvent[]; 'list before': number; total: number; new: number } = periodOf(id);
    const events = period.events.map(({ Ro, games }) => ({ rating: Ro, games: gamesOf(games) }));
    const result = ratingPeriod({ listRating: period['list before'], k: 10, events, roundPer: 'event' });
    period.events.forEach(({ games, change }, at) => {
      expect(result.events[at].games).toEqual(games.map(([, , one]) => one));
      expect(result.events[at].change).toBe(change);
    });
    expect(result.change).toBe(period.total);
    expect(result.rating).toBe(period.new);
  });

  it('F-P04: the change, game by game', () => {
    const period: { Ro: number; games: readonly SharedGame[]; total: number } = periodOf('F-P04');
    const result = ratingChange({ rating: period.Ro, k: 20, games: gamesOf(period.games) });
    expect(result.games).toEqual(period.games.map(([, , change]) => change));
    expect(result.change).toBe(period.total);
  });

  it('F-P05: 39 games with K 17', () => {
    const period: { K: number; n: number; total: number; 'list before': number; new: number } = periodOf('F-P05');
    const result = playedPeriod(period['list before'], period.n, Math.round((100 * period.total) / period.K));
    expect(result.change).toBe(period.total);
    expect(result.rating).toBe(period.new);
  });

  it('U.S. Championship 2025: 12 of 12 on the list of November', () => {
    expect(shared.championship).toHaveLength(12);
    expect(shared.championship.reduce((sum, [, , , change]) => sum + Math.round(100 * change), 0)).toBe(0);
    for (const [, rating, , sum, change, list, other] of shared.championship) {
      const events = [
        { games: gamesWorth(rating, Math.round(100 * sum)) },
        { games: gamesWorth(rating, Math.round(10 * other)) },
      ];
      const result = ratingPeriod({ listRating: rating, k: 10, events });
      expect(result.events[0].sum).toBe(sum);
      expect(result.events[0].change).toBe(change);
      expect(result.rating).toBe(list);
    }
  });
});
