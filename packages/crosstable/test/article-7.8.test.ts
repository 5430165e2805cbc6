import { describe, expect, it } from 'vitest';

import type { CrosstableOptions } from '../../core/src/index.js';
import { columnOf, crosstable, explanation, openTable, valueAt } from '../../core/src/index.js';
import { game } from '../../core/test/notation.js';
import { pairingNumberAccount, reversedPairingNumberAccount } from '../src/article-7.8.js';
import { byColumn } from '../src/article-4.2-ranking.js';

const GAMES = [[game('A', 'B', 1), game('C', 'D', 0.5)]];

function compiled(options: CrosstableOptions) {
  return openTable(crosstable(GAMES, options));
}

describe('7.8: the tournament pairing number', () => {
  it('is the position in the list of players', () => {
    const table = compiled({ players: [{ id: 'D' }, { id: 'B' }, { id: 'A' }, { id: 'C' }] });
    expect([...columnOf(pairingNumberAccount, '', table)]).toEqual([1, 2, 3, 4]);
    expect(valueAt(pairingNumberAccount, '', table.seat('A'))).toBe(3);
  });

  it('is what the player says, in both editions', () => {
    const players = [{ id: 'A', pairingNumber: 7 }, { id: 'B', pairingNumber: 3 }, { id: 'C' }, { id: 'D' }];
    for (const edition of ['2024-08', '2026-03'] as const) {
      const table = compiled({ players, edition });
      expect([...columnOf(pairingNumberAccount, '', table)]).toEqual([7, 3, 3, 4]);
      expect(valueAt(pairingNumberAccount, '', table.seat('A'))).toBe(7);
    }
  });

  it('without a list is the order of appearance', () => {
    expect([...columnOf(pairingNumberAccount, '', compiled({}))]).toEqual([1, 2, 3, 4]);
  });

  it('ranks in ascending order, with /R in descending order', () => {
    const players = [
      { id: 'A', pairingNumber: 3 },
      { id: 'B', pairingNumber: 1 },
      { id: 'C', pairingNumber: 4 },
      { id: 'D', pairingNumber: 2 },
    ];
    const order = (account: typeof pairingNumberAccount) =>
      byColumn(columnOf(account, '', compiled({ players })), account.lowerFirst)([0, 1, 2, 3]).flat();
    expect(order(pairingNumberAccount)).toEqual([1, 3, 0, 2]); // B 1, D 2, A 3, C 4
    expect(order(reversedPairingNumberAccount)).toEqual([2, 0, 3, 1]);
    expect(reversedPairingNumberAccount).toMatchObject({ code: 'TPN', option: '/R', article: '7.8' });
  });

  it('is undefined for one whom the table doesn’t have', () => {
    expect(valueAt(pairingNumberAccount, '', compiled({}).seat('Z'))).toBeNull();
  });

  it('leaves its column to whoever asked for it', () => {
    const table = compiled({});
    columnOf(pairingNumberAccount, '', table).fill(0);
    expect([...table.pairingNumbers]).toEqual([1, 2, 3, 4]);
  });

  it('explained: without contributions', () => {
    const explained = explanation(pairingNumberAccount, '', 'B', compiled({}).seat('B'));
    expect(explained).toMatchObject({
      ...{ code: 'TPN', article: '7.8', value: 2, undefinedBecause: null, contributions: [] },
      conclusion: { key: 'pairing-number', article: '7.8' },
    });
  });
});
