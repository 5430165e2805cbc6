import { describe, expect, it } from 'vitest';

import type { CrosstableOptions } from '../../core/src/index.js';
import { columnOf, crosstable, explanation, openTable, valueAt } from '../../core/src/index.js';
import { game } from '../../core/test/notation.js';
import { ratingAccount, reversedRatingAccount } from '../src/article-10.6.js';
import { byColumn } from '../src/article-4.2-ranking.js';

const GAMES = [[game('A', 'B', 1), game('C', 'D', 0.5)]];
const RATED = [
  { id: 'A', rating: 2100 },
  { id: 'B', rating: 2300 },
  { id: 'C', rating: 1900 },
  { id: 'D', rating: 2200 },
];
const UNRATED_C = RATED.map((player) => (player.id === 'C' ? { id: 'C' } : player));

function compiled(options: CrosstableOptions) {
  return openTable(crosstable(GAMES, options));
}

/** The players, best first. */
function order(account: typeof ratingAccount, options: CrosstableOptions): string {
  const table = compiled(options);
  const split = byColumn(columnOf(account, '', table), account.lowerFirst);
  return split([0, 1, 2, 3])
    .flat()
    .map((player) => table.ids[player])
    .join('');
}

describe('10.6: the rating', () => {
  it('is that of the list, in both editions', () => {
    for (const edition of ['2024-08', '2026-03'] as const) {
      const table = compiled({ players: RATED, edition });
      expect([...columnOf(ratingAccount, '', table)]).toEqual([2100, 2300, 1900, 2200]);
      expect(valueAt(ratingAccount, '', table.seat('D'))).toBe(2200);
    }
  });

  it('ranks from highest to lowest, with /R from lowest to highest', () => {
    expect(order(ratingAccount, { players: RATED })).toBe('BDAC');
    expect(order(reversedRatingAccount, { players: RATED })).toBe('CADB');
    expect(reversedRatingAccount).toMatchObject({ code: 'RTNG', option: '/R', article: '10.6' });
  });

  it('is undefined for one whom the table doesn’t have', () => {
    const table = openTable(crosstable([[game('A', 'A', 1)]], { unrated: 1500 }));
    expect(valueAt(ratingAccount, '', table.seat('Z'))).toBeNull();
  });

  it('explained: without contributions', () => {
    const explained = explanation(ratingAccount, '', 'B', compiled({ players: RATED }).seat('B'));
    expect(explained).toMatchObject({
      ...{ code: 'RTNG', article: '10.6', value: 2300, undefinedBecause: null, contributions: [] },
      conclusion: { key: 'rating', article: '10.6' },
    });
  });

  it('explained: undefined for an unrated player whom the others are ranked without', () => {
    const { seat } = compiled({ players: UNRATED_C, unrated: 'skip' });
    const reasonFor = (id: string) => explanation(ratingAccount, '', id, seat(id)).undefinedBecause;
    expect(reasonFor('C')).toEqual({ key: 'unrated-player', article: '10.6' });
    expect(reasonFor('B')).toBeNull();
  });
});

describe('10: unrated players', () => {
  it('make it undefined for all', () => {
    const table = compiled({ players: UNRATED_C });
    expect([...columnOf(ratingAccount, '', table)]).toEqual([NaN, NaN, NaN, NaN]);
    expect(valueAt(ratingAccount, '', table.seat('A'))).toBeNull();
  });

  it('have the rating that the rules give them', () => {
    const options = { players: UNRATED_C, unrated: 2150 };
    expect([...columnOf(ratingAccount, '', compiled(options))]).toEqual([2100, 2300, 2150, 2200]);
    expect(valueAt(ratingAccount, '', compiled(options).seat('C'))).toBe(2150);
    expect(order(ratingAccount, options)).toBe('BDCA');
  });

  it('have none where they are skipped, and come last either way', () => {
    const options = { players: UNRATED_C, unrated: 'skip' } as const;
    expect([...columnOf(ratingAccount, '', compiled(options))]).toEqual([2100, 2300, NaN, 2200]);
    expect(valueAt(ratingAccount, '', compiled(options).seat('C'))).toBeNull();
    expect(order(ratingAccount, options)).toBe('BDAC');
    expect(order(reversedRatingAccount, options)).toBe('ADBC');
  });
});
