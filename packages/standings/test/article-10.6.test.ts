import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { reversedRatingRule } from '../src/article-10.6.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

const GAMES = [[game('A', 'B', 1), game('C', 'D', 0.5)]];
const RATED = [
  { id: 'A', rating: 2100 },
  { id: 'B', rating: 2300 },
  { id: 'C', rating: 1900 },
  { id: 'D', rating: 2200 },
];
const UNRATED_C = RATED.map((player) => (player.id === 'C' ? { id: 'C' } : player));

/** The values of A to D. */
function valuesOf(options: CrosstableOptions): readonly (number | null)[] {
  return [...tiebreakValues('RTNG', crosstable(GAMES, options)).values()];
}

function valueOf(player: string, options: CrosstableOptions): number | null {
  return tiebreak('RTNG')(player, crosstable(GAMES, options));
}

/** The players, best first. */
function order(code: 'RTNG' | 'RTNG/R', options: CrosstableOptions): string {
  return standings(crosstable(GAMES, options), [code])
    .map(({ player }) => player)
    .join('');
}

describe('10.6: the rating', () => {
  it('is that of the list, in both editions', () => {
    for (const edition of ['2024-08', '2026-03'] as const) {
      const options = { players: RATED, edition };
      expect(valuesOf(options)).toEqual([2100, 2300, 1900, 2200]);
      expect(valueOf('D', options)).toBe(2200);
    }
  });

  it('ranks from highest to lowest, with /R from lowest to highest', () => {
    expect(order('RTNG', { players: RATED })).toBe('BDAC');
    expect(order('RTNG/R', { players: RATED })).toBe('CADB');
    expect(reversedRatingRule).toMatchObject({ code: 'RTNG', option: '/R', article: '10.6' });
  });

  it('is undefined for one whom the table doesn’t have', () => {
    expect(tiebreak('RTNG')('Z', crosstable([[game('A', 'A', 1)]], { unrated: 1500 }))).toBeNull();
  });

  it('explained: without contributions', () => {
    expect(explain('RTNG', 'B', crosstable(GAMES, { players: RATED }))).toMatchObject({
      ...{ code: 'RTNG', article: '10.6', value: 2300, undefinedBecause: null, contributions: [] },
      conclusion: { key: 'rating', article: '10.6' },
    });
  });

  it('explained: undefined for an unrated player whom the others are ranked without', () => {
    const table = crosstable(GAMES, { players: UNRATED_C, unrated: 'skip' });
    const reasonFor = (id: string) => explain('RTNG', id, table).undefinedBecause;
    expect(reasonFor('C')).toEqual({ key: 'unrated-player', article: '10.6' });
    expect(reasonFor('B')).toBeNull();
  });
});

describe('10: unrated players', () => {
  it('make it undefined for all', () => {
    expect(valuesOf({ players: UNRATED_C })).toEqual([null, null, null, null]);
    expect(valueOf('A', { players: UNRATED_C })).toBeNull();
  });

  it('have the rating that the rules give them', () => {
    const options = { players: UNRATED_C, unrated: 2150 };
    expect(valuesOf(options)).toEqual([2100, 2300, 2150, 2200]);
    expect(valueOf('C', options)).toBe(2150);
    expect(order('RTNG', options)).toBe('BDCA');
  });

  it('have none where they are skipped, and come last either way', () => {
    const options = { players: UNRATED_C, unrated: 'skip' } as const;
    expect(valuesOf(options)).toEqual([2100, 2300, null, 2200]);
    expect(valueOf('C', options)).toBeNull();
    expect(order('RTNG', options)).toBe('BDAC');
    expect(order('RTNG/R', options)).toBe('ADBC');
  });
});
