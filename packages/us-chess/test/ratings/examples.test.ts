// Examples of the specification, of published members, and of two texts about it; each says its own

import { describe, expect, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';

import { initialRating, rateEvent, ratePlayer } from '../../src/ratings.js';
import { bonusBarrier } from '../../src/ratings/bonus.js';
import { coefficient, effectiveGames } from '../../src/ratings/formulas.js';
import { absoluteFloor, peakFloor } from '../../src/ratings/floors.js';

/** Results against opponents, each met once. */
const against = (ratings: readonly number[], scores: readonly number[]) =>
  ratings.map((opponent, at) => ({ opponent, score: scores[at] }));

const all = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('the standard formula', () => {
  it('1: 1700 has 20.01 effective games at most', () => {
    expect(effectiveGames(1700, undefined)).toBeCloseTo(20.01, 2);
    expect(effectiveGames(2355, undefined)).toBeLessThan(50);
    expect(effectiveGames(2355.01, undefined)).toBe(50);
    expect(effectiveGames(1700, 12)).toBe(12);
  });

  it.each([
    [6, 4, 80],
    [20, 6, 30.77],
    [50, 10, 13.33],
  ])('2: K with %s effective games and %s of the event', (effective, games, k) => {
    expect(coefficient(1500, effective, games, false)).toBeCloseTo(k, 2);
  });

  it('3: a published member wins three', () => {
    const rated = ratePlayer({ rating: 554.22 }, against([499.22, 494.53, 142.69], [1, 1, 1]));
    expect(rated.effectiveGames).toBeCloseTo(9.0298, 4);
    expect(rated.k).toBeCloseTo(66.5013, 3);
    expect(rated.expected).toBeCloseTo(2.078, 4);
    expect(rated.bonus).toBeCloseTo(41.315, 2);
    expect(rated.after).toBeCloseTo(656.85, 2);
  });

  it('4: a published member with 6 of 10 has no bonus', () => {
    const opponents = [694.62, 813.33, 590.87, 805.57, 599.78, 508.06, 816.01, 797.91, 658.29, 599.78];
    const rated = ratePlayer({ rating: 787.25 }, against(opponents, [...all(6, 1), ...all(4, 0)]));
    expect(rated.k).toBeCloseTo(39.6427, 3);
    expect(rated.expected).toBeCloseTo(6.2689, 4);
    expect(rated.bonus).toBe(0);
    expect(rated.after).toBeCloseTo(776.59, 1);
  });

  it.each([
    { on: '2017-06-01', after: 1460.8 },
    { on: '2023-01-31', after: 1460.8 },
    { on: '2023-02-01', after: 1464.8 },
    { on: '2024-12-31', after: 1464.8 },
    { on: '2025-01-01', after: 1468.8 },
    { on: undefined, after: 1468.8 },
  ])('9: 3½ of 4 on $on give $after', ({ on, after }) => {
    const games = against([1250, 1400, 1500, 1550], [1, 1, 1, 0.5]);
    expect(ratePlayer({ rating: 1300, games: 45 }, games, { on }).after).toBeCloseTo(after, 2);
  });

  it('11: K of high Regular ratings is smaller in an event that is rated in Regular and Quick', () => {
    expect(coefficient(2300, 20, 4, true)).toBeCloseTo(25, 9);
    expect(coefficient(2550, 20, 4, true)).toBeCloseTo(200 / 24, 9);
    expect(coefficient(2500, 20, 4, true)).toBeCloseTo(200 / 24, 9);
    expect(coefficient(2200, 20, 4, true)).toBeCloseTo(800 / 24, 9);
    const games = against([2300], [1]);
    const k = (options: Parameters<typeof ratePlayer>[2]) => ratePlayer({ rating: 2300, games: 20 }, games, options).k;
    expect(k({ dual: true })).toBeCloseTo((800 * 0.75) / 21, 9);
    expect(k({ dual: true, rating: 'quick' })).toBeCloseTo(800 / 21, 9);
    expect(k({ rating: 'regular' })).toBeCloseTo(800 / 21, 9);
  });

  it.each([
    { met: 'aba', may: false },
    { met: 'abc', may: true },
    { met: 'aabc', may: true },
    { met: 'aaac', may: false },
    { met: 'ab', may: false },
  ])('12: a bonus for games against $met: $may', ({ met, may }) => {
    expect(bonusBarrier(Array.from(met)) === null).toBe(may);
  });
});

describe('the special formula', () => {
  it('5: a published member with 6 games before', () => {
    const rated = ratePlayer({ rating: 335.27, games: 6 }, against([364.67, 525.69, 100], [0, 0, 1]));
    expect(rated.after).toBeCloseTo(289.11, 2);
    expect(rated).toMatchObject({ formula: 'special', k: null, expected: null, bonus: null, effectiveGames: 6 });
  });

  it.each([
    { initial: 500, after: 800 },
    { initial: 1000, after: 1000 },
  ])('6: four wins against 400 raise $initial to $after', ({ initial, after }) => {
    expect(ratePlayer({ initial }, against(all(4, 400), all(4, 1))).after).toBe(after);
  });

  it('7: four losses against 400 would lead to 0; the floor holds at 100, and one event of three games or more makes it 101', () => {
    const rated = ratePlayer({ initial: 400 }, against(all(4, 400), all(4, 0)));
    expect(rated).toMatchObject({ computed: 100, after: 101, floor: 101 });
  });

  it('8: half of the points against 400, 500 and 600', () => {
    expect(ratePlayer({ initial: 750 }, against([400, 500, 600], [1, 0.5, 0])).after).toBeCloseTo(500, 9);
  });

  it('10: 1500 with 6 games before beats 1400, loses to 1550, draws with 1650', () => {
    expect(ratePlayer({ rating: 1500, games: 6 }, against([1400, 1550, 1650], [1, 0, 0.5])).after).toBeCloseTo(
      1511.11,
      2,
    );
  });

  it('by hand: all earlier games won, the rating counts as 400 lower, and won', () => {
    // 9 games won, and 9 effective: 9 (½ + (x − 600)/800) + ½ + (x − 1000)/800 = 9 + 0, so 10 x = 800 · 4 + 5400 + 1000
    const won = ratePlayer({ rating: 1000, games: 9, earlier: 'all-won' }, against([1000], [0]));
    expect(won).toMatchObject({ formula: 'special', effectiveGames: 9 });
    expect(won.after).toBeCloseTo(960, 9);
    // Lost: 9 (½ + (x − 1400)/800) + ½ + (x − 1000)/800 = 1, so 10 x = 800 · (1 − 5) + 12600 + 1000
    const lost = ratePlayer({ rating: 1000, games: 9, earlier: 'all-lost' }, against([1000], [1]));
    expect(lost.after).toBeCloseTo(1040, 9);
  });

  it('gives 2700 at most', () => {
    expect(ratePlayer({ initial: 2700 }, against([2600, 2600], [1, 1])).after).toBe(2700);
    expect(ratePlayer({ initial: 2500 }, against([2600, 2600], [1, 1])).after).toBe(2700);
  });

  it('8 games before are few, 9 are not', () => {
    const formula = (games: number) => ratePlayer({ rating: 1500, games }, against([1500], [1])).formula;
    expect([8, 9].map(formula)).toEqual(['special', 'standard']);
  });
});

describe('initial ratings', () => {
  it.each([
    { given: { fide: 1500 }, rating: 1277.05 },
    { given: { fide: 2000 }, rating: 2060.4 },
    { given: { fide: 2200 }, rating: 2264 },
    { given: { age: 10 }, rating: 500 },
    { given: { age: 30 }, rating: 1300 },
    { given: { age: 1 }, rating: 100 },
    { given: { initial: 900, fide: 2200, age: 10 }, rating: 900 },
    { given: { fide: 2200, age: 10 }, rating: 2264 },
    { given: {}, rating: 750 },
  ])('13: $given → $rating', ({ given, rating }) => {
    expect(initialRating(given)).toBeCloseTo(rating, 9);
  });
});

describe('floors', () => {
  it('the absolute floor grows with wins, draws and events, up to 150', () => {
    expect(absoluteFloor({ wins: 3, draws: 1, events: 10 })).toBe(124);
    expect(absoluteFloor({ wins: 20, draws: 0, events: 0 })).toBe(150);
    // 114 before, and an event of four games with a win and a draw
    expect(absoluteFloor({ wins: 3, draws: 1, events: 0 })).toBe(114);
    const games = against([1000, 1000, 1000, 1000], [1, 0.5, 0, 0]);
    expect(ratePlayer({ rating: 1000, wins: 3, draws: 1, events: 0 }, games).floor).toBe(121);
  });

  it.each([
    [1941, 1700],
    [1999.51, 1800],
    [1388, null],
    [1400, 1200],
    [2600, 2100],
  ])('the highest rating %s makes %s', (highest, floor) => {
    expect(peakFloor(highest)).toBe(floor);
  });

  it('an established player stays at the floor of the highest rating', () => {
    const games = against(all(6, 1000), all(6, 0));
    expect(ratePlayer({ rating: 1705, highest: 1941 }, games)).toMatchObject({ after: 1700, floor: 1700 });
    expect(ratePlayer({ rating: 1705, highest: 1941, games: 25 }, games).floor).toBe(101);
    expect(ratePlayer({ rating: 1705, highest: 1941, games: 26 }, games).floor).toBe(1700);
    // Of a highest rating below the present one
    expect(ratePlayer({ rating: 1705, highest: 1300 }, games).floor).toBe(1500);
  });
});

describe('rateEvent', () => {
  const players = [
    { id: 'A', rating: 1500 },
    { id: 'B', rating: 1600 },
    { id: 'C' },
    { id: 'D', rating: 1400, games: 3 },
  ];

  it('who plays no game keeps the rating, or stays unrated', () => {
    const rated = rateEvent(
      [[game('A', 'B', 1), game('C', 'D', 1, 'forfeit-win')]],
      [...players, { id: 'E', rating: 0 }, { id: 'F', rating: 900 }],
    );
    expect(rated.slice(2)).toEqual(
      [
        { id: 'C', before: null, after: null, games: 0, gamesAfter: 0, formula: null },
        { id: 'D', before: 1400, after: 1400, games: 0, gamesAfter: 3, formula: null },
        { id: 'E', before: null, after: null, games: 0, gamesAfter: 0, formula: null },
        { id: 'F', before: 900, after: 900, games: 0, gamesAfter: null, formula: null },
      ].map((row): unknown => expect.objectContaining(row)),
    );
  });

  it('takes the ratings of opponents as they are after a first pass, by hand', () => {
    // First pass: K = 800 / (N* + 1), both with N* of their rating; second with those results
    const nOf = (rating: number) => 50 / Math.sqrt(0.662 + 0.00000739 * (2569 - rating) ** 2);
    const we = (own: number, opponent: number) => 1 / (1 + 10 ** ((opponent - own) / 400));
    const next = (own: number, score: number, opponent: number) =>
      own + (800 / (nOf(own) + 1)) * (score - we(own, opponent));
    const [a, b] = [next(1500, 1, 1600), next(1600, 0, 1500)];
    const [first, second] = rateEvent([[game('A', 'B', 1), game('C', 'D', 0)]], players);
    expect(first.after).toBeCloseTo(next(1500, 1, b), 9);
    expect(second.after).toBeCloseTo(next(1600, 0, a), 9);
  });

  it('estimates the unrated first, with one effective game at the initial rating', () => {
    // C, unrated, counts as 750 and beats A. Estimate: PWe(x, 750) + PWe(x, 1500) = 1 + ½, so that x = 1500.
    // First pass of A, who loses to 1500 and beats 1600:
    const effective = 50 / Math.sqrt(0.662 + 0.00000739 * (2569 - 1500) ** 2);
    const first = 1500 + (800 / (effective + 2)) * (1 - 0.5 - 1 / (1 + 10 ** (100 / 400)));
    // C has no earlier games, and beats A: 400 more than A is the nearest rating to 750 that expects a win
    const rated = rateEvent([[game('C', 'A', 1)], [game('A', 'B', 1)]], players);
    expect(rated[2].after).toBeCloseTo(first + 400, 9);
  });
});
