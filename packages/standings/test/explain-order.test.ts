import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { explainOrder } from '../src/explain-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';

/**
 * A: 1 (C), ½ (B), 0 bye, 0 bye: 1½. B: 0 bye, ½ (A), ½ (C), ½ bye: 1½. C: 0 (A), 1 bye, ½ (B), 0 bye: 1½. D: 0.
 * Progressive scores: A 1 + 1½ + 1½ + 1½ = 5½, B 0 + ½ + 1 + 1½ = 3, C 0 + 1 + 1½ + 1½ = 4.
 * Direct encounter of the three: A 1½, B 1, C ½.
 */
const GAMES = [
  [game('A', 'C', 1), bye('B', 'zero-bye')],
  [game('B', 'A', 0.5), bye('C', 'full-bye')],
  [game('C', 'B', 0.5), bye('A', 'zero-bye')],
  [bye('B', 'half-bye'), bye('A', 'zero-bye'), bye('C', 'zero-bye'), bye('D', 'zero-bye')],
];
const table = crosstable(GAMES, { system: 'swiss' });

describe('explainOrder', () => {
  it('stops at the first code that separates the two, whichever is named first', () => {
    const order = explainOrder(table, ['PTS', 'PS', 'DE'], 'B', 'C');
    expect(order).toEqual({
      first: 'C',
      second: 'B',
      equal: [{ code: 'PTS', value: 1.5 }],
      code: 'PS',
      article: '7.5',
      explanations: [explain('PS', 'C', table), explain('PS', 'B', table)],
    });
    expect(explainOrder(table, ['PTS', 'PS', 'DE'], 'C', 'B')).toEqual(order);
  });

  it('keeps the code as the list writes it', () => {
    expect(explainOrder(table, ['pts', 'ps'], 'A', 'B')).toMatchObject({ code: 'ps', equal: [{ code: 'pts' }] });
  });

  it('says that the list leaves two tied', () => {
    expect(explainOrder(table, ['PTS', 'WON', 'ARO'], 'C', 'B')).toEqual({
      first: 'C',
      second: 'B',
      equal: [
        { code: 'PTS', value: 1.5 },
        { code: 'WON', value: 0 },
        { code: 'ARO', value: null },
      ],
      code: null,
      article: null,
      explanations: null,
    });
    expect(explainOrder(table, [], 'A', 'D')).toMatchObject({ code: null, equal: [] });
  });

  it('an undefined value comes after every other', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 2000 }));
    const rated = crosstable(GAMES, { system: 'swiss', players });
    const { first, explanations } = explainOrder(rated, ['ARO'], 'D', 'A');
    expect([first, explanations?.map(({ value }) => value)]).toEqual(['A', [2000, null]]);
  });

  it('4.2: direct encounter looks at all who are still tied, also at those of whom nobody asked', () => {
    const { code, explanations } = explainOrder(table, ['PTS', 'DE'], 'C', 'B');
    expect(code).toBe('DE');
    expect(explanations?.map(({ player, value }) => [player, value])).toEqual([
      ['B', 2],
      ['C', 3],
    ]);
    expect(explanations?.[0].steps?.map(({ tied }) => tied)).toEqual([['A', 'C', 'B']]);
  });

  it('4.2: … and not at those whom a code before it has separated', () => {
    // WON: A 1, B and C none. Then B and C are tied, whose game was a draw.
    const { code, equal } = explainOrder(table, ['PTS', 'WON', 'DE'], 'C', 'B');
    expect([code, equal.at(-1)]).toEqual([null, { code: 'DE', value: null }]);
    // Listed twice, the first one leaves A out already: A, then B and C by PS
    const again = explainOrder(table, ['PTS', 'WON', 'DE', 'PS', 'DE'], 'C', 'B');
    expect([again.code, again.first]).toEqual(['PS', 'C']);
  });

  it('agrees with the standings about every pair', () => {
    for (const codes of [
      ['PTS', 'DE'],
      ['PTS', 'SB', 'DE', 'PS'],
      ['DE', 'PTS'],
      ['BH/C1', 'REP'],
    ]) {
      const rows = standings(table, codes);
      for (const one of rows) {
        for (const other of rows) {
          if (one === other) continue;
          const { first, code } = explainOrder(table, codes, other.player, one.player);
          expect(code === null).toBe(one.rank === other.rank);
          if (code !== null) expect(first).toBe(one.rank < other.rank ? one.player : other.player);
        }
      }
    }
  });

  it.each<readonly [unknown[], typeof RangeError | typeof TypeError, string]>([
    [[table, ['PTS'], 'A', 'X'], RangeError, 'other: expected a player of the table, got "X"'],
    [[table, ['PTS'], 'X', 'A'], RangeError, 'one: expected a player of the table, got "X"'],
    [[table, ['PTS'], 'A', 'A'], RangeError, 'other: expected another player, got "A"'],
    [[table, ['PTS', 'PS/C3'], 'A', 'B'], RangeError, 'codes[1]: expected PS alone or with /C1, /C2, got "PS/C3"'],
    [[table, 'PTS', 'A', 'B'], TypeError, 'codes: expected an array of codes, got "PTS"'],
    [
      [GAMES, ['PTS'], 'A', 'B'],
      TypeError,
      'table: expected a Crosstable of version 4 (call crosstable(games) first), got an object',
    ],
  ])('refuses %#', (given, error, message) => {
    expect(() => call(explainOrder, given)).toThrow(new error(message));
  });

  it('refuses a code even behind the one that separates', () => {
    expect(() => explainOrder(table, ['PTS', 'XX'], 'A', 'D')).toThrow(/^codes\[1\]: expected one of PTS, /);
  });
});
