import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, crosstable, openTable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { reversedPairingNumberRule } from '../src/article-7.8.js';
import { resolvedCode } from '../src/codes.js';
import { columnOf } from '../src/columns.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

function tableOf(options: CrosstableOptions) {
  return crosstable([[game('A', 'B', 1), game('C', 'D', 0.5)]], options);
}

/** The numbers in the order of the table's players. */
function numbersOf(options: CrosstableOptions): readonly (number | null)[] {
  return [...tiebreakValues('TPN', tableOf(options)).values()];
}

describe('7.8: the tournament pairing number', () => {
  it('is the position in the list of players', () => {
    const players = [{ id: 'D' }, { id: 'B' }, { id: 'A' }, { id: 'C' }];
    expect(numbersOf({ players })).toEqual([1, 2, 3, 4]);
    expect(tiebreak('TPN')('A', tableOf({ players }))).toBe(3);
  });

  it('is what the player says, in both editions', () => {
    const players = [{ id: 'A', pairingNumber: 7 }, { id: 'B', pairingNumber: 3 }, { id: 'C' }, { id: 'D' }];
    for (const edition of ['2024-08', '2026-03'] as const) {
      expect(numbersOf({ players, edition })).toEqual([7, 3, 3, 4]);
      expect(tiebreak('TPN')('A', tableOf({ players, edition }))).toBe(7);
    }
  });

  it('without a list is the order of appearance', () => {
    expect(numbersOf({})).toEqual([1, 2, 3, 4]);
  });

  it('ranks in ascending order, with /R in descending order', () => {
    const players = [
      { id: 'A', pairingNumber: 3 },
      { id: 'B', pairingNumber: 1 },
      { id: 'C', pairingNumber: 4 },
      { id: 'D', pairingNumber: 2 },
    ];
    const order = (code: string) => standings(tableOf({ players }), [code]).map(({ player }) => player);
    expect(order('TPN')).toEqual(['B', 'D', 'A', 'C']); // B 1, D 2, A 3, C 4
    expect(order('TPN/R')).toEqual(['C', 'A', 'D', 'B']);
    expect(reversedPairingNumberRule).toMatchObject({ code: 'TPN', option: '/R', article: '7.8' });
  });

  it('is undefined for one whom the table doesn’t have', () => {
    expect(tiebreak('TPN')('Z', tableOf({}))).toBeNull();
  });

  it('leaves its column to the caller', () => {
    const tournament = openTable(tableOf({}));
    columnOf(resolvedCode('TPN'), tournament).fill(0);
    expect([...tournament.pairingNumbers]).toEqual([1, 2, 3, 4]);
  });

  it('explained: without contributions', () => {
    expect(explain('TPN', 'B', tableOf({}))).toMatchObject({
      ...{ code: 'TPN', article: '7.8', value: 2, undefinedBecause: null, contributions: [] },
      conclusion: { key: 'pairing-number', article: '7.8' },
    });
  });
});
