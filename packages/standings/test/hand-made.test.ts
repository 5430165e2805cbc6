// By hand: what neither the golden nor the real tournaments have. The packages' own tests go further; these see the
// same cases as a user of the whole does, through codes and lists.

import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, type Game, type Result, type Rounds, crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak } from '../src/values.js';

/** The values of some players, in their order. */
function values(code: string, games: Rounds, players: readonly string[], options: CrosstableOptions = {}) {
  const table = crosstable(games, { system: 'swiss', ...options });
  return players.map((id) => tiebreak(code)(id, table));
}

function ranks(games: Rounds, order: readonly string[], options: CrosstableOptions) {
  return standings(crosstable(games, options), order).map(({ rank, player }) => `${rank} ${player}`);
}

describe('7.1: WIN counts rounds with as many points as a win, and no others', () => {
  const games = [[game('A', 'B', 1), bye('C', 'pairing-bye'), bye('D', 'full-bye'), game('E', 'F', 1, 'forfeit-win')]];
  const players = ['A', 'B', 'C', 'D', 'E', 'F'];

  it.each<readonly [number, number]>([
    [2, 0], // more than a win: FIDE's program counts it, the text doesn't
    [1, 1],
    [0.5, 0],
  ])('a pairing-allocated bye worth %d, where a win is worth 1, adds %d', (pairingBye, wins) => {
    expect(values('WIN', games, players, { scoring: { pairingBye } })).toEqual([1, 0, wins, 1, 1, 0]);
  });

  it('a bye worth 1 is no win where a win is worth 3', () => {
    expect(values('WIN', games, players, { scoring: { win: 3, draw: 1, pairingBye: 1 } })).toEqual([1, 0, 0, 1, 1, 0]);
  });
});

describe('7.7: STD and double forfeits', () => {
  it('each of the two scores as much as the other: ½, in both systems and editions', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'A', 0, 'double-forfeit')]];
    for (const system of ['swiss', 'round-robin'] as const) {
      for (const edition of ['2024-08', '2026-03'] as const) {
        expect(values('STD', games, ['A', 'B'], { system, edition })).toEqual([1.5, 0.5]);
      }
    }
  });

  it('whatever an absence is worth', () => {
    const games = [[game('A', 'B', 0, 'double-forfeit'), game('C', 'D', 1, 'forfeit-win'), bye('E', 'zero-bye')]];
    // The bye has nobody to compare with: no points, or 1, which is a draw's
    const scoring = { win: 3, draw: 1, loss: 0 };
    expect(values('STD', games, ['A', 'B', 'C', 'D', 'E'], { scoring })).toEqual([0.5, 0.5, 1, 0, 0]);
    expect(values('STD', games, ['A', 'B', 'C', 'D', 'E'], { scoring: { ...scoring, absence: 1 } })).toEqual([
      0.5, 0.5, 1, 0, 0.5,
    ]);
  });
});

describe('6.3: “in Swiss tournaments”', () => {
  // A beat B and C, who haven't met: 2 points each. Whatever B and C did, A has 2 and they at most 1
  const games = [
    [game('A', 'B', 1), game('C', 'X', 1), game('Y', 'Z', 1)],
    [game('A', 'C', 1), game('B', 'X', 1), game('Z', 'Y', 1)],
    [game('X', 'A', 1), game('B', 'Y', 1), game('C', 'Z', 1)],
  ];

  it('first whatever the outcome of the missing game: in a Swiss, where FIDE’s program does it everywhere', () => {
    const tied = (system: 'swiss' | 'round-robin') => ranks(games, ['PTS', 'DE'], { system }).slice(0, 3);
    expect(tied('swiss')).toEqual(['1 A', '2 B', '2 C']);
    expect(tied('round-robin')).toEqual(['1 A', '1 B', '1 C']);
  });

  it('and says so', () => {
    const why = (system: 'swiss' | 'round-robin') => explain('DE', 'A', crosstable(games, { system })).conclusion;
    expect(why('swiss')).toMatchObject({ key: 'first-whatever-the-outcome', article: '6.3' });
    expect(why('round-robin').key).toBe('not-separated');
  });
});

/** A game in which the arbiter gave the two sides what doesn't add up to 1. */
function decided(white: string, black: string, result: Result, blackResult: Result): Game {
  return { white, black, result, blackResult };
}

describe('blackResult: both sides have their own points', () => {
  // A–B 0–0, C–D ½–0; A–C 1–0, D–B ½–½; A–D ½–½, B–C 1–½. A 1½, B 1½, C 1, D 1
  const games = [
    [decided('A', 'B', 0, 0), decided('C', 'D', 0.5, 0)],
    [game('A', 'C', 1), game('D', 'B', 0.5)],
    [game('A', 'D', 0.5), decided('B', 'C', 1, 0.5)],
  ];
  const players = ['A', 'B', 'C', 'D'];
  const rated = [2000, 1900, 1800, 1700].map((rating, at) => ({ id: players[at], rating }));
  const own = (code: string, system: 'swiss' | 'round-robin' = 'swiss') =>
    values(code, games, players, { players: rated, system });

  it('WIN, WON, BWG, STD', () => {
    expect(own('PTS')).toEqual([1.5, 1.5, 1, 1]);
    expect(own('WIN')).toEqual([1, 1, 0, 0]);
    expect(own('WON')).toEqual([1, 1, 0, 0]);
    expect(own('BWG')).toEqual([0, 0, 0, 0]);
    // A: = > =. B: = = >. C: > < <. D: < = =
    expect(own('STD')).toEqual([2, 2, 1, 1]);
  });

  it('a loss that the arbiter made a win for Black too is won by both', () => {
    const both = [[decided('A', 'B', 1, 1)]];
    expect(values('WON', both, ['A', 'B'])).toEqual([1, 1]);
    expect(values('BWG', both, ['A', 'B'])).toEqual([0, 1]);
    expect(values('STD', both, ['A', 'B'])).toEqual([0.5, 0.5]);
  });

  it('BH and SB', () => {
    expect(own('BH')).toEqual([3.5, 3.5, 4, 4]);
    // A: 0 + 1 × 1 + ½ × 1. B: 0 + ½ × 1 + 1 × 1. C: ½ × 1 + 0 + ½ × 1½. D: 0 + ½ × 1½ + ½ × 1½
    expect(own('SB')).toEqual([1.5, 1.5, 1.25, 1.5]);
  });

  it('KS', () => {
    // The limit is 1½ of 3: A and B. A: 0. B: 0. C: 0 + ½. D: ½ + ½
    expect(own('KS', 'round-robin')).toEqual([0, 0, 0.5, 1]);
  });

  it('TPR and PTP', () => {
    // A: ARO 1800, 1½ of 3. B: (2000 + 1700 + 1800) / 3 = 1833, 1½ of 3. C: 1867, 1 of 3: 33 %, -125. D: 1900, -125
    expect(own('TPR')).toEqual([1800, 1833, 1742, 1775]);
    // The least rating that is expected to score 1½ against 1900, 1800, 1700: 1797 has differences -103, -3, 97, .36 + .50
    // + .63 = 1.49; 1798 has -102, -2, 98: .36 + .50 + .63; 1799 has -101, -1, 99: .36 + .50 + .64 = 1.50
    expect(own('PTP')[0]).toBe(1799);
  });

  it('DE', () => {
    // A and B have nothing from each other; C has ½ against D, who has nothing
    expect(ranks(games, ['PTS', 'DE'], { system: 'swiss', players: rated })).toEqual(['1 A', '1 B', '3 C', '4 D']);
  });
});

describe('4.3: direct encounter may be listed twice', () => {
  // A, B and C have 3 points; A beat B, B beat C, C beat A: a circle. B and C have the stronger others
  const games = [
    [game('A', 'B', 1), game('C', 'X', 1), game('Y', 'Z', 1)],
    [game('B', 'C', 1), game('A', 'Z', 1), game('X', 'Y', 1)],
    [game('C', 'A', 1), game('B', 'Y', 1), game('X', 'Z', 1)],
    [game('A', 'Z', 1), game('B', 'X', 1), game('C', 'Y', 1)],
  ];
  const table = crosstable(games, { system: 'swiss' });
  const rows = (order: readonly string[]) =>
    standings(table, order)
      .slice(0, 3)
      .map(({ rank, player, values: row }) => [rank, player, ...row]);

  it('decides nothing among three in a circle, and between the two whom Buchholz leaves', () => {
    // X 2, Y 1, Z 0. A: 3 + 3 + 0 + 0 = 6. B: 3 + 3 + 1 + 2 = 9. C: 3 + 3 + 2 + 1 = 9
    expect(rows(['PTS', 'DE', 'BH'])).toEqual([
      [1, 'B', 3, null, 9],
      [1, 'C', 3, null, 9],
      [3, 'A', 3, null, 6],
    ]);
    expect(rows(['PTS', 'DE', 'BH', 'DE'])).toEqual([
      [1, 'B', 3, null, 9, 1], // B beat C
      [2, 'C', 3, null, 9, 2],
      [3, 'A', 3, null, 6, null],
    ]);
  });

  it('is not settled by its first place in the list', () => {
    expect(rows(['PTS', 'BH', 'DE'])).toEqual([
      [1, 'B', 3, 9, 1],
      [2, 'C', 3, 9, 2],
      [3, 'A', 3, 6, null],
    ]);
  });
});
