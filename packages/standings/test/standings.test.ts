import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { type Standing, standings } from '../src/standings.js';

/** Scores: A 2½, B 1, C 0, D 2½; SB: A and D 2¼, B and C 0. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('A', 'D', 0.5), game('C', 'B', 0)],
  [game('A', 'C', 1), game('D', 'B', 1)],
];

function ranks(rows: readonly Standing[]): readonly string[] {
  return rows.map(({ rank, player }) => `${rank} ${player}`);
}

/** One round of byes: everybody's points are what they are given here. */
function withPoints(points: Readonly<Record<string, 0 | 0.5 | 1>>) {
  const kinds = { 0: 'zero-bye', 0.5: 'half-bye', 1: 'full-bye' } as const;
  return crosstable([Object.entries(points).map(([id, score]) => bye(id, kinds[score]))]);
}

describe('standings', () => {
  it('have rank, player and the values in the order of the codes', () => {
    expect(standings(crosstable(GAMES), ['PTS', 'SB', 'PS/C1'])).toEqual([
      { rank: 1, player: 'A', values: [2.5, 2.25, 4] },
      { rank: 1, player: 'D', values: [2.5, 2.25, 4] },
      { rank: 3, player: 'B', values: [1, 0, 2] },
      { rank: 4, player: 'C', values: [0, 0, 0] },
    ]);
  });

  it('give tied players the smaller rank: 1, 2, 2, 4', () => {
    const table = withPoints({ A: 0.5, B: 1, C: 0, D: 0.5 });
    expect(ranks(standings(table, ['PTS']))).toEqual(['1 B', '2 A', '2 D', '4 C']);
  });

  it('list tied players in the order of the table’s players', () => {
    const players = ['D', 'C', 'B', 'A'].map((id) => ({ id }));
    expect(ranks(standings(crosstable(GAMES, { players }), ['PTS']))).toEqual(['1 D', '1 A', '3 B', '4 C']);
    expect(ranks(standings(crosstable(GAMES), ['PTS']))).toEqual(['1 A', '1 D', '3 B', '4 C']);
  });

  it('keep many tied players in order', () => {
    const ids = Array.from({ length: 100 }, (_, at) => `p${99 - at}`);
    const table = withPoints(Object.fromEntries(ids.map((id) => [id, 0.5])));
    expect(ranks(standings(table, ['PTS', 'SB']))).toEqual(ids.map((id) => `1 ${id}`));
  });

  it('count points only where the list names them', () => {
    // A 2½ points and SB 2¼ before D with both the same; B and C both SB 0
    expect(ranks(standings(crosstable(GAMES), ['SB']))).toEqual(['1 A', '1 D', '3 B', '3 C']);
  });

  it('leave all tied under an empty list', () => {
    expect(standings(crosstable(GAMES), [])).toEqual(
      ['A', 'B', 'C', 'D'].map((player) => ({ rank: 1, player, values: [] })),
    );
  });

  it('rank an undefined value last, whichever stands beside it', () => {
    // C won by forfeit, so C has points and no opponent over the board.
    const games = [[game('A', 'B', 0), game('C', 'D', 1, 'forfeit-win')]];
    const players = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, rating: 1500 + 100 * at }));
    const table = crosstable(games, { players });
    expect(standings(table, ['ARO', 'PTS'])).toEqual([
      { rank: 1, player: 'A', values: [1600, 0] },
      { rank: 2, player: 'B', values: [1500, 1] },
      { rank: 3, player: 'C', values: [null, 1] },
      { rank: 4, player: 'D', values: [null, 0] },
    ]);
  });

  it('pass over a tie-break that is undefined for all', () => {
    expect(ranks(standings(crosstable(GAMES), ['ARO', 'PTS']))).toEqual(['1 A', '1 D', '3 B', '4 C']);
  });

  it('of nobody are empty', () => {
    expect(standings(crosstable([]), ['PTS'])).toEqual([]);
  });

  it.each<readonly [unknown, unknown, string]>([
    [crosstable(GAMES), 'PTS', 'codes: expected an array of codes, got "PTS"'],
    [crosstable(GAMES), undefined, 'codes: expected an array of codes, got undefined'],
    [GAMES, ['PTS'], 'table: expected a Crosstable of version 4 (call crosstable(games) first), got an object'],
    [null, ['PTS'], 'table: expected a Crosstable of version 4, got null'],
  ])('refuse %o with %o', (table, codes, message) => {
    expect(() => call(standings, [table, codes])).toThrow(new TypeError(message));
  });

  it('refuse a hole in the list', () => {
    expect(() => call(standings, [crosstable(GAMES), Array(1)])).toThrow(/^codes\[0\]: expected one of PTS/);
  });
});
