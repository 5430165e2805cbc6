// FIDE's questions 197 and 198 to programs: expelled players are flagged and left out of the standings

import { describe, expect, it } from 'vitest';

import { type Match, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { boardPrizes } from '../src/board-prizes.js';
import { checkList } from '../src/check-list.js';
import { explainOrder, explainStanding } from '../src/explain-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/** A 2 (B, C), B 1 (D), C 1 (D), D 0. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 1)],
  [game('C', 'A', 0), game('B', 'D', 1)],
];
const PLAYERS = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 2000 }));

function tableWithout(...expelled: readonly string[]) {
  const players = PLAYERS.map((player) => ({ ...player, expelled: expelled.includes(player.id) }));
  return crosstable(GAMES, { players, system: 'swiss' });
}

describe('197, 198: expelled players', () => {
  it('are left out of the standings, whose ranks have no gap', () => {
    const rows = standings(tableWithout('A'), ['PTS', 'BH']);
    expect(rows).toEqual([
      { rank: 1, player: 'B', values: [1, 2] }, // BH 2 + 0: the expelled opponent's score stays
      { rank: 1, player: 'C', values: [1, 2] },
      { rank: 3, player: 'D', values: [0, 2] },
    ]);
  });

  it('keep their values, and those of their opponents', () => {
    for (const code of ['PTS', 'BH', 'SB', 'ARO']) {
      expect(tiebreakValues(code, tableWithout('A'))).toEqual(tiebreakValues(code, tableWithout()));
    }
  });

  it('6: are in no group of direct encounter, whose missing games they would be', () => {
    // B, C and D have 1 point each from other games; D, who met nobody of them, would leave all tied
    const games = [
      [game('B', 'C', 1), game('D', 'A', 1)],
      [game('A', 'B', 1), game('C', 'E', 1)],
    ];
    const players = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, expelled: id === 'A' || id === 'D' }));
    const table = crosstable(games, { players, system: 'swiss' });
    expect(standings(table, ['PTS', 'DE'])).toEqual([
      { rank: 1, player: 'B', values: [1, 1] },
      { rank: 2, player: 'C', values: [1, 2] },
      { rank: 3, player: 'E', values: [0, null] },
    ]);
    expect([...tiebreakValues('DE', table).values()]).toEqual([null, 1, 2, null, 1]);
    expect(tiebreak('DE')('D', table)).toBeNull();
    expect(tiebreak('DE')('C', table)).toBe(2);
  });

  it('10: an unrated one still makes the tie-breaks of ratings undefined', () => {
    const players = PLAYERS.map((player) => (player.id === 'D' ? { id: 'D', expelled: true } : player));
    const table = crosstable(GAMES, { players, system: 'swiss' });
    expect(explain('ARO', 'A', table).undefinedBecause).toEqual({ key: 'unrated-players', article: '10' });
    expect(standings(table, ['PTS', 'ARO']).undefinedCodes).toEqual(['ARO']);
  });

  it('an undefined code is one of everybody who is ranked', () => {
    // Only the expelled D met a rated opponent
    const games = [[game('D', 'A', 0), game('B', 'C', 0.5)]];
    const players = [{ id: 'A', rating: 2000 }, { id: 'B' }, { id: 'C' }, { id: 'D', expelled: true }];
    const table = crosstable(games, { players, unrated: 'skip' });
    expect(tiebreakValues('ARO', table).get('D')).toBe(2000);
    expect(standings(table, ['PTS', 'ARO']).undefinedCodes).toEqual(['ARO']);
  });

  it('have no row to be explained, and no place before anybody or behind', () => {
    const table = tableWithout('A');
    expect(() => explainStanding(table, ['PTS'], 'A')).toThrow(
      new RangeError('player: expected a player who was not expelled, got "A"'),
    );
    const nothing = { equal: [], code: null, article: null, explanations: null };
    expect(explainOrder(table, ['PTS'], 'B', 'A')).toEqual({ first: 'B', second: 'A', ...nothing, expelled: ['A'] });
    expect(explainOrder(table, ['PTS'], 'A', 'D')).toMatchObject({ first: 'A', expelled: ['A'] });
    expect(explainOrder(tableWithout('C', 'B'), ['PTS'], 'C', 'B')).toMatchObject({ expelled: ['C', 'B'] });
    expect(explainOrder(table, ['PTS'], 'B', 'C')).not.toHaveProperty('expelled');
    expect(() => explainOrder(table, ['NO'], 'B', 'A')).toThrow('codes[0]: ');
    expect(explain('BH', 'A', table).value).toBe(2); // B 1 + C 1
    expect(explainStanding(table, ['PTS', 'BH'], 'B').map(({ value }) => value)).toEqual([1, 2]);
  });

  it('are tied with nobody in a list that is checked', () => {
    expect(checkList(['PTS'], tableWithout('B')).ties).toEqual([]);
    expect(checkList(['PTS'], tableWithout()).ties).toEqual([['B', 'C']]);
  });

  it('may be everybody', () => {
    expect([...standings(tableWithout('A', 'B', 'C', 'D'), ['PTS'])]).toEqual([]);
    expect(standings(tableWithout('A', 'B', 'C', 'D'), ['PTS']).undefinedCodes).toEqual([]);
  });

  it('refuses what is neither true nor false', () => {
    const players = [{ id: 'A', expelled: 'yes' }] as unknown as { id: string; expelled: boolean }[];
    expect(() => crosstable([], { players })).toThrow(
      new TypeError('players[0].expelled: expected true or false, got "yes"'),
    );
  });
});

describe('197, 198: in tournaments of teams', () => {
  const boards = [game('a1', 'b1', 1), game('b2', 'a2', 0)];
  const matches: Match[][] = [[{ white: 'A', black: 'B', boards }], [{ white: 'B', black: 'C', gamePoints: [2, 0] }]];
  const teams = ['A', 'B', 'C'].map((id) => ({ id, expelled: id === 'B' }));

  it('expelled teams are left out, and count for their opponents', () => {
    const table = teamTable(matches, { teams, system: 'swiss' });
    expect(standings(table, ['PTS', 'EMMSB']).map(({ rank, player, values }) => [rank, player, values])).toEqual([
      [1, 'A', [2, 4]], // 2 match points times the 2 of B; nothing for the missing round
      [2, 'C', [0, 0]],
    ]);
  });

  it('expelled players get no board prize', () => {
    const players = ['a1', 'a2', 'b1', 'b2'].map((id) => ({ id, rating: 2000, expelled: id === 'a1' }));
    const table = teamTable([[{ white: 'A', black: 'B', boards }]], { players });
    expect(boardPrizes(table).map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'a2'],
      [2, 'b1'],
      [2, 'b2'],
    ]);
  });
});
