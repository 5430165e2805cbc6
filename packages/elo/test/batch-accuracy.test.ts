import { describe, expect, it } from 'vitest';

import { rateGames } from '../src/batch.js';
import { elo } from '../src/index.js';
import { errorOfChange } from './exact-change.js';
import { farthest, fractions, madeGames, madeRatings, rateOneByOne } from './made-games.js';

/** The bound of ordinary-games.ts: the tangent and the lead are off, and numbers below K are rounded. */
const boundOf = (k: number): number => (6e-14 / 32) * k + 2 ** -51 * k;

/** White's rating is the lead and Black's is 0, so that Black's new rating is the change, unrounded. */
function errorsOf(leads: readonly number[], k: number, points: number, bonus?: number): readonly number[] {
  const ratings = new Float64Array(2 * leads.length);
  leads.forEach((lead, game) => (ratings[2 * game] = lead));
  const white = Int32Array.from(leads, (_, game) => 2 * game);
  const black = white.map((player) => player + 1);
  const result = new Float64Array(leads.length).fill(points);
  expect(rateGames(ratings, { white, black, result }, { k, bonus })).toBe(leads.length);
  return leads.map((lead, game) => errorOfChange(-ratings[2 * game + 1], k, points, lead, bonus));
}

const next = fractions(20_260_301);
const anyLead = (): number => 4096 * next() - 2048;
const LEADS = {
  'everywhere in the table': Array.from({ length: 8000 }, anyLead),
  'of whole points': Array.from({ length: 4095 }, (_, cell) => cell - 2047),
  // The first and the last lead of a cell, as far as the count from 2048 tells them apart, and beyond
  'around the borders of cells': Array.from({ length: 2000 }, (_, at) => {
    const border = Math.round(anyLead() / 1.001);
    return border + (at % 8 < 4 ? 1 : -1) * [2 ** -41, 2 ** -42, 2 ** -40, 1e-9][at % 4];
  }),
  // The polynomial is farthest from the tangent where Chebyshev's T₅ is 1 or -1: at cos(nπ / 5)
  'in the middle of cells': Array.from({ length: 2000 }, (_, at) => {
    return Math.floor(anyLead()) + [Math.cos(Math.PI / 5), Math.cos((2 * Math.PI) / 5), 0.5, 1 - 2 ** -40][at % 4];
  }),
  'at both ends': [2, 1, 0.75, 0.5, 1e-3, 1e-6, 1e-9, 2 ** -40, 2 ** -41].flatMap((off) => [2048 - off, off - 2048]),
  'next to none': [0, -0, 1e-300, -1e-300, 1e-20, -1e-20, 1e-13, -1e-13, 1e-9, -1e-9, 0.5, -0.5, 1, -1],
};

describe.each(Object.entries(LEADS))('leads %s', (_, leads) => {
  it.each([
    { k: 32, points: 1 },
    { k: 32, points: 0 },
    { k: 10, points: 0.5 },
    { k: 0.1, points: 0.3 },
    { k: 1e9, points: 1 },
  ])('are as exact as derived, with a K of $k', ({ k, points }) => {
    expect(Math.max(...errorsOf(leads, k, points))).toBeLessThan(boundOf(k));
  });

  it.each([35, -35, 0.1, 511.7, -1024.3])('are as exact with a bonus of %d', (bonus) => {
    // With the bonus they are to be in the table, and some beyond
    const without = leads.map((lead) => lead - bonus);
    expect(Math.max(...errorsOf(without, 32, 0.5, bonus))).toBeLessThan(boundOf(32));
  });
});

describe('the reference', () => {
  it('is what was printed by others, and tells the least of errors', () => {
    // 900 points ahead: 0.17894295388 of 32, from the test file of Chess::Elo 1.0
    expect(errorOfChange(0.17894295388, 32, 1, 900)).toBeLessThan(5e-12);
    // Odds of 10 : 1, of 1 : 1, and √10 : 1 = 0.759746926647957865…
    expect(errorOfChange(1, 11, 1, 400)).toBeLessThan(1e-50);
    expect(errorOfChange(-16, 32, 0, 35, -35)).toBeLessThan(1e-50);
    expect(errorOfChange(0.7597469266479578, 1, 1, -200)).toBeLessThan(2 ** -53);
    expect(errorOfChange(16 + 2 ** -48, 32, 1, 0)).toBe(2 ** -48);
  });

  it('finds elo itself nearly as exact', () => {
    for (const lead of LEADS['everywhere in the table']) {
      expect(errorOfChange(-elo(lead, 1, 0)[1], 32, 1, lead)).toBeLessThan(boundOf(32));
    }
  });
});

describe('a million games', () => {
  const games = madeGames(1, 5000, 1_000_000);
  const before = madeRatings(2, 5000);

  it.each([{}, { k: 10, bonus: 35 }])('are within 1e-9 of elo game by game, with %o', (options) => {
    const ratings = before.slice();
    expect(rateGames(ratings, games, options)).toBe(1_000_000);
    // The docstring says 1e-11
    expect(farthest(ratings, rateOneByOne(before, games, options))).toBeLessThan(1e-11);
    expect(farthest(ratings, before)).toBeGreaterThan(100);
  });
});
