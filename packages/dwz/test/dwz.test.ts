// Examples of programs and of the two orders, by hand with the normal distribution

import { describe, expect, it } from 'vitest';

import { type DwzGame, type DwzOptions, type DwzPlayer, dwz } from '../src/index.js';

const BEFORE = { on: '2026-06-07' };
const AFTER = { on: '2026-06-08' };

/** Games against these, with these scores. */
const games = (...pairs: readonly (readonly [opponent: number, score: number])[]): DwzGame[] =>
  pairs.map(([opponent, score]) => ({ opponent, score }));

/** Games of a sure loss, and of a sure win. */
const LOST = games([1500, 0]);
const WON = games([1500, 1]);

const player = (rating: number, index: number, age: number): DwzPlayer => ({ rating, index, age });

describe('the order of 2014', () => {
  it.each<{ what: string; given: DwzPlayer; games: DwzGame[]; rating: number }>([
    { what: '1530-22, 26, beats 1930', given: player(1530, 22, 26), games: games([1930, 1]), rating: 1565 },
    { what: '1930-103, 39, loses to 1530', given: player(1930, 103, 39), games: games([1530, 0]), rating: 1905 },
    {
      what: '1530-17, 9, 1½ of 2 against 1930',
      given: player(1530, 17, 9),
      games: games([1930, 1], [1930, 0.5]),
      rating: 1637,
    },
  ])('$what: $rating', ({ given, games, rating }) => {
    expect(dwz(given, games, BEFORE).rating).toBe(rating);
  });

  it('the changes before they are rounded: 35.1 up, 24.6 down', () => {
    expect(dwz(player(1530, 22, 26), games([1930, 1]), BEFORE).change).toBeCloseTo(35.1, 1);
    expect(dwz(player(1930, 103, 39), games([1530, 0]), BEFORE).change).toBeCloseTo(-24.6, 1);
    expect(dwz(player(1530, 17, 9), games([1930, 1], [1930, 0.5]), BEFORE).change).toBeCloseTo(107.4, 1);
  });

  it.each<{ what: string; given: DwzPlayer; games: DwzGame[]; development: number }>([
    // ((1500/1000)⁴ + 5) · 1500/2000 = 7.55
    { what: 'acceleration of the young', given: player(1500, 30, 15), games: WON, development: 8 },
    // (1500/1000)⁴ + 5 = 10.06
    { what: 'none below the expectation', given: player(1500, 30, 15), games: LOST, development: 10 },
    // 1.5⁴ + 10 = 15.06
    { what: 'none from 21 on', given: player(1500, 30, 21), games: WON, development: 15 },
    { what: '25 is young', given: player(1500, 30, 25), games: WON, development: 15 },
    // 1.5⁴ + 15 = 20.06
    { what: '26 is not', given: player(1500, 30, 26), games: WON, development: 20 },
    // 1⁴ + 15 + e^(300/150) − 1 = 22.39
    { what: 'the brake', given: player(1000, 30, 30), games: LOST, development: 22 },
    // 1⁴ + 15
    { what: 'none above the expectation', given: player(1000, 30, 30), games: WON, development: 16 },
    // .9⁴ + 5 = 5.66, half of it would be 2.83
    { what: 'acceleration by half at most, and 5 at least', given: player(900, 30, 10), games: WON, development: 5 },
    // 2.2⁴ + 5 = 28.4, and 2200/2000 isn't taken
    { what: 'no acceleration from 2000 on', given: player(2200, 30, 15), games: games([1500, 1]), development: 28 },
    // 1.7⁴ + 15 = 23.35, 5 · 3
    { what: 'few evaluations', given: player(1700, 3, 40), games: LOST, development: 15 },
    // 2.2⁴ + 15 = 38.4
    { what: '30 at most', given: player(2200, 50, 50), games: LOST, development: 30 },
    // .5⁴ + 15 + e^(800/150) − 1 = 221.2
    { what: '150 at most with the brake', given: player(500, 50, 50), games: LOST, development: 150 },
  ])('E: $what', ({ given, games, development }) => {
    expect(dwz(given, games, BEFORE)).toMatchObject({
      order: 2014,
      development,
      k: 800 / (development + games.length),
    });
  });

  it('at exactly what was expected both acceleration and brake hold, and nothing changes', () => {
    const even = dwz(player(1000, 30, 15), games([1000, 0.5]), BEFORE);
    // (1 + 5) · ½ + e² − 1 = 9.39
    expect(even).toMatchObject({ development: 9, change: 0, rating: 1000 });
  });
});

describe('the order of 2026', () => {
  it.each<{ what: string; given: DwzPlayer; games: DwzGame[]; k: number; rating: number }>([
    {
      what: '15, two of three',
      given: player(1500, 11, 15),
      games: games([1500, 1], [1500, 1], [1500, 0]),
      k: 48.7,
      rating: 1524,
    },
    {
      what: '40, nothing of two',
      given: player(1200, 11, 40),
      games: games([1200, 0], [1200, 0]),
      k: 23.3,
      rating: 1177,
    },
    { what: '2100, 30', given: player(2100, 11, 30), games: games([2100, 1], [2000, 0.5]), k: 25, rating: 2109 },
    // 60 · (1200 + 800)/2400 = 50; 60 + (2000 − 1200)/30 = 86.67
    { what: 'the second evaluation, lost', given: player(1200, 2, 15), games: games([1200, 0]), k: 50, rating: 1175 },
    { what: '80 at most', given: player(1200, 2, 15), games: games([1200, 1]), k: 80, rating: 1240 },
    // 60 · (982 + 800)/2400 = 44.55, a half
    { what: 'halves of K up', given: player(982, 1, 6), games: games([982, 0]), k: 44.6, rating: 1100 },
    // 28 + 4
    { what: 'grown up, won', given: player(1599, 11, 26), games: games([1599, 1]), k: 32, rating: 1615 },
    // 32 + 4
    { what: '21 to 25, won', given: player(1599, 11, 25), games: games([1599, 1]), k: 36, rating: 1617 },
    { what: 'no bonus from 1600 on', given: player(1600, 11, 26), games: games([1600, 1]), k: 28, rating: 1614 },
    { what: 'no brake from 1600 on', given: player(1600, 11, 21), games: games([1600, 0]), k: 32, rating: 1584 },
    {
      what: 'no bonus of the young from 2000 on',
      given: player(2000, 11, 20),
      games: games([2000, 1]),
      k: 32,
      rating: 2016,
    },
    { what: 'never below 1100', given: player(1100, 1, 40), games: games([1100, 0]), k: 47.5, rating: 1100 },
    // 28 · (1050 + 800)/2400 = 21.6 lost, and up to 1100
    { what: 'up to 1100', given: player(1050, 11, 40), games: games([1050, 0]), k: 21.6, rating: 1100 },
  ])('$what: K $k, $rating', ({ given, games, k, rating }) => {
    expect(dwz(given, games, AFTER)).toMatchObject({ order: 2026, development: null, k, rating });
  });

  const BASES = {
    young: [60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32, 32],
    grown: [60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28, 28],
    others: [60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25, 25],
  };
  it.each([
    { what: 'up to 25, below 2200', rating: 2199, age: 25, bases: BASES.young },
    { what: 'up to 25, from 2200 on', rating: 2200, age: 25, bases: BASES.others },
    { what: 'from 26 on, below 2000', rating: 1999, age: 26, bases: BASES.grown },
    { what: 'from 26 on, from 2000 on', rating: 2000, age: 26, bases: BASES.others },
  ])('base values by index: $what', ({ rating, age, bases }) => {
    const ks = bases.map((_, at) => dwz(player(rating, at + 1, age), games([rating, 0]), AFTER).k);
    expect(ks).toEqual(bases);
  });
});

describe('dwz', () => {
  it('the index grows by one', () => {
    expect(dwz(player(1500, 7, 30), WON).index).toBe(8);
  });

  it('without a rated opponent nothing changes', () => {
    const none = { rating: 1500, index: 7, change: 0, games: 0, score: 0, expected: 0, k: null, development: null };
    expect(dwz(player(1500, 7, 30), [])).toEqual({ order: 2026, ...none });
    expect(
      dwz(
        player(1500, 7, 30),
        [
          { opponent: null, score: 1 },
          { opponent: 0, score: 1 },
        ],
        BEFORE,
      ),
    ).toEqual({
      order: 2014,
      ...none,
    });
  });

  it.each<{ options: DwzOptions; order: number }>([
    { options: {}, order: 2026 },
    { options: { on: '2026-06-08' }, order: 2026 },
    { options: { on: '2026-06-07' }, order: 2014 },
    { options: { on: '2014-05-30' }, order: 2014 },
  ])('$options: the order of $order', ({ options, order }) => {
    expect(dwz(player(1500, 7, 30), WON, options).order).toBe(order);
  });

  it('the expectation is that of the normal distribution, or of the table in two decimals', () => {
    const given = player(1600, 20, 40);
    const expected = (opponent: number, expectation?: 'formula' | 'table') =>
      dwz(given, games([opponent, 1]), { expectation }).expected;
    // Φ(100 / 282.84) = Φ(.35355) = .638163; Φ(−400/282.84) = Φ(−1.41421) = .0786496
    expect(expected(1500)).toBeCloseTo(0.638163, 6);
    expect(expected(2000, 'formula')).toBeCloseTo(0.0786496, 7);
    expect(expected(1500, 'table')).toBe(0.64);
    expect(expected(2000, 'table')).toBe(0.08);
    expect(expected(1600)).toBe(0.5);
    expect(expected(1)).toBeCloseTo(1, 7);
  });

  it('rounds halves up: 2100, K 25, draws with 2110, .51 of the table for that', () => {
    // 25 · (½ − .49) = .25 and 2 · 25 · (½ − .49) = ½
    const drawn = (count: number) => Array.from({ length: count }, () => ({ opponent: 2110, score: 0.5 }));
    const after = (count: number) => dwz(player(2100, 20, 40), drawn(count), { expectation: 'table' }).rating;
    expect([1, 2].map(after)).toEqual([2100, 2101]);
  });

  it('adds up expectations of the table in whole hundredths', () => {
    const given = player(1600, 20, 40);
    const sum = dwz(given, games([1500, 1], [1500, 1], [1450, 0]), { expectation: 'table' }).expected;
    // .64 + .64 + .70
    expect(sum).toBe(1.98);
  });
});
