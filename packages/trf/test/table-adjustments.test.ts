import { describe, expect, it } from 'vitest';

import type { Adjustment, TrfGame } from '../src/index.js';
import { tableAdjustments } from '../src/rounds/table-adjustments.js';

const players = [{ id: '1' }, { id: '2' }, { id: '3' }];
/** No. 1 won, drew, and lost by forfeit; no. 2 lost, drew, and has the pairing-allocated bye. */
const games: readonly (readonly TrfGame[])[] = [
  [
    { white: '1', black: '2', result: 1 },
    { white: '3', black: '', result: 0.5, kind: 'half-bye' },
  ],
  [
    { white: '2', black: '1', result: 0.5 },
    { white: '3', black: '', result: 0, kind: 'zero-bye' },
  ],
  [
    { white: '3', black: '1', result: 1, kind: 'forfeit-win' },
    { white: '2', black: '', result: 1, kind: 'pairing-bye' },
  ],
];

function of(...adjustments: readonly Adjustment[]) {
  return tableAdjustments({ adjustments, games, players });
}

describe('299 as the option of a table', () => {
  it.each<[type: string, player: string, round: number]>([
    ['W', '1', 1],
    ['L', '2', 1],
    ['H', '3', 1],
    ['D', '2', 2],
    ['D', '1', 2],
    ['Z', '3', 2],
    ['+', '3', 3],
    ['-', '1', 3],
  ])('%s of no. %s replaces the points of round %i', (type, player, round) => {
    const replaced = [{ player, round, points: 4, replaces: true }];
    expect(of({ type, points: 4, round, players: [player] })).toEqual(replaced);
    // In whatever round: it has this result in one only
    expect(of({ type, points: 4, round: 0, players: [player] })).toEqual(replaced);
    expect(of({ type, points: 4, round: 1 + (round % 3), players: [player] })).toEqual([]);
  });

  it('of several players: one for each whose result it is', () => {
    expect(of({ type: 'D', points: 2, round: 0, players: ['1', '2', '3'] })).toEqual([
      { player: '2', round: 2, points: 2, replaces: true },
      { player: '1', round: 2, points: 2, replaces: true },
    ]);
  });

  it('the record of a round goes before the one of all rounds, wherever it stands', () => {
    const all: Adjustment = { type: 'D', points: 2, round: 0, players: ['1'] };
    const one: Adjustment = { type: 'D', points: 3, round: 2, players: ['1'] };
    const replaced = [{ player: '1', round: 2, points: 3, replaces: true }];
    expect(of(all, one)).toEqual(replaced);
    expect(of(one, all)).toEqual(replaced);
  });

  it('without a type points are added, from the round on or from the start', () => {
    expect(of({ type: '', points: -1, round: 2, players: ['1', '3'] })).toEqual([
      { player: '1', round: 2, points: -1 },
      { player: '3', round: 2, points: -1 },
    ]);
    expect(of({ type: '', points: 0.5, round: 0, players: ['2'] })).toEqual([{ player: '2', points: 0.5 }]);
    // The last of the three rounds is one of the file
    const last = { type: '', points: 0.5, round: 3, players: ['1'] };
    expect(of(last)).toEqual([{ player: '1', round: 3, points: 0.5 }]);
  });

  it('players and rounds that the file hasn’t are left out, and so are games that are not finished', () => {
    expect(of({ type: '', points: 1, round: 0, players: ['9'] })).toEqual([]);
    expect(of({ type: '', points: 1, round: 4, players: ['1'] })).toEqual([]);
    const open = [[{ white: '1', black: '2', result: null }]];
    const adjustments: Adjustment[] = [{ type: 'D', points: 1, round: 0, players: ['1', '2'] }];
    expect(tableAdjustments({ adjustments, games: open, players })).toEqual([]);
  });
});
